"""Noodles and rice. Each function sets one table."""

import numpy as np
from curry_parts import set_table, strip, tilted
from meshes import ball, fine, grid
from paint import cloud, mix, ramp, rgb, scattered, step
from rice import Rice
from sauce import Sauce
from shapes import bowl, coriander, crumbs, lump, material, put, tube


def _noodles(random, count, reach, level, rise, codes, thick):
    """A nest of noodles: arcs that lie over each other."""
    finish = material("noodle", bump=0.04, grain=12, coat=0.35, sss=0.1, radius=(0.05, 0.04, 0.025))
    for index in range(count):
        share = index / count
        r = reach * np.sqrt(random.uniform(0.02, 1)) * (1 - 0.35 * share)
        start, sweep = random.uniform(0, 6.283), random.uniform(1.0, 2.6)
        cx, cy = random.normal(0, 0.16 * reach, 2)
        wave, beat = random.uniform(0.02, 0.09), random.uniform(2, 5)
        path = []
        for t in np.linspace(0, 1, 9):
            a, far = start + sweep * t, r + wave * np.sin(beat * t * 3)
            x, y = cx * (1 - r / reach) + far * np.cos(a), cy * (1 - r / reach) + far * np.sin(a)
            lift = level + rise * max(0.0, 1 - (x * x + y * y) / reach**2) * (0.35 + 0.65 * share)
            path.append((x, y, lift + random.uniform(-0.02, 0.03)))
        tube(path, thick * random.uniform(0.85, 1.1), finish, rgb(codes[random.integers(len(codes))]), 0.25, 10)


def _egg(random, at, spin, tilt):
    """Half an egg with a soft yolk."""
    points = ball(fine(90), fine(120)) * np.array([0.33, 0.26, 0.2])
    x, y, z = (points[..., axis] for axis in range(3))
    flat = points.copy()
    flat[..., 2] = np.minimum(z, 0.02)
    r = np.hypot((x + 0.02) / 0.19, y / 0.17)
    cut = step(0.0, 0.03, z)
    yolk = cut * (1 - step(0.9, 1.0, r))
    flat[..., 2] += 0.03 * yolk * np.sqrt(np.clip(1 - r * r, 0, 1))
    yellow = ramp(r + 0.2 * cloud(x * 9, y * 9, 1, 3), (0, "#e8720a"), (0.6, "#f09a18"), (1, "#f5bd3c"))
    colour = mix(rgb("#fbf4e6") + 0 * flat, yellow, yolk)
    colour = mix(colour, rgb("#d9b98a"), 1 - cut)
    finish = material("egg", bump=0.03, grain=14, coat=0.5, sss=0.2, radius=(0.12, 0.09, 0.05))
    grid("egg", put(flat, at, spin, tilt), finish, colour, 0.2, wrap=True)


def _pork(random, at, spin, tilt):
    """A round slice with its fat, browned at the rim."""
    points = ball(fine(50), fine(160), 0.4) * np.array([0.44, 0.38, 0.04])
    x, y = points[..., 0], points[..., 1]
    r, seed = np.hypot(x / 0.44, y / 0.38), random.uniform(0, 60)
    fat = step(0.1, 0.4, np.sin(9 * r + 2.5 * cloud(x * 3 + seed, y * 3, seed, 3)) - 0.25)
    colour = ramp(0.5 + 0.5 * cloud(x * 7 + seed, y * 7, seed, 4), (0, "#8f4a2c"), (0.5, "#b3704a"), (1, "#cf9a70"))
    colour = mix(colour, rgb("#efd2ae"), 0.5 * fat)
    colour = mix(colour, rgb("#5a260e"), 0.85 * step(0.84, 0.97, r))
    finish = material("pork", bump=0.2, grain=30, coat=0.35, sss=0.06)
    grid("pork", put(points, at, spin, tilt), finish, colour, 0.24, wrap=True)


def _rings(random, places):
    """Cut spring onion."""
    finish = material("leek", bump=0.05, grain=20, coat=0.3, sss=0.08)
    for x, y, z in places:
        a, size = random.uniform(0, 6.3), random.uniform(0.04, 0.06)
        ring = [(x + size * np.cos(t), y + size * np.sin(t), z + 0.02 * np.sin(t + a)) for t in np.linspace(0, 6.0, 8)]
        code = ("#5f9a2c", "#86b84a", "#cfe0a8", "#3f7a20")[random.integers(4)]
        tube(ring, 0.016, finish, rgb(code), 0.28, 8)


def ramen(random):
    """Noodles in broth with egg, pork, greens and spring onion."""
    set_table()
    bowl(1.38, 0.7, "#20262c", "#3a424a")
    broth = Sauce(random, 1.31, (0, 0, 0.55), ("#a86a20", "#c4883a", "#d9a557"), bumps=0.01, grain=2.5, rough=0.06)
    broth.oil("#b8701a", 0.35, 3.2).pour(bump=0.02, coat=0.7)
    _noodles(random, 120, 0.95, 0.53, 0.12, ("#f0d48a", "#ecca78", "#f5dfa2"), 0.032)
    for x, y, spin in ((-0.62, 0.42, 0.4), (-0.28, 0.72, 1.2), (-0.88, 0.0, 2.0)):
        _pork(random, (x, y, 0.68), spin, (0.12, -0.1))
    _egg(random, (0.42, -0.46, 0.7), 0.5, (0.12, 0.05))
    _egg(random, (0.84, -0.1, 0.68), 1.5, (0.1, 0.16))
    leaf = material("leaf", bump=0.15, grain=60, specular=0.45, sss=0.05)
    for index in range(16):
        x, y = 0.5 + random.normal(0, 0.2), 0.58 + random.normal(0, 0.14)
        code = ("#2f6a18", "#4d8f2a", "#245a14")[index % 3]
        strip(random, (x, y, 0.68 + random.uniform(0, 0.08)), 0.55, 0.045, leaf, code, 0.7)
    spots = [(x - 0.25, y - 0.45, 0.7 + random.uniform(0, 0.04)) for x, y in scattered(random, 26, 0.42, 0.1)]
    _rings(random, spots)
    red = material("chilli", bump=0.05, grain=20, coat=0.5)
    for x, y in scattered(random, 7, 0.5, 0.2):
        strip(random, (x - 0.2, y - 0.3, 0.74), 0.14, 0.022, red, "#b01a0a", 0.6)
    seeds = [(x, y, 0.72) for x, y in scattered(random, 46, 0.9, 0.08)]
    crumbs(random, seeds, (0.03, 0.018, 0.012), ("#fbeecb", "#f0d8a2"), "sesame", 0.4)


def greens_noodles(random):
    """Noodles from the wok with chicken, pepper and greens."""
    set_table()
    bowl(1.4, 0.5, "#3d5560", "#22323a")
    _noodles(random, 230, 1.08, 0.36, 0.34, ("#c98a34", "#d9a04a", "#b8742a", "#e0b060"), 0.036)

    def heap(x, y):
        return 0.42 + 0.34 * max(0.0, 1 - (x * x + y * y) / 1.3)

    roast = material("chunk", bump=0.25, grain=24, coat=0.35)
    for x, y in scattered(random, 11, 0.95, 0.36):
        points, small = lump(random, (0.22, 0.14, 0.1), 0.7, 0.25, 0.04, 60)
        colour = ramp(0.5 + 0.7 * small + 2 * points[..., 2], (0, "#8a4a18"), (0.5, "#c4853c"), (1, "#e3b872"))
        place = put(points, (x, y, heap(x, y) + 0.08), random.uniform(0, 6.3), tilted(random))
        grid("chicken", place, roast, colour, 0.26, wrap=True)
    pepper = material("pepper", bump=0.08, grain=18, coat=0.5)
    for index, (x, y) in enumerate(scattered(random, 34, 1.02, 0.17)):
        code = ("#c8220c", "#3d7a1c", "#e3960f", "#5f9a2c")[index % 4]
        strip(random, (x, y, heap(x, y) + random.uniform(0.06, 0.14)), 0.42, 0.03, pepper, code, 0.6)
    _rings(random, [(x, y, heap(x, y) + 0.14) for x, y in scattered(random, 26, 0.85, 0.14)])
    seeds = [(x, y, heap(x, y) + 0.12) for x, y in scattered(random, 60, 0.9, 0.07)]
    crumbs(random, seeds, (0.032, 0.02, 0.012), ("#fbeecb", "#f0d8a2"), "sesame", 0.4)
    for x, y in scattered(random, 8, 0.7, 0.3):
        coriander(random, (x, y, heap(x, y) + 0.18), random.uniform(0.17, 0.23), random.uniform(0, 6.3), tilted(random))


def sticky_rice(random):
    """A bowl of white rice with sesame."""
    set_table()
    bowl(0.98, 0.5, "#e3dac8", "#9a8a70")
    heap = Rice(random, 0.92, 0.4, 0.34, 3600, (("#fbf6ea", 6), ("#f4ecd8", 2)))
    seeds = [(x, y, float(heap.height(x, y)) + 0.03) for x, y in scattered(random, 46, 0.6, 0.06)]
    crumbs(random, seeds, (0.03, 0.018, 0.012), ("#1c1712", "#2e2620", "#f0d8a2"), "sesame", 0.4)
