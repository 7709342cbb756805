"""Play: the hole on the table, from its first move to its end.

An intent becomes a deed of the session, and the table shows what came of it.
"""

from typing import Self

import pygame

from golf import routes, timing
from golf.controls.intents import Command, Drag, Hover, Intent, Pos, Press, Release, Wheel
from golf.core.ball import Ball, ball_after
from golf.core.game import Game
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move
from golf.core.position import Position, Refusal
from golf.course_files import place_of
from golf.cues import Cue
from golf.geometry import Rect
from golf.routes import Change, Home, Pop, Push, Swap
from golf.scenes.play.banner import Banner, banner_for
from golf.scenes.play.buttons import icon_buttons, refused_command
from golf.scenes.play.picture import PlayPicture, PlayView
from golf.scenes.play.plate import has_hole_strip
from golf.scenes.table_buttons import MOVES, command_places, focus_places
from golf.scenes.table_scene import TableScene
from golf.services import Services
from golf.session.hints import Help
from golf.session.outcome import Outcome, Way
from golf.session.session import Session
from golf.table.fairway import fairway_place
from golf.texts import narration, score
from golf.texts.game_names import caddie_text, quoted


class PlayScene(TableScene):
    """One hole of a game."""

    tells_changes = True

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self.session = Session(services.storage, game, now=services.now)
        self.picture = PlayPicture(services, self.table, self.fairway, self.menu)
        self.message = ""
        self.banner: Banner | None = None
        self._message_for = 0.0
        self._has_asked = False

    # ---- what is played

    @property
    def game(self) -> Game:
        """The game in play, or another one off the record."""
        return self.session.game

    @property
    def hole(self) -> Hole:
        """The hole in play."""
        return self.session.hole

    @property
    def position(self) -> Position:
        """Its position."""
        return self.session.position

    @property
    def ball(self) -> Ball:
        """Where the ball lies in it."""
        return ball_after(self.hole)

    @property
    def place(self) -> object:
        """One table is played on; one off the record lies on that of its result."""
        return None if self.game.is_off_record else PlayScene

    @property
    def reading(self) -> list[str]:
        """Where the game stands, and the table, unless it is out of sight."""
        table = [] if self.hides_table else super().reading
        verdict = [self.help.verdict] if self.help.verdict and table else []
        return [narration.game_status(self.game), *verdict, *table]

    @property
    def help(self) -> Help:
        """What is shown of it beyond its cards."""
        return self.session.help

    @property
    def game_kind(self) -> str:
        """The kind of its game, of which something is kept."""
        game = self.session.recorded or self.game
        return "" if game.is_off_record else game.kind

    @property
    def course_place(self) -> str:
        """Where the hole lies."""
        return place_of(self.game.course)

    # ---- on and off the stack

    def twin(self, services: Services) -> Self:
        """Return the scene with a picture of its own."""
        twin = super().twin(services)
        picture = PlayPicture(services, twin.table, twin.fairway, twin.menu, keeps_still=False)
        twin.picture = picture
        return twin

    def enter(self) -> None:
        """Show the position as it is."""
        if self.table.position is None:
            self.lay_out()
            self._lay_cards()
        self._show(self.session.begin())
        self._greet()

    def _greet(self) -> None:
        """Show what the caddie says about a hole of a course before its first move.

        A screen reader has heard it already.
        """
        words = caddie_text(self.game)
        if words and not self.hole.has_begun:
            self.message, self._message_for = quoted(words), timing.CADDIE

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

    def resume(self, result: object) -> Change | None:
        """Do what the scene above was left with: a command, or the answer to a question."""
        was_asked, self._has_asked = self._has_asked, False
        if not isinstance(result, str):
            self.arrange()
            return None
        command = Command(result)
        if command is Command.GIVE_UP and self.hole.is_over:
            command = Command.FINISH
        session = self.session
        return self._show(session.answer(command) if was_asked else session.follow(command))

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Follow an intent; the end of a finished hole comes before it."""
        if self.game.has_result and not isinstance(intent, Hover | Wheel):
            return self._end()
        return super().handle(intent)

    def command(self, command: Command) -> Change | None:
        """Follow what keys and buttons ask for."""
        match command:
            case Command.PAUSE | Command.BACK:
                return Push(routes.Pause(self.game))
            case (
                Command.UNDO
                | Command.REDO
                | Command.UNDO_RUN
                | Command.REDO_RUN
                | Command.FLIP_ON
                | Command.VERDICT
                | Command.RESTART
                | Command.NEW_DEAL
                | Command.SWITCH_WRAP
                | Command.FINISH
            ):
                return self._show(self.session.follow(command))
            case Command.HINT:
                return self._hint()
            case Command.DOWN if self.banner is not None and self._is_on_column:
                self._go_to_offer(self.banner)
                return None
        return super().command(command)

    def _hint(self) -> Change | None:
        """Take the next step of the hint; where no move is left the focus goes to the offer."""
        change = self._show(self.session.follow(Command.HINT))
        if self.banner is not None and self.position.is_stuck:
            self._go_to_offer(self.banner)
        return change

    @property
    def _is_on_column(self) -> bool:
        return MOVES.get(self.menu.focus, FLIP) is not FLIP

    def _go_to_offer(self, banner: Banner) -> None:
        self.menu.focus = banner.buttons()[0].key
        self.mark()

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

    def do(self, move: Move) -> Change | None:
        """Make a move, or say why it cannot be made."""
        outcome = self.session.play(move)
        if outcome.refused is None and move is not FLIP:
            self.menu.focus = f"column {move}"
        change = self._show(outcome)
        if self.services.settings.autoplay and self.session.is_without_choice:
            return self._show(self.session.follow(Command.FLIP_ON))
        return change

    def go_back(self) -> Change:
        """Leave the game, which is kept, or the table off the record."""
        return Pop() if self.game.is_off_record else Home()

    # ---- what came of it

    def _show(self, outcome: Outcome) -> Change | None:
        """Let an outcome be seen, heard and felt; return where it leads."""
        if isinstance(outcome.refused, Refusal) and outcome.move is not None:
            self.table.drop()
            self.table.refuse(outcome.move)
            self.services.rumble(*timing.RUMBLE_REFUSE)
        elif outcome.before != outcome.after:
            self._move_cards(outcome)
        for cue, step in outcome.cues:
            if cue is Cue.CLEAR:
                # The last card hangs in the air for a moment.
                self.table.when_at_rest(self._celebrate)
            else:
                self.services.sounds.play(cue, step)
        if words := " ".join(outcome.spoken):
            # At a hole's end the summary has more to say: a message hides the one before it.
            (self.services.hold if self.game.has_result else self.services.say)(words)
        if outcome.message:
            self._show_message(outcome.message)
        if outcome.way is not None:
            return self._go(outcome.way)
        if outcome.question is not None:
            self._has_asked = True
            return Push(routes.Question(outcome.question.words, outcome.question.answers))
        self.arrange()
        return None

    def _celebrate(self) -> None:
        self.services.sounds.play(Cue.CLEAR)
        self.services.rumble(*timing.RUMBLE_CLEAR)
        self.table.celebrate(score.hole_heading(self.game.round, self.game.round.number))

    def _move_cards(self, outcome: Outcome) -> None:
        """Let the cards fly where a move was made or taken back, and forget what was said."""
        self.message = ""
        if outcome.said:
            self.table.show(outcome.before, outcome.after, self.hole.run_length)
            self.fairway.show(self.ball)
        else:
            self._lay_cards()

    def _lay_cards(self) -> None:
        self.table.set(self.position, self.hole.run_length)
        self.fairway.set(self.ball)

    def _go(self, way: Way) -> Change | None:
        """Return the change that leads a way."""
        game = self.game
        match way:
            case Way.TABLE:
                return Swap(routes.Table(game))
            case Way.NEW_HOLE:
                # Another hole may be in progress, too: then it asks.
                return Swap(routes.RandomDeals("hole", game.rules))
            case Way.NEW_ROUND:
                kind = "speed" if game.is_speed else "round"
                return Swap(routes.RandomDeals(kind, game.rules))
            case Way.DAILY if game.daily is not None:
                return Swap(routes.Daily(game.daily))
            case Way.RESULTS:
                return Swap(routes.RoundResults(game))
            case Way.TITLE:
                return Home()
            case Way.RECORD if game.is_off_record:
                return Pop()
        self.arrange()
        return None

    def _end(self) -> Change:
        """Show what the hole was."""
        self.table.finish()
        # The summary asks now; what was asked or told before would shine through beside it.
        self.banner, self.message = None, ""
        self.menu.replace(each for each in self.menu.buttons if each.kind in ("round", "card"))
        return Push(routes.HoleSummary(self.game))

    def tell(self, words: str) -> None:
        """Show a line for a while, and tell it to a screen reader."""
        self._show_message(words)
        self.services.say(words)

    def _show_message(self, words: str) -> None:
        self.message, self._message_for = words, timing.MESSAGE

    # ---- marks, focus, buttons

    def mark(self) -> None:
        """Show the marks that are asked for."""
        self.table.marks = self.help.marks(self.focused)

    def arrange(self) -> None:
        """Lay out what can have the focus: cards, stock, buttons, answers."""
        self.help.follow()
        before = frozenset[str]() if self.banner is None else self.banner.keys
        self.banner = banner_for(self.services.look, self.session)
        buttons = focus_places(self.services, self.position)
        buttons += icon_buttons(self.services, self.session)
        answers = [] if self.banner is None else self.banner.buttons()
        focus = self.menu.focus
        self.menu.replace(buttons + answers)
        if answers and not before and self.session.is_without_choice:
            # Elsewhere one press too many on a card would take a move back, or lose the way back.
            self.menu.focus = answers[0].key
        elif focus in before and self.menu.button(focus) is None:
            self.menu.focus = buttons[0].key
        self.mark()
        self._lay_fairway()
        self.services.is_dirty = True

    def make_room(self, bottom: int | None) -> None:
        """Close the columns up, and leave out a fairway that a sheet would cut off."""
        if bottom != self._bottom:
            super().make_room(bottom)
            self._lay_fairway()

    def _lay_fairway(self) -> None:
        """Show the fairway where nothing else stands now."""
        look, settings, game = self.services.look, self.services.settings, self.game
        verdict = self.help.verdict
        taken = {"counter": settings.counter, "verdict": bool(verdict) or settings.verdict}
        if look.layout.shape == "wide" and not settings.counter:
            taken["counter"] = has_hole_strip(look, game, verdict)
        slots = [name for name, is_taken in taken.items() if is_taken]
        buttons = (rect for _, rect in command_places(self.services))
        place = fairway_place(look.layout, slots, buttons)
        if place is not None and self.banner is not None and self.banner.rect.overlaps(place):
            place = None
        number = game.round.number if game.is_round else sum(map(ord, str(game.hole.deal)))
        self.show_fairway(place, number)

    # ---- time and picture

    def update(self, dt: float) -> Change | None:
        """Let the cards move; go on to the summary once a finished hole rests."""
        if self.help.must_ask:
            return self._show(self.session.confirm_verdict())
        was_moving = self.table.is_moving
        self.table.update(dt)
        if not self.table.is_moving:
            self.services.let_field_play(self.game)
        self._let_clock_run()
        self._message_for -= dt
        if self.message and self._message_for <= 0:
            self.message = ""
            self.services.is_dirty = True
        if self.help.work():
            if self.help.news:
                self.tell(self.help.news)
            self.mark()
            self._lay_fairway()
            self.services.is_dirty = True
        if self.table.is_moving:
            return None
        if self.game.has_result:
            return self._end()
        if self.hole.has_begun and not self._must_wait and not was_moving:
            # The summary opens with it then.
            self.services.luck.of(self.hole).work_on()
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

    @property
    def view(self) -> PlayView:
        """What is to be seen of it."""
        return PlayView(
            game=self.game,
            verdict=self.help.verdict,
            message=self.message,
            banner=self.banner,
            keys_in_sight=self.keys_in_sight(),
            shows_focus=self.shows_focus,
            shows_clock=self.shows_clock,
            hides_table=self.hides_table,
            is_covered=self.is_covered,
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table, the status and the buttons."""
        self.picture.draw(surface, self.view)

    def retouch(self, surface: pygame.Surface) -> list[Rect] | None:
        """Paint what has changed."""
        return self.picture.retouch(surface, self.view)

    @property
    def _must_wait(self) -> bool:
        """Whether a verdict or advice is being worked out, or a field plays."""
        return self.help.is_working or self.services.is_field_playing(self.game)

    @property
    def wants_time(self) -> bool:
        """Whether a verdict, advice, or luck and skill are being worked out, or a field plays."""
        if self._must_wait:
            return True
        return self.hole.has_begun and self.services.luck.of(self.hole).is_working

    @property
    def is_timed(self) -> bool:
        """Whether a line of text is to go, or a clock shows."""
        return bool(self.message) or self.shows_clock
