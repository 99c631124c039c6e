"""Flat breads: naan, poppadoms and focaccia."""

import numpy as np
from meshes import disc, fine, grid
from paint import cloud, mix, noise, ramp, rgb, scattered, step
from shapes import crumbs, material, put, tube


def naan(random, at, size=1.2, spin=0.0, tilt=(0.0, 0.0), herbs=True):
    """A bread from the wall of the tandoor, with blisters and butter."""
    x, y, r, angle = disc(fine(320), fine(800), 1.0)
    seed = random.uniform(0, 60)
    outline = 1 + 0.18 * np.cos(angle) ** 3 + 0.05 * noise(np.cos(angle) * 2 + seed, np.sin(angle) * 2)
    x, y = x * outline * 1.12, y * outline * (0.8 - 0.1 * np.cos(angle))
    puff = np.zeros_like(x)
    for cx, cy in scattered(random, 30, 0.85, 0.17):
        a = random.uniform(0.1, 0.24)
        puff = np.maximum(puff, a * 3.4 * np.clip(1 - ((x - cx * 1.1) ** 2 + (y - cy * 0.8) ** 2) / a**2, 0, 1) ** 0.7)
    fine_noise = cloud(x * 7, y * 7, seed, 4)
    edge = np.sqrt(np.clip(1 - r**10, 0, 1))
    z = (0.05 + 0.085 * puff + 0.035 * step(0.75, 0.92, r) + 0.02 * cloud(x * 2.2, y * 2.2, seed, 3) + 0.008 * fine_noise) * edge
    hot = 0.3 + 0.62 * puff + 0.42 * cloud(x * 2.6, y * 2.6, seed + 5, 4) + 0.14 * fine_noise
    colour = ramp(hot, (0.1, "#f2dcae"), (0.4, "#e6bf7f"), (0.62, "#c98c45"), (0.84, "#7a4520"), (1.02, "#2a170d"))
    butter = step(0.0, 0.35, cloud(x * 2, y * 2, seed + 9, 3))
    colour = mix(colour, colour * np.array([1.0, 0.84, 0.52]), 0.6 * butter)
    rough = 0.5 - 0.3 * butter + 0.1 * fine_noise
    points = np.stack([x, y, z], -1) * size
    finish = material("naan", bump=0.25, grain=22, coat=0.1)
    grid("naan", put(points, at, spin, tilt), finish, colour, rough, wrap=True)
    if herbs:
        spots = []
        for px, py in scattered(random, 70, 0.85, 0.05):
            near = np.argmin((x - px * 1.05) ** 2 + (y - py * 0.75) ** 2)
            spots.append(put(points.reshape(-1, 3)[near] + [0, 0, 0.012], at, spin, tilt))
        crumbs(random, spots[:52], (0.055, 0.034, 0.009), ("#2f6b1c", "#4d8a2a", "#6ca53a"), "herb", 0.4)
        crumbs(random, spots[52:], (0.03, 0.022, 0.014), ("#f3dfae", "#e3b96b"), "garlic", 0.35)


def poppadom(random, at, size=1.05, spin=0.0, tilt=(0.0, 0.0)):
    """A crisp disc with small blisters."""
    x, y, r, angle = disc(fine(300), fine(800), 1.0)
    seed = random.uniform(0, 60)
    edge = 1 + 0.03 * noise(np.cos(angle) * 2 + seed, np.sin(angle) * 2)
    warp = 0.10 * noise(x * 0.9 + seed, y * 0.9, seed) + 0.07 * r**2 * np.sin(2 * angle + seed)
    bubble = np.abs(cloud(x * 10, y * 10, seed, 2))
    z = warp + 0.03 * (1 - bubble) + 0.012 * cloud(x * 26, y * 26, seed, 2)
    tone = 0.45 + 0.45 * bubble + 0.35 * cloud(x * 2, y * 2, seed + 3, 3)
    colour = ramp(tone, (0.1, "#f3d58c"), (0.5, "#ebbd66"), (0.9, "#d29a48"), (1.2, "#a06a2c"))
    spice = step(0.42, 0.5, cloud(x * 24, y * 24, seed + 8, 2))
    colour = mix(colour, rgb("#3a2412"), 0.7 * spice)
    points = np.stack([x * edge, y * edge, z], -1) * size
    finish = material("poppadom", bump=0.3, grain=36, sss=0.05)
    return grid("poppadom", put(points, at, spin, tilt), finish, colour, 0.36, wrap=True)


def focaccia(random, at, wide=1.55, deep=1.1):
    """A slab with dimples that hold oil, rosemary and salt. Tells where its dimples are."""
    u, v = np.meshgrid(np.linspace(-1, 1, fine(700)), np.linspace(-1, 1, fine(520)), indexing="ij")
    seed = random.uniform(0, 60)
    x = u * wide * (1 + 0.025 * noise(v * 2, seed)) + 0.03 * noise(v * 4, u * 4, seed)
    y = v * deep * (1 + 0.035 * noise(u * 2, seed + 7))
    side = (1 - np.abs(u) ** 22) * (1 - np.abs(v) ** 18)
    air = cloud(x * 1.8, y * 1.8, seed, 3)
    z = 0.36 + 0.07 * air
    pits, dimple = [], np.zeros_like(x)
    for gx in np.linspace(-0.8, 0.8, 6):
        for gy in np.linspace(-0.72, 0.72, 4):
            cx, cy = (gx + random.uniform(-0.06, 0.06)) * wide, (gy + random.uniform(-0.08, 0.08)) * deep
            a = random.uniform(0.085, 0.125)
            dimple = np.maximum(dimple, np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / a**2))
            pits.append((cx, cy))
    for cx, cy in ((random.uniform(-wide, wide), random.uniform(-deep, deep)) for _ in range(40)):
        a = random.uniform(0.05, 0.12)
        z = z + 0.5 * a * np.clip(1 - ((x - cx) ** 2 + (y - cy) ** 2) / a**2, 0, 1) ** 0.7
    grain = cloud(x * 8, y * 8, seed, 4)
    z = (z - 0.17 * dimple + 0.008 * grain) * np.clip(side, 0, 1) ** 0.35
    hot = 0.66 + 0.3 * air - 0.35 * dimple + 0.3 * cloud(x * 3, y * 3, seed + 3, 4) + 0.12 * grain + 0.25 * (1 - side)
    colour = ramp(hot, (0.0, "#f3dc9c"), (0.35, "#e9bd66"), (0.6, "#cf8d36"), (0.85, "#92541d"), (1.1, "#4e2a10"))
    oil = step(0.35, 0.7, dimple + 0.3 * cloud(x * 4, y * 4, seed + 5, 2))
    colour = mix(colour, rgb("#cf9420"), 0.45 * oil)
    rough = 0.45 - 0.36 * oil - 0.15 * step(0, 0.4, air) + 0.08 * grain
    points = np.stack([x, y, z], -1) + np.array(at)
    grid("focaccia", points, material("focaccia", bump=0.25, grain=24, coat=0.15), colour, rough)

    def height(px, py):
        return float(z.ravel()[np.argmin((x - px) ** 2 + (y - py) ** 2)]) + at[2]

    salt = [(sx, sy, height(sx, sy) + 0.015) for sx, sy in random.uniform(-0.9, 0.9, (150, 2)) * [wide, deep]]
    crumbs(random, salt, (0.014, 0.011, 0.008), ("#ffffff", "#f6f1e8"), "salt", 0.2, boxy=0.25)
    return pits, height


def rosemary(random, at, length=0.5, spin=0.0):
    """A sprig: a stem with needles."""
    leaf = material("leaf", bump=0.15, grain=60, specular=0.45, sss=0.05)
    ahead = np.array([np.cos(spin), np.sin(spin), 0.0])
    aside = np.array([-np.sin(spin), np.cos(spin), 0.0])
    tube([np.array(at) + ahead * t * length for t in (-0.5, 0.0, 0.5)], 0.011, leaf, rgb("#6b5a36"), 0.6)
    for index in range(34):
        t = -0.42 + 0.92 * index / 33
        way = 1 if index % 2 else -1
        long = random.uniform(0.1, 0.17) * (1.15 - abs(t))
        start = np.array(at) + ahead * t * length
        lean = (
            ahead * random.uniform(0.5, 0.9) + aside * way * random.uniform(0.5, 1.0) + np.array([0, 0, random.uniform(0.1, 0.7)])
        )
        end = start + lean / np.linalg.norm(lean) * long
        green = rgb("#3c5a2c") * random.uniform(0.7, 1.5)
        tube([start, (start + end) / 2 + [0, 0, 0.01], end], 0.012, leaf, green, 0.4, 6, 0.4)
