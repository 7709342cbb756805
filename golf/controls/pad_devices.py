"""The gamepads that SDL finds: opening them, who made them, and their motors."""

import re
from dataclasses import dataclass, field
from types import ModuleType
from typing import Protocol

import pygame

_VENDORS = {"045e": "xbox", "054c": "playstation", "057e": "nintendo"}
_MAKER_IN_NAME = re.compile(r"(?:vendor: |^(?=[0-9a-f]{1,4}-[0-9a-f]{1,4}-))([0-9a-f]{1,4})")
"""As most browsers tell it ("Vendor: 045e"), and as Firefox does ("45e-28e-X-Box 360 pad")."""

_NAMES = {
    "xbox": ("xbox", "x-box", "xinput"),
    "playstation": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"),
    "nintendo": ("nintendo", "switch", "joy-con", "pro controller"),
}


class Motors(Protocol):
    """What an open device can do beside sending events."""

    def rumble(self, low_frequency: float, high_frequency: float, duration: int) -> bool:
        """Shake for a time in milliseconds; False where the pad cannot."""


@dataclass(slots=True)
class PadDevice:
    """One open gamepad.

    `is_mapped` says that SDL knows which of its buttons lies where, so that it sends CONTROLLER
    events; every other pad sends JOY events alone. `motors` keeps it open.
    """

    instance: int
    name: str
    guid: str = ""
    is_mapped: bool = False
    axes: int = 0
    buttons: int = 0
    hats: int = 0
    motors: Motors | None = field(default=None, repr=False)

    @property
    def family(self) -> str:
        """Whose signs are on the buttons: `xbox`, `playstation`, `nintendo`, or nothing."""
        name = self.name.lower()
        # The maker stands in the GUID's bytes 4 and 5, the low one first; browsers put it into
        # the name instead.
        found = _MAKER_IN_NAME.search(name)
        for vendor in (self.guid[10:12] + self.guid[8:10], found and found[1].zfill(4)):
            if vendor in _VENDORS:
                return _VENDORS[vendor]
        for family, words in _NAMES.items():
            if any(word in name for word in words):
                return family
        return ""

    @property
    def can_play(self) -> bool:
        """Whether it can be a gamepad: sensors and pedals that say so have no buttons."""
        return self.is_mapped or self.buttons > 0

    @property
    def is_standard(self) -> bool:
        """Whether it has the shape that browsers give every pad that they know."""
        return not self.hats and self.axes == 4 and self.buttons >= 16


class Devices:
    """SDL's gamepads.

    A pygame that cannot ask SDL for its mappings, as that of browsers, has plain joysticks alone.
    """

    def __init__(self) -> None:
        pygame.joystick.init()
        self._controller = _open_controllers()

    def close(self) -> None:
        """Give every pad back."""
        if self._controller is not None:
            self._controller.quit()
        pygame.joystick.quit()

    def open(self, index: int, *, is_controller: bool) -> PadDevice | None:
        """Open the pad of a device index as SDL announced it; None where it has gone already.

        A pad is announced once as a joystick and, where SDL knows it, once as a controller.
        """
        mapped = self._controller
        try:
            if (mapped is not None and mapped.is_controller(index)) != is_controller:
                return None
            if mapped is None or not is_controller:
                joystick = pygame.joystick.Joystick(index)
                return _device(joystick, joystick, is_mapped=False)
            opened = mapped.Controller(index)
            return _device(opened.as_joystick(), opened, is_mapped=True)
        except pygame.error:
            return None


def _open_controllers() -> ModuleType | None:
    """Return pygame's module for pads that SDL has a mapping for, None where it cannot be had."""
    try:
        from pygame._sdl2 import controller

        controller.init()
    except (ImportError, pygame.error):
        return None
    return controller


def _device(joystick: "pygame.joystick.JoystickType", motors: Motors, is_mapped: bool) -> PadDevice:
    return PadDevice(
        joystick.get_instance_id(),
        joystick.get_name(),
        joystick.get_guid(),
        is_mapped,
        joystick.get_numaxes(),
        joystick.get_numbuttons(),
        joystick.get_numhats(),
        motors,
    )
