"""How long a whole frame takes while every card moves, without a screen.

Run as `python -m tests.bench.table_frames`.
"""

from time import process_time

import pygame

from golf.core.deal import Deal
from golf.core.position import Position
from golf.core.rules import PRESETS
from golf.table.backdrop import backdrop
from golf.table.faces import Faces
from golf.table.layout import table_layout
from golf.table.table import Table

LIMIT = 0.008
"""Seconds for a frame at 1920×1080 with 52 moving cards, 95 of 100 frames."""

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


def frame_times(size: tuple[int, int]) -> list[float]:
    """Return the sorted CPU seconds of each frame while all cards fly to the waste and back."""
    layout = table_layout(size)
    table, screen = Table(layout, Faces(layout.card)), pygame.display.set_mode(size)
    start = Deal.parse("1").position(PRESETS["classic"])
    cards = (*start.waste, *start.stock, *(card for column in start.tableau for card in column))
    end = Position(start.rules, ((),) * 7, (), cards)
    ground = backdrop(size)
    table.set(start)
    times: list[float] = []
    for before, after in ((start, end), (end, start)) * 2:
        times.clear()  # the first ways make the pictures
        table.show(before, after, 2)
        while table.is_moving:
            began = process_time()
            table.update(1 / 60)
            screen.blit(ground, (0, 0))
            table.draw(screen)
            times.append(process_time() - began)
    return sorted(times)


if __name__ == "__main__":
    pygame.display.init()
    for size in SIZES:
        times = frame_times(size)
        late = times[int(0.95 * len(times))]
        print(f"{size[0]}x{size[1]}: p50 {times[len(times) // 2] * 1000:.2f} ms, ", end="")
        print(f"p95 {late * 1000:.2f} ms, most {times[-1] * 1000:.2f} ms")
