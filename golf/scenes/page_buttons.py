"""The buttons of the scene in sight as real buttons of the page, for screen readers and Tab.

They are those that have the focus by keys: a scene's menu with its cards, stock and icons. A press
in the page puts the focus there and confirms.
"""

from golf.controls.intents import Command
from golf.scenes.stack import Scene, SceneStack
from golf.texts.icon_names import icon_name
from golf.ui.buttons import Button
from golf.words import say


def offered(scene: Scene) -> list[tuple[str, str]]:
    """Return (key, words) of every button that can be pressed now and can be put in words."""
    if scene.menu is None:
        return []
    buttons = [each for each in scene.menu.buttons if each.is_enabled]
    pairs = [(each.key, _words(each)) for each in buttons]
    return [(key, words) for key, words in pairs if words]


def press(stack: SceneStack, key: str) -> None:
    """Press a button of the top scene; one that is no longer there is no press."""
    menu = stack.top.menu
    button = None if menu is None else menu.button(key)
    if menu is not None and button is not None and button.is_enabled:
        menu.focus = key
        stack.handle(Command.CONFIRM)


def _words(button: Button) -> str:
    if button.name:
        return button.name
    if button.words:
        if not button.value:
            return button.words
        return say("{name}: {value}", name=button.words, value=button.value)
    return icon_name(button.key, button.icon, is_on=button.is_on)
