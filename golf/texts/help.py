"""The pages of help, from one source for the game and for `golf text`.

A page is a list of blocks: plain sentences, headings, pairs, rows of cards, a comparison.
"""

from collections.abc import Callable

from golf.controls.bindings import letters_by_command
from golf.controls.intents import Device
from golf.core.cards import Card
from golf.core.errors import shown
from golf.core.rules import HOLES_IN_ROUND, PRESETS, Rules
from golf.core.scoring import counts_moves
from golf.texts.controls import DeviceInUse, controls_pairs, device_name
from golf.texts.numbers import expected_text, signed_text
from golf.texts.rules import preset_values, rules_sections
from golf.texts.rules_names import PRESET_NAMES, preset_line, rules_name
from golf.texts.score import score_of
from golf.values import Value
from golf.words import mark, say


class Lead(Value):
    """The sentence that a page begins with."""

    words: str


class Heading(Value):
    """Words above what follows."""

    words: str


class Pair(Value):
    """A thing at the left, and what it is or does at the right."""

    left: str
    right: str


class Example(Value):
    """A row of cards as in a run, and what it shows; `is_right` says whether it may be played."""

    cards: tuple[Card, ...]
    words: str
    is_right: bool = True


class RunEnd(Value):
    """A way to end a run: the cards played, what it leads to, and both in words."""

    cards: tuple[Card, ...]
    words: str
    spoken: str


class Comparison(Value):
    """Things side by side: their names, and rows of a heading and one value for each."""

    names: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]


Block = str | Lead | Heading | Pair | Example | RunEnd | Comparison


class Page(Value):
    """One page of help."""

    title: str
    blocks: tuple[Block, ...]


def _example(text: str, words: str, is_right: bool = True) -> Example:
    return Example(tuple(map(Card.parse, text.split())), words, is_right)


TITLES = {
    "rules": mark("Rules"),
    "controls": mark("Controls"),
    "scoring": mark("Scoring"),
    "advice": mark("Advice and verdict"),
    "luck": mark("Luck and skill"),
    "strategy": mark("Strategy"),
    "presets": mark("Compare the presets"),
}
"""The pages by key, in their order."""


def help_page(key: str, rules: Rules, in_use: DeviceInUse | None = None) -> Page:
    """Return a page of `TITLES`, for the rules in play and the device in use.

    Without a device it is that of the terminal, where letters are typed.

    Raises:
        LookupError: there is no such page.
    """
    if key not in _PAGES:
        names = ", ".join(_PAGES)
        raise LookupError(
            say("expected a page of {names}, got {text}", names=names, text=shown(key))
        )
    return _PAGES[key](rules, in_use)


def _rules(rules: Rules, _: DeviceInUse | None) -> Page:
    blocks: list[Block] = []
    if rules.preset is not None and rules == PRESETS[rules.preset]:
        blocks.append(Lead(preset_line(rules.preset, rules.holes)))
    for number, (heading, sentences) in enumerate(rules_sections(rules)):
        blocks.append(Heading(heading))
        blocks.append(" ".join(sentences))
        if number == 1:
            blocks += _examples(rules)
    blocks.append(say("This is not the card game for several players that is called Golf, too."))
    return Page(rules_name(rules), tuple(blocks))


def _examples(rules: Rules) -> list[Block]:
    """Return runs that the rules allow and one that they do not."""
    run = _example("7C 8H 7S 6D", say("A run: up, down, any suit."))
    equal = _example("9S 9H", say("Equal ranks never match."), is_right=False)
    if rules.on_king == "none":
        king = _example("KD QC", say("Nothing goes on a King."), is_right=False)
    elif rules.wrap:
        king = _example("QC KD AS 2H", say("With wrap a run goes round the corner."))
    else:
        king = _example("KD AS", say("No way round the corner."), is_right=False)
    return [run, king, equal]


def _controls(_: Rules, in_use: DeviceInUse | None) -> Page:
    in_use = in_use or DeviceInUse()
    others = [device for device in Device if device is not in_use.device]
    blocks: list[Block] = [Pair(*pair) for pair in controls_pairs(in_use)]
    for device in others:
        blocks.append(Heading(device_name(device)))
        blocks += [Pair(*pair) for pair in controls_pairs(DeviceInUse(device, in_use.button))]
    title = say("{page}: {device}", page=say(TITLES["controls"]), device=device_name(in_use.device))
    return Page(title, tuple(blocks))


def _scoring(rules: Rules, _: DeviceInUse | None) -> Page:
    blocks = _scoring_cards(rules) if rules.score == "cards" else _scoring_strokes(rules)
    return Page(say(TITLES["scoring"]), tuple(blocks))


def _scoring_cards(rules: Rules) -> list[Block]:
    blocks: list[Block] = [
        Lead(say("The fewer cards left, the better.")),
        Pair(say("Cards"), say("the cards left in the columns; 0 is best, the table is clear")),
        Pair(say("Stock"), say("what is left of it is no part of the result")),
    ]
    if counts_moves(rules):
        words = say("plays and flips: with equal cards the fewer win")
        blocks.append(Pair(say("Moves"), words))
    return blocks


def _scoring_strokes(rules: Rules) -> list[Block]:
    par = rules.default_par
    blocks: list[Block] = [
        Lead(say("As on the green: the fewer strokes, the better.")),
        Heading(say("What is counted")),
        Pair(
            say("Strokes"),
            say("the cards left in the columns; after a clear, minus the cards left in the stock"),
        ),
    ]
    if rules.score == "points":
        blocks.append(Pair(say("Points"), say("35 − strokes = points: the more, the better")))
        blocks.append(say("A round is nine holes; it counts strokes against par."))
    return [
        *blocks,
        Heading(say("Par")),
        say(
            "Under these rules ({rules}) par is {par} a hole and {round} a round, in strokes. A"
            " course has its own par for each hole.",
            rules=rules_name(rules),
            par=par,
            round=par * HOLES_IN_ROUND,
        ),
        Heading(say("Golf's words")),
        *golf_words(rules),
    ]


def golf_words(rules: Rules) -> list[Pair]:
    """Return what golf calls a hole against its par in strokes; nothing where cards count."""
    if rules.score == "cards":
        return []
    par = rules.default_par

    def strokes(difference: int) -> str:
        return signed_text(par + difference)

    return [
        Pair(say("Holed out"), say("every column is empty, whatever the par")),
        Pair(say("Albatross"), say("three or more under par")),
        Pair(say("Eagle"), say("two under par: {n} here", n=strokes(-2))),
        Pair(say("Birdie"), say("one under par: {n} here", n=strokes(-1))),
        Pair(say("Bogey"), say("one over par: {n} here", n=strokes(1))),
        Pair(say("Double bogey"), say("two over par: {n} here", n=strokes(2))),
        Pair(say("E"), say("even: the round stands at par")),
    ]


def _advice(_: Rules, in_use: DeviceInUse | None) -> Page:
    is_typed, letters = in_use is None, letters_by_command()
    blocks: tuple[Block, ...] = (
        Lead(say("One does not peek at the stock. The other does, and says so.")),
        _typed_heading(say("Hint"), letters["hint"], is_typed),
        *_hint(letters["hint"] if is_typed else ""),
        say("Fair advice is counted and shown with the result; it does not mark it."),
        _typed_heading(say("Verdict"), letters["verdict"], is_typed),
        say(
            "The verdict knows the whole stock: whether the hole can still be cleared, and the best"
            " that is still possible, exactly. You are told it when you ask."
        )
        if is_typed
        else say(
            "The verdict knows the whole stock: whether the hole can still be cleared, and the best"
            " that is still possible, exactly. It is off until you turn it on in the settings."
        ),
        say(
            "A hole that has had a verdict is assisted. It is kept in a table of its own, and"
            " nothing takes the mark away. After a hole you learn the best possible for nothing."
        ),
        _typed_heading(say("Card counter"), "c", is_typed),
        say(
            "How many of each rank the stock still holds. You could count it yourself, since every"
            " other card lies face up; so it marks nothing."
        ),
    )
    return Page(say(TITLES["advice"]), blocks)


def _typed_heading(name: str, letter: str, is_typed: bool) -> Heading:
    """Return a heading, in the terminal with the letter that asks for it."""
    return Heading(say("{name}: {value}", name=name, value=letter) if is_typed else name)


def _hint(letter: str) -> tuple[str, str]:
    """Return what the first hint tells, and what the second; `letter` is typed for it, if any."""
    if letter:
        return (
            say(
                "The first {letter} tells the cards that fit, and how many cards in the stock each"
                " exposed card would fit on.",
                letter=letter,
            ),
            say(
                "The second {letter} gives fair advice: the move that a player does best with who"
                " counts the cards but cannot see their order, and what to expect from it and from"
                " the others. It can be wrong, as a caddie can.",
                letter=letter,
            ),
        )
    return (
        say(
            "The first press marks the cards that fit. The small figures tell how many cards in the"
            " stock each exposed card would fit on."
        ),
        say(
            "The second press gives fair advice: the move that a player does best with who counts"
            " the cards but cannot see their order, and what to expect from it and from the others."
            " It can be wrong, as a caddie can."
        ),
    )


LUCK_EXAMPLE = (
    "classic/b7D.ADTDKH.5C7STH.3SQDQCKD.5SAC3H5H.8C6D9D9SQS.2D8H6S-5D-JC6CJHQHJDKSKC4H"
    ":F3F17F62F4F2673F4F4F3"
)
"""The hole, from its middle on, that the page on luck and skill takes apart."""
LUCK_IN_EXAMPLE = {"strokes": (4.6, 8.6, -3.2), "cards": (4.5, 8.5, -3.0)}
"""What it was worth, what its choices cost and what its flips took, in what rules count."""


def _luck(rules: Rules, _: DeviceInUse | None) -> Page:
    score = score_of(rules)
    worth, choices, luck = LUCK_IN_EXAMPLE["cards" if rules.score == "cards" else "strokes"]
    signs = say("what the flips took (+) or gave (−) against what was to expect")
    if rules.score == "points":
        signs = say("what the flips gave (+) or took (−) against what was to expect")
    blocks: tuple[Block, ...] = (
        Lead(say("Every result is taken apart, once the hole is over: what was yours in it?")),
        Pair(
            say("Worth"),
            say("what somebody who counts the cards well could expect of the deal at its start"),
        ),
        Pair(
            say("Choices"),
            say("what you lost by where you ended your runs, against the best end of each"),
        ),
        Pair(say("Luck"), signs),
        say(
            "All three are fair: they are measured by what a player can know, never by the order of"
            " the stock. Together they are the result, exactly."
        ),
        Heading(say("An example")),
        say(
            "With 23 cards on the table and 8 in the stock, {worth} was to be expected. The choices"
            " cost {choices}, the flips gave {luck}; the result: {score}.",
            worth=score.expected_number(worth),
            choices=expected_text(choices),
            luck=expected_text(-luck),
            score=score.amount(round(worth + choices + luck)),
        ),
        Heading(say("How to read it")),
        say(
            "Luck comes and goes, and is nothing in the mean. Choices stay: they tell how well you"
            " play after a few holes, where results need a hundred. A choice that is as good as"
            " the best within what can be told costs nothing."
        ),
        say(
            "What a deal is worth is an estimate, and so is the figure of a hint. They weigh"
            " different orders of the unseen cards, and may differ a little."
        ),
        say(
            "In the replay each choice has its cost and its mark: doubtful from a quarter on, bad"
            " from one, very bad from two."
        ),
    )
    return Page(say(TITLES["luck"]), blocks)


def _strategy(rules: Rules, _: DeviceInUse | None) -> Page:
    stock = 16 if rules.starter == "dealt" else 17
    blocks: list[Block] = [
        Lead(say("Every card but those of the stock lies open. Use it.")),
        Heading(say("Look for the longest chain")),
        say(
            "Before you play the first card that fits, look how far each way could lead: which"
            " cards come free, and what goes on them. The longest chain is often right, though not"
            " always."
        ),
        Heading(say("Keep the pace")),
        say(
            "Hold the cards left against the flips left: 35 cards and {stock} flips want two cards"
            " a flip, and a little more. Runs of one and none are what a hole is lost by.",
            stock=stock,
        ),
        Heading(say("Count the stock")),
        say(
            "There are four cards of each rank. Those that you do not see are in the stock. If four"
            " 6s lie open, then no 6 will come to help your 5s and 7s."
        ),
    ]
    again = (
        Heading(say("Play a deal again")),
        say(
            "A hole of its own can be played again: you know its cards now, so go for more points."
            " Only the first try counts in the averages."
        )
        if rules.score == "points"
        else say(
            "A hole of its own can be played again: you know its cards now, so go for a lower"
            " score. Only the first try counts in the averages."
        ),
    )
    return Page(say(TITLES["strategy"]), (*blocks, *_ends(rules), *_run_blocks(rules), *again))


def _ends(rules: Rules) -> list[Block]:
    last = _example("TS JH QC KD", say("The King last: now the run is over."))
    if rules.wrap and rules.on_king == "none":
        king = say("A King goes on a Queen or an Ace, and nothing on a King: play him last.")
        return [Heading(say("Kings end runs")), king, last]
    if rules.wrap:
        return [
            Heading(say("No ends")),
            say("With wrap every rank has two neighbours, and a run can always go on. Go for it."),
            _example("QS KH AC 2D", say("Round the corner, and on.")),
        ]
    after = (
        say("Nothing at all goes on a King.")
        if rules.on_king == "none"
        else say("On them goes a Queen or a 2 again, and nothing else.")
    )
    return [
        Heading(say("Kings and Aces end runs")),
        say(
            "A King fits on a Queen alone, an Ace on a 2 alone. {after} So take them when their"
            " chance comes, best as the last card of a run.",
            after=after,
        ),
        last,
        say(
            "What lies under a King or an Ace waits until he is gone. Free useful ranks there while"
            " you can: those that much of what is to come would fit on."
        ),
    ]


def _run_blocks(rules: Rules) -> list[Block]:
    undo = (
        say("Everything can be undone here, so try as much as you like.")
        if rules.undo == "all"
        else say("A run can be undone until the next flip, and never after it.")
    )
    flip: list[Block] = (
        [
            Heading(say("Do not fear the stock")),
            say(
                "An early flip can be better than a short run that takes the cards you need next:"
                " the stock is there to be used."
            ),
        ]
        if rules.flip == "any time"
        else []
    )
    return [
        *flip,
        Heading(say("Compare before you flip")),
        say(
            "{undo} Play a run, take it back, play the other, and keep the better one. One key does"
            " each: undo run, redo run.",
            undo=undo,
        ),
        Heading(say("Two cards of one rank")),
        say(
            "Look at what they uncover. When that is equal, take from the longer column: seven"
            " short columns show more choices than one long one."
        ),
        _example("9H 8D 9S 8C 7S", say("Turn round in a run: one rank clears another.")),
    ]


def _presets(_: Rules, __: DeviceInUse | None) -> Page:
    names = tuple(say(PRESET_NAMES[key]) for key in PRESETS)
    columns = [preset_values(rules) for rules in PRESETS.values()]
    rows = tuple(
        (heading, tuple(column[number][1] for column in columns))
        for number, (heading, _value) in enumerate(columns[0])
    )
    blocks: list[Block] = [Comparison(names, rows)]
    blocks += [Pair(name, preset_line(key)) for name, key in zip(names, PRESETS, strict=True)]
    blocks += [
        say(
            "Cleared: how many of 100 random deals the best line clears. Strong player: how many"
            " of them one clears who counts but cannot see the stock. From simulations of thousands"
            " of deals; wrap is a switch of its own in every preset."
        ),
    ]
    return Page(say(TITLES["presets"]), tuple(blocks))


_PAGES: dict[str, Callable[[Rules, DeviceInUse | None], Page]] = {
    "rules": _rules,
    "controls": _controls,
    "scoring": _scoring,
    "advice": _advice,
    "luck": _luck,
    "strategy": _strategy,
    "presets": _presets,
}
