"""Synthesise the ambience of every place into `assets/ambience/*.ogg`.

Run `python assets/make_ambience.py` with the extra `art` installed. Each place is a function below
whose docstring says what is to be heard. A loop has no seam because it is made round: noise comes
from a spectrum, so that its end leads to its beginning; swells have whole numbers of waves; what is
heard once (a bird, a wave) is laid into a ring. The file begins where the ring is quietest.
"""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile
from make_sounds import RATE, Signal, a_weighted, encode, knock, struck, unit

AMBIENCE = Path(__file__).parent / "ambience"
LENGTH = 12.0  # s
SIZE = round(LENGTH * RATE)
PEAK = -30.5  # dBFS, of the file as it is heard: below every cue
LOUDNESS = -44.0  # dB(A) in the mean
FILE_RATE = 16000  # Hz: nothing of it is higher than a cricket, and the files are small

SMALLEST = 1.0  # libsndfile's scale of quality loss: a murmur needs little

TIME = np.arange(SIZE) / RATE


# --- materials, all of them round ------------------------------------------------------------


def air(rng: np.random.Generator, low: float, high: float, slope: float = 0.5) -> Signal:
    """Return noise between two frequencies that falls with their power `slope`."""
    frequency = np.fft.rfftfreq(SIZE, 1 / RATE) + 1e-9
    gain = 1 / np.sqrt((1 + (low / frequency) ** 4) * (1 + (frequency / high) ** 4))
    gain *= (200 / np.maximum(frequency, 20)) ** slope
    turn = np.exp(2j * np.pi * rng.random(len(frequency)))
    return unit(np.fft.irfft(gain * turn, SIZE))


def swell(rng: np.random.Generator, waves: int, depth: float) -> Signal:
    """Return a level that comes and goes: sines of whole numbers of waves, up to `waves`."""
    level = np.zeros(SIZE)
    for count in range(1, waves + 1):
        level += rng.uniform(0.5, 1) * np.sin(2 * np.pi * (count * TIME / LENGTH + rng.random()))
    return 1 - depth * (0.5 + 0.5 * level / np.max(np.abs(level)))


def ring(*parts: tuple[float, Signal, float]) -> Signal:
    """Lay sounds into a ring, each given as (start time, signal, level in dB)."""
    out = np.zeros(SIZE)
    for at, signal, level in parts:
        places = (round(at * RATE) + np.arange(len(signal))) % SIZE
        np.add.at(out, places, signal * 10 ** (level / 20))
    return out


def whistle(pitches: tuple[float, ...], length: float, overtone: float = 0.1) -> Signal:
    """Return a whistled note that glides through some pitches, soft at both ends."""
    t = np.arange(round(length * RATE)) / RATE
    pitch = np.interp(t / length, np.linspace(0, 1, len(pitches)), pitches)
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    return (np.sin(phase) + overtone * np.sin(2 * phase)) * np.sin(np.pi * t / length) ** 1.2


def song(rng: np.random.Generator, notes: int, low: float, high: float) -> Signal:
    """Return the twitter of a small bird: short glides between two pitches."""
    parts, at = [], 0.0
    for _ in range(notes):
        start, end = rng.uniform(low, high, 2)
        length = rng.uniform(0.05, 0.11)
        parts.append((at, whistle((start, end, start * 0.96), length), rng.uniform(-6, 0)))
        at += length + rng.uniform(0.02, 0.07)
    out = np.zeros(round((at + 0.2) * RATE))
    for start, signal, level in parts:
        first = round(start * RATE)
        out[first : first + len(signal)] += signal * 10 ** (level / 20)
    return unit(out)


def layers(*parts: tuple[Signal, float]) -> Signal:
    """Add whole rings, each at a level in dB of its own loudness."""
    out = np.zeros(SIZE)
    for signal, level in parts:
        power = np.sqrt(np.mean(a_weighted(np.tile(signal, 2))[:SIZE] ** 2)) + 1e-12
        out += signal / power * 10 ** (level / 20)
    return out


# --- the places ------------------------------------------------------------------------------


def meadow() -> Signal:
    """Return a light wind over grass, and larks high up."""
    rng = np.random.default_rng(1)
    wind = air(rng, 150, 900) * swell(rng, 3, 0.6)
    larks = ring(*((at, song(rng, rng.integers(6, 13), 2900, 4600), level)
                   for at, level in ((1.2, 0), (4.9, -7), (8.1, -2))))  # fmt: skip
    return layers((wind, 0), (larks, -4))


def garden() -> Signal:
    """Return leaves in the afternoon, sparrows, and a wood pigeon on the roof."""
    rng = np.random.default_rng(2)
    leaves = air(rng, 700, 4200, 0.8) * swell(rng, 4, 0.7)
    coo = [(0.0, 0.28), (0.42, 0.5), (1.0, 0.3), (1.42, 0.24), (1.74, 0.24)]
    pigeon = ring(*((start + at, whistle((440, 470, 430), length, 0.2), 0)
                    for start in (3.0, 6.1) for at, length in coo))  # fmt: skip
    sparrows = ring(*((at, song(rng, 3, 3200, 4200), level)
                      for at, level in ((0.8, -3), (8.6, 0), (10.0, -6))))  # fmt: skip
    return layers((leaves, 0), (pigeon, -5), (sparrows, -7))


def links() -> Signal:
    """Return the sea, wave after wave, a gull, and far out the bell of a buoy."""
    rng = np.random.default_rng(3)
    surf = np.zeros(SIZE)
    for at, strength in ((0.0, 1.0), (6.3, 0.8)):
        t = (TIME - at) % LENGTH
        surf += strength * np.minimum(t / 1.8, 1) ** 2 * np.exp(-np.maximum(t - 1.8, 0) / 2.1)
    sea = air(rng, 120, 1400, 0.6) * (0.18 + surf)
    foam = air(rng, 1500, 5200, 0.3) * surf**2
    gull = ring(*((at, whistle((1500, 1750, 1300, 1150), 0.42, 0.35), level)
                  for at, level in ((7.2, -2), (7.75, 0), (8.35, -5))))  # fmt: skip
    bell = ring(*((at, struck(620, 0.7, ((1, 1, 1), (2.4, 0.4, 0.6), (3.9, 0.2, 0.3))), level)
                  for at, level in ((3.6, 0),)))  # fmt: skip
    return layers((sea, 0), (foam, -9), (gull, -11), (bell, -12))


def park() -> Signal:
    """Return a fountain on the lawn, and a blackbird that has all day."""
    rng = np.random.default_rng(4)
    water = air(rng, 500, 3600, 0.6) * swell(rng, 9, 0.25)
    drops = ring(*((rng.random() * LENGTH, whistle((900, 1700), 0.03), rng.uniform(-14, -2))
                   for _ in range(110)))  # fmt: skip
    tunes = ((1600, 1900, 1750), (2100, 1700), (1500, 1500, 2000), (1800, 2200, 1900))
    blackbird = ring(*((start + 0.34 * n, whistle(tunes[(n + k) % 4], 0.28), -2 * (n % 2))
                       for k, start in enumerate((2.2, 7.6)) for n in range(4)))  # fmt: skip
    return layers((water, 0), (drops, -9), (blackbird, -6))


def railway() -> Signal:
    """Return the hum of a carriage, the joints of the rails, a whistle far away."""
    rng = np.random.default_rng(5)
    hum = air(rng, 110, 800, 0.7) * swell(rng, 2, 0.25)
    beat = LENGTH / 12
    wheels = ring(*((n * beat + part, knock(rng, pitch, 0.03), level)
                    for n in range(12)
                    for part, pitch, level in ((0, 240, 0), (0.16, 210, -2),
                                               (0.56, 235, -7), (0.72, 205, -9))))  # fmt: skip
    far = ring((6.3, whistle((590, 600, 600, 575), 1.1, 0.4), 0),
               (6.3, whistle((745, 755, 755, 728), 1.1, 0.3), -4))  # fmt: skip
    return layers((hum, 0), (wheels, -6), (far, -14))


def moor() -> Signal:
    """Return a low wind that never quite stops, and a curlew."""
    rng = np.random.default_rng(6)
    wind = air(rng, 90, 520, 0.7) * swell(rng, 4, 0.75)
    hollow = air(rng, 330, 470, 0.0) * swell(rng, 5, 0.95)
    calls = [(0.0, (900, 1500), 0.45, -3.0), (0.6, (950, 1650), 0.5, 0.0)]
    calls += [(1.25 + 0.12 * n, (1400, 1750, 1450), 0.11, -3.0 - n) for n in range(7)]
    curlew = ring(*((start + at, whistle(pitches, length, 0.15), level)
                    for start in (4.0,)
                    for at, pitches, length, level in calls))  # fmt: skip
    return layers((wind, 0), (hollow, -8), (curlew, -9))


def crag() -> Signal:
    """Return a cold wind in the rocks, crickets below, and once somebody howls."""
    rng = np.random.default_rng(7)
    wind = air(rng, 200, 1100, 0.6) * swell(rng, 5, 0.8)
    rocks = air(rng, 620, 760, 0.0) * swell(rng, 7, 0.95)
    pulse = (np.sin(2 * np.pi * 24 * TIME) > 0.2) * (np.sin(2 * np.pi * TIME * 12 / LENGTH) > 0.1)
    pulse = np.convolve(np.tile(pulse.astype(float), 3), np.hanning(900) / 450, "same")
    crickets = np.sin(2 * np.pi * 4200 * TIME) * pulse[SIZE : 2 * SIZE]
    howl = ring((9.0, whistle((330, 520, 560, 540, 500, 380), 2.6, 0.25), 0),
                (9.7, whistle((300, 430, 470, 450, 330), 2.4, 0.2), -9))  # fmt: skip
    return layers((wind, 0), (rocks, -9), (crickets, -16), (howl, -11))


PLACES: dict[str, Callable[[], Signal]] = {
    each.__name__: each for each in (meadow, garden, links, park, railway, moor, crag)
}
"""The names are those of `golf.core.course.PLACES`."""


# --- finishing -------------------------------------------------------------------------------


def from_quietest(loop: Signal) -> Signal:
    """Turn a ring so that it begins at a zero where it is quietest."""
    width = RATE // 10
    power = np.cumsum(np.concatenate((loop[-width:], loop, loop[:width])) ** 2)
    around = power[2 * width :] - power[: -2 * width]
    start = int(np.argmin(around[:SIZE]))
    crossings = np.nonzero(np.diff(np.signbit(np.roll(loop, -start)[:width])))[0]
    return np.roll(loop, -start - int(crossings[0]) - 1)


def loudness(loop: Signal) -> float:
    """Return the mean loudness of a ring in dB(A)."""
    return 10 * float(np.log10(np.mean(a_weighted(np.tile(loop, 2))[:SIZE] ** 2)))


def softened(loop: Signal) -> Signal:
    """Bring a ring to the loudness of all, with no peak above the limit."""
    limit = 10 ** ((PEAK - 2) / 20)  # the coder overshoots
    for _ in range(6):  # what is bent off at the peaks is made good for
        loop = loop * 10 ** ((LOUDNESS - loudness(limit * np.tanh(loop / limit))) / 20)
    return limit * np.tanh(loop / limit)


def thinned(loop: Signal) -> Signal:
    """Return a ring at the rate of the files, without what that cannot hold."""
    size = round(LENGTH * FILE_RATE)
    return np.fft.irfft(np.fft.rfft(loop)[: size // 2 + 1], size) * size / SIZE


def encoded(loop: Signal, serial: int) -> bytes:
    """Return a ring as a file whose peaks are below the limit; the coder's own are bent, too."""
    while True:
        data = encode(loop, serial, FILE_RATE, SMALLEST)
        heard, _ = soundfile.read(io.BytesIO(data))
        over = 20 * float(np.log10(np.max(np.abs(heard)))) - PEAK
        if over <= 0:
            return data
        loop = loop * 10 ** (-(over + 0.1) / 20)


def main() -> None:
    """Rewrite every file of `assets/ambience` and tell each one's figures."""
    AMBIENCE.mkdir(exist_ok=True)
    total = 0
    for name, make in PLACES.items():
        loop = from_quietest(softened(make()))
        data = encoded(thinned(loop), sum(name.encode()))
        (AMBIENCE / f"{name}.ogg").write_bytes(data)
        total += len(data)
        sys.stdout.write(f"{name:10} {loudness(loop):6.1f} dB(A)  {len(data):7} bytes\n")
    sys.stdout.write(f"total {total} bytes\n")


if __name__ == "__main__":
    main()
