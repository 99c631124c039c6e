"""Noise, colours and masks: what the scenes paint their meshes with. Everything works on numpy arrays."""

import numpy as np

_TABLE = np.random.default_rng(7).permutation(256).astype(np.int64)
_TABLE = np.concatenate([_TABLE, _TABLE, _TABLE])
_GRADIENTS = np.array(
    [(x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if abs(x) + abs(y) + abs(z) == 2],
    dtype=np.float32,
)


def noise(x, y, z=0.0):
    """Perlin noise, about -0.7 to 0.7. The arguments are arrays of one shape, or numbers."""
    x, y, z = np.broadcast_arrays(np.asarray(x, np.float32), np.asarray(y, np.float32), np.asarray(z, np.float32))
    cell = [np.floor(axis).astype(np.int64) for axis in (x, y, z)]
    part = [axis - floor for axis, floor in zip((x, y, z), cell)]
    ease = [t * t * t * (t * (t * 6 - 15) + 10) for t in part]
    cell = [axis & 255 for axis in cell]
    total = np.zeros(x.shape, np.float32)
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                corner = _TABLE[_TABLE[_TABLE[cell[0] + dx] + cell[1] + dy] + cell[2] + dz] % 12
                gradient = _GRADIENTS[corner]
                value = gradient[..., 0] * (part[0] - dx) + gradient[..., 1] * (part[1] - dy) + gradient[..., 2] * (part[2] - dz)
                for side, t in zip((dx, dy, dz), ease):
                    value = value * (t if side else 1 - t)
                total += value
    return total


def cloud(x, y, z=0.0, octaves=4, gain=0.5):
    """Several octaves of noise, about -1 to 1."""
    total, size, weight = 0.0, 1.0, 1.0
    for octave in range(octaves):
        shift = 17.3 * octave
        total = total + weight * noise(np.asarray(x) * size + shift, np.asarray(y) * size - shift, np.asarray(z) * size)
        size, weight = size * 2.03, weight * gain
    return total * 1.3


def step(low, high, value):
    """0 below `low`, 1 above `high`, smooth between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def rgb(code):
    """The linear colour of a code like '#c8102e'."""
    parts = np.array([int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4).astype(np.float32)


def mix(first, second, share):
    """Between two colours (or arrays of colours); `share` is an array of 0 to 1."""
    share = np.clip(np.asarray(share, np.float32), 0, 1)[..., None]
    return first * (1 - share) + second * share


def ramp(value, *stops):
    """A colour for each value; `stops` are pairs of a position and a code, in rising order."""
    out = np.broadcast_to(rgb(stops[0][1]), np.shape(value) + (3,))
    for (low, _), (high, code) in zip(stops, stops[1:]):
        out = mix(out, rgb(code), (value - low) / (high - low))
    return out


def scattered(random, count, radius, gap, inner=0.0):
    """Points of a disc that keep `gap` between them, as an array of x and y; fewer than `count` when it is full."""
    points = []
    for _ in range(count * 60):
        angle, r = random.uniform(0, 2 * np.pi), radius * np.sqrt(random.uniform((inner / radius) ** 2, 1))
        point = np.array([r * np.cos(angle), r * np.sin(angle)])
        if all(np.hypot(*(point - other)) > gap for other in points):
            points.append(point)
        if len(points) == count:
            break
    return np.array(points)
