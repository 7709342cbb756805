"""The round buttons on the table: an icon on a plate through which the table shows."""

import pygame

from golf import theme
from golf.theme import Colour
from golf.ui.buttons import Button, ButtonState, draw_focus, draw_label
from golf.ui.look import Look
from golf.ui.shapes import draw_plate, draw_ring


class RoundButton(Button):
    """A button with an icon alone."""

    kind: str = "round"

    def draw(
        self,
        surface: pygame.Surface,
        look: Look,
        state: ButtonState,
        ground: pygame.Surface | None = None,
    ) -> None:
        """Draw the button as it is now, on a picture that it lies on if that is known."""
        rect, radius = self.rect, self.rect.h // 2
        fill, colour = _colours(self, look, state)
        if fill is not None:
            draw_plate(surface, rect, radius, fill, ground)
        if look.table == theme.HIGH_CONTRAST:
            # A plate as dark as the table would not be seen.
            line = max(1, look.px(2))
            inner = rect.inflate(-line, -line)
            rim = theme.PLATE_LINE if self.is_enabled else theme.PLATE_LINE_OFF
            draw_ring(surface, inner, inner.h // 2, rim, line)
        if state.is_focused:
            draw_focus(surface, look, rect.inflate(2, 2), radius + 2)
        draw_label(surface, look, self, rect, colour)


def _colours(button: Button, look: Look, state: ButtonState) -> tuple[Colour | None, Colour]:
    """Return the colours of the plate, None without one, and of the icon."""
    if not button.is_enabled:
        # What cannot be used now is a faint icon on the felt: the eye goes to the others.
        colour = theme.SUN if button.is_on else theme.ICON_OFF
        return theme.PLATE if look.is_strewn else None, colour
    if button.is_on:
        return theme.SUN, theme.INK
    if state.is_pressed:
        return theme.PLATE_PRESSED, theme.ICON
    if state.is_hovered:
        return theme.PLATE_HOVER, theme.ICON
    return theme.PLACE_PLATE if look.is_strewn else theme.PLATE, theme.ICON
