"""No word of the pages of courses and awards is cut off, too small or covered, in any language."""

import pytest

from golf import routes
from golf.course_files import load_courses
from golf.records.awards import AWARDS
from golf.routes import Push
from golf.words import LANGUAGES, use_language
from tests.app.test_records import fill
from tests.app.test_words_fit import SIZES, faults
from tests.sweep import swept


def wrong_at_every_scroll(pilot):
    """Return the faults of a page in all of its views."""
    scene, look, found = pilot.scene, pilot.app.services.look, []
    view = scene.scrolls[0]
    while True:
        found += faults(scene, look)
        if not view.by(view.view.h):
            return found
        scene.refresh()


@pytest.mark.parametrize("language", swept(LANGUAGES, "de"))
@pytest.mark.parametrize("size", swept(SIZES, (640, 360)), ids=str)
def test_every_word_of_a_course_and_of_the_awards_is_read(new_pilot, size, language):
    pilot = new_pilot(size=size)
    pilot.app.services.settings.language = language
    pilot.app.services.follow_language()
    fill(pilot.app.storage)
    wrong = []
    for course in load_courses().courses:
        pilot.app.stack.apply(Push(routes.CoursePage(course)))
        pilot.rest()
        wrong += wrong_at_every_scroll(pilot)
        pilot.key("escape")
    pilot.app.stack.apply(Push(routes.Records()))
    pilot.frames(2)
    while pilot.scene.wants_time:
        pilot.frames()
    pilot.click_button("tab awards")
    wrong += wrong_at_every_scroll(pilot)
    for award in AWARDS:
        pilot.app.stack.apply(Push(routes.OneAward(award, 0, "")))
        wrong += faults(pilot.scene, pilot.app.services.look)
        pilot.key("escape")
    use_language("en")
    assert not wrong, "\n".join(sorted(set(wrong)))
