"""What the core and the analysis say about the published vectors, as one JSON object.

Run by desktop Python and, out of the bundle, by Python under WebAssembly; both have to say the
same. `seconds` is the solver's own time. Arguments: the folder of the package, that of the vectors.
"""

import json
import sys
import time
from pathlib import Path

BEST_RULES = {"strict": "dnnaps", "classic": "classic", "classic+wrap": "classic+wrap"}
DEPTH = 7


def rows(path: Path) -> list[dict]:
    """Return the objects of a file of JSON lines."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def deals(data: Path) -> dict[str, str]:
    """Deal every published number and give the cards in one word."""
    from golf.core.board import board_word
    from golf.core.deal import Deal
    from golf.core.rules import PRESETS

    lines = (data / "deals.txt").read_text(encoding="utf-8").splitlines()
    numbers = [line.split(" | ")[0] for line in lines if not line.startswith("#")]
    return {
        number: board_word(Deal.parse(number).position(PRESETS["classic"])) for number in numbers
    }


def sequences(data: Path) -> list[list[int]]:
    """Count the legal move sequences of every published start."""
    from golf.core.deal import Deal
    from golf.core.rules import Rules

    def count(position, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(count(position.after(move), depth - 1) for move in position.legal_moves())

    starts = [
        Deal.parse(str(row["deal"])).position(Rules.parse(row["rules"]))
        for row in rows(data / "positions.jsonl")
    ]
    return [[count(start, depth) for depth in range(1, DEPTH + 1)] for start in starts]


def records(data: Path) -> list[list[object]]:
    """Replay every published record: strokes, moves and end, or where it is illegal."""
    from golf.core.record import IllegalRecordError, Record

    found: list[list[object]] = []
    for row in rows(data / "records.jsonl"):
        try:
            hole = Record.parse(row["record"]).replay().hole
        except IllegalRecordError as error:
            found.append([row["record"], "illegal", error.hole, error.move])
            continue
        found.append([row["record"], hole.strokes, hole.points, hole.move_count, hole.is_over])
    return found


def best(data: Path) -> list[list[object]]:
    """Solve every published deal: its best strokes under three rule sets."""
    from golf.analysis.solver import solve
    from golf.core.deal import Deal
    from golf.core.rules import Rules

    return [
        [
            row["deal"],
            *(
                solve(Deal.parse(str(row["deal"])).position(Rules.parse(rules))).best_strokes
                for rules in BEST_RULES.values()
            ),
        ]
        for row in rows(data / "best.jsonl")
    ]


def facts(data: Path) -> dict[str, object]:
    """Return all of it."""
    found: dict[str, object] = {
        "deals": deals(data),
        "sequences": sequences(data),
        "records": records(data),
    }
    start = time.perf_counter()
    found["best"] = best(data)
    found["seconds"] = time.perf_counter() - start
    found["python"] = sys.platform
    found["pygame"] = "pygame" in sys.modules
    return found


def main(package: str, data: str) -> str:
    """Return the facts as text, using the package that lies in a folder."""
    sys.path.insert(0, package)
    return json.dumps(facts(Path(data)))


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1], sys.argv[2]))
