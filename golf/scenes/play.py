"""Play: the hole on the table, from its first move to its end.

An intent becomes a move, the move a new position, and the table shows the difference.
"""

from collections.abc import Callable

import pygame

from golf import routes, timing
from golf.controls.intents import Command, Drag, Hover, Intent, Pos, Press, Release, Wheel
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move
from golf.core.position import Position
from golf.routes import Change, Pop, Push
from golf.saves.game import Game
from golf.scenes.banner import Banner, banner_for
from golf.scenes.flip_on import can_flip_on, is_without_choice
from golf.scenes.play_buttons import (
    COMMANDS,
    focus_places,
    icon_buttons,
    refused_command,
)
from golf.scenes.play_help import Help
from golf.scenes.play_picture import PlayPicture
from golf.scenes.play_ways import Ways
from golf.scenes.table_scene import TableScene
from golf.services import Services
from golf.sound import Cue
from golf.texts import narration
from golf.words import say

_WAYS_OUT = ("next", "leave", "give_up", "ask_give_up", "new_deal", "ask_new_deal", "restart")
"""What leads from a hole that is off the record back to the one that was filed."""


class PlayScene(TableScene):
    """One hole of a game."""

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self.game = game
        self._picture = PlayPicture(self)
        self.help = Help(services, game)
        self.ways = Ways(services, game)
        self.message = ""
        self.banner: Banner | None = None
        self._message_for = 0.0
        self._waiting: Intent | None = None
        self._is_told_stuck = False

    # ---- on and off the stack

    @property
    def hole(self) -> Hole:
        """The hole in play."""
        return self.game.hole

    @property
    def position(self) -> Position:
        """Its position."""
        return self.hole.position

    @property
    def game_kind(self) -> str:
        """The kind of its game, of which something is kept."""
        return "" if self.game.is_off_record else self.game.kind

    def enter(self) -> None:
        """Show the position as it is."""
        if self.table.position is None:
            self.lay_out()
            self.table.set(self.position, self.hole.run_length)
        self.services.save(self.game)
        self.services.say(narration.standing(self.game))
        if self.game.is_off_record and self.hole.is_over:
            self._undo(self.hole.undo)
        self._react()

    def pause(self) -> None:
        """Keep the time of play, too."""
        super().pause()
        self._keep_time()

    def leave(self) -> None:
        """Keep the time of play up to now; a hole below other scenes is not the latest again."""
        if not self.is_covered:
            self._keep_time()

    def _keep_time(self) -> None:
        if self.hole.has_begun and self.services.games.get(self.game.kind) is self.game:
            self.services.save(self.game)

    def take_over(self, intent: Intent) -> None:
        """Follow an intent that came during the deal, as soon as this scene is on top."""
        self._waiting = intent

    def resume(self, result: object) -> Change | None:
        """Carry out what the scene above was left with."""
        if self.game.is_off_record and result in _WAYS_OUT:
            return Pop()
        match result:
            case "new_deal":
                return self.ways.new_deal()
            case "new_round":
                return self.ways.new_round()
            case "one_hole":
                return self.ways.one_hole()
            case "ask_new_deal":
                return self.ways.ask_new_deal()
            case "ask_restart":
                return self._ask_restart()
            case "restart":
                return self._restart()
            case "ask_give_up" if self.services.settings.confirm_give_up:
                return self.ways.ask_give_up()
            case "give_up" | "ask_give_up":
                return self._give_up()
            case "wrap":
                return self._switch_wrap()
            case "verdict":
                self.ways.turn_verdict_on()
            case "undo" if self.game.is_off_record:
                self._undo(self.hole.undo)
            case "undo":
                # What was filed stays as it is.
                return Push(PlayScene(self.services, self.game.off_record()))
            case "next":
                return self.ways.next()
            case "leave":
                return self.ways.leave()
        self.arrange()
        return None

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Follow an intent; the end of a finished hole comes before it."""
        if isinstance(intent, Hover | Wheel):
            return super().handle(intent)
        if self._waiting is not None:
            # What ended the deal comes first, even where both came in one frame.
            waiting, self._waiting = self._waiting, None
            change = self.handle(waiting)
            if change is not None:
                return change
        return self._end() if self._is_finished else super().handle(intent)

    def command(self, command: Command) -> Change | None:
        """Follow what keys and buttons ask for."""
        match command:
            case Command.UNDO:
                self._undo(self.hole.undo)
            case Command.REDO:
                self._redo(self.hole.redo)
            case Command.UNDO_RUN:
                self._undo(self.hole.undo_run)
            case Command.REDO_RUN:
                self._redo(self.hole.redo_run)
            case Command.FLIP_ON if self.position.can_play:
                self._refuse(say("A card still fits: one flip at a time."))
            case Command.FLIP_ON:
                return self._flip_on() if can_flip_on(self.hole) else self.do(FLIP)
            case Command.HINT:
                self._hint()
            case Command.RESTART | Command.NEW_DEAL if self.game.is_off_record:
                return Pop()
            case Command.RESTART:
                return self._ask_restart()
            case Command.NEW_DEAL:
                return self.ways.ask_new_deal()
            case Command.SWITCH_WRAP:
                return self._switch_wrap()
            case Command.PAUSE | Command.BACK:
                return self.ways.pause()
            case _:
                return super().command(command)
        return None

    def point(self, intent: Press | Drag | Release) -> Change | None:
        """Follow the pointer; a button that cannot be pressed now says why."""
        if isinstance(intent, Press) and not self._pointer.wants(intent):
            refused = refused_command(self.menu, intent.pos)
            if refused is not None:
                return self.command(refused)
        return super().point(intent)

    def covers(self, pos: Pos) -> bool:
        """Return whether a button or what is offered lies over the cards at a point."""
        is_offer = self.banner is not None and self.banner.rect.contains(pos)
        return is_offer or super().covers(pos)

    def press_button(self, key: str) -> Change | None:
        """Follow a press of the button `key`."""
        match key:
            case "finish":
                return self._finish()
            case "fullscreen":
                self.services.full_screen()
                return None
        return self.command(COMMANDS[key.removeprefix("banner ")])

    # ---- moves

    def do(self, move: Move) -> Change | None:
        """Make a move, or say why it cannot be made."""
        before = self.position
        refusal = self.position.refusal(move)
        if refusal is not None:
            self.table.drop()
            self.table.refuse(move)
            self.services.sounds.play(Cue.REFUSE)
            self.services.rumble(*timing.RUMBLE_REFUSE)
            self.tell(narration.refused(refusal, self.game.rules))
            return None
        self.game.play(move, self.services.now)
        self._sound(move)
        if move is not FLIP:
            self.menu.focus = f"column {move}"
        self._show(before)
        self.services.say(narration.moved(self.game, move))
        flips_on = self.services.settings.autoplay and is_without_choice(self.hole)
        return self._flip_on() if flips_on else self._react()

    def _sound(self, move: Move) -> None:
        """Let the move that was just made be heard."""
        if move is FLIP:
            self.services.sounds.play(Cue.FLIP)
        else:
            self.services.sounds.play(Cue.PLAY, self.hole.run_length - 1)

    def _flip_on(self) -> Change | None:
        """Flip until a card fits or the stock ends; each flip is a move of its own."""
        before = self.position
        while can_flip_on(self.hole):
            self.game.play(FLIP, self.services.now)
            self.services.say(narration.moved(self.game, FLIP))
        self.services.sounds.play(Cue.FLIP)
        self._show(before)
        return self._react()

    def _undo(self, undo: Callable[[], object]) -> None:
        if not self.hole.can_undo:
            # Undo ends at the start, or behind a flip that cannot be taken back.
            is_final = bool(self.hole.moves)
            words = say("A flip is final.") if is_final else say("There is nothing to undo.")
            self._refuse(words)
            return
        before = self.position
        undo()
        self.services.sounds.play(Cue.UNDO)
        self._show(before)
        self.services.say(narration.undone(self.game))
        self._react()

    def _redo(self, redo: Callable[[], object]) -> None:
        if not self.hole.can_redo:
            self._refuse(say("There is nothing to redo."))
            return
        before = self.position
        redo()
        self._sound(self.hole.moves[-1])
        self._show(before)
        self.services.say(narration.moved(self.game, self.hole.moves[-1]))
        self._react()

    def _show(self, before: Position) -> None:
        """Move the cards, save, and forget what was said of the position before."""
        self.message = ""
        self.table.show(before, self.position, self.hole.run_length)
        self.services.save(self.game)

    def _refuse(self, words: str) -> None:
        self.services.sounds.play(Cue.REFUSE)
        self.tell(words)

    def tell(self, words: str) -> None:
        """Show a line for a while, and tell it to a screen reader."""
        self.message, self._message_for = words, timing.MESSAGE
        self.services.say(words)

    def _react(self) -> Change | None:
        """See what the position asks for: the end, a word about being stuck, other buttons."""
        hole = self.hole
        if hole.is_cleared and self.game.must_be_filed:
            self.services.sounds.play(Cue.CLEAR)
            self.services.rumble(*timing.RUMBLE_CLEAR)
            self.table.celebrate()
        elif hole.position.is_stuck and not hole.is_given_up and not self._is_told_stuck:
            self.services.sounds.play(Cue.HOLE_DONE)
            self.tell(narration.stuck(self.game))
        self._is_told_stuck = hole.position.is_stuck
        self.arrange()
        return None

    # ---- the end of a hole

    @property
    def _is_finished(self) -> bool:
        return self.game.has_result

    def _finish(self) -> Change | None:
        """File a stuck hole although something could still be taken back."""
        self.services.file(self.game)
        self.banner = None
        return self._end()

    def _end(self) -> Change | None:
        """Show what the hole was."""
        self.table.finish()
        # The summary asks now; what was asked or told before would shine through beside it.
        self.banner, self.message = None, ""
        self.menu.replace(each for each in self.menu.buttons if each.kind in ("round", "card"))
        return Push(routes.HoleSummary(self.game))

    def _ask_restart(self) -> Change | None:
        return self.ways.ask_restart() if self.ways.must_ask_to_restart else self._restart()

    def _restart(self) -> Change | None:
        change = self.ways.restart()
        if change is None:
            self._refuse(say("A hole of a round is played once."))
        return change

    def _give_up(self) -> Change | None:
        if self.hole.is_over:
            return self._finish()
        self.game.give_up(self.services.now)
        self.services.save(self.game)
        return self._end()

    def _switch_wrap(self) -> Change | None:
        if not self.game.can_switch_wrap:
            self._refuse(say("Wrap can be switched only before the first move."))
            return None
        is_on = not self.game.rules.wrap
        self.game.set_wrap(is_on)
        self.services.save(self.game)
        self.table.set(self.position, self.hole.run_length)
        self.services.sounds.play(Cue.MENU)
        self.tell(
            say("Wrap is on: Aces and Kings go on one another.") if is_on else say("Wrap is off.")
        )
        self.arrange()
        return None

    # ---- marks, focus, buttons

    def _hint(self) -> None:
        """Take the next step of the hint."""
        words = self.help.ask()
        if words is None:
            self._refuse(say("No moves are left."))
            if self.banner is not None:
                self.menu.focus = self.banner.answers[0][0]
        else:
            self.services.sounds.play(Cue.HINT)
            self.tell(words)
            self.services.save(self.game)
        self.mark()

    def mark(self) -> None:
        """Show the marks that are asked for."""
        self.table.marks = self.help.marks(self.focused)

    def arrange(self) -> None:
        """Lay out what can have the focus: cards, stock, buttons, answers."""
        self.help.follow()
        was_asked = self.banner is not None
        self.banner = banner_for(self.services.look, self.game)
        buttons = focus_places(self.services, self.position) + icon_buttons(
            self.services, self.game
        )
        if self.banner is not None:
            buttons += self.banner.buttons()
        self.menu.replace(buttons)
        if self.banner is not None and not was_asked:
            self.menu.focus = self.banner.answers[0][0]
        elif self.banner is None and was_asked:
            self.menu.focus = buttons[0].key
        self.mark()
        self.services.is_dirty = True

    # ---- time and picture

    def update(self, dt: float) -> Change | None:
        """Let the cards move; go on to the summary once a finished hole rests."""
        if self._waiting is not None:
            intent, self._waiting = self._waiting, None
            return self.handle(intent)
        if self.help.must_warn:
            return self.ways.ask_verdict()
        self.table.update(dt)
        self._let_clock_run()
        self._message_for -= dt
        if self.message and self._message_for <= 0:
            self.message = ""
            self.services.is_dirty = True
        if self.help.run():
            if self.help.has_advice:
                self.tell(self.help.advice_text())
            self.mark()
            self.services.is_dirty = True
        if self._is_finished and not self.table.is_moving:
            return self._end()
        return None

    def _let_clock_run(self) -> None:
        before = int(self.game.hole_facts.seconds)
        self.game.add_seconds(self.services.clock_step)
        if self.shows_clock and int(self.game.hole_facts.seconds) != before:
            self.services.is_dirty = True

    @property
    def shows_clock(self) -> bool:
        """Whether the time of play is shown."""
        return self.game.is_speed or self.services.settings.clock

    @property
    def hides_table(self) -> bool:
        """Whether the cards are out of sight: against the clock nobody studies a table at rest."""
        if not self.game.is_speed or self.hole.is_over or not self.hole.has_begun:
            return False
        return self.is_covered or not self.services.has_focus

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table, the status and the buttons."""
        self._picture.draw(surface)

    def retouch(self, surface: pygame.Surface) -> None:
        """Paint what the cards have changed."""
        self._picture.retouch(surface)

    @property
    def wants_time(self) -> bool:
        """Whether a verdict or advice is being worked out."""
        return self.help.is_working

    @property
    def is_timed(self) -> bool:
        """Whether a line of text is to go, or a clock shows."""
        return bool(self.message) or self.shows_clock
