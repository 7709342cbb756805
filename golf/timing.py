"""Every duration of the game, in seconds at normal speed, and the speeds a player can choose."""

from math import inf

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "off": inf}
"""How many times as fast as normal things move; "off" puts them in place at once."""

# Cards.
DEAL_STEP = 0.020  # from one dealt card to the next: 34 steps and a flight make 0.89 s
DEAL_FLIGHT = 0.21  # so short that no more than a dozen are in the air, which a phone can paint
PLAY = 0.26
FLIP = 0.28
LAST_CARD = 0.85  # the play that clears the table, with a moment's hold before the card falls
DUST = 0.30  # after a card of a long run has landed
POP = 0.24  # a run's counter that has grown
UNDO = 0.20
SHIFT = 0.16  # waste cards that make room
JUMP = 0.34  # many cards at once: replays, whole runs
JUMP_STEP = 0.012
FADE = 0.25  # instead of any number of flights, with reduced motion
HOME = 0.18  # a dragged card that goes back
SHAKE = 0.32

# Marks.
REFUSED = 0.70  # how long the mark of a refused card stays

# A cleared hole.
CELEBRATE = 2.0
HOP = 0.42
HOP_STEP = 0.022

# Results.
FACE_WAIT = 0.25  # at most, to see whether it was the best possible, until a result is heard
FACE = 0.45  # its picture jumps
RAIN = 2.6  # of confetti
RECORD_WAIT = 1.3  # from a result's own tune to that of a record
WRITE_WAIT = 0.35  # until the first number is written on the score card
WRITE_STEP = 0.21  # from hole to hole
WRITE = 0.16
RUN_CARD = 0.07  # from card to card of the best run, shown again
STAMP_STEP = 0.28  # from stamp to stamp
STAMP = 0.15

# Around the table.
SCENE_GLIDE = 0.22
HOLD = 0.4
"""How long a press stays until it asks for the name of what it is on."""
MESSAGE = 4.0
CADDIE = 9.0
"""How long a line of text stays."""
DEMO_MOVE = 0.8
"""From one move of the title's demo to the next."""
REPLAY_MOVE = 0.6
LESSON_REST = 1.1
LESSON_READING = 0.04
"""How long a lesson's table and the answer stay before the next question, and more a letter."""

# Directions that are held, and gamepads.
REPEAT_AFTER = 0.38  # how long a direction is held until it repeats
REPEAT = 0.12
RUMBLE_REFUSE = (0.25, 0.08)  # strength from 0 to 1, and how long
RUMBLE_CLEAR = (0.6, 0.5)
