"""Tacos and their dips. Each function sets one table."""

import numpy as np
from curry_parts import lemon, set_table, strip, tilted
from kitchen import LIGHT_WOOD, wood
from meshes import disc, fine, grid
from paint import cloud, mix, ramp, rgb, scattered, step
from sauce import Sauce
from shapes import board, bowl, coriander, crumbs, lump, material, put


def _tortilla(random, at, spin, lean):
    """A corn tortilla, folded to a U."""
    x, y, r, angle = disc(fine(220), fine(420), 0.82)
    seed = random.uniform(0, 60)
    ragged = 1 + 0.02 * cloud(np.cos(angle) * 3 + seed, np.sin(angle) * 3, seed, 3)
    x, y = x * ragged, y * ragged
    bend = 0.24 + 0.05 * np.cos(x * 2)
    turn = np.clip(np.abs(y) / bend, 0, 1.25)
    past = np.clip(np.abs(y) - 1.25 * bend, 0, None)
    side = np.sign(y) * (bend * np.sin(turn) + past * np.cos(1.25))
    z = bend * (1 - np.cos(turn)) + past * np.sin(1.25) + 0.018 * cloud(x * 4, y * 4, seed, 3)
    spots = step(0.25, 0.6, cloud(x * 5 + seed, y * 5, seed, 4))
    colour = ramp(0.5 + 0.4 * cloud(x * 9, y * 9, seed, 3), (0, "#e0b050"), (0.5, "#ecc672"), (1, "#f5dc9a"))
    colour = mix(colour, rgb("#8a4a18"), 0.6 * spots)
    points = np.stack([x, side, z], -1)
    finish = material("tortilla", bump=0.3, grain=26, sss=0.05)
    grid("tortilla", put(points, at, spin, (lean, 0.0)), finish, colour, 0.55, wrap=True)


def _filling(random, at, spin):
    """Roasted meat, onion, tomato, lettuce and herbs along the fold."""
    c, s = np.cos(spin), np.sin(spin)

    def place(u, v, z):
        return (at[0] + u * c - v * s, at[1] + u * s + v * c, at[2] + z)

    roast = material("roast", bump=0.3, grain=22, coat=0.3)
    for _ in range(26):
        u, v = random.uniform(-0.5, 0.5), random.normal(0, 0.07)
        top = 0.27 + 0.24 * (1 - (u / 0.6) ** 2) + random.uniform(-0.05, 0.05)
        points, small = lump(random, (0.13, 0.09, 0.075), 0.6, 0.3, 0.05, 50)
        tone = 0.5 + 0.8 * small + 1.5 * points[..., 2]
        colour = ramp(tone, (0, "#4a1c0a"), (0.5, "#8f4418"), (1, "#c47a38"))
        grid("meat", put(points, place(u, v, top), random.uniform(0, 6.3), tilted(random)), roast, colour, 0.3, wrap=True)
    leaf = material("leaf", bump=0.15, grain=60, specular=0.45, sss=0.05)
    for index in range(22):
        u, v = random.uniform(-0.48, 0.48), random.normal(0, 0.09)
        top = 0.42 + 0.22 * (1 - (u / 0.6) ** 2)
        strip(random, place(u, v, top), 0.3, 0.02, leaf, ("#7fae3c", "#a5c95c", "#5a8f2a")[index % 3], 0.8)
    bits = [place(random.uniform(-0.45, 0.45), random.normal(0, 0.09), 0.6 + random.uniform(0, 0.08)) for _ in range(34)]
    crumbs(random, bits[:18], (0.06, 0.05, 0.045), ("#c8220c", "#d93a1c", "#b01808"), "tomato dice", 0.2, boxy=0.5, coat=0.5)
    crumbs(random, bits[18:], (0.05, 0.04, 0.035), ("#f6efe2", "#efe3d2", "#e3c0d0"), "onion", 0.25, boxy=0.5, sss=0.15)
    for _ in range(7):
        at_leaf = place(random.uniform(-0.4, 0.4), random.normal(0, 0.09), 0.68)
        coriander(random, at_leaf, random.uniform(0.14, 0.2), random.uniform(0, 6.3), tilted(random))


def tacos(random):
    """Three tacos on a board."""
    set_table()
    board(1.75, wood(*LIGHT_WOOD, planks=0))
    for y, spin in ((-0.68, 0.12), (0.12, -0.06), (0.92, 0.14)):
        at = (random.uniform(-0.1, 0.1), y, 0.16)
        _tortilla(random, at, spin, -0.12)
        _filling(random, (at[0], at[1] + 0.04, at[2]), spin)


def guacamole(random):
    """Avocado, tomato and onion."""
    set_table()
    bowl(0.78, 0.42, "#2d3f4c", "#141b20")
    dip = Sauce(random, 0.75, (0, 0, 0.34), ("#6a8a24", "#93b03c", "#bfd070"), bumps=0.09, grain=4.5, rough=0.32)
    dip.pour(bump=0.2, grain=18)
    bits = [(x, y, dip.height(x, y) + 0.03) for x, y in scattered(random, 26, 0.6, 0.1)]
    crumbs(random, bits[:14], (0.06, 0.05, 0.04), ("#c8220c", "#d93a1c"), "tomato dice", 0.2, boxy=0.5, coat=0.5)
    crumbs(random, bits[14:], (0.05, 0.04, 0.03), ("#f6efe2", "#e3c0d0"), "onion", 0.25, boxy=0.5, sss=0.15)
    for x, y in scattered(random, 6, 0.5, 0.2):
        coriander(random, (x, y, dip.height(x, y) + 0.07), 0.18, random.uniform(0, 6.3), tilted(random))


def salsa(random):
    """Chopped tomato, chilli and onion."""
    set_table()
    bowl(0.72, 0.42, "#e3dac8", "#9a8a70")
    dip = Sauce(random, 0.69, (0, 0, 0.32), ("#8f1806", "#b8300e", "#d9582a"), bumps=0.05, grain=6, rough=0.14)
    dip.specks("#f0b048", 0.12, 22).pour()
    bits = [(x, y, dip.height(x, y) + 0.02) for x, y in scattered(random, 60, 0.6, 0.07)]
    crumbs(random, bits[:44], (0.07, 0.055, 0.045), ("#c8220c", "#d93a1c", "#b01808"), "tomato dice", 0.2, boxy=0.5, coat=0.5)
    crumbs(random, bits[44:], (0.05, 0.04, 0.03), ("#f6efe2", "#e3c0d0"), "onion", 0.25, boxy=0.5, sss=0.15)
    for x, y in scattered(random, 6, 0.5, 0.2):
        coriander(random, (x, y, dip.height(x, y) + 0.07), 0.16, random.uniform(0, 6.3), tilted(random))


def lime(random, at, spin):
    """A thick slice of lime."""
    lemon(random, at, spin, (0.45, 0.2), ("#a5bf3c", "#d3e08a", "#4f7a1c"))
