"""The tally of awards, kept while the program runs, so that each result is counted once."""

from golf.background import Work
from golf.records.awards import Award, AwardBook, Tally, award_name, newly_earned
from golf.records.medals import medal_of
from golf.records.pars import pars_of
from golf.services import Services


def tallying(services: Services) -> Work[Tally]:
    """Read the history to its end and return what it comes to for the awards."""
    lines = yield from services.storage.reading_all()
    if services.awards is None:
        services.awards = AwardBook(pars_of, medal_of)
    return (yield from services.awards.following(lines))


def telling_awards(services: Services, line_id: str) -> Work[list[Award]]:
    """Return what the line of an id has earned, and note that the player is told of it."""
    tally = yield from tallying(services)
    settings = services.settings
    new = [each for each in newly_earned(tally, line_id) if settings.show_once(award_name(each))]
    if new:
        services.storage.save_settings()
    return new
