"""The rules in words, from the rule set itself, and as one page to print.

The help scene, `golf rules`, `golf text` and the web page all take them from here.
"""

from golf.analysis.outlook import outlook
from golf.core.rules import HOLES_IN_ROUND, PRESETS, Rules
from golf.core.scoring import counts_moves
from golf.texts.rules_names import preset_line, rules_name, wrap_line
from golf.texts.score import score_of
from golf.words import mark, say

_SCORE_WORDS = {"points": mark("points"), "cards": mark("cards left"), "strokes": mark("strokes")}


def rules_choices(rules: Rules) -> list[tuple[str, str]]:
    """Return the choices that make the rule set, as (what, how) pairs."""
    return [
        (say("First card"), _starter(rules)),
        (say("Wrap"), wrap_line(rules)),
        (say("On a King"), _on_king(rules)),
        (say("Flipping the stock"), _flip(rules)),
        (say("Undo"), _undo(rules)),
        (say("Score"), _score(rules)),
    ]


def preset_values(rules: Rules) -> list[tuple[str, str]]:
    """Return what sets a rule set apart from others, in a word or two each."""
    found = outlook(rules)
    king = say("nothing") if rules.on_king == "none" else say("Queen")
    if rules.on_king == "any" and rules.wrap:
        king = say("Queen, Ace")
    return [
        (say("Holes"), say("nine") if rules.holes > 1 else say("one")),
        (say("First card"), say("dealt") if rules.starter == "dealt" else say("yours")),
        (say("Wrap"), say("on") if rules.wrap else say("off")),
        (say("On a King"), king),
        (say("Flip"), say("any time") if rules.flip == "any time" else say("when stuck")),
        (say("Undo"), say("everything") if rules.undo == "all" else say("the run")),
        (say("Score"), say(_SCORE_WORDS[rules.score])),
        (say("Par"), "–" if rules.score == "cards" else str(rules.default_par)),
        (say("Cleared of 100"), str(round(found.clearable))),
        (say("Strong player"), _rounded(found.player_clears)),
    ]


def _rounded(share: float | None) -> str:
    return "" if share is None else str(round(share))


def short_outlook(rules: Rules) -> str:
    """Return in a short line what to expect."""
    found = outlook(rules)
    share, player = round(found.clearable), _rounded(found.player_clears)
    if not player:
        return say("{share} of 100 deals can be cleared.", share=share)
    return say(
        "{share} of 100 deals can be cleared; a strong player clears {player}.",
        share=share,
        player=player,
    )


def outlook_line(rules: Rules) -> str:
    """Return in a sentence what to expect under `rules`, in the language of their score."""
    found = outlook(rules)
    share, player = round(found.clearable), _rounded(found.player_clears)
    if not player or found.player is None:
        return say("About {share} of 100 random deals can be cleared.", share=share)
    if rules.score == "cards":
        return say(
            "About {share} of 100 random deals can be cleared; a strong player who cannot see the"
            " stock clears {player}.",
            share=share,
            player=player,
        )
    return say(
        "About {share} of 100 random deals can be cleared; a strong player who cannot see the stock"
        " clears {player}, and a hole comes to {score} on average.",
        share=share,
        player=player,
        score=score_of(rules).expected(found.player),
    )


def rules_sections(rules: Rules) -> list[tuple[str, list[str]]]:
    """Return the rules in sentences, as (heading, sentences) pairs."""
    return [
        (
            say("The table"),
            [
                say(
                    "Thirty-five cards lie face up in seven columns of five. Only the last card of"
                    " a column, the exposed card, can be played."
                ),
                _starter(rules),
            ],
        ),
        (
            say("Playing a card"),
            [
                say(
                    "An exposed card goes on the waste when it is exactly one rank above or below"
                    " the waste's top card. Suits never matter, and the direction may change at any"
                    " time: 7, 8, 7, 6 is a fine run. Equal ranks never match."
                ),
                wrap_line(rules),
                _on_king(rules),
                say("An empty column stays empty."),
            ],
        ),
        (
            say("The stock"),
            [
                say("Flipping turns the next card of the stock onto the waste, once through."),
                _flip(rules),
                _undo(rules),
            ],
        ),
        (say("The end of a hole"), _end(rules)),
        (say("Counting"), _counting(rules)),
    ]


def rules_lines(rules: Rules) -> list[str]:
    """Return the rules as text: headings, and sentences below them."""
    lines = [rules_name(rules)]
    if rules.preset is not None and rules == PRESETS[rules.preset]:
        lines.append(preset_line(rules.preset, rules.holes))
    for heading, sentences in rules_sections(rules):
        lines += ["", heading, *sentences]
    return lines


def _starter(rules: Rules) -> str:
    if rules.starter == "dealt":
        return say("One card starts the waste; sixteen are left in the stock.")
    return say(
        "The waste starts empty and any exposed card may open it; seventeen cards are in the stock."
    )


def _on_king(rules: Rules) -> str:
    if rules.on_king == "none":
        return say("Nothing at all goes on a King: it ends the run.")
    if rules.wrap:
        return say("On a King goes a Queen or an Ace.")
    return say("On a King goes a Queen, and nothing else.")


def _flip(rules: Rules) -> str:
    if rules.flip == "when stuck":
        return say("The stock may be flipped only while no exposed card fits.")
    return say("The stock may be flipped at any time.")


def _undo(rules: Rules) -> str:
    if rules.undo == "all":
        return say("Everything can be undone, flips too.")
    return say("Plays can be undone back to the last flip; a flip is final.")


def _score(rules: Rules) -> str:
    match rules.score:
        case "points":
            return say("Points, the more the better.")
        case "cards" if counts_moves(rules):
            return say("Cards left, the fewer the better; with equal cards the fewer moves.")
        case "cards":
            return say("Cards left, the fewer the better.")
        case _:
            return say("Strokes, the fewer the better.")


def _end(rules: Rules) -> list[str]:
    sentences = [
        say(
            "The hole is over when the tableau is empty, or when the stock is empty and no exposed"
            " card fits. It may also be given up: the cards left count."
        )
    ]
    if rules.undo == "all":
        sentences.append(say("A stuck hole can be taken back before it is finished."))
    return sentences


def _counting(rules: Rules) -> list[str]:
    counted = _counting_cards(rules) if rules.score == "cards" else _counting_strokes(rules)
    return [*counted, outlook_line(rules)]


def _counting_cards(rules: Rules) -> list[str]:
    sentences = [
        _score(rules),
        say("None left is best: the table is clear. What is left in the stock does not matter."),
    ]
    if counts_moves(rules):
        sentences.append(
            say("Plays and flips are moves. A hole given up counts its stock as moves, too.")
        )
    sentences.append(say("Play the same deal again for a lower score."))
    return sentences


def _counting_strokes(rules: Rules) -> list[str]:
    par, round_par = rules.default_par, rules.default_par * HOLES_IN_ROUND
    if rules.score == "points":
        return [
            say(
                "Points, the more the better: one for each card played from the tableau and, once"
                " it is empty, one for each card left in the stock."
            ),
            say(
                "35 − strokes = points. A round of nine holes counts strokes, the fewer the better:"
                " par is {par} strokes a hole and {round} a round.",
                par=par,
                round=round_par,
            ),
        ]
    return [
        say(
            "Strokes are the cards left in the tableau. Once it is empty, every card left in the"
            " stock counts one below zero."
        ),
        _score(rules),
        say(
            "A round is nine holes. Par is {par} a hole and {round} a round.",
            par=par,
            round=round_par,
        ),
    ]
