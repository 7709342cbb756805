"""What the command line may ask of the game in a window."""

from pathlib import Path

from golf.values import Value


class PlayOptions(Value):
    """The options of `golf play`, checked before a window opens; None leaves it to the settings.

    At most one of `deal`, `daily`, `course`, `record` and `board` is given; `board` is a deal code
    that begins with `b`.
    """

    rules: str | None = None
    deal: str | None = None
    daily: bool = False
    course: str | None = None
    record: str | None = None
    board: str | None = None
    fullscreen: bool | None = None
    mute: bool = False
    reduced_motion: bool = False
    data: Path | None = None

    @property
    def asks_for_game(self) -> bool:
        """Whether a certain game is to be opened, instead of the title."""
        return self.daily or any((self.deal, self.course, self.record, self.board))
