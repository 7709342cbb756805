"""Settings: every choice on one page, kept at once and followed at once by what lies behind."""

import pygame

from golf import routes, theme
from golf.background import Background
from golf.controls.intents import Command, Drag, Intent, Press, Release, Wheel
from golf.geometry import Rect
from golf.routes import Change, Home, Push
from golf.saves.settings import VERDICT_MARKS
from golf.scenes.menu_scene import MenuScene
from golf.scenes.settings_items import (
    SCENES,
    VOLUME_STEP,
    Group,
    Item,
    next_value,
    settings_groups,
)
from golf.scenes.settings_page import (
    SettingsPage,
    paint_heading,
    paint_help,
    paint_item,
    paint_sample,
    settings_page,
)
from golf.scenes.way_out import WAY_OUT
from golf.services import Services
from golf.sound import Cue
from golf.texts.settings_help import HELP
from golf.ui.widgets import Button
from golf.words import say


class SettingsScene(MenuScene):
    """A sheet with groups of lines in as many columns as fit, and scrolled where they do not.

    Over a table in play (`is_overlay`) the table follows every choice; elsewhere the page has a
    ground of its own.
    """

    is_overlay = True
    first_focus = "rules"

    def __init__(self, services: Services, *, is_overlay: bool = True) -> None:
        super().__init__(services)
        self.is_overlay = is_overlay
        self.scroll = 0
        self._grip = ("", 0)
        self._groups: list[Group] = []
        self._undoing: Background[bool] | None = None
        self._page: SettingsPage

    # ---- buttons

    def buttons(self) -> list[Button]:
        """Return every line, and the buttons of the heading."""
        services = self.services
        self._groups = settings_groups(services)
        self._page = page = settings_page(services.look, self._groups)
        self.scroll = min(max(0, self.scroll), page.most_scroll)
        buttons = [button for item in self._items() for button in self._item_buttons(item)]
        # The heading's buttons lie over lines that are scrolled below them.
        buttons.append(Button("done", say("Done"), page.done, "primary"))
        if page.most_scroll:
            is_top, is_end = self.scroll == 0, self.scroll == page.most_scroll
            buttons += [
                Button("page_up", "", page.up, icon="up", is_enabled=not is_top),
                Button("page_down", "", page.down, icon="down", is_enabled=not is_end),
            ]
        return buttons

    def has_way_out(self, buttons: list[Button]) -> bool:
        """Return whether the line of the full screen is in sight."""
        line = next((each for each in buttons if each.key == "fullscreen"), None)
        view = self._page.view
        return line is not None and view.y <= line.rect.y and line.rect.bottom <= view.bottom

    def way_out_place(self) -> Rect | None:
        """Return the place beside the buttons of the heading, if its words leave it free."""
        look, page = self.services.look, self._page
        place = page.up.move(page.up.x - page.down.x, 0)
        words = look.text(say("Settings"), "display", theme.HEADING, theme.TEXT)
        return place if place.x > page.heading.x + words.get_width() else None

    def _items(self) -> list[Item]:
        return [item for group in self._groups for item in group.items]

    def _item_buttons(self, item: Item) -> list[Button]:
        place = self._page.places[item.key].move(0, -self.scroll)
        if item.kind != "volume":
            return [Button(item.key, item.words, place, "card", is_enabled=item.is_enabled)]
        side = place.h
        volume = self.services.settings.volume
        less = Rect(place.right - self._page.bar_w - 2 * side, place.y, side, side)
        more = Rect(place.right - side, place.y, side, side)
        return [
            Button("volume less", "", less, "card", icon="minus", is_enabled=volume > 0),
            Button("volume more", "", more, "card", icon="plus", is_enabled=volume < 100),
        ]

    @property
    def help(self) -> str:
        """What the line in hand does: pointed at, else in focus, as is the one pressed last."""
        menu, shows_focus = self.menu, self.shows_focus
        key = menu.focus if shows_focus else menu.hovered
        name = HELP.get(_line(key)) or HELP.get(_line(menu.focus))
        return "" if name is None else say(name)

    def resize(self) -> None:
        """Follow the window; the line in focus stays in sight."""
        super().resize()
        self._show_focus()

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Scroll, or give the intent to the lines in sight."""
        match intent:
            case Wheel(steps):
                self._scroll_to(self.scroll - steps * self._page.step)
                return None
            case Press(pos) if not self._can_press(pos):
                self.menu.let_go()
                return None
            case Press(pos, hand) if self._page.view.contains(pos):
                # The lines follow the finger that was put down last.
                self._grip = hand, pos[1] + self.scroll
            case Drag(pos, _, hand) if self._grip[0] == hand and self._page.most_scroll:
                # A press that scrolls presses nothing.
                self.menu.let_go()
                self._scroll_to(self._grip[1] - pos[1])
                return None
            case Release(_, _, _, hand) if self._grip[0] == hand:
                self._grip = ("", 0)
        before = self.menu.focus
        change = super().handle(intent)
        if isinstance(intent, Command) and self.menu.focus != before:
            self._show_focus()
        return change

    def _can_press(self, pos: tuple[int, int]) -> bool:
        page, way_out = self._page, self.menu.button(WAY_OUT)
        places = [page.view, page.done, page.up, page.down]
        if way_out is not None:
            places.append(way_out.rect)
        return any(place.contains(pos) for place in places)

    def _scroll_to(self, scroll: int) -> None:
        self.scroll = min(max(0, scroll), self._page.most_scroll)
        self.refresh()

    def _show_focus(self) -> None:
        """Scroll as far as the line in focus needs."""
        focused, view = self.menu.button(self.menu.focus), self._page.view
        if focused is None or focused.kind != "card":
            return
        margin = self._page.step // 2
        above = view.y + margin - focused.rect.y
        below = focused.rect.bottom + margin - view.bottom
        if above > 0:
            self._scroll_to(self.scroll - above)
        elif below > 0:
            self._scroll_to(self.scroll + below)

    def update(self, dt: float) -> Change | None:
        """Take an import back, a slice of every frame."""
        if self._undoing is not None and self._undoing.run_slice():
            self._undoing = None
            self.services.apply_settings()
            self.services.say(say("The last import was undone. What was played since stays."))
            self.refresh()
        return None

    @property
    def wants_time(self) -> bool:
        """Whether an import is being taken back."""
        return self._undoing is not None

    # ---- choices

    def choose(self, key: str) -> Change | None:
        """Follow a line or a button."""
        match key:
            case "done":
                return self.back()
            case "page_up" | "page_down":
                step = self._page.view.h - self._page.step
                self._scroll_to(self.scroll + (step if key == "page_down" else -step))
            case "volume less" | "volume more":
                self._change_volume(VOLUME_STEP if key == "volume more" else -VOLUME_STEP)
            case "fullscreen":
                self.services.full_screen()
            case _ if key in SCENES:
                return self._go(key)
            case _:
                return self._step(next(item for item in self._items() if item.key == key))
        return None

    def _step(self, item: Item) -> Change | None:
        """Go on to the next value of a setting, and let everything follow."""
        services = self.services
        turns_on = item.key == "verdict" and not services.settings.verdict
        if turns_on and services.tell_once(VERDICT_MARKS):
            return Push(_verdict_question())
        if item.key == "muted":
            services.settings.muted = not services.sounds.muted
            services.sounds.set_muted(services.settings.muted)
        else:
            setattr(services.settings, item.key, next_value(services, item))
        if item.key == "language":
            services.follow_language()
        services.keep_settings()
        return None

    def _change_volume(self, step: int) -> None:
        services = self.services
        volume = min(100, max(0, services.settings.volume + step))
        services.settings.volume = volume
        services.sounds.set_volume(volume / 100)
        services.sounds.play(Cue.PLAY, volume // VOLUME_STEP)
        services.keep_settings()

    def _go(self, key: str) -> Change | None:
        if key == "rules":
            return Push(routes.RulesChoice())
        if key == "learn":
            return Push(routes.LearnPad())
        if key == "undo_import":
            question = say("Take back what the last import brought? What you played since stays.")
            act = say("Undo the import")
        elif key == "defaults":
            question, act = say("Set every choice back to its default?"), say("Set back")
        else:
            question = say("Erase all results, games and settings for good?")
            act = say("Erase everything")
        answers = [("keep", say("Keep everything")), (key, act)]
        return Push(routes.Question(question, answers))

    def resume(self, result: object) -> Change | None:
        """Do what a question was answered with."""
        if result == "erase":
            self.services.erase()
            self.services.say(say("Everything was erased."))
            return Home()
        if result == "verdict":
            self.services.settings.verdict = True
            self.services.keep_settings()
        if result == "undo_import":
            self._undoing = Background(self.services.storage.undoing_import())
        if result == "defaults":
            self.services.settings.reset()
            self.services.apply_settings()
            self.services.say(say("Every choice is back at its default."))
        self.refresh()
        return None

    # ---- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet, and the lines in sight."""
        look, page = self.services.look, self._page
        if not self.is_overlay:
            surface.blit(look.backdrop(1), (0, 0))
        self.paint_sheet(surface, page.panel)
        heading = look.fitted(say("Settings"), "display", theme.HEADING, theme.TEXT, page.heading.w)
        surface.blit(heading, (page.heading.x, page.heading.center[1] - heading.get_height() // 2))
        if page.sample is not None:
            paint_sample(surface, look, page.sample)
        before = surface.get_clip()
        surface.set_clip(page.view)
        for group in self._groups:
            place = page.headings[group.heading].move(0, -self.scroll)
            paint_heading(surface, look, group.heading, place)
            for item in group.items:
                self._paint_item(surface, item)
        surface.set_clip(before)
        paint_help(surface, look, self.help, page.help)

    def _paint_item(self, surface: pygame.Surface, item: Item) -> None:
        place = self._page.places[item.key].move(0, -self.scroll)
        if place.bottom < self._page.view.y or place.y > self._page.view.bottom:
            return
        keys = ("volume less", "volume more") if item.kind == "volume" else (item.key,)
        found = [button for key in keys if (button := self.menu.button(key)) is not None]
        focus = self.menu.focus if self.shows_focus else ""
        paint_item(
            surface,
            self.services.look,
            item,
            place,
            [(button, button.key == focus, button.key == self.menu.hovered) for button in found],
        )


def _line(key: str) -> str:
    """Return the line to which a button belongs."""
    return "volume" if key.startswith("volume ") else key


def _verdict_question() -> routes.Question:
    """Return the question before the verdict is turned on for the first time."""
    words = say(
        "With the verdict a hole counts as assisted. Its result, and that of its round, stands in a"
        " table of its own, and nothing takes the mark away."
    )
    return routes.Question(words, [("keep", say("Leave it off")), ("verdict", say("Turn it on"))])
