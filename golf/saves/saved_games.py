"""The saved form of a game in progress: a record, with the moves that could be redone.

Whatever is read back has been played through the rules.
"""

from golf.core.deal import Deal
from golf.core.errors import IllegalMoveError, NotationError, Words
from golf.core.game import Entry, Game, HoleFacts
from golf.core.hole import Hole
from golf.core.moves import moves_text, parse_moves
from golf.core.record import Record
from golf.core.rounds import Round
from golf.saves import fields
from golf.saves.fields import Fields

_PARS = fields.optional(fields.for_each_hole(fields.par))


def game_json(game: Game) -> dict[str, object]:
    """Return all of a game as JSON values, for `read_game`."""
    golf_round = game.round
    pars = golf_round.fixed_pars
    entry = {} if game.entry is None else {"entry": game.entry._asdict()}
    return {
        "id": game.id,
        "record": str(Record.of(golf_round)),
        "redo": moves_text(game.hole.redo_moves),
        "deals": [str(deal) for deal in golf_round.deals],
        "pars": None if pars is None else list(pars),
        "holes": [facts_json(facts) for facts in game.facts],
        "course": game.course,
        "daily": game.daily,
        "opened": game.opened,
        "clearable": game.is_clearable,
        **entry,
    }


def read_game(kind: str, data: object) -> Game:
    """Read what `game_json` wrote and play it through the rules.

    Raises:
        NotationError: a value is missing or is not of its kind.
        IllegalMoveError: the record or the moves to redo break the rules.
        ValueError: the parts do not go together.
    """
    saved = Fields(data, Words("a game"))
    record = Record.parse(saved.read("record", fields.text))
    deals = list(map(Deal.parse, saved.read("deals", fields.for_each_hole(fields.text))))
    if [hole.deal for hole in record.holes] != deals[: len(record.holes)]:
        raise NotationError("expected a record of the deals, got another one")
    golf_round = record.replay(deals, saved.read("pars", _PARS))
    _set_redo(golf_round, saved.read("redo", fields.text))
    game = Game(
        kind,
        golf_round,
        saved.read("holes", fields.for_each_hole(read_facts)),
        game_id=saved.read("id", fields.name),
        course=saved.read("course", fields.optional(fields.name)),
        daily=saved.read("daily", fields.optional(fields.name)),
        opened=saved.read("opened", fields.optional(fields.moment)),
        entry=saved.read("entry", fields.optional(_read_entry)),
        is_clearable=saved.read("clearable", fields.flag),
    )
    if len(game.facts) != len(golf_round.holes):
        raise NotationError(
            "expected the facts of {most} holes, got {n}",
            most=len(golf_round.holes),
            n=len(game.facts),
        )
    return game


def _set_redo(golf_round: Round, text: str) -> None:
    """Put the undone moves back, having tried that they can be redone."""
    redo = parse_moves(text)
    hole = golf_round.hole
    if redo:
        if hole.is_given_up:
            raise IllegalMoveError("nothing can be redone after giving up")
        golf_round.holes[-1] = Hole.replayed(hole.deal, hole.rules, hole.moves, redo)


def facts_json(facts: HoleFacts) -> dict[str, object]:
    """Return the facts of a hole as JSON values, for `read_facts`."""
    return {
        "begun": facts.begun,
        "seconds": facts.saved_seconds,
        "attempt": facts.attempt,
        "assisted": facts.is_assisted,
        "hints": facts.hints,
        "filed": facts.is_filed,
    }


def read_facts(data: object) -> HoleFacts:
    """Read what `facts_json` wrote.

    Raises:
        NotationError: a value is missing or is not of its kind.
    """
    saved = Fields(data, Words("a hole"))
    return HoleFacts(
        begun=saved.read("begun", fields.optional(fields.moment)),
        seconds=saved.read("seconds", fields.seconds),
        attempt=saved.read("attempt", fields.count(least=1)),
        is_assisted=saved.read("assisted", fields.flag),
        hints=saved.read("hints", fields.count()),
        is_filed="filed" in saved and saved.read("filed", fields.flag),
    )


def _read_entry(data: object) -> Entry:
    saved = Fields(data, Words("an event"))
    known = saved.read("field", fields.optional(fields.strokes_by_name))
    return Entry(
        event=saved.read("event", fields.event),
        division=saved.read("division", fields.optional(fields.name)),
        rival=saved.read("rival", fields.optional(fields.name)),
        field=known or {},
    )
