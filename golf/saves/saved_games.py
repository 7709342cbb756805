"""The saved form of games in progress: a record each, with the moves that could be redone.

Whatever is read back has been played through the rules.
"""

from golf.core.deal import Deal
from golf.core.errors import IllegalMoveError, NotationError, Words, shown
from golf.core.game import Entry, Game, HoleFacts
from golf.core.hole import Hole
from golf.core.moves import moves_text, parse_moves
from golf.core.record import Record
from golf.core.rounds import Round
from golf.saves import fields
from golf.saves.fields import Fields
from golf.words import say, say_error

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


def read_games(data: object) -> tuple[dict[str, Game], list[str]]:
    """Return the games in a JSON object that can be read, and a sentence about each other one."""
    if not isinstance(data, dict):
        return {}, [say("{name} could not be read.", name="games")]
    games: dict[str, Game] = {}
    refused = []
    for kind, value in data.items():
        try:
            games[kind] = read_game(kind, value)
        except ValueError as error:
            refused.append(
                say(
                    "A game in progress ({kind}) could not be read: {why}",
                    kind=shown(kind),
                    why=say_error(error),
                )
            )
    return games, refused


def games_in(data: dict[str, object]) -> tuple[dict[str, Game], list[Game], list[str]]:
    """Return the games in a save by kind, those that wait, and a sentence about each unread one.

    One that waits goes on where no other of its kind is in progress.
    """
    games, refused = read_games(data.get("games"))
    listed = data.get("waiting")
    waiting: list[Game] = []
    for each in listed if isinstance(listed, list) else []:
        kind = str(each.get("kind")) if isinstance(each, dict) else ""
        found, unread = read_games({kind: each})
        refused += unread
        if kind not in games or games[kind].is_at_end:
            games |= found
        else:
            waiting += found.values()
    return games, waiting, refused
