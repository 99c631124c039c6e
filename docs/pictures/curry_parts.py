"""What the dishes of the curry house share: their table, herbs and pieces."""

import numpy as np
from kitchen import camera, slate, table, window
from meshes import ball, disc, fine, grid
from paint import cloud, mix, ramp, rgb, scattered, step
from shapes import coriander, lump, material, put, tube

CHICKEN = ("#8f3812", "#c4632a", "#e39a58")
LAMB = ("#4a2610", "#7d4a22", "#ab7440")
COPPER = {"code": "#b87345", "rough": 0.32, "bump": 0.35, "grain": 7}
IRON = {"code": "#2a2827", "rough": 0.42, "bump": 0.3, "grain": 16, "metallic": 0.8}


def set_table(finish=None, up=50, distance=5.7, target=(0, 0, 0.3), blur=0.4, power=1.1):
    table(finish or slate())
    window(power)
    camera(up, distance, target, blur=blur, focus=(target[0], target[1] - 0.25, 0.5))


def tilted(random, most=0.35):
    return tuple(random.uniform(-most, most, 2))


def sprinkle(random, sauce, count, reach=0.7, size=0.18):
    tops = getattr(sauce, "tops", [])
    for x, y in scattered(random, count, sauce.radius * reach, 0.16):
        z = sauce.height(x, y)
        for cx, cy, top in tops:
            if np.hypot(x - cx, y - cy) < 0.22:
                z = max(z, sauce.at[2] + top)
        coriander(random, (x, y, z + 0.05), size * random.uniform(0.8, 1.25), random.uniform(0, 6.3), tilted(random))


def strip(random, at, length, radius, finish, code, bend=0.4, rough=0.22):
    """A bent piece of pepper, chilli, onion or garlic."""
    a = random.uniform(0, 6.3)
    way = np.array([np.cos(a), np.sin(a), random.uniform(-0.1, 0.1)]) * length / 2
    over = np.array([-way[1], way[0], 0.25 * length]) * bend
    at = np.array(at)
    tube([at - way, at + over, at + way], radius, finish, rgb(code), rough, 12, 0.3)


def top_of(sauce, x, y):
    z = sauce.height(x, y)
    for cx, cy, top in getattr(sauce, "tops", []):
        gone = np.hypot(x - cx, y - cy) / 0.27
        if gone < 1:
            z = max(z, sauce.at[2] + top * np.sqrt(1 - gone**2))
    return z


def piece(random, at, half, tones, char, coat=0.3):
    """A roasted chunk."""
    points, small = lump(random, half, 0.6, 0.28, 0.04)
    up = points[..., 2] / half[2]
    seed = random.uniform(0, 40)
    tone = 0.5 + 0.55 * cloud(points[..., 0] * 5 + seed, points[..., 1] * 5, points[..., 2] * 5, 4) + 0.12 * up
    colour = ramp(tone, (0, tones[0]), (0.5, tones[1]), (1, tones[2]))
    edge = np.abs(points[..., 0] / half[0]) + np.abs(points[..., 1] / half[1])
    burnt = step(0.75 - char, 1.1 - char, 0.55 * cloud(points[..., 0] * 3.4 + seed, points[..., 1] * 3.4, 5, 4) + 0.35 * edge)
    colour = mix(colour, rgb("#260f08"), 0.85 * burnt * (up > -0.4))
    finish = material("roast", bump=0.3, grain=22, coat=coat)
    grid("piece", put(points, at, random.uniform(0, 6.3), tilted(random, 0.3)), finish, colour, 0.36 + 0.2 * burnt, wrap=True)


def kebab(random, at, spin):
    """Minced lamb from the skewer."""
    points, small = lump(random, (0.62, 0.14, 0.13), 0.95, 0.1, 0.05, 110)
    seed = random.uniform(0, 40)
    tone = 0.5 + 0.6 * cloud(points[..., 0] * 6 + seed, points[..., 1] * 6, points[..., 2] * 6, 4)
    colour = ramp(tone, (0, "#4a220e"), (0.5, "#83451e"), (1, "#b5763c"))
    burnt = step(0.2, 0.6, cloud(points[..., 0] * 4 + seed, points[..., 1] * 3, 9, 4) + 2 * points[..., 2])
    green = step(0.4, 0.48, cloud(points[..., 0] * 22, points[..., 1] * 22, points[..., 2] * 22 + seed, 2))
    colour = mix(mix(colour, rgb("#220f08"), 0.75 * burnt), rgb("#4a6a1e"), 0.7 * green)
    grid("kebab", put(points, at, spin), material("roast", bump=0.3, grain=22, coat=0.12), colour, 0.4 + 0.1 * small, wrap=True)


def lemon(random, at, spin, tilt, codes=("#e8b92c", "#f6dd7a", "#e0aa14")):
    """A thick slice; `codes` are of its flesh and its peel."""
    x, y, r, angle = disc(fine(60), fine(200))
    spoke = np.abs((angle * 9 / (2 * np.pi) + spin) % 1 - 0.5) * 2
    pulp = mix(rgb(codes[0]), rgb(codes[1]), 0.5 + 0.6 * cloud(r * 3, np.cos(angle) * 9, np.sin(angle) * 9, 2))
    pith = np.maximum(
        step(0.84, 0.88, r) * (1 - step(0.92, 0.95, r)), np.maximum(step(0.86, 0.95, spoke), 1 - step(0.06, 0.12, r))
    )
    colour = mix(mix(pulp, rgb("#f8ecc0"), pith), rgb(codes[2]), step(0.93, 0.96, r))
    z = 0.16 * (1 - r**14) + 0.02 * (1 - pith)
    points = np.stack([x, y, z], -1) * 0.3
    finish = material("lemon", bump=0.15, grain=40, sss=0.1, coat=0.4)
    grid("lemon", put(points, at, spin, tilt), finish, colour, 0.22, wrap=True)


def bhaji(random, at):
    """Onion in batter: a lumpy core, and strands that lie in it and leave it at their ends."""
    core, small = lump(random, (0.27, 0.26, 0.22), 0.95, 0.42, 0.13, 130)
    crust = material("batter", bump=0.55, grain=20, coat=0.12)
    tone = 0.5 + 0.75 * small + 0.25 * core[..., 2] / 0.23
    colour = ramp(tone, (0, "#5e2c0c"), (0.4, "#98541a"), (0.75, "#c4812f"), (1.1, "#dfa655"))
    grid("bhaji", core + np.array(at), crust, colour, 0.42, wrap=True)
    for _ in range(75):
        way = random.normal(0, 1, 3) + np.array([0, 0, 0.25])
        way /= np.linalg.norm(way)
        side = np.cross(way, random.normal(0, 1, 3))
        side /= np.linalg.norm(side)
        third = np.cross(way, side)
        span, wave, beat = random.uniform(0.7, 1.5), random.uniform(0.05, 0.16), random.uniform(2, 5)
        path = []
        for t in np.linspace(-span / 2, span / 2, 9):
            r = 0.255 + 0.02 * np.sin(beat * t) + 0.16 * max(0.0, abs(t) - 0.5) ** 2
            path.append((way * np.cos(t) + side * np.sin(t) + third * wave * np.sin(beat * t + 1)) * r)
        code = ("#8a4a16", "#b06f22", "#cf9440", "#6a3210", "#bf7d2c")[random.integers(5)]
        squeezed = [at + point * np.array([1.06, 1.03, 0.9]) for point in path]
        tube(squeezed, random.uniform(0.015, 0.027), crust, rgb(code), 0.38, 10, 0.35)


def samosa(random, at, spin):
    """A filled pyramid of pastry with a pinched seam."""
    points = ball(fine(200), fine(400))
    x, y, z = (points[..., axis] for axis in range(3))
    seed = random.uniform(0, 50)
    normals = np.array([[0.0, 0.86, 0.51], [0.74, -0.43, 0.51], [-0.74, -0.43, 0.51], [0, 0, -1.0]])
    push = np.stack([np.clip(x * n[0] + y * n[1] + z * n[2], 0, None) for n in normals], -1)
    r = 1 / (np.sum((push / np.array([0.34, 0.34, 0.34, 0.22])) ** 6, -1) ** (1 / 6))
    blister = np.clip(cloud(x * 7 + seed, y * 7, z * 7, 3), 0, 1)
    skin = cloud(x * 3 + seed, y * 3, z * 3, 4)
    body = points * (r * (1 + 0.05 * skin + 0.045 * blister))[..., None] + np.array([0, 0, 0.22])
    tone = 0.42 + 0.45 * skin + 0.35 * blister
    colour = ramp(tone, (0, "#e3b264"), (0.35, "#d0913c"), (0.65, "#b06a22"), (1.0, "#74400f"))
    finish = material("pastry", bump=0.3, grain=26, coat=0.12)
    grid("samosa", put(body, at, spin), finish, colour, 0.4 - 0.12 * blister, wrap=True)
