"""Awards as they are earned: the tally is kept while the program runs, each result counted once."""

from golf.background import Work
from golf.records.awards import Award, AwardBook, Tally, award_name, newly_earned
from golf.records.medals import medal_of
from golf.records.pars import pars_of
from golf.saves.storage import Storage


def new_book() -> AwardBook:
    """Return a tally that nothing was counted in."""
    return AwardBook(pars_of, medal_of)


def tallying(storage: Storage, book: AwardBook) -> Work[Tally]:
    """Read the history to its end and return what it comes to for the awards."""
    lines = yield from storage.history.reading_all()
    return (yield from book.following(lines))


def telling_awards(storage: Storage, book: AwardBook, line_id: str) -> Work[list[Award]]:
    """Return what the line of an id has earned, and note that the player is told of it."""
    tally = yield from tallying(storage, book)
    settings = storage.settings
    new = [each for each in newly_earned(tally, line_id) if settings.show_once(award_name(each))]
    if new:
        storage.save_settings()
    return new
