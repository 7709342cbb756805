"""The tab on skill: what choices cost a hole, over time, and the handicap."""

from functools import partial

import pygame

from golf import theme
from golf.geometry import Rect
from golf.records.handicap import FEWEST_ROUNDS, handicaps, net_strokes
from golf.records.skill import FEWEST_HOLES, Skill
from golf.records.statistics import Table
from golf.texts.dates import date_text
from golf.texts.numbers import expected_text, signed_text
from golf.texts.score import score_of
from golf.ui.box import Box, Column, Padded, Row, spring
from golf.ui.buttons import Button
from golf.ui.chart import draw_line
from golf.ui.facts import Fact
from golf.ui.leaves import Line, Picture, Rule, Text
from golf.ui.look import Look
from golf.ui.scrolling import Scroll, Scrolling
from golf.ui.shapes import draw_progress
from golf.words import say

_SURE = 2
"""How many standard errors a mean is told to be off at most: that is right 19 times in 20."""


def skill_tab(look: Look, table: Table, skill: Skill, begin: Button, keeps: Scrolling) -> Box:
    """Return the figures, and beside or below them the picture of the holes taken apart."""
    facts = _column(skill_facts(table, skill), look)
    if not skill.parts:
        told = _explained() if begin.is_enabled else Column([_progress(skill)], w=360)
        waiting = Column([spring(), told, begin.changed(w=360), spring()], 12,
                         align="centre", grow=1.0)  # fmt: skip
        picture: Box = waiting
    else:
        title = Line(say("What choices cost, hole by hole"), "bold", theme.SMALL, theme.TEXT_STRONG)
        drawn = Picture(partial(_draw_costs, skill=skill), h=120, grow=1.0)
        more = begin if begin.is_enabled and not skill.is_done else None
        picture = Column([title, drawn, _progress(skill), more], 2, grow=1.0)
    if look.is_tall or look.is_narrow:
        return Scroll(Column([facts, picture], 12), keeps, grow=1.0)
    return Row([Scroll(facts, keeps, grow=0.44), Column([picture], grow=0.56)], 24, grow=1.0)


def _explained() -> Text:
    words = say(
        "How much was skill, and how much was luck? Have your latest holes taken apart, choice by"
        " choice: it takes about a second for each."
    )
    return Text(words, colour=theme.TEXT_QUIET, align="centre")


def _progress(skill: Skill) -> Column:
    """Return how many holes were taken apart, with a bar while there are more."""
    words = say("{n} of {of} holes", n=len(skill.parts), of=len(skill.holes))
    line = Line(words, size=theme.SMALL, colour=theme.TEXT_QUIET, align="right")
    share = len(skill.parts) / max(1, len(skill.holes))
    bar = Picture(partial(_draw_share, share=share), h=8)
    return Column([None if skill.is_done else bar, line], 4)


def _draw_share(surface: pygame.Surface, look: Look, rect: Rect, *, share: float) -> None:
    draw_progress(surface, rect, share)


def skill_facts(table: Table, skill: Skill) -> list[tuple[str, str]]:
    """Return the handicap and the latest net round, and what choices cost a hole."""
    facts = []
    if not table.is_assisted and not table.is_speed:
        facts += _handicap_facts(table)
    score, mean = score_of(table.rules), skill.mean
    cost = "–" if mean is None else score.mean(mean[0])
    if mean is None and skill.parts:
        cost = say("after {of} holes ({n} so far)", of=FEWEST_HOLES, n=len(skill.parts))
    facts.append((say("Choices cost a hole"), cost))
    if mean is not None:
        facts.append((say("Give or take"), f"± {expected_text(_SURE * mean[1])}"))
        worth = sum(each.worth for each in skill.parts) / len(skill.parts)
        luck = sum(each.luck for each in skill.parts) / len(skill.parts)
        facts.append((say("Worth of the deals"), score.expected(worth)))
        facts.append((say("Luck a hole"), score.change(luck)))
    return facts


def _handicap_facts(table: Table) -> list[tuple[str, str]]:
    """Return the handicap by golf's own rule, and the latest round by the one before it."""
    found, count = handicaps(table), len(table.rounds)
    if not found or found[-1] is None:
        of = FEWEST_ROUNDS
        return [(say("Handicap"), say("after {of} rounds ({n} so far)", of=of, n=count))]
    facts = [(say("Handicap"), expected_text(found[-1]))]
    before = found[-2] if count > 1 else None
    if before is not None:
        gross = table.rounds[-1].strokes
        net = signed_text(net_strokes(gross, before))
        both = say("{gross} gross, {net} net", gross=signed_text(gross), net=net)
        facts.append((say("Latest round"), both))
    return facts


def _column(facts: list[tuple[str, str]], look: Look) -> Column:
    is_tight = look.is_tall or look.is_low
    size, air = (theme.SMALL, 1) if is_tight else (theme.BODY, 4)
    lines: list[Box] = []
    for label, amount in facts:
        lines += [Rule(), Padded(Fact(label, amount, size), 0, air)]
    return Column(lines[1:], 0)


def _draw_costs(surface: pygame.Surface, look: Look, rect: Rect, *, skill: Skill) -> None:
    """Draw the cost of each hole, and a line at their mean with its error."""
    costs, done = skill.costs, skill.holes[: len(skill.parts)]
    mean, stderr = skill.mean or (costs[0], 0.0)
    ends = (date_text(done[0].line.begun), date_text(done[-1].line.begun) if len(done) > 1 else "")
    rounded, error = [round(cost, 1) for cost in costs], _SURE * stderr
    draw_line(surface, look, rect, rounded, round(mean, 1), ends, error)
