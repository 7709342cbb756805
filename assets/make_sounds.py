"""Synthesise every sound cue of the game into `assets/sounds/*.ogg`.

Run `python assets/make_sounds.py` with the extra `art` installed. Each cue is a function below
whose docstring says what it should sound like; all are built from the same few materials (paper,
felt, a wooden mallet, a ball and a cup), so that the game sounds like one place. Seeds are fixed:
the same libraries write the same bytes.

Signals are mono numpy arrays at `RATE` Hz; times are seconds, frequencies Hz, levels dB.
"""

import io
import struct
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile

Signal = np.ndarray
Partials = tuple[tuple[float, float, float], ...]

RATE = 44100
SOUNDS = Path(__file__).parent / "sounds"
QUALITY_LOSS = 0.85  # libsndfile's scale: 0 best, 1 smallest; lower, only the files grow
PEAK_LIMIT = -3.5  # dBFS; the coder may overshoot by a few tenths, and -3 is the promise

# A run climbs two octaves of D major pentatonic: any stretch of it is a tune, and it ends on its
# own keynote, so staying on the top step sounds like having arrived.
RUN_SCALE = (62, 64, 66, 69, 71, 74, 76, 78, 81, 83, 86)

# Loudness (see `loudness`) by class: what is heard often is soft, what is heard once is not.
SOFT, CARD, TUNE, CHEER, TOP = -29.0, -25.0, -22.0, -20.0, -17.0
GALLERY = (3.0, 0.5, -2.0, -5.0)  # dB below SOFT: from a murmur to a roar above the cards


# --- materials -------------------------------------------------------------------------------


def midi(note: float) -> float:
    """Return the frequency of a MIDI note number (69 is 440 Hz)."""
    return 440.0 * 2.0 ** ((note - 69) / 12)


def seconds(length: float) -> Signal:
    """Return the time of every sample of a signal `length` long."""
    return np.arange(round(length * RATE)) / RATE


def band(signal: Signal, low: float, high: float) -> Signal:
    """Keep `low` to `high`, with shoulders two octaves wide, by weighting the spectrum."""
    size = len(signal)
    spectrum = np.fft.rfft(signal, 2 * size)
    frequency = np.fft.rfftfreq(2 * size, 1 / RATE) + 1e-9
    gain = 1 / np.sqrt((1 + (low / frequency) ** 4) * (1 + (frequency / high) ** 4))
    return np.fft.irfft(spectrum * gain)[:size]


def attack(signal: Signal, rise: float) -> Signal:
    """Let the first `rise` seconds swell along half a cosine."""
    count = min(len(signal), round(rise * RATE))
    shaped = signal.copy()
    shaped[:count] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(count) / count)
    return shaped


def burst(rng: np.random.Generator, decay: float, low: float, high: float) -> Signal:
    """Return a puff of noise that dies with time constant `decay`: paper, felt or grass."""
    t = seconds(decay * 7)
    return unit(attack(band(rng.standard_normal(len(t)) * np.exp(-t / decay), low, high), 0.0015))


def swish(rng: np.random.Generator, length: float, low: float, high: float) -> Signal:
    """Return a swelling and fading hiss: a card sliding over cards."""
    t = seconds(length)
    shape = np.sin(np.pi * (t / length) ** 0.7) ** 2
    return unit(band(rng.standard_normal(len(t)), low, high) * shape)


def struck(pitch: float, decay: float, partials: Partials, rise: float = 0.003) -> Signal:
    """Return a struck body; `partials` are (ratio to pitch, level, ratio to decay)."""
    t = seconds(decay * 6)
    tone = sum(
        level * np.sin(2 * np.pi * pitch * ratio * t) * np.exp(-t / (decay * length))
        for ratio, level, length in partials
        if pitch * ratio < 9000
    )
    return unit(attack(np.asarray(tone), rise))


def mallet(pitch: float, decay: float) -> Signal:
    """Return a marimba bar (tuned 1 : 4 : 10) under a yarn mallet; high bars ring shorter."""
    ring = decay * (440 / pitch) ** 0.25
    bright = (440 / pitch) ** 0.5  # otherwise the top of a run would grow sharp
    bar = ((1, 1, 1), (2.0, 0.15 * bright, 0.6), (3.93, 0.16 * bright, 0.25), (9.6, 0.03, 0.08))
    return struck(pitch, ring, bar, rise=0.004)


def chime(pitch: float, decay: float) -> Signal:
    """Return a small soft bell."""
    return struck(pitch, decay, ((1, 1, 1), (2.76, 0.12, 0.45), (5.4, 0.03, 0.2)), rise=0.006)


def horn(pitch: float, length: float) -> Signal:
    """Return a mellow held note (two detuned voices, few harmonics) that swells and fades."""
    t = seconds(length)
    tone = sum(
        np.sin(2 * np.pi * pitch * detune * k * t) / k**1.8
        for k in range(1, 7)
        for detune in (0.9985, 1.0015)
    )
    return unit(np.asarray(tone) * np.minimum(1, t / 0.06) * np.cos(np.pi / 2 * t / length) ** 1.5)


def knock(rng: np.random.Generator, pitch: float, decay: float = 0.02) -> Signal:
    """Return a ball or a finger on something hollow: three untuned modes and a click."""
    body = struck(pitch, decay, ((1, 1, 1), (1.62, 0.5, 0.8), (2.41, 0.28, 0.6)), rise=0.0025)
    return mix((0, body, 0), (0, burst(rng, 0.004, 1200, 4500), -14))


def crowd(rng: np.random.Generator, length: float, rate: float) -> Signal:
    """Return polite applause round a green: `rate` claps a second, then fewer and fewer."""
    claps = np.zeros(round(length * RATE))
    for _ in range(round(rate * length)):
        at = length * 0.92 * rng.random() ** 1.4
        clap = burst(rng, rng.uniform(0.005, 0.010), 700, rng.uniform(1800, 3200))
        start = round(at * RATE)
        claps[start : start + len(clap)] += rng.uniform(0.2, 1) * clap[: len(claps) - start]
    t = seconds(length)
    return unit(claps * np.minimum(1, t / 0.15) * np.cos(np.pi / 2 * t / length) ** 1.2)


def voices(rng: np.random.Generator, low: float, high: float, length: float) -> Signal:
    """Return many people's "ooh", which slides from one pitch to another, each a little apart."""
    t = seconds(length)
    pitch = low + (high - low) * (0.5 - 0.5 * np.cos(np.pi * t / length))
    tone = np.zeros(len(t))
    for _ in range(14):
        apart = rng.choice((0.5, 1.0, 1.0, 1.5)) * rng.uniform(0.94, 1.06)
        trill = 1 + 0.012 * np.sin(2 * np.pi * rng.uniform(4, 6) * t + rng.uniform(0, 6.3))
        phase = 2 * np.pi * np.cumsum(pitch * apart * trill) / RATE + rng.uniform(0, 6.3)
        late = np.clip((t - rng.uniform(0, 0.12)) / 0.18, 0, 1)
        tone += late * sum(np.sin(k * phase) / k**1.4 for k in range(1, 6))
    breath = band(rng.standard_normal(len(t)), 300, 1400)
    shape = np.sin(np.pi * (t / length) ** 0.6) ** 1.3
    return unit((band(tone, 220, 1100) + 1.2 * breath) * shape)


def whistle(rng: np.random.Generator, low: float, high: float, length: float) -> Signal:
    """Return a whistle between two fingers, far away: up, and a little down."""
    t = seconds(length)
    pitch = low + (high - low) * np.sin(np.pi * 0.75 * t / length)
    tone = np.sin(2 * np.pi * np.cumsum(pitch) / RATE)
    return unit((tone + 0.1 * rng.standard_normal(len(t))) * np.sin(np.pi * t / length))


def chirp(start: float, end: float, length: float) -> Signal:
    """Return one note of a small bird."""
    t = seconds(length)
    pitch = start + (end - start) * (t / length) ** 0.7
    return unit(np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.sin(np.pi * t / length) ** 1.5)


# --- putting together ------------------------------------------------------------------------


def unit(signal: Signal) -> Signal:
    """Scale to a peak of 1."""
    return signal / max(1e-9, float(np.max(np.abs(signal))))


def mix(*parts: tuple[float, Signal, float]) -> Signal:
    """Add signals, each given as (start time, signal, level in dB)."""
    out = np.zeros(max(round(at * RATE) + len(signal) for at, signal, _ in parts))
    for at, signal, level in parts:
        start = round(at * RATE)
        out[start : start + len(signal)] += signal * 10 ** (level / 20)
    return out


def room(signal: Signal, seed: int, tail: float = 0.22, level: float = -21) -> Signal:
    """Add the faint echo of a clubhouse, so that tones do not stop in a vacuum."""
    rng = np.random.default_rng(seed)
    t = seconds(tail)
    echo = band(rng.standard_normal(len(t)) * np.exp(-t / (tail / 5)), 250, 3000)
    echo /= np.sqrt(np.sum(echo**2))
    size = len(signal) + len(echo)
    wet = np.fft.irfft(np.fft.rfft(signal, size) * np.fft.rfft(echo, size), size)
    return mix((0, signal, 0), (0.012, wet, level + 6))


def tap(rng: np.random.Generator, weight: float = -6) -> Signal:
    """Return one card landing on felt: a dull paper click over a short thump (`weight`, dB)."""
    paper = burst(rng, rng.uniform(0.009, 0.012), 900, rng.uniform(2600, 3300))
    thump = struck(rng.uniform(150, 175), 0.016, ((1, 1, 1), (1.7, 0.3, 0.7)), rise=0.003)
    return mix((0, paper, 0), (0, thump, weight))


# --- the cues --------------------------------------------------------------------------------


def deal(variant: int) -> Signal:
    """Card dealt: a breath of a slide, then the tap. Thirty-five in a row must stay a pleasure."""
    rng = np.random.default_rng(100 + variant)
    slide = swish(rng, rng.uniform(0.035, 0.05), 1500, 4500)
    return mix((0, slide, -15), (0.028, tap(rng), 0))


def play(step: int) -> Signal:
    """Card played: a tap with a mallet note in it, one step of the scale higher each card."""
    rng = np.random.default_rng(200 + step)
    note = mallet(midi(RUN_SCALE[step]), 0.12)
    return room(mix((0, tap(rng), -9), (0.004, note, 0)), 2)


def flip(variant: int) -> Signal:
    """Stock card turned: a rising rub of paper, and the snap as it falls on the waste."""
    rng = np.random.default_rng(300 + variant)
    rub = swish(rng, 0.07, 1200, 5000)
    edge = burst(rng, 0.004, 2000, 5200)
    return mix((0, rub, -11), (0.055, edge, -7), (0.06, tap(rng, -3), 0))


def undo(variant: int) -> Signal:
    """Card taken back: the slide first and a soft note a third down, as if rewound."""
    rng = np.random.default_rng(400 + variant)
    back = swish(rng, 0.09, 1000, 3500)[::-1]
    notes = mix((0, mallet(midi(69), 0.05), -5), (0.065, mallet(midi(66), 0.09), 0))
    return room(mix((0, back, -13), (0.02, notes, 0)), 4)


def refuse(variant: int) -> Signal:
    """Play refused: two muffled wooden knocks, the second a step lower: "uh-uh", never a buzzer."""
    rng = np.random.default_rng(500 + variant)
    wood = ((1, 1, 1), (2, 0.35, 0.7), (3.1, 0.12, 0.4))
    first, second = (struck(midi(note), 0.035, wood, rise=0.005) for note in (58, 56))
    thuds = mix((0, first, -2), (0.105, second, 0))
    return band(mix((0, thuds, 0), (0, burst(rng, 0.008, 300, 1200), -16)), 90, 1800)


def hint(variant: int) -> Signal:
    """Hint given: two soft bells, a fourth apart, like a thought."""
    return room(mix((0, chime(midi(81), 0.12), -3), (0.1, chime(midi(86), 0.16), 0)), 6 + variant)


def menu(variant: int) -> Signal:
    """Button or focus moved: one small wooden tick."""
    rng = np.random.default_rng(700 + variant)
    return knock(rng, (880, 940)[variant], 0.012)


def drop(rng: np.random.Generator, bounces: int = 6) -> Signal:
    """Return a ball falling into a cup: it rattles lower, quicker and softer until it lies."""
    at, gap, level, parts = 0.0, 0.115, 0.0, []
    for bounce in range(bounces):
        pitch = 640 * rng.uniform(0.93, 1.07) * (1 if bounce % 2 else 1.16)
        parts.append((at, knock(rng, pitch, 0.026), level))
        at, gap, level = at + gap, gap * 0.74, level - 2.6
    settle = struck(210, 0.04, ((1, 1, 1), (1.5, 0.3, 0.6)))
    return mix(*parts, (at + 0.01, settle, -11))


def hole_done(variant: int) -> Signal:
    """Hole over: the putter's click, the ball rolling over the green, and into the cup."""
    rng = np.random.default_rng(800 + variant)
    putt = knock(rng, 1250, 0.014)
    t = seconds(0.28)
    roll = band(rng.standard_normal(len(t)), 150, 700) * np.sin(np.pi * t / 0.28) ** 0.5
    return room(mix((0, putt, -5), (0.02, unit(roll), -24), (0.3, drop(rng), 0)), 8)


def clear(variant: int) -> Signal:
    """Holed out: the ball drops, a four-note call on mallets and horns, and a pleased crowd."""
    rng = np.random.default_rng(900 + variant)
    call = [
        (0.30 + 0.11 * i, mallet(midi(n), 0.22), -2.0 if i < 3 else 0.0)
        for i, n in enumerate((74, 78, 81, 86))
    ]
    chord = [(0.63, horn(midi(n), 0.95), -13.0) for n in (62, 66, 69, 74)]
    parts = [(0.0, drop(rng, 3), -3.0), *call, *chord, (0.55, crowd(rng, 1.25, 70), -15.0)]
    return room(mix(*parts), 9)


def round_done(variant: int) -> Signal:
    """Round over: a homecoming, G to D, on mallets over horns, and applause at the clubhouse."""
    rng = np.random.default_rng(1000 + variant)
    tune = [(0.0, 71), (0.16, 74), (0.32, 79), (0.56, 78), (0.78, 74)]
    notes = [(at, mallet(midi(n), 0.25), -1.0) for at, n in tune]
    first = [(0.0, horn(midi(n), 0.75), -13.0) for n in (55, 62, 67)]
    last = [(0.54, horn(midi(n), 1.4), -12.0) for n in (50, 62, 66, 69)]
    return room(mix(*notes, *first, *last, (0.6, crowd(rng, 1.6, 60), -16.0)), 10)


def record(variant: int) -> Signal:
    """Record broken: the run's whole scale in one sweep, bells on top, the crowd behind."""
    rng = np.random.default_rng(1100 + variant)
    sweep = [
        (0.065 * i, mallet(midi(n), 0.18), -5.0 + 0.5 * i)
        for i, n in enumerate((62, 66, 69, 74, 78, 81, 86))
    ]
    bells = [(0.46 + 0.13 * i, chime(midi(n), 0.3), -6.0) for i, n in enumerate((86, 90, 93))]
    chord = [(0.42, horn(midi(n), 1.45), -12.0) for n in (50, 57, 62, 66, 69)]
    return room(mix(*sweep, *bells, *chord, (0.45, crowd(rng, 1.75, 80), -15.0)), 11)


def gallery(level: int) -> Signal:
    """Gallery at a run that grows: a murmur, some claps, applause with an "ooh", a roar."""
    rng = np.random.default_rng(1200 + level)
    if level == 0:
        return room(band(voices(rng, 210, 260, 0.9), 420, 1600), 12)
    if level == 1:
        return room(mix((0, crowd(rng, 1.0, 26), 0), (0, voices(rng, 160, 215, 0.8), -9)), 12)
    if level == 2:
        return room(mix((0, crowd(rng, 1.4, 60), 0), (0, voices(rng, 170, 270, 1.1), -4)), 12)
    high = (0.35, whistle(rng, 1900, 2700, 0.4), -20)
    cheer = (0, voices(rng, 190, 340, 1.7), 0)
    return room(mix((0, crowd(rng, 1.9, 110), -2), cheer, high), 12)


def bogey(variant: int) -> Signal:
    """Over par: two low wooden notes, a step down, and a breath: a shrug, never a mockery."""
    notes = mix((0, mallet(midi(64), 0.16), -2), (0.19, mallet(midi(62), 0.24), 0))
    return room(mix((0, notes, 0), (0.19, horn(midi(50), 0.6), -14)), 13)


def par(variant: int) -> Signal:
    """Par: two notes that come home, and the knock of a ball in the cup."""
    rng = np.random.default_rng(1300)
    notes = mix((0.22, mallet(midi(69), 0.18), -2), (0.39, mallet(midi(74), 0.28), 0))
    return room(mix((0, drop(rng, 3), -7), (0, notes, 0)), 13)


def birdie(variant: int) -> Signal:
    """Birdie: three notes up, and a small bird that answers."""
    rng = np.random.default_rng(1310)
    tune = [(0.2 + 0.11 * i, mallet(midi(n), 0.2), -1.5) for i, n in enumerate((69, 74, 78))]
    bird = [(0.62 + 0.12 * i, chirp(3100, 3900 + 150 * i, 0.075), -13.0) for i in range(3)]
    return room(mix((0, drop(rng, 3), -7), *tune, *bird), 13)


def eagle(variant: int) -> Signal:
    """Eagle: a horn call over mallets, and applause."""
    rng = np.random.default_rng(1320)
    tune = [(0.2 + 0.1 * i, mallet(midi(n), 0.2), -2.0) for i, n in enumerate((69, 74, 78, 81))]
    call = [(0.5, horn(midi(n), 0.9), -11.0) for n in (57, 64, 69)]
    return room(mix((0, drop(rng, 3), -7), *tune, *call, (0.5, crowd(rng, 1.1, 60), -15)), 13)


def albatross(variant: int) -> Signal:
    """Albatross: a wide rising sweep over long horns, and a gallery that cannot believe it."""
    rng = np.random.default_rng(1330)
    tune = [(0.18 + 0.085 * i, mallet(midi(n), 0.2), -3.0 + 0.4 * i)
            for i, n in enumerate((62, 66, 69, 74, 78, 81))]  # fmt: skip
    call = [(0.6, horn(midi(n), 1.2), -11.0) for n in (50, 57, 62, 66, 69)]
    people = [(0.6, crowd(rng, 1.5, 80), -13.0), (0.45, voices(rng, 170, 300, 1.3), -13.0)]
    return room(mix((0, drop(rng, 3), -7), *tune, *call, *people), 13)


def close(variant: int) -> Signal:
    """One card left: the ball rolls, rattles on the lip, and the gallery sighs with you."""
    rng = np.random.default_rng(1340)
    t = seconds(0.3)
    roll = unit(band(rng.standard_normal(len(t)), 150, 700) * np.sin(np.pi * t / 0.3) ** 0.5)
    lip = [(0.3 + 0.07 * i, knock(rng, 700 + 40 * i, 0.02), -5.0 - 2 * i) for i in range(3)]
    return room(mix((0, roll, -20), *lip, (0.34, voices(rng, 270, 165, 1.1), -3)), 13)


def best(variant: int) -> Signal:
    """Best possible: all there is, the scale, bells, horns, and the whole course on its feet.

    Nothing in the game is louder.
    """
    rng = np.random.default_rng(1350)
    scale = enumerate((62, 66, 69, 74, 78, 81, 86, 90))
    sweep = [(0.07 * i, mallet(midi(n), 0.22), -3.0 + 0.3 * i) for i, n in scale]
    bells = [(0.56 + 0.14 * i, chime(midi(n), 0.35), -6.0) for i, n in enumerate((86, 93, 90, 98))]
    first = [(0.5, horn(midi(n), 0.7), -7.0) for n in (50, 57, 62, 67, 71)]
    last = [(0.95, horn(midi(n), 1.7), -5.0) for n in (50, 57, 62, 66, 69, 74)]
    people = [(0.5, crowd(rng, 2.1, 150), -8.0), (0.5, voices(rng, 190, 330, 2.0), -9.0)]
    return room(mix(*sweep, *bells, *first, *last, *people), 14)


def fanfare(variant: int) -> Signal:
    """Round under par: a short fanfare of horns and mallets, and the clubhouse applauds."""
    rng = np.random.default_rng(1360)
    tune = ((0.0, 62), (0.14, 62), (0.28, 66), (0.42, 69), (0.7, 66), (0.84, 74))
    notes = [(at, mallet(midi(n + 12), 0.2), -3.0) for at, n in tune]
    horns = [(at, horn(midi(n), 0.34), -8.0) for at, n in tune[:-1]]
    chord = [(0.84, horn(midi(n), 1.3), -9.0) for n in (50, 57, 62, 66, 74)]
    return room(mix(*notes, *horns, *chord, (0.9, crowd(rng, 1.6, 80), -15)), 14)


def stamp(variant: int) -> Signal:
    """Stamp on paper: a thump with some wood in it."""
    rng = np.random.default_rng(1370)
    thump = struck(150, 0.035, ((1, 1, 1), (1.7, 0.5, 0.7), (2.6, 0.3, 0.5)), rise=0.002)
    paper = burst(rng, 0.014, 500, 2800)
    return mix((0, thump, -3), (0, paper, -3), (0.004, knock(rng, 480), -3))


def pencil(variant: int) -> Signal:
    """Pencil on the card: two short strokes of a pencil."""
    rng = np.random.default_rng(1380 + variant)
    strokes = [swish(rng, rng.uniform(0.05, 0.08), 1800, 5200) for _ in range(2)]
    return mix((0, strokes[0], -2), (rng.uniform(0.07, 0.1), strokes[1], 0))


# Cue: (its function, number of files, loudness). The files must match `golf.sound_board.FILES`.
CUES: dict[str, tuple[Callable[[int], Signal], int, float]] = {
    "deal": (deal, 5, SOFT),
    "play": (play, len(RUN_SCALE), CARD),
    "flip": (flip, 2, CARD - 2),
    "undo": (undo, 1, CARD - 2),
    "refuse": (refuse, 1, CARD),
    "hint": (hint, 1, CARD),
    "menu": (menu, 2, SOFT),
    "hole_done": (hole_done, 1, TUNE),
    "clear": (clear, 1, CHEER),
    "round_done": (round_done, 1, CHEER),
    "record": (record, 1, CHEER),
    "gallery": (gallery, 4, SOFT),
    "bogey": (bogey, 1, TUNE - 2),
    "par": (par, 1, TUNE),
    "birdie": (birdie, 1, TUNE),
    "eagle": (eagle, 1, CHEER - 1),
    "albatross": (albatross, 1, CHEER),
    "close": (close, 1, TUNE),
    "best": (best, 1, TOP),
    "fanfare": (fanfare, 1, CHEER),
    "stamp": (stamp, 1, SOFT),
    "pencil": (pencil, 2, SOFT),
}


# --- finishing -------------------------------------------------------------------------------


def a_weighted(signal: Signal) -> Signal:
    """Weight a signal as the ear does (the A curve of IEC 61672)."""
    size = len(signal)
    f2 = np.fft.rfftfreq(2 * size, 1 / RATE) ** 2
    curve = 12194.0**2 * f2**2 / (f2 + 20.6**2) / (f2 + 12194.0**2)
    curve /= np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2))
    return np.fft.irfft(np.fft.rfft(signal, 2 * size) * curve * 10 ** (2.0 / 20))[:size]


def loudness(signal: Signal) -> float:
    """Return the loudest moment in dB: A-weighted power in a 125 ms window, as a meter's "fast"."""
    power = np.concatenate((a_weighted(signal), np.zeros(RATE // 8))) ** 2
    total = np.concatenate(([0.0], np.cumsum(power)))
    width = RATE // 8
    return 10 * float(np.log10(np.max(total[width:] - total[:-width]) / width + 1e-12))


def finish(signal: Signal, level: float) -> Signal:
    """Remove rumble and the inaudible tail, fade out, and bring to `level` under the peak limit."""
    size = len(signal)
    spectrum = np.fft.rfft(signal, 2 * size)
    frequency = np.fft.rfftfreq(2 * size, 1 / RATE)
    clean = np.fft.irfft(spectrum * frequency**2 / (frequency**2 + 45.0**2))[:size]
    audible = np.nonzero(np.abs(clean) > np.max(np.abs(clean)) * 10 ** (-46 / 20))[0]
    clean = clean[: int(audible[-1]) + 1]
    clean = attack(clean[::-1], min(0.06, len(clean) / RATE / 3))[::-1]
    clean = np.concatenate((np.zeros(RATE // 500), clean))  # the coder wants 2 ms to start
    clean *= 10 ** ((level - loudness(clean)) / 20)
    return clean * min(1.0, 10 ** (PEAK_LIMIT / 20) / float(np.max(np.abs(clean))))


def ogg_crc(page: bytes) -> int:
    """Return the checksum of an Ogg page (RFC 3533: polynomial 04c11db7, no reflection)."""
    crc = 0
    for byte in page:
        crc ^= byte << 24
        for _ in range(8):
            crc = (crc << 1) ^ 0x04C11DB7 if crc & 0x80000000 else crc << 1
        crc &= 0xFFFFFFFF
    return crc


def with_serial(stream: bytes, serial: int) -> bytes:
    """Replace an Ogg stream's random number, so that the same sound is the same file."""
    pages, at = [], 0
    while at < len(stream):
        count = stream[at + 26]
        end = at + 27 + count + sum(stream[at + 27 : at + 27 + count])
        page = bytearray(stream[at:end])
        page[14:18] = struct.pack("<I", serial)
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", ogg_crc(bytes(page)))
        pages.append(bytes(page))
        at = end
    return b"".join(pages)


def encode(
    signal: Signal, serial: int, rate: int = RATE, quality_loss: float = QUALITY_LOSS
) -> bytes:
    """Return the signal as a mono Ogg Vorbis file."""
    out = io.BytesIO()
    soundfile.write(
        out, signal, rate, format="OGG", subtype="VORBIS", compression_level=quality_loss
    )
    return with_serial(out.getvalue(), serial)


def main() -> None:
    """Rewrite every file of `assets/sounds` and tell each one's figures."""
    SOUNDS.mkdir(exist_ok=True)
    for old in SOUNDS.glob("*.ogg"):
        old.unlink()
    total = 0
    for cue, (make, count, level) in CUES.items():
        for index in range(count):
            name = f"{cue}_{index + 1}"
            # Up to 1.5 dB apart, in no order that the ear follows: a hand is never a machine.
            uneven = 1.5 * (index * 0.618 % 1) if cue in ("deal", "flip", "menu") else 0.0
            # The gallery grows from far below the cards to above them.
            uneven = GALLERY[index] if cue == "gallery" else uneven
            signal = finish(make(index), level - uneven)
            data = encode(signal, sum(name.encode()))
            (SOUNDS / f"{name}.ogg").write_bytes(data)
            total += len(data)
            peak = 20 * np.log10(np.max(np.abs(signal)))
            sys.stdout.write(
                f"{name:14} {len(signal) / RATE:5.2f} s  loudness {loudness(signal):6.1f} dB(A)"
                f"  peak {peak:6.1f} dBFS  {len(data):6} bytes\n"
            )
    sys.stdout.write(f"total {total} bytes\n")


if __name__ == "__main__":
    main()
