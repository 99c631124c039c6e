"""Parts of dishes: herbs, chunks, strips and tableware."""

import numpy as np
from kitchen import glazed, painted
from meshes import ball, disc, fine, grid, lathe, many, turned
from paint import cloud, mix, noise, ramp, rgb, step

_MATERIALS = {}


def material(name, **settings):
    """The painted material of this name; the first call tells its settings."""
    if name not in _MATERIALS:
        _MATERIALS[name] = painted(name, **settings)
    return _MATERIALS[name]


def put(points, at, spin=0.0, tilt=(0.0, 0.0)):
    """Points turned and moved to `at`."""
    return turned(points, tilt[0], tilt[1], spin) + np.array(at, np.float32)


def basil(random, at, length=0.4, spin=0.0, tilt=(0.0, 0.0), tone=0.0):
    """A cupped leaf with veins."""
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-1, 1, 41), indexing="ij")
    half = 0.33 * np.sin(np.pi * u**0.85) ** 0.75
    vein = np.abs(((u * 7 - np.abs(v) * 1.6) % 1) - 0.5) * 2
    puff = 0.035 * (1 - vein**3) * (1 - np.abs(v)) * np.minimum(1, 4 * np.abs(v)) * np.sin(np.pi * u)
    bend, cup = random.uniform(0.15, 0.45), random.uniform(0.15, 0.5)
    wave = 0.05 * np.sin(u * 9 + random.uniform(0, 6)) * v
    z = puff + wave - bend * (u - 0.45) ** 2 + cup * half * (v**2) * 0.7
    points = np.stack([u - 0.5, v * half * (1 - 0.25 * cup * np.abs(v)), z], -1) * length
    shade = 0.5 + 0.4 * cloud(u * 4 + at[0] * 9, v * 2, at[1] * 5) + tone
    colour = ramp(shade, (0.0, "#1c4a12"), (0.5, "#2f6b1c"), (1.0, "#58912e"))
    colour = mix(colour, rgb("#8fb95a"), 0.7 * (np.abs(v) < 0.05) + 0.28 * (vein > 0.9))
    rough = 0.34 + 0.1 * shade
    return grid(
        "basil", put(points, at, spin, tilt), material("leaf", bump=0.15, grain=60, specular=0.45, sss=0.05), colour, rough
    )


def coriander(random, at, size=0.16, spin=0.0, tilt=(0.0, 0.0)):
    """A toothed leaf with three lobes and its stem."""
    _, _, r, angle = disc(14, 120)
    outline = 0.5 + 0.3 * np.cos(3 * angle) + 0.1 * np.cos(9 * angle + 0.4) + 0.05 * np.cos(21 * angle)
    reach = r * np.maximum(outline, 0.12) * size
    z = 0.12 * size * np.cos(3 * angle) * r**2 + 0.1 * size * noise(r * 3, np.cos(angle) * 2 + at[0] * 7, np.sin(angle) * 2)
    points = np.stack([reach * np.cos(angle), reach * np.sin(angle), z], -1)
    shade = 0.5 + 0.5 * cloud(points[..., 0] * 14 + at[0], points[..., 1] * 14 + at[1])
    colour = ramp(shade, (0.0, "#255c14"), (0.5, "#3f8420"), (1.0, "#74ac3c"))
    leaf = material("leaf", bump=0.15, grain=60, specular=0.45, sss=0.05)
    grid("coriander", put(points, at, spin, tilt), leaf, colour, 0.42, wrap=True)
    away = spin + np.pi
    end = np.array(at) + size * np.array([np.cos(away) * 1.1, np.sin(away) * 1.1, -0.25])
    tube([at, (np.array(at) + end) / 2 + [0, 0, 0.03 * size], end], 0.035 * size, leaf, rgb("#6f9f3f"), 0.4)


def tube(path, radius, material, colour, rough=0.4, sides=10, taper=0.0):
    """A round strip along points; `taper` makes its ends thinner (0 to 1)."""
    path = np.array(path, np.float32)
    for _ in range(3):
        inner = np.stack([0.75 * path[:-1] + 0.25 * path[1:], 0.25 * path[:-1] + 0.75 * path[1:]], 1).reshape(-1, 3)
        path = np.concatenate([path[:1], inner, path[-1:]])
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    side = np.cross(along, [0.02, 0.03, 1.0])
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    over = np.cross(side, along)
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    t = np.linspace(-1, 1, len(path))
    thick = radius * (1 - taper * t**2)
    thick[0] = thick[-1] = radius * 0.05
    points = path[:, None] + thick[:, None, None] * (
        np.cos(angle)[None, :, None] * side[:, None] + np.sin(angle)[None, :, None] * over[:, None]
    )
    return grid("strip", points, material, colour, rough, wrap=True)


def lump(random, size, boxy=0.75, rough=0.16, grit=0.03, detail=80):
    """Points of an uneven chunk, and the noise of its surface. `size` is its half length in x, y and z."""
    points = ball(fine(detail), fine(detail * 2), boxy)
    seed = random.uniform(0, 90)
    x, y, z = (points[..., axis] for axis in range(3))
    bumps = cloud(x * 1.1 + seed, y * 1.1, z * 1.1, 2)
    small = cloud(x * 4 + seed, y * 4 - seed, z * 4, 4)
    points = points * (1 + rough * bumps + grit * small)[..., None]
    return points * np.array(size, np.float32), small


def plate(radius=1.7, code="#e9e2d4", at=(0, 0, 0), speckle="#8a7a64", height=0.16):
    """A coupe plate of stoneware."""
    profile = [(0.0, 0.03), (radius * 0.72, 0.03), (radius * 0.88, 0.06), (radius, height), (radius + 0.03, height + 0.015)]
    profile += [(radius + 0.02, height - 0.04), (radius * 0.85, 0.0), (radius * 0.6, 0.0)]
    return grid("plate", lathe(profile) + np.array(at), glazed(code, speckle), rgb(code), wrap=True)


def bowl(radius=1.3, depth=0.62, code="#2d3f4c", speckle="#141b20", at=(0, 0, 0), finish=None):
    """A bowl with a rounded foot and lip; food fills it to about 0.85 of its depth."""
    foot = radius * 0.5
    profile = [(0.0, 0.07), (foot, 0.08), (radius * 0.82, depth * 0.42), (radius * 0.95, depth * 0.85), (radius * 0.97, depth)]
    profile += [(radius + 0.02, depth + 0.03), (radius + 0.05, depth), (radius * 1.02, depth * 0.8), (radius * 0.9, depth * 0.36)]
    profile += [(foot * 1.1, 0.0), (0.0, 0.0)]
    return grid("bowl", lathe(profile) + np.array(at), finish or glazed(code, speckle), rgb(code), wrap=True)


def board(radius, finish, at=(0, 0, 0), thick=0.14):
    """A round board."""
    profile = [(0.0, thick), (radius - 0.03, thick), (radius, thick - 0.02), (radius, 0.02), (radius - 0.03, 0.0), (0.0, 0.0)]
    return grid("board", lathe(profile) + np.array(at), finish, rgb("#b98552"), wrap=True)


def paper(wide, deep, spin=0.0):
    """A sheet of baking paper with creased edges."""
    u, v = np.meshgrid(np.linspace(-1, 1, 120), np.linspace(-1, 1, 100), indexing="ij")
    z = 0.012 + 0.035 * np.abs(cloud(u * 1.6, v * 1.6, 3, 3)) * step(0.7, 1.0, np.maximum(np.abs(u), np.abs(v)))
    points = put(np.stack([u * wide, v * deep, z], -1), (0, 0, 0), spin)
    return grid("paper", points, material("paper", bump=0.1, grain=8), rgb("#c9b08a"), 0.8)


def crumbs(random, places, size, codes, name="crumb", rough=0.5, boxy=0.8, **settings):
    """Small pieces at places (x, y, z): crumbs, seeds, salt or chopped herbs."""
    template = ball(7, 12, boxy)
    put_all, colours = [], []
    for place in places:
        scale = random.uniform(0.6, 1.3, 3) * np.array(size)
        turns = random.uniform(0, 6.3, 3)
        put_all.append(lambda p, s=scale, t=turns, at=place: turned(p * s, *t) + np.array(at))
        colours.append(rgb(codes[random.integers(len(codes))]) * random.uniform(0.85, 1.1))
    return many(name, template, put_all, material(name, **{"bump": 0.0, **settings}), colours, rough)


def forget():
    """Forgets the materials of the last scene."""
    _MATERIALS.clear()
