"""Fruit, vegetables and greens."""

import numpy as np
from curry_parts import set_table
from kitchen import LIGHT_WOOD, wood
from meshes import ball, fine, grid
from paint import cloud, mix, ramp, rgb, scattered, step
from shapes import bowl, material, put, tube


def _round(random, at, radius, paint, dent=0.0, squash=1.0, finish=None):
    """A fruit: `paint` has its colours for the direction of each vertex; `dent` is the hollow around its stem."""
    points = ball(fine(150), fine(260))
    x, y, z = (points[..., axis] for axis in range(3))
    seed = random.uniform(0, 60)
    r = np.hypot(x, y)
    hollow = dent * np.exp(-((r / 0.3) ** 2)) * np.sign(z)
    body = points * (1 + 0.03 * cloud(x + seed, y, z, 2))[..., None]
    body[..., 2] = body[..., 2] * squash - hollow
    colour, rough = paint(x, y, z, seed)
    tilt = (random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5))
    place = put(body * radius, at, random.uniform(0, 6.3), tilt)
    grid("fruit", place, finish or material("fruit", bump=0.03, grain=14, coat=0.45, sss=0.05), colour, rough, wrap=True)
    stem = np.array([[0, 0, squash - dent - 0.05], [0.06, 0, squash], [0.14, 0.06, squash + 0.18]])
    return put(stem * radius, at, 0, tilt)


def _apple(x, y, z, seed):
    streak = cloud(np.arctan2(y, x) * 5, z * 0.8, seed, 4)
    blush = step(-0.5, 0.5, 0.9 * x + 0.5 * cloud(x + seed, y, z, 2) + 0.35 * streak)
    colour = mix(rgb("#c9c24a"), ramp(0.5 + 0.6 * streak, (0, "#8f140c"), (0.5, "#b8241a"), (1, "#d95a3c")), blush)
    colour = mix(colour, rgb("#b8a83c"), step(0.82, 0.98, z))
    return colour, 0.22 + 0 * x


def _orange(x, y, z, seed):
    pores = cloud(x * 22, y * 22, z * 22, 2)
    tone = 0.5 + 0.3 * pores + 0.3 * cloud(x * 2 + seed, y, z, 2)
    return ramp(tone, (0, "#d9720a"), (0.5, "#ee8f18"), (1, "#f7ab3c")), 0.32 + 0 * x


def _red(x, y, z, seed):
    colour = ramp(0.5 + 0.5 * cloud(x + seed, y, z, 3), (0, "#a8140a"), (0.5, "#c92414"), (1, "#e2492a"))
    return mix(colour, rgb("#d9732a"), 0.5 * step(0.75, 1.0, z)), 0.14 + 0 * x


def _heap(random, count, reach, radius, level=0.0):
    """Places of fruit: a ring below, and some on top."""
    below = scattered(random, count, reach, radius * 1.85)
    above = scattered(random, max(1, count // 3), reach * 0.5, radius * 1.8)
    return [(x, y, level + radius * 0.95) for x, y in below] + [(x, y, level + radius * 2.3) for x, y in above]


def apples(random):
    """Apples in a wooden bowl."""
    set_table()
    bowl(1.15, 0.55, finish=wood(*LIGHT_WOOD, planks=0))
    brown = material("stem", bump=0.3, grain=30)
    for at in _heap(random, 8, 0.78, 0.37, 0.18):
        tube(_round(random, at, 0.37, _apple, 0.22, 0.92), 0.02, brown, rgb("#4a3016"), 0.6, 8)


def oranges(random):
    """Oranges on the table."""
    set_table()
    peel = material("peel", bump=0.35, grain=46, coat=0.2)
    for x, y in ((0, 0), (0.82, 0.2), (0.35, 0.78), (-0.55, 0.66)):
        _round(random, (x, y, 0.38), 0.4, _orange, 0.03, 0.96, peel)


def tomatoes(random):
    """Tomatoes on the vine."""
    set_table()
    green = material("leaf", bump=0.15, grain=60, specular=0.45, sss=0.05)
    tops = []
    for x, y in ((-0.5, 0.0), (0.05, -0.22), (0.6, -0.02), (-0.2, 0.45), (0.4, 0.5)):
        stem = _round(random, (x, y, 0.27), 0.29, _red, 0.12, 0.86)
        tops.append(stem[2])
        for a in np.linspace(0, 5.0, 5):
            end = stem[0] + np.array([0.17 * np.cos(a), 0.17 * np.sin(a), 0.05])
            tube([stem[0], (stem[0] + end) / 2 + [0, 0, 0.04], end], 0.02, green, rgb("#4f7a20"), 0.4, 8, 0.5)
    for first, second in zip(tops, tops[1:]):
        tube([first, (first + second) / 2 + [0, 0, 0.05], second], 0.025, green, rgb("#5a8426"), 0.45, 8)


def carrots(random):
    """A bunch of carrots with their leaves."""
    set_table()
    root = material("root", bump=0.3, grain=20, coat=0.1)
    green = material("leaf", bump=0.15, grain=60, specular=0.45, sss=0.05)
    for index in range(7):
        y, z = (index % 4 - 1.5) * 0.21, 0.1 + 0.16 * (index // 4)
        t = np.linspace(0, 1, fine(260))[:, None]
        a = np.linspace(0, 2 * np.pi, fine(90), endpoint=False)[None, :]
        seed = random.uniform(0, 60)
        thick = 0.115 * np.clip(1 - t, 0, 1) ** 0.55 * np.sqrt(np.clip(t * 14, 0, 1)) + 0.004
        thick = thick * (1 + 0.07 * cloud(t * 14 + seed, np.cos(a), np.sin(a), 3))
        bend = 0.1 * random.uniform(-1, 1) * t**2
        points = np.stack([1.5 * t + 0 * a, thick * np.cos(a) + bend, thick * np.sin(a)], -1)
        rings = cloud(t * 30 + seed, np.cos(a) * 1.2, np.sin(a) * 1.2, 3)
        colour = ramp(0.5 + 0.5 * rings, (0, "#c4560a"), (0.5, "#e3761c"), (1, "#f09a44"))
        spin = random.normal(0, 0.07)
        grid("carrot", put(points, (-0.7, y, z), spin), root, colour, 0.4, wrap=True)
        for _ in range(9):
            way = np.array([-random.uniform(0.35, 0.9), random.normal(0, 0.2), random.uniform(0.0, 0.25)])
            start = np.array([-0.7, y, z])
            tone = rgb("#4d8426") * random.uniform(0.7, 1.4)
            tube([start, start + way * 0.5 + [0, 0, 0.06], start + way], 0.018, green, tone, 0.4, 8, 0.5)


def greens(random):
    """A lettuce: leaves around a heart."""
    set_table()
    leaf = material("lettuce", bump=0.25, grain=18, specular=0.4, sss=0.12, radius=(0.05, 0.08, 0.02))
    for index in range(26):
        share = index / 26
        u, v = np.meshgrid(np.linspace(0, 1, fine(120)), np.linspace(-1, 1, fine(120)), indexing="ij")
        seed = random.uniform(0, 60)
        size = 0.95 - 0.4 * share
        half = (0.16 + 0.5 * np.sin(np.pi * np.clip(u, 0, 0.93) ** 1.3)) * size
        lift = 0.25 + 1.0 * share
        wave = np.sin(v * 9 + 5 * cloud(u * 2 + seed, v * 2, seed, 2))
        frill = 0.11 * step(0.4, 1.0, u) * wave + 0.05 * cloud(u * 6, v * 6, seed, 3)
        far = u * size * np.cos(lift * (0.6 + 0.5 * u))
        z = u * size * np.sin(lift * (0.6 + 0.5 * u)) + 0.4 * half * v * v + frill * size + 0.05
        points = np.stack([far + 0.04, v * half, z], -1)
        tone = 0.25 + 0.6 * u + 0.3 * cloud(u * 4 + seed, v * 3, seed, 3)
        colour = ramp(tone, (0, "#e3ecb8"), (0.35, "#a9c95a"), (0.7, "#6a9c2c"), (1.1, "#3f7418"))
        colour = mix(colour, rgb("#e8f0c4"), 0.7 * (np.abs(v) < 0.07) * (1 - u))
        grid("leaf", put(points, (0, 0, 0), index * 2.4 + random.uniform(-0.2, 0.2)), leaf, colour, 0.36)
