"""Loaves and pastries."""

import numpy as np
from kitchen import LIGHT_WOOD, camera, slate, table, window, wood
from meshes import fine, grid
from paint import cloud, mix, ramp, rgb, scattered, step
from shapes import board, crumbs, lump, material, put

CRUST = ((0.0, "#efcf94"), (0.3, "#d9a152"), (0.6, "#b06c28"), (0.85, "#743c12"), (1.1, "#3a1a0a"))


def _set_table():
    table(slate())
    window(1.1)
    camera(38, 6.0, (0, 0, 0.3), blur=0.36, focus=(0, -0.5, 0.4))


def _bread(random, half, cuts, at, spin=0.0, flour=0.5, detail=300):
    """A loaf of `half` length, width and height. `cuts` are (middle x, angle, length) of scores that the oven has opened."""
    points, small = lump(random, half, 0.95, 0.06, 0.006, detail)
    x, y, z = (points[..., axis] for axis in range(3))
    seed = random.uniform(0, 60)
    up = z / half[2]
    open_, lip = np.zeros_like(x), np.zeros_like(x)
    for middle, angle, length in cuts:
        u = (x - middle) * np.cos(angle) + y * np.sin(angle)
        v = -(x - middle) * np.sin(angle) + y * np.cos(angle) + 0.05 * (u / length) ** 2
        wide = 0.12 * min(half[1], 0.6) / 0.6 * np.clip(1 - (u / length) ** 2, 0, 1) + 1e-4
        inside = step(1.0, 0.7, np.abs(v) / wide) * (np.abs(u) < length) * (up > 0.1)
        ear = np.exp(-(((v - wide * 1.15) / 0.04) ** 2)) * (np.abs(u) < length * 0.95) * (up > 0.1)
        open_, lip = np.maximum(open_, inside), np.maximum(lip, ear * np.clip(1 - (u / length) ** 2, 0, 1))
    crackle = cloud(x * 11 + seed, y * 11, z * 11, 4)
    rise = (0.05 * lip - 0.035 * open_ + 0.012 * crackle)[..., None] * np.stack([0 * x, 0 * x, 1 + 0 * x], -1)
    body = points * (1 + 0.012 * crackle)[..., None] + rise
    body[..., 2] = np.maximum(body[..., 2], -0.72 * half[2])
    tone = 0.42 + 0.32 * cloud(x * 2.2 + seed, y * 2.2, z * 2.2, 4) + 0.16 * crackle + 0.24 * step(0.0, 0.9, up) + 0.5 * lip
    colour = ramp(tone, *CRUST)
    crumb = ramp(0.5 + 0.6 * cloud(x * 14, y * 14, z * 14 + seed, 3), (0, "#d9a862"), (0.5, "#ecca8c"), (1, "#f6e2b4"))
    colour = mix(colour, crumb, 0.9 * open_ * (1 - lip))
    flour_at = cloud(x * 15, y * 15, z * 15 + seed, 4) + 0.5 * cloud(x * 2, y * 2, z * 2 + seed, 2)
    dust = step(-0.1, 0.7, flour_at + 0.4 * up - 0.25) * (1 - 0.8 * open_) * step(0.1, 0.5, up)
    colour = mix(colour, rgb("#f3e8d4"), flour * dust * (1 - 0.7 * lip))
    finish = material("crust", bump=0.35, grain=26, coat=0.04)
    grid("loaf", put(body, np.array(at) + [0, 0, 0.7 * half[2]], spin), finish, colour, 0.55 + 0.2 * dust, wrap=True)


def loaf(random):
    """A round sourdough on a board."""
    _set_table()
    board(1.35, wood(*LIGHT_WOOD, planks=0))
    cuts = [(-0.05, 0.35, 0.85), (0.25, 1.9, 0.4), (-0.42, 1.75, 0.4)]
    _bread(random, (1.05, 0.98, 0.62), cuts, (0, 0, 0.14), random.uniform(-0.3, 0.3), 0.6, 380)


def baguette(random):
    """A long loaf with five cuts."""
    _set_table()
    cuts = [(x, 0.55, 0.34) for x in (-0.95, -0.48, 0.0, 0.48, 0.95)]
    _bread(random, (1.55, 0.27, 0.22), cuts, (0, 0, 0), 0, 0.35)


def buns(random):
    """Seven glazed buns."""
    _set_table()
    board(1.2, wood(*LIGHT_WOOD, planks=0))
    finish = material("bun", bump=0.12, grain=16, coat=0.3, sss=0.05)
    for index in range(7):
        angle, r = index * 1.0472, 0.0 if index == 6 else 0.7
        x, y = r * np.cos(angle), r * np.sin(angle)
        points, small = lump(random, (0.38, 0.38, 0.28), 0.95, 0.05, 0.008, 120)
        up = points[..., 2] / 0.28
        tone = 0.25 + 0.5 * up + 0.25 * cloud(points[..., 0] * 4 + x, points[..., 1] * 4, points[..., 2] * 4, 3)
        colour = ramp(tone, (0, "#f3d898"), (0.35, "#dd9f4a"), (0.65, "#b3692a"), (1.0, "#7d4014"))
        grid("bun", put(points, (x, y, 0.36), random.uniform(0, 6.3)), finish, colour, 0.22, wrap=True)
        seeds = [
            (x + sx, y + sy, 0.37 + 0.28 * np.sqrt(max(0.0, 1 - (sx * sx + sy * sy) / 0.145)))
            for sx, sy in scattered(random, 34, 0.28, 0.05)
        ]
        crumbs(random, seeds, (0.032, 0.02, 0.012), ("#fbeecb", "#f4dfae", "#efd69c"), "sesame", 0.45, sss=0.1)


def croissant(random):
    """A crescent of rolled pastry with its layers."""
    _set_table()
    rows, columns = fine(700), fine(220)
    t = np.linspace(-1, 1, rows)[:, None]
    angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)[None, :]
    turn, seed = 1.45 * t, random.uniform(0, 60)
    # Seven turns of pastry: each ends in a step, and is thinner the further from the middle.
    turns = np.abs(t) * 4.2 + 0.16 * np.cos(angle) + 0.5
    layer, within = np.floor(turns), turns - np.floor(turns)
    thick = 0.36 * np.clip(1 - 0.205 * layer, 0.08, 1) * (1 - 0.16 * within**3)
    thick = thick * np.sqrt(np.clip(1 - np.abs(t) ** 9, 0, 1))
    flake = cloud(np.cos(angle) * 2 + turns * 5, np.sin(angle) * 2, t * 9 + seed, 4)
    thick = thick * (1 + 0.05 * flake)
    away = 0.66
    cx, cy = away * np.sin(turn) * 1.25, away * (1 - np.cos(turn)) * 0.95
    ahead = np.arctan2(np.sin(turn) * 0.95, np.cos(turn) * 1.25)
    out = np.cos(angle) * thick
    x, y = cx + out * np.sin(ahead), cy - out * np.cos(ahead)
    z = np.sin(angle) * thick * 0.86 + 0.3 * np.clip(1 - 0.12 * layer, 0.4, 1) * 0.86
    tone = 0.5 + 0.3 * flake + 0.22 * np.sin(angle) - 0.45 * step(0.75, 1.0, within) + 0.2 * cloud(x * 3, y * 3, z * 3 + seed, 3)
    colour = ramp(tone, (0, "#f3d48e"), (0.35, "#e0a548"), (0.65, "#b8701f"), (1.0, "#743a0e"))
    points = np.stack([x, y, np.maximum(z, 0.02)], -1)
    finish = material("pastry", bump=0.3, grain=30, coat=0.2)
    grid("croissant", points, finish, colour, 0.32 + 0.1 * flake, wrap=True)
    flakes = [(fx, fy, 0.02) for fx, fy in scattered(random, 16, 1.1, 0.1, 0.5)]
    crumbs(random, flakes, (0.04, 0.03, 0.006), ("#dba24a", "#b8702a", "#eec47c"), "flake", 0.4)
