"""Share: a text to post, copied to the clipboard and shown, since copying may not be allowed."""

from functools import partial
from typing import NamedTuple

from golf import theme
from golf.controls.intents import Command, Intent
from golf.core.dailies import daily_of
from golf.core.game import Game
from golf.core.record import Record
from golf.core.rounds import Round
from golf.records.daily import hole_code
from golf.records.pars import pars_of
from golf.routes import Change
from golf.saves.history import HistoryLine
from golf.scenes.page import Page
from golf.services import Services
from golf.texts.game_names import speed_text
from golf.texts.luck import parts_line, round_line
from golf.texts.numbers import clock_text
from golf.texts.score import game_result
from golf.texts.share import (
    SIGNS,
    HoleScore,
    daily_title,
    event_title,
    game_title,
    share_text,
    signs,
    speed_title,
)
from golf.ui.box import Box, Column, Layers, Padded, Space, grid
from golf.ui.buttons import Button
from golf.ui.code_text import Code
from golf.ui.leaves import Ground, Sheet, Text, heading
from golf.ui.look import Look
from golf.ui.signs import Signs
from golf.words import say


class ShareScene(Page):
    """Shows a text, copies it on entering, and copies the bare code on request."""

    is_overlay = True
    dims_below = True
    first_focus = "back"

    def __init__(self, services: Services, text: str, code: str = "") -> None:
        super().__init__(services)
        self.text = text
        self.code = code
        self.message = ""

    def enter(self) -> None:
        """Copy at once: that is what was asked for."""
        super().enter()
        self._copy(self.text)

    def _copy(self, text: str) -> None:
        labels = {"title": say("It could not be copied. Here it is:"), "ok": say("Done")}
        is_copied = self.services.host.copy_text(text, labels)
        if is_copied is not None:
            self._tell(is_copied=is_copied)

    def _tell(self, *, is_copied: bool) -> None:
        if is_copied:
            self.message = say("Copied. Paste it where you like.")
        else:
            self.message = say("It could not be copied. Here it is:")
        self.services.say(self.message)
        self.refresh()

    def page_event(self, kind: str, value: str) -> Change | None:
        """Say whether the page could copy."""
        if kind == "copied":
            self._tell(is_copied=bool(value))
        return None

    def build(self, look: Look) -> Box:
        """Return what became of it, the text, and the ways on, one below the other if tall."""
        message = Text(
            self.message or " ", size=theme.SMALL, colour=theme.TEXT_QUIET, align="centre"
        )
        lines = Column([_line(each) for each in self.text.split("\n")], 0)
        ways = [
            Button("back", say("Done"), kind="primary", press=self.back),
            Button("copy", say("Copy again"), press=partial(self._copy, self.text)),
        ]
        if self.code:
            words = say("Copy the code")
            ways.append(Button("code", words, press=partial(self._copy, self.code)))
        page = Column(
            [
                heading(say("Share"), h=50),
                message,
                Layers([Ground(), Padded(lines, 14, 12)]),
                Space(h=8),
                grid(ways, 1 if look.is_tall else len(ways), 10),
            ],
            8,
        )
        return Sheet(page, 640)

    def handle(self, intent: Intent) -> Change | None:
        """Copy with a key as well."""
        if intent is Command.COPY:
            return self.press("copy")
        return super().handle(intent)


def _line(words: str) -> Box:
    """Return a line of the text as a box: its signs painted, a code broken anywhere."""
    if set(words) <= set(SIGNS):
        return Signs(words, h=32)
    return Text(words) if " " in words else Code(words)


# ---- what is shared


class Names(NamedTuple):
    """What a result is called by: its day, its course, or the seconds of a race with the clock.

    A result of the Tour has its `event`, and in `standing` a line on the place that it won. `luck`
    is a line on luck and skill, where that is known.
    """

    daily: str | None
    course: str | None
    seconds: float | None
    event: str = ""
    standing: str = ""
    luck: str = ""


def share_game(services: Services, game: Game) -> ShareScene:
    """Return the scene that shares a game: its round where that is over, else its last hole."""
    whole = Record.of(game.round)
    is_whole = game.is_over
    record = whole if is_whole else Record(whole.rules, whole.holes[-1:])
    pars = game.round.pars if is_whole else (game.round.hole_par,)
    golf_round = game.round if is_whole else record.replay()
    seconds = game.seconds if is_whole else game.hole_facts.seconds
    seconds_told = seconds if game.is_speed else None
    names = Names(game.daily, game.course, seconds_told, luck=_luck_line(services, game))
    if game.entry is not None and is_whole:
        line = services.storage.history.get(game.id)
        names = names if line is None else _of_the_tour(names, line)
    return _share(services, record, golf_round, pars, names)


def _luck_line(services: Services, game: Game) -> str:
    """Return the line on luck and skill of what is shared of a game, empty while it is unknown."""
    if game.is_over and game.is_round:
        measures = services.luck.of_round(game.round)
        parts = None if measures is None else [measure.parts for measure in measures]
        return "" if parts is None else round_line(game.round, parts)
    measure = services.luck.of(game.hole).measure
    return "" if measure is None else parts_line(game.hole, measure.parts)


def _of_the_tour(names: Names, line: HistoryLine) -> Names:
    """Return the names of a result, with its event and place where it has them."""
    if line.event is None:
        return names
    from golf.texts.tour import entry_title, standing_line

    title = entry_title(line.event, line.rival)
    return names._replace(event=title, standing=standing_line(line))


def _time_line(golf_round: Round, seconds: float | None) -> str:
    """Return what a round against the clock came to, or the time of one of its holes."""
    if seconds is None:
        return ""
    if len(golf_round.holes) == 1:
        return say("Time: {time}.", time=clock_text(seconds))
    return speed_text(golf_round.strokes, seconds)


def share_line(services: Services, line: HistoryLine) -> ShareScene:
    """Return the scene that shares what was filed.

    Raises:
        ValueError: the line's record cannot be read.
    """
    record = Record.parse(line.record)
    golf_round = record.replay()
    names = Names(line.daily, line.course, line.seconds if line.speed else None)
    names = _of_the_tour(names, line)
    return _share(services, record, golf_round, pars_of(line), names)


def share_code(services: Services, record: Record) -> ShareScene:
    """Return the scene that gives the code of a game as it stands."""
    code = str(record)
    return ShareScene(services, services.host.share_address(code) or code)


def _share(
    services: Services,
    record: Record,
    golf_round: Round,
    pars: tuple[int, ...],
    names: Names,
) -> ShareScene:
    is_round = len(record.holes) > 1
    code = str(record)
    deal = str(record.holes[0].deal)
    daily = daily_of(record.rules, deal)
    posted = code
    if daily is not None and (names.daily is not None or not is_round):
        day, hole = daily
        title = daily_title(day, None if is_round else hole)
        if not hole:
            # A daily hole is posted unspoilt: the code deals it afresh.
            posted = hole_code(day)
    elif is_round and names.seconds is not None:
        title = speed_title(record.rules)
    elif is_round and names.event:
        title = event_title(names.event, record.rules)
    else:
        course = names.course if is_round else None
        title = game_title(record.rules, None if is_round else deal, course)
    scores = [
        HoleScore(hole.strokes, par, hole.is_cleared)
        for hole, par in zip(golf_round.holes, pars, strict=True)
    ]
    address = services.host.share_address(posted) or posted
    row, result = signs(record.rules, scores), game_result(record.rules, golf_round.holes, pars)
    about = _time_line(golf_round, names.seconds) or names.standing
    text = share_text(title, row, result, address, about, names.luck)
    return ShareScene(services, text, code)
