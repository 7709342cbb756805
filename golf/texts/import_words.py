"""What an import will do, in sentences."""

from golf.saves.transfer import ImportPlan
from golf.words import say, say_n


def plan_lines(plan: ImportPlan) -> list[str]:
    """Return what a plan will import, and what stays as it is."""
    lines = [
        say_n(
            "{n} result comes to yours; {known} you have already.",
            "{n} results come to yours; {known} you have already.",
            len(plan.lines),
            known=plan.known,
        )
    ]
    if plan.games:
        lines.append(
            say_n(
                "{n} game in progress comes, too.",
                "{n} games in progress come, too.",
                len(plan.games),
            )
        )
    learnt = _learnt(plan)
    if learnt:
        lines.append(say("Learnt elsewhere and kept: {things}.", things=", ".join(learnt)))
    if plan.choices and plan.takes_choices:
        lines.append(say("The settings of the file take the place of yours."))
    elif plan.choices:
        lines.append(say("Your own settings stay."))
    return lines


def _learnt(plan: ImportPlan) -> list[str]:
    """Return how many of each thing that was learnt come, in words."""
    counts = [
        (plan.lessons, say_n("{n} lesson", "{n} lessons", len(plan.lessons))),
        (plan.awards, say_n("{n} award", "{n} awards", len(plan.awards))),
        (plan.pads, say_n("{n} gamepad", "{n} gamepads", len(plan.pads))),
    ]
    return [words for things, words in counts if things]
