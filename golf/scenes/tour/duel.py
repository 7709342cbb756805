"""Duel: choose a rival to play against, hole by hole; one at the player's own level is offered."""

from functools import partial

import pygame

from golf import theme
from golf.analysis.roster import ROSTER
from golf.core.event import LAST_NUMBER
from golf.core.game import Entry
from golf.core.rules import Rules
from golf.geometry import Rect
from golf.records.tour import recent_mean, rival_at_level
from golf.routes import Change, Swap
from golf.saves.new_games import new_event
from golf.scenes import openings
from golf.scenes.page import Page
from golf.scenes.tour.rival_faces import face_picture
from golf.services import Services
from golf.texts.numbers import expected_text, parted
from golf.texts.rivals import about_rival
from golf.texts.rules_names import rules_name
from golf.ui.box import Box, Column, Row, Space
from golf.ui.buttons import Button
from golf.ui.leaves import Line, Picture, Sheet, Text, heading
from golf.ui.look import Look
from golf.words import say


class DuelScene(Page):
    """Begins a duel under the rules that are chosen."""

    has_backdrop = True
    first_focus = "play"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        level = rival_at_level(recent_mean(services.storage.history.lines))
        self.number = ROSTER.index(level)

    def build(self, look: Look) -> Box:
        """Return the rival between the weaker and the stronger ones, and the ways on."""
        rival = ROSTER[self.number]
        strength = say(
            "Takes {mean} strokes a hole in the mean under classic.",
            mean=expected_text(rival.mean),
        )
        rules = say("Nine holes, {rules}.", rules=rules_name(self._rules))
        page = Column(
            [
                heading(say("Duel"), h=50),
                self._face_between_arrows(120 if look.is_low else 190),
                Line(rival.name, "display", theme.SUBHEADING, align="centre"),
                Text(about_rival(rival), align="centre", most=2),
                Text(
                    f"{strength} {rules}",
                    size=theme.SMALL,
                    colour=theme.TEXT_QUIET,
                    align="centre",
                ),
                Space(h=4),
                Row(
                    [
                        Button("back", say("Back"), press=self.back, grow=1.0),
                        Button("play", say("Play"), kind="primary", press=self._play, grow=1.0),
                    ],
                    12,
                ),
            ],
            8,
        )
        return Sheet(page, 620)

    def _face_between_arrows(self, side: int) -> Row:
        face = Column([Picture(self._paint_face, w=side, h=side)], align="centre", grow=1.0)
        return Row(
            [
                Button("weaker", icon="previous", name=say("A weaker rival"),
                       is_enabled=self.number > 0, press=partial(self._step, -1)),
                face,
                Button("stronger", icon="next", name=say("A stronger rival"),
                       is_enabled=self.number < len(ROSTER) - 1, press=partial(self._step, 1)),
            ],
            align="middle",
        )  # fmt: skip

    @property
    def _rules(self) -> Rules:
        return Rules.parse(self.services.settings.rules)

    def _paint_face(self, surface: pygame.Surface, look: Look, rect: Rect) -> None:
        picture = face_picture(ROSTER[self.number], min(rect.size))
        surface.blit(picture, picture.get_rect(center=rect.center))

    def _step(self, step: int) -> None:
        self.number = min(max(0, self.number + step), len(ROSTER) - 1)
        rival = ROSTER[self.number]
        self.services.say(parted([rival.name, about_rival(rival)]))
        self.refresh()

    def _play(self) -> Change:
        services = self.services
        number = 1 + int(services.rng.random() * LAST_NUMBER)
        entry = Entry(str(number), rival=ROSTER[self.number].key)
        game = new_event(services.storage, entry, self._rules, services.now())
        return Swap(openings.begin(services, game))
