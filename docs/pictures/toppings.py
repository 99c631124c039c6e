"""What lies on pizzas and plates: slices, leaves, shavings."""

import numpy as np
from meshes import disc, fine, grid
from paint import cloud, mix, noise, ramp, rgb, step
from shapes import lump, material, put


def salami(random, at, radius=0.2, spin=0.0, tilt=(0.0, 0.0)):
    """A slice that the oven has curled to a cup."""
    x, y, r, angle = disc(fine(44), fine(150), 1.0)
    seed = random.uniform(0, 60)
    edge = 1 + 0.05 * noise(np.cos(angle) * 1.5 + seed, np.sin(angle) * 1.5)
    curl = random.uniform(0.18, 0.36)
    z = curl * r**3 * (1 + 0.5 * np.sin(2 * angle + seed)) + 0.03 * cloud(x * 3, y * 3, seed)
    fat = step(0.24, 0.5, cloud(x * 7 + seed, y * 7, seed, 3))
    colour = ramp(0.5 + 0.6 * cloud(x * 2, y * 2, seed), (0, "#861a0c"), (0.5, "#ad2a14"), (1, "#c8452a"))
    colour = mix(colour, rgb("#dd9468"), 0.6 * fat)
    dark = step(0.8, 1.0, r + 0.14 * noise(x * 4, y * 4, seed))
    colour = mix(colour, rgb("#4a120a"), 0.75 * dark)
    rough = 0.3 - 0.2 * step(0.1, 0.5, cloud(x * 2, y * 2, seed + 5, 2)) + 0.1 * dark
    points = np.stack([x * edge, y * edge, z], -1) * radius
    return grid(
        "salami", put(points, at, spin, tilt), material("salami", bump=0.15, grain=50, coat=0.2), colour, rough, wrap=True
    )


def mushroom(random, at, size=0.34, spin=0.0, tilt=(0.0, 0.0)):
    """A roasted slice: cap and stem."""
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-1, 1, 41), indexing="ij")
    stem = 0.15 + 0.05 * np.cos(u * 9)
    cap = 0.52 * np.sqrt(np.clip(1 - ((u - 0.45) / 0.55) ** 2, 0, 1))
    half = np.where(u < 0.45, stem + (0.52 - stem) * step(0.34, 0.45, u), cap)
    seed = random.uniform(0, 60)
    z = 0.1 * (1 - np.abs(v) ** 5) + 0.07 * noise(u * 3 + seed, v * 2) + random.uniform(-0.3, 0.3) * (u - 0.5) ** 2
    points = np.stack([u - 0.5, v * half, z], -1) * size
    skin = np.maximum(step(0.8, 0.95, np.abs(v)), step(0.9, 0.98, u))
    gills = step(0.33, 0.4, u) * (1 - step(0.5, 0.58, u)) * step(0.3, 0.5, np.abs(v))
    tone = 0.45 + 0.5 * cloud(u * 4 + seed, v * 2, seed)
    colour = ramp(tone, (0, "#e8cfa2"), (0.6, "#d2a367"), (1, "#96602f"))
    colour = mix(colour, rgb("#6a3a1c"), 0.85 * skin + 0.65 * gills)
    return grid("mushroom", put(points, at, spin, tilt), material("mushroom", bump=0.2, grain=40), colour, 0.38)


def ham(random, at, size=0.6, spin=0.0):
    """A thin slice, thrown down in folds."""
    u, v = np.meshgrid(np.linspace(-1, 1, fine(140)), np.linspace(-1, 1, fine(90)), indexing="ij")
    seed = random.uniform(0, 60)
    fold = 0.5 * np.sin(u * 7.0 + 1.2 * noise(v * 1.2, seed) + seed)
    x = u * 0.42 + 0.05 * np.sin(u * 14 + seed)
    y = v * 0.5 * (1 + 0.25 * noise(u * 1.5, seed)) + 0.12 * np.sin(u * 3 + seed)
    z = 0.16 * (fold + 0.5) * (0.55 + 0.45 * noise(v * 1.1 + seed, u)) + 0.10 * (1 - v * v) + 0.02 * cloud(u * 4, v * 4, seed)
    streak = step(0.1, 0.5, cloud(u * 2.2 + seed, v * 3, seed, 3))
    tone = 0.5 + 0.5 * cloud(u * 3, v * 3, seed + 4)
    colour = mix(ramp(tone, (0, "#a23a32"), (0.5, "#c5605a"), (1, "#db8a80")), rgb("#ecc0b0"), 0.22 * streak)
    colour = mix(colour, rgb("#f6e3d6"), step(0.72, 0.86, v + 0.1 * noise(u * 3, seed)))
    points = np.stack([x, y, np.maximum(z, 0)], -1) * size
    return grid("ham", put(points, at, spin), material("ham", bump=0.08, grain=40, sss=0.12), colour, 0.3)


def rocket(random, at, length=0.5, spin=0.0, tilt=(0.0, 0.0)):
    """A lobed leaf on its stem."""
    u, v = np.meshgrid(np.linspace(0, 1, 90), np.linspace(-1, 1, 21), indexing="ij")
    lobes = 0.03 + 0.17 * step(0.25, 0.6, u) * (0.35 + 0.65 * np.abs(np.sin(u * 11.5))) * np.sqrt(np.clip(1.02 - u, 0, 1)) * 1.5
    bend, seed = random.uniform(-0.5, 0.7), random.uniform(0, 50)
    z = bend * (0.25 - (u - 0.5) ** 2) * 0.8 + 0.35 * lobes * v * v + 0.03 * np.sin(u * 13 + seed) * v
    side = random.uniform(-0.35, 0.35) * (u - 0.5) ** 2
    points = np.stack([u - 0.5, v * lobes + side, z], -1) * length
    tone = 0.5 + 0.5 * cloud(u * 4 + seed, v, seed)
    colour = ramp(tone, (0, "#275414"), (0.5, "#3f7a20"), (1, "#6fa238"))
    colour = mix(colour, rgb("#a9c67a"), 0.75 * (np.abs(v) < 0.12))
    return grid(
        "rocket", put(points, at, spin, tilt), material("leaf", bump=0.15, grain=60, specular=0.45, sss=0.05), colour, 0.36
    )


def shaving(random, at, size=0.3, spin=0.0, tilt=(0.0, 0.0), code="#f3dfae"):
    """A curled shaving of hard cheese."""
    u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(-1, 1, 30), indexing="ij")
    seed = random.uniform(0, 60)
    curl = random.uniform(0.1, 0.5)
    ragged = 1 + 0.22 * cloud(u * 2 + seed, v * 2, seed, 3)
    z = curl * u * u + 0.06 * noise(u * 2 + seed, v * 2)
    points = np.stack([u * 0.5 * ragged, v * 0.3 * ragged, z], -1) * size
    colour = mix(rgb(code), rgb("#fff3d2"), 0.5 + 0.5 * cloud(u * 3, v * 3, seed))
    return grid("shaving", put(points, at, spin, tilt), material("shaving", bump=0.15, grain=60, sss=0.1), colour, 0.45)


def round_slice(random, at, radius, kind, spin=0.0, tilt=(0.0, 0.0)):
    """A grilled slice of a vegetable: `courgette`, `aubergine` or `pickle`, which has seen no grill."""
    x, y, r, angle = disc(fine(40), fine(140), 1.0)
    seed = random.uniform(0, 60)
    flesh, skin = {"courgette": ("#d9d38a", "#3d6a20"), "aubergine": ("#c9a878", "#2c1226"), "pickle": ("#a8ac4a", "#4a5f1c")}[
        kind
    ]
    edge = 1 + 0.06 * noise(np.cos(angle) * 1.3 + seed, np.sin(angle) * 1.3)
    z = 0.16 * np.sqrt(np.clip(1.0 - r**6, 0, 1)) - 0.12 * (1 - r) + 0.06 * cloud(x * 1.5, y * 1.5, seed)
    colour = mix(rgb(flesh), rgb(flesh) * 0.55, 0.5 + 0.6 * cloud(x * 3, y * 3, seed, 4))
    bars = step(0.55, 0.9, np.sin(y * 8.5 + 0.4 * noise(x * 2, y * 2, seed)) + 0.4 * cloud(x * 4, y * 4, seed))
    if kind != "pickle":
        colour = mix(colour, rgb("#3a1d0e"), 0.8 * bars)
    colour = mix(colour, rgb(skin), step(0.88, 0.95, r))
    points = np.stack([x * edge, y * edge * 0.92, z], -1) * radius
    finish = material("vegetable", bump=0.2, grain=40, coat=0.2)
    return grid(kind, put(points, at, spin, tilt), finish, colour, 0.3, wrap=True)


def tomato(random, at, radius=0.14, spin=0.0):
    """Half a roasted cherry tomato, its skin up."""
    points, small = lump(random, (radius, radius, radius * 0.72), 1.0, 0.06, 0.015, 44)
    top = points[..., 2] / radius
    wrinkle = cloud(points[..., 0] * 20, points[..., 1] * 20, points[..., 2] * 6, 3)
    colour = ramp(0.5 + 0.5 * small + 0.3 * top, (0, "#8c1608"), (0.6, "#c52a12"), (1.2, "#e2572a"))
    colour = mix(colour, rgb("#34120a"), 0.8 * step(0.42, 0.7, wrinkle + 0.35 * top))
    return grid("tomato", put(points, at, spin), material("tomato", bump=0.1, grain=20, coat=0.4), colour, 0.2, wrap=True)
