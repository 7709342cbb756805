"""Import: what a file would change is shown first, then imported, a slice every frame."""

from golf import routes
from golf.background import Background
from golf.routes import Change, Pop, Swap
from golf.saves.import_undo import has_import
from golf.saves.transfer import ImportPlan, planning, taking_in
from golf.scenes.question import QuestionScene
from golf.services import Services
from golf.texts.game_names import left_out_text
from golf.texts.import_words import plan_lines
from golf.words import say, say_n, say_problem

_MOST_REFUSED = 20
"""How many lines that were left out are told one by one."""


class ImportScene(QuestionScene):
    """Reads a file, asks, takes it in and reports."""

    def __init__(self, services: Services, text: str) -> None:
        super().__init__(services, say("Reading the file ..."), [("back", say("Cancel"))])
        self.plan: ImportPlan | None = None
        self._reading = Background(planning(services.storage, text))
        self._taking: Background[None] | None = None

    def update(self, dt: float) -> Change | None:
        """Work for a slice of the frame."""
        if self._taking is not None:
            return self._report() if self._taking.run_slice() else None
        try:
            if self._reading.run_slice():
                self._ask()
        except ValueError as error:
            return Swap(routes.Unopened(say_problem(error)))
        return None

    @property
    def wants_time(self) -> bool:
        """Whether the file is still being read or imported."""
        work = self._taking or self._reading
        return not work.is_done

    def _ask(self) -> None:
        """Show what would be imported, and ask for consent."""
        plan = self.plan = self._reading.result
        assert plan is not None, "a file that was read gives a plan"
        self.question = " ".join(plan_lines(plan))
        self.answers = [("take", say("Import")), ("back", say("Cancel"))]
        if plan.choices and not plan.takes_choices:
            self.answers.insert(1, ("choices", say("With its settings")))
        self.refresh()
        self.menu.focus = "take"
        self.services.say(self.question)

    def answer(self, key: str) -> Change | None:
        """Begin to take the file in, or leave it."""
        if key == "back" or self.plan is None:
            return Pop()
        self.plan.takes_choices |= key == "choices"
        self.question, self.answers = say("Importing ..."), []
        self._taking = Background(taking_in(self.services.storage, self.plan))
        self.refresh()
        return None

    def back(self) -> Change | None:
        """Leave, unless something is being imported."""
        return None if self._taking is not None else Pop()

    def _report(self) -> Change:
        plan, storage = self.plan or ImportPlan(), self.services.storage
        if not plan.is_kept:
            return Swap(routes.Message(say("Import"), [_why_nothing(storage.is_second)]))
        self.services.keep_settings()
        added = len(plan.lines) - storage.history.unwritten
        lines = [
            say_n("{n} result was taken in.", "{n} results were taken in.", added),
            say_n("{n} was here already.", "{n} were here already.", plan.known),
            say_n(
                "{n} game in progress was taken in.",
                "{n} games in progress were taken in.",
                len(plan.games),
            ),
        ]
        lines += map(left_out_text, plan.left_out)
        if plan.brings and has_import(storage):
            lines.append(say("It can be undone in the settings until the next import."))
        if plan.refused:
            lines.append(say("Left out, since they do not prove to be legal:"))
        refused = plan.refused[:_MOST_REFUSED]
        if len(refused) < len(plan.refused):
            refused.append("…")
        return Swap(routes.Message(say("Import"), [*lines, *refused]))


def _why_nothing(is_second: bool) -> str:
    if is_second:
        return say("Nothing was imported: another copy of Golf is open. Close one of the two.")
    return say("Nothing was imported: your old data could not be kept beside it.")
