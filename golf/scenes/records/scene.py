"""Every table of records, tab by tab: counted, shown, exported."""

from functools import partial

from golf import routes, theme
from golf.background import Background, Work
from golf.controls.intents import Command, Intent
from golf.core.rules import Rules
from golf.host.base import StorageError
from golf.records.award_tally import tallying
from golf.records.awards import Tally
from golf.records.pars import round_par
from golf.records.skill import Skill
from golf.records.statistics import Statistics, Table, counting
from golf.routes import Change, Push
from golf.saves.history import HistoryLine
from golf.saves.transfer import exporting
from golf.scenes import openings
from golf.scenes.history_page import HistoryPage
from golf.scenes.records import tabs
from golf.scenes.records.awards import awards_tab
from golf.scenes.records.skill import skill_tab
from golf.services import Services
from golf.texts.awards import count_text
from golf.ui.box import Box, Column, Row, grid
from golf.ui.buttons import Button
from golf.ui.leaves import Line, Sheet, Text, heading
from golf.ui.look import Look
from golf.ui.scrolling import pagers
from golf.words import mark, say

EXPORT = "golf-export.json"
_TABS = {
    "overview": mark("Totals"),
    "top": mark("Top ten"),
    "skill": mark("Skill"),
    "awards": mark("Awards"),
}

_Counted = tuple[Statistics, Tally]


class RecordsScene(HistoryPage[_Counted]):
    """Every table of records, one page at a time; `at` is the table shown, 0 for all of them."""

    first_focus = "tab overview"
    has_backdrop = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.tab = "overview"
        self.at = 0
        self.message = ""
        self.statistics = Statistics()
        self.tally: Tally | None = None
        self._exporting: Background[None] | None = None
        self._skills: dict[int, Skill] = {}
        self._measuring: Background[None] | None = None
        self._is_counting = True

    # ---- what is counted

    def _choose_table(self) -> None:
        rules = Rules.parse(self.services.settings.rules)
        places = [n for n, table in enumerate(self.tables, start=1) if table.rules == rules]
        self.at = places[0] if places and len(self.tables) > 1 else min(1, len(self.tables))

    def search(self) -> Work[_Counted]:
        """Return the work that counts what the history holds."""
        return _counting(self.services)

    def take(self, found: _Counted) -> None:
        """Take in what was counted, and show it: first the table of the chosen rules."""
        self.statistics, self.tally = found
        if self._is_counting:
            self._is_counting = False
            self._choose_table()
        self.at = min(self.at, len(self.tables))
        self._skills.clear()
        self._measuring = None

    def update(self, dt: float) -> Change | None:
        """Count on, or export on, a slice of every frame."""
        change = super().update(dt)
        if self._exporting is not None and self._exporting.run_slice():
            self._exporting = None
            self.refresh()
        if self._measuring is not None:
            self._measure_on(self._measuring)
        return change

    def _measure_on(self, measuring: Background[None]) -> None:
        """Take holes apart for a slice; show each that is done."""
        before = [len(skill.parts) for skill in self._skills.values()]
        if measuring.run_slice():
            self._measuring = None
        if before != [len(skill.parts) for skill in self._skills.values()]:
            self.refresh()

    @property
    def wants_time(self) -> bool:
        """Whether something is still counted, taken apart or exported."""
        is_busy = self._exporting is not None or self._measuring is not None
        return super().wants_time or is_busy

    @property
    def tables(self) -> list[Table]:
        """The tables with results."""
        return self.statistics.tables

    @property
    def table(self) -> Table | None:
        """The table shown, None for all of them."""
        return self.tables[self.at - 1] if self.at else None

    # ---- boxes

    def build(self, look: Look) -> Box:
        """Return heading and chooser, the tabs, what stands on the one shown, and the foot."""
        tab_buttons = [
            Button(f"tab {tab}", say(words), is_on=tab == self.tab, press=partial(self._show, tab))
            for tab, words in _TABS.items()
        ]
        message = Text(self.message, size=theme.SMALL, colour=theme.TEXT_STRONG, at_top=False)
        turns = pagers(self.scroll, self.refresh)
        title = Row([heading(say("Records"), "left"), message.changed(grow=1.0), *turns],
                    align="middle")  # fmt: skip
        chooser = self._chooser()
        head: list[Box] = [title, chooser]
        if not look.is_tall:
            share = 0.4 if look.is_narrow else 0.5
            head = [Row([title.changed(grow=share), chooser.changed(grow=1 - share)], 16)]
        foot = grid(self._foot(), 2 if look.is_tall else 4, 10)
        across = 2 if look.is_narrow else len(_TABS)
        page = Column([*head, grid(tab_buttons, across, 10), self._tab(look), foot], 10)
        return Sheet(page, tabs.SHEET, 960, pad_y=12)

    def _chooser(self) -> Box:
        """Return the ways to the tables before and after, and what this one is called.

        Awards are earned under all rules: there it is how many there are.
        """
        if self.tab == "awards" and self.tally is not None:
            return self._named(count_text(self.tally)).changed(h=46)
        name = say("All rules") if self.table is None else tabs.table_name(self.table)
        has_choice = bool(self.tables)
        before, after = partial(self._turn, -1), partial(self._turn, 1)
        return Row(
            [
                Button("earlier", icon="previous", is_enabled=has_choice, press=before),
                self._named(name),
                Button("later", icon="next", is_enabled=has_choice, press=after),
            ],
            align="middle",
        )

    @staticmethod
    def _named(words: str) -> Line:
        return Line(words, "bold", theme.SUBHEADING, theme.TEXT_STRONG, "centre", grow=1.0)

    def _tab(self, look: Look) -> Box:
        """Return what the chosen tab shows of the table."""
        table = self.table
        if self._is_counting or self.tally is None:
            return tabs.note(say("Counting ..."))
        if self.tab == "awards":
            return awards_tab(look, self.tally, self.scroll)
        if self._is_empty:
            new_round = Button("round", say("New round"), kind="primary", press=self._new_round)
            return tabs.empty(self.tab, new_round.changed(w=280))
        if self.tab == "overview" and table is None:
            return tabs.all_rules(look, self.tables, self.scroll, self._open_table)
        if table is None:
            words = say("Each rule set has a page of its own: choose one with the arrows.")
            return tabs.note(words)
        if self.tab == "skill":
            words = say("Take the latest holes apart")
            begin = Button("measure", words, kind="primary", press=self._measure,
                           is_enabled=self._measuring is None)  # fmt: skip
            return skill_tab(look, table, self._skill(table), begin, self.scroll)
        if self.tab == "overview":
            return tabs.overview(look, table, self.scroll)
        return tabs.top_tens(look, table, self.scroll, self._open_line)

    @property
    def _is_empty(self) -> bool:
        """Whether the page has nothing to show yet."""
        return self.tab != "awards" and not self.tables and not self._is_counting

    def _foot(self) -> list[Button]:
        initials = self.services.settings.initials or "–"
        return [
            Button("back", say("Back"), kind="plain" if self._is_empty else "primary",
                   press=self.back),
            Button("initials", say("Initials"), value=initials, press=self._initials),
            Button("export", say("Export"), press=self._export),
            Button("import", say("Import"), press=self._import),
        ]  # fmt: skip

    def focus_moved(self) -> None:
        """Tell a screen reader the award that gets the focus."""
        button = self.menu.button(self.menu.focus)
        if button is not None and button.key.startswith("award "):
            self.services.say(button.name)

    # ---- what a press does

    def press(self, key: str) -> Change | None:
        """Follow a press; what the last one came to was read."""
        self.message = ""
        return super().press(key)

    def _show(self, tab: str) -> None:
        self.tab = tab
        if tab == "awards" and self.tally is not None:
            self.services.say(count_text(self.tally))
        self._see_top()

    def _skill(self, table: Table) -> Skill:
        """Return what is known of the skill in a table, nothing at first."""
        return self._skills.setdefault(self.tables.index(table), Skill(table))

    def _measure(self) -> None:
        if self.table is not None:
            self._measuring = Background(self._skill(self.table).measuring())
            self.refresh()

    def _turn(self, step: int) -> None:
        self.at = (self.at + step) % (len(self.tables) + 1)
        self._see_top()

    def _open_table(self, number: int) -> None:
        self.at = number
        self.menu.focus = "later"
        self._see_top()

    def _see_top(self) -> None:
        self.scroll.to(0)
        self.refresh()

    def _open_line(self, line: HistoryLine) -> Change:
        """Show what was filed as a replay."""
        return Push(openings.replay(line.record))

    def _new_round(self) -> Change:
        rules = Rules.parse(self.services.settings.rules)
        return Push(routes.RandomDeals("round", rules))

    def _initials(self) -> Change:
        return Push(routes.Initials())

    def _import(self) -> Change:
        return Push(routes.CodeEntry())

    def _export(self) -> None:
        self._exporting = Background(self._handing_over())
        self.refresh()

    def _handing_over(self) -> Work[None]:
        text = yield from exporting(self.services.storage)
        yield
        self._hand_over(text)

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
        """Turn from table to table with keys as well."""
        if intent in (Command.UNDO_RUN, Command.REDO_RUN):
            return self.press("later" if intent is Command.REDO_RUN else "earlier")
        return super().handle(intent)


def _counting(services: Services) -> Work[_Counted]:
    tally = yield from tallying(services.storage, services.awards)
    return (yield from counting(services.storage.history.lines, round_par)), tally
