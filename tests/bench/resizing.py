"""How long a frame takes in which the window has another size, and until all is sharp again.

Run as `python -m tests.bench.resizing`; without a screen.
"""

import tempfile
from pathlib import Path
from time import process_time

from golf.play_options import PlayOptions
from tests.app.pilot import FRAME, Pilot

LIMIT = 0.150
"""CPU seconds until every picture in sight is made anew, up to 1920×1080; twice as many at 4K."""

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


def times(size: tuple[int, int]) -> tuple[float, float, float]:
    """Return CPU seconds: of the first frame, of the longest one, until all is sharp."""
    pilot = Pilot(Path(tempfile.mkdtemp()), size, PlayOptions(deal="1", mute=True))
    pilot.rest()
    while not pilot.app.is_settled:
        pilot.frames()
    began = process_time()
    pilot.resize((size[0] - 16, size[1] - 9))
    frames = [process_time() - began]
    while pilot.app.services.look.is_makeshift or pilot.app.services.is_dirty:
        before = process_time()
        pilot.app.frame([], FRAME)
        frames.append(process_time() - before)
    whole = process_time() - began
    pilot.app.close()
    return frames[0], max(frames[1:], default=0.0), whole


if __name__ == "__main__":
    for size in SIZES:
        first, longest, whole = times(size)
        print(f"{size[0]}x{size[1]}: first frame {first * 1000:.0f} ms, ", end="")
        print(f"longest after it {longest * 1000:.0f} ms, ", end="")
        print(f"sharp after {whole * 1000:.0f} ms (limit {LIMIT * 1000:.0f}, at 4K twice as much)")
