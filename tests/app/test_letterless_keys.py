"""Keys that print no letter."""

import pygame
import pytest

from golf.controls.intents import Mode
from golf.controls.keyboard import key_intent


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("key", [pygame.K_INSERT, pygame.K_PERIOD, pygame.K_0])
def test_they_mean_nothing_in_any_scene(mode: Mode, key: int) -> None:
    assert key_intent(key, pygame.KSCAN_INSERT, 0, "", mode) is None
