"""Records: what was played under each rule set, the top tens, and the achievements."""

import pygame

from golf import routes, theme
from golf.background import Background, Work
from golf.controls.intents import Command, Intent
from golf.core.rules import Rules
from golf.geometry import Rect
from golf.host.base import StorageError
from golf.records.achievements import earning
from golf.records.pars import round_par
from golf.records.statistics import Statistics, Table, counting
from golf.routes import Change, Push
from golf.scenes import openings
from golf.scenes.menu_scene import MenuScene, columns, rows
from golf.scenes.records_entries import (
    Entry,
    Listing,
    paint_top_heads,
    summary_entries,
    table_name,
    top_entries,
)
from golf.scenes.records_paint import (
    empty_page,
    paint_awards,
    paint_empty,
    paint_figures,
    paint_pictures,
    paint_summary_row,
)
from golf.services import Services
from golf.ui.shapes import draw_ring
from golf.ui.widgets import Button, draw_text
from golf.words import say

EXPORT = "golf-export.json"
_TABS = ("overview", "top", "awards")


class RecordsScene(MenuScene):
    """Every table of records, one page at a time; `at` is the table shown, 0 for all of them."""

    first_focus = "tab overview"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.tab = "overview"
        self.at = 0
        self.page = 0
        self.message = ""
        self.statistics = Statistics()
        self.earned: dict[str, str] = {}
        self._painted: dict[str, Entry] = {}
        self._work: Background[tuple[Statistics, dict[str, str]]] | None = None
        self._exporting: Background[str] | None = None
        self._is_counting = True
        self._list_place = Rect(0, 0, 1, 1)

    # ---- what is counted

    def enter(self) -> None:
        """Count what the history holds."""
        self._count()
        super().enter()

    def _choose_table(self) -> None:
        rules = Rules.parse(self.services.settings.rules)
        places = [n for n, table in enumerate(self.tables, start=1) if table.rules == rules]
        self.at = places[0] if places and len(self.tables) > 1 else min(1, len(self.tables))

    def resume(self, result: object) -> Change | None:
        """Count again: an import or other initials may have come."""
        self._count()
        self.refresh()
        return None

    def _count(self) -> None:
        """Begin to count; a short history is counted at once."""
        self._work = Background.begun(self._counting())
        self._show_counted()

    def _counting(self) -> Work[tuple[Statistics, dict[str, str]]]:
        storage = self.services.storage
        while storage.read_on():
            yield
        lines = storage.history.lines
        found = yield from counting(lines, round_par)
        return found, (yield from earning(lines, round_par))

    def _show_counted(self) -> None:
        """Show what was counted: the first time the table of the chosen rules."""
        is_first, counted = self._is_counting, None if self._work is None else self._work.result
        if counted is None:
            return
        self._is_counting = False
        self.statistics, self.earned = counted
        if is_first:
            self._choose_table()
        self.at = min(self.at, len(self.tables))

    def update(self, dt: float) -> Change | None:
        """Count on, or export on, a slice of every frame."""
        if self._work is not None and self._work.run_slice():
            self._show_counted()
            self.refresh()
        if self._exporting is not None and self._exporting.run_slice():
            self._hand_over(self._exporting.result or "")
            self._exporting = None
            self.refresh()
        return None

    @property
    def wants_time(self) -> bool:
        """Whether something is still counted or exported."""
        is_counting = self._work is not None and not self._work.is_done
        return is_counting or self._exporting is not None

    @property
    def tables(self) -> list[Table]:
        """The tables with results."""
        return self.statistics.tables

    @property
    def table(self) -> Table | None:
        """The table shown, None for all of them."""
        return self.tables[self.at - 1] if self.at else None

    # ---- places

    def _places(self) -> dict[str, Rect]:
        look = self.services.look
        pad, gap, unit = look.px(24), look.px(10), self.line
        panel = self.sheet(1140, 830 if look.is_tall else 690)
        inner = panel.inflate(-pad, -pad // 2)
        heading = inner._replace(h=look.px(58) if look.is_tall else max(look.px(58), unit + gap))
        foot_h = 2 * unit + gap if look.is_tall else unit
        foot = Rect(inner.x, inner.bottom - foot_h, inner.w, foot_h)
        if look.is_tall:
            chooser = Rect(inner.x, heading.bottom, inner.w, unit)
            tabs = chooser.move(0, unit + gap)
        else:
            chooser = Rect(inner.right - inner.w // 2, heading.y + gap // 2, inner.w // 2, unit)
            tabs = Rect(inner.x, heading.bottom, inner.w, unit)
        body = Rect(inner.x, tabs.bottom + gap, inner.w, foot.y - tabs.bottom - 2 * gap)
        return {
            "panel": panel,
            "heading": heading,
            "chooser": chooser,
            "tabs": tabs,
            "body": body,
            "foot": foot,
        }

    # ---- buttons

    def buttons(self) -> list[Button]:
        """Return the chooser, the tabs, the entries of the page, and the foot."""
        look, places = self.services.look, self._places()
        gap = look.px(10)
        chooser = places["chooser"]
        side = chooser.h
        has_choice = bool(self.tables)
        buttons = [
            Button("earlier", "", Rect(chooser.x, chooser.y, side, side), icon="previous",
                   is_enabled=has_choice),
            Button("later", "", Rect(chooser.right - side, chooser.y, side, side), icon="next",
                   is_enabled=has_choice),
        ]  # fmt: skip
        words = (say("Overview"), say("Top ten"), say("Awards"))
        tabs = columns(places["tabs"], len(_TABS), gap)
        buttons += [
            Button(f"tab {tab}", name, place, is_on=tab == self.tab)
            for tab, name, place in zip(_TABS, words, tabs, strict=True)
        ]
        if self._is_empty:
            button = empty_page(look, places["body"]).button
            buttons.append(Button("round", say("New round"), button, "primary"))
        return buttons + self._entries(places["body"]) + self._foot(places["foot"], gap)

    @property
    def _is_empty(self) -> bool:
        """Whether the page has nothing to show yet."""
        return self.tab != "awards" and not self.tables and not self._is_counting

    def _foot(self, foot: Rect, gap: int) -> list[Button]:
        look = self.services.look
        answers = [
            ("back", say("Back"), ""),
            ("initials", say("Initials"), self.services.settings.initials or "–"),
            ("export", say("Export"), ""),
            ("import", say("Import"), ""),
        ]
        lines = rows(foot, 2, gap, self.line) if look.is_tall else [foot]
        places = [place for line in lines for place in columns(line, 4 // len(lines), gap)]
        return [
            Button(
                key,
                words,
                place,
                "primary" if key == "back" and not self._is_empty else "plain",
                value=value,
            )
            for (key, words, value), place in zip(answers, places, strict=True)
        ]

    def _entries(self, body: Rect) -> list[Button]:
        """Return what can be pressed on the page, and note how each of it is painted."""
        listing = self._listing(body)
        # A list that was longer may have been turned further than this one goes.
        self.page = min(self.page, listing.pages - 1)
        turns: list[Button] = []
        if listing.pages > 1:
            gap = self.services.look.px(10)
            turns = self._turns(body, listing.pages)
            body = body._replace(w=body.w - turns[0].rect.w - gap)
            listing = self._listing(body)
        self._list_place = body
        self._painted = {entry.key: entry for entry in listing.entries}
        lines = [Button(entry.key, "", entry.place, "card") for entry in listing.entries]
        return [*lines, *turns]

    def _listing(self, body: Rect) -> Listing:
        look = self.services.look
        if self.tab == "overview" and self.table is None:
            return summary_entries(look, body, self.tables, self.page)
        if self.tab == "top" and self.table is not None:
            return top_entries(look, body, self.table, self.page)
        return Listing([], 1)

    def _turns(self, body: Rect, pages: int) -> list[Button]:
        """Return the buttons that turn the pages of a list, at its right edge."""
        side = self.touch
        up = Rect(body.right - side, body.y, side, side)
        down = up._replace(y=body.bottom - side)
        return [
            Button("page_up", "", up, icon="up", is_enabled=self.page > 0),
            Button("page_down", "", down, icon="down", is_enabled=self.page < pages - 1),
        ]

    # ---- intents

    def choose(self, key: str) -> Change | None:
        """Follow a button."""
        self.message = ""
        match key:
            case "back":
                return self.back()
            case "earlier" | "later":
                self._turn(1 if key == "later" else -1)
            case "page_up" | "page_down":
                self.page += 1 if key == "page_down" else -1
            case "initials":
                return Push(routes.Initials())
            case "round":
                rules = Rules.parse(self.services.settings.rules)
                return Push(openings.random_deals(self.services, "round", rules))
            case "export":
                from golf.saves.transfer import exporting

                self._exporting = Background(exporting(self.services.storage))
            case "import":
                return Push(routes.CodeEntry())
            case _ if key.startswith("tab "):
                self.tab, self.page = key.removeprefix("tab "), 0
            case _:
                return self._open(self._painted[key])
        self.refresh()
        return None

    def _turn(self, step: int) -> None:
        self.at, self.page = (self.at + step) % (len(self.tables) + 1), 0

    def _open(self, entry: Entry) -> Change | None:
        """Show the table of an entry, or its game as a replay."""
        if entry.line is not None:
            return Push(openings.replay(entry.line.record))
        self.at, self.page = entry.number, 0
        self.menu.focus = "later"
        self.refresh()
        return None

    def _hand_over(self, text: str) -> None:
        """Give the player what was exported."""
        try:
            where = self.services.host.export_text(EXPORT, text)
        except StorageError as error:
            self.message = say("It could not be exported: {why}", why=error)
        else:
            self.message = say("Everything was exported to {where}.", where=where)
        self.services.say(self.message)

    def handle(self, intent: Intent) -> Change | None:
        """Turn pages with the keys that change tables, too."""
        if intent in (Command.UNDO_RUN, Command.REDO_RUN):
            return self.choose("later" if intent is Command.REDO_RUN else "earlier")
        return super().handle(intent)

    # ---- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet and the page."""
        look, places = self.services.look, self._places()
        surface.blit(look.backdrop(1), (0, 0))
        self.paint_sheet(surface, places["panel"])
        word = look.text(say("Records"), "display", theme.HEADING, theme.TEXT)
        draw_text(surface, word, places["heading"])
        chooser = places["chooser"]
        name = say("All rules") if self.table is None else table_name(self.table)
        room = chooser.w - 2 * chooser.h - look.px(16)
        picture = look.fitted(name, "bold", theme.SUBHEADING, theme.TEXT_STRONG, room)
        draw_text(surface, picture, chooser, "centre")
        self._paint_page(surface, places["body"])
        if self.message:
            self._paint_message(surface, places)

    def _paint_message(self, surface: pygame.Surface, places: dict[str, Rect]) -> None:
        look = self.services.look
        heading = places["heading"]
        left = heading.x + look.px(190)
        right = heading.right if look.is_tall else places["chooser"].x
        place = Rect(left, heading.y, max(1, right - left - look.px(10)), heading.h)
        self.paint_words(surface, self.message, place, size=theme.SMALL, colour=theme.TEXT_STRONG)

    def _paint_page(self, surface: pygame.Surface, body: Rect) -> None:
        look = self.services.look
        if self._is_counting:
            picture = look.text(say("Counting ..."), "body", theme.BODY, theme.TEXT_QUIET)
            draw_text(surface, picture, body, "centre")
            return
        if self.tab == "awards":
            paint_awards(surface, look, body, self.earned)
        elif self._is_empty:
            paint_empty(surface, look, empty_page(look, body), say("Nothing yet: finish a hole."))
        elif self.table is None and self.tab == "overview":
            head = self._list_place._replace(h=look.px(44))
            paint_summary_row(surface, look, head, "", None)
        elif self.table is None:
            words = say("Choose a rule set.")
            draw_text(surface, look.text(words, "body", theme.BODY, theme.TEXT_QUIET), body,
                      "centre")  # fmt: skip
        elif self.tab == "overview":
            self._paint_overview(surface, body, self.table)
        else:
            paint_top_heads(surface, look, self._list_place, self.table)
        self._paint_entries(surface)

    def _paint_overview(self, surface: pygame.Surface, body: Rect, table: Table) -> None:
        look, gap = self.services.look, self.services.look.px(24)
        if look.is_tall:
            upper = body.h * 54 // 100
            paint_figures(surface, look, body._replace(h=upper), table)
            lower = Rect(body.x, body.y + upper + gap // 2, body.w, body.h - upper - gap // 2)
            paint_pictures(surface, look, lower, table)
            return
        left, right = body.w * 44 // 100, body.w * 56 // 100 - gap
        paint_figures(surface, look, body._replace(w=left), table)
        paint_pictures(surface, look, Rect(body.x + left + gap, body.y, right, body.h), table)

    def _paint_entries(self, surface: pygame.Surface) -> None:
        look, menu = self.services.look, self.menu
        for key, entry in self._painted.items():
            if key in (menu.hovered, menu.pressed):
                surface.fill(theme.BUTTON_HOVER, entry.place)
            entry.paint(surface, entry.place)
            if self.shows_focus and menu.focus == key:
                width = max(2, look.px(3))
                draw_ring(surface, entry.place, look.px(6), theme.FOCUS, width, theme.FOCUS_RIM)
