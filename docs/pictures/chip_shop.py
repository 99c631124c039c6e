"""Fish and chips."""

import numpy as np
from curry_parts import lemon, set_table
from meshes import ball, fine, grid
from paint import cloud, mix, ramp, rgb, scattered, step
from sauce import Sauce
from shapes import bowl, crumbs, lump, material, paper, put


def _fish(random, at, spin):
    """A fillet in batter: thick at the head, thin at the tail, with blisters and crisp edges."""
    points, small = lump(random, (1.15, 0.42, 0.2), 0.9, 0.12, 0.03, 260)
    x, y, z = (points[..., axis] for axis in range(3))
    along = x / 1.15
    taper = 1 - 0.5 * step(0.1, 1.0, along) + 0.12 * step(0.75, 1.0, along)
    seed = random.uniform(0, 60)
    blister = np.clip(cloud(x * 5 + seed, y * 5, z * 5, 3), 0, 1)
    crust = cloud(x * 13 + seed, y * 13, z * 13, 4)
    swell = 1 + 0.22 * blister + 0.05 * crust
    body = np.stack([x, y * taper * swell, z * (0.6 + 0.4 * taper) * swell + 0.1 * np.sin(along * 2.6 + 0.4)], -1)
    tone = 0.42 + 0.5 * blister + 0.28 * crust + 0.25 * cloud(x * 1.8 + seed, y * 1.8, z, 3)
    colour = ramp(tone, (0, "#f0c05e"), (0.35, "#e0a038"), (0.65, "#c27c22"), (1.0, "#87480f"))
    grid("fish", put(body, at, spin, (0.0, 0.06)), material("batter", bump=0.45, grain=24, coat=0.15), colour, 0.36, wrap=True)


def _chips(random, count, middle, spread, level):
    """Thick chips in a heap."""
    finish = material("chips", bump=0.2, grain=22, coat=0.08)
    for index in range(count):
        share = index / count
        long, thick = random.uniform(0.3, 0.5), random.uniform(0.075, 0.095)
        body = ball(fine(60), fine(60), 0.3) * np.array([long, thick, thick])
        body[..., 1] += random.uniform(-0.15, 0.15) * body[..., 0] ** 2
        x, y, z = (body[..., axis] for axis in range(3))
        edge = (np.abs(y) / thick) ** 6 * (np.abs(z) / thick) ** 6 + (np.abs(x) / long) ** 8
        tone = 0.35 + 0.4 * cloud(x * 4 + index, y * 10, z * 10, 3) + 0.6 * edge
        colour = ramp(tone, (0, "#fbe6a4"), (0.45, "#f3cb6a"), (0.8, "#dda040"), (1.2, "#a8661c"))
        angle, r = random.uniform(0, 6.283), np.sqrt(random.uniform(0, 1)) * (1 - 0.45 * share)
        at = (
            middle[0] + spread[0] * r * np.cos(angle),
            middle[1] + spread[1] * r * np.sin(angle),
            level + 0.5 * share + random.uniform(0, 0.04),
        )
        tilt = (0.0, random.normal(0, 0.1 + 0.2 * share))
        grid("chip", put(body, at, random.uniform(0, 6.3), tilt), finish, colour, 0.42, wrap=True)


def fish_and_chips(random):
    """A fillet on a heap of chips, on paper, with lemon."""
    set_table()
    paper(1.9, 1.35, 0.1)
    _chips(random, 70, (0.0, 0.35), (1.25, 0.6), 0.12)
    _fish(random, (-0.1, -0.35, 0.5), 0.2)
    lemon(random, (1.1, -0.62, 0.2), 0.5, (0.55, 0.25))
    salt = [(x, y, 0.78) for x, y in scattered(random, 30, 0.5, 0.05)]
    crumbs(random, salt, (0.012, 0.011, 0.009), ("#ffffff", "#f6f1e8"), "salt", 0.2, boxy=0.25)


def peas(random):
    """Mushy peas."""
    set_table()
    bowl(0.72, 0.42, "#e9e2d4", "#8a7a64")
    mash = Sauce(random, 0.69, (0, 0, 0.34), ("#4a6a14", "#76992c", "#a5bf58"), bumps=0.07, grain=5, rough=0.34)
    mash.pour(bump=0.2, grain=20)
    for x, y in scattered(random, 34, 0.6, 0.09):
        points, small = lump(random, (0.06, 0.058, 0.05), 1.0, 0.14, 0.03, 26)
        tone = mix(rgb("#6f9428"), rgb("#a2bf52"), 0.5 + small)
        place = put(points, (x, y, mash.height(x, y) + 0.015), random.uniform(0, 6.3))
        grid("pea", place, material("pea", bump=0.1, grain=20, coat=0.3), tone, 0.28, wrap=True)


def ketchup(random):
    """Tomato ketchup in a small pot."""
    set_table()
    bowl(0.42, 0.3, "#e3dac8", "#9a8a70")
    dip = Sauce(random, 0.39, (0, 0, 0.23), ("#8f1206", "#b01c0a", "#c93018"), bumps=0.02, grain=3, rough=0.14)
    dip.pour(bump=0.03, coat=0.6)
