"""The dishes of the pizzeria. Each function sets one table."""

import numpy as np
from breads import focaccia as bake_focaccia
from breads import rosemary
from kitchen import DARK_WOOD, camera, metal, slate, table, window, wood
from layers import block, cocoa, gratin
from meshes import ball, grid
from paint import cloud, mix, ramp, rgb, scattered, step
from pizza import Pizza
from sauce import Sauce
from shapes import basil, bowl, crumbs, lump, material, paper, plate, put, tube
from toppings import ham, mushroom, rocket, round_slice, salami, shaving, tomato


def _oven_table(around=-90.0, up=57, distance=6.5, target=(0, 0, 0.15)):
    table(wood(*DARK_WOOD, turn=20))
    window(1.12)
    camera(up, distance, target, around, blur=0.45)


def _tilt(random, most=0.25):
    return tuple(random.uniform(-most, most, 2))


def _leaves(random, pie, count, size=(0.36, 0.52), reach=0.95, gap=0.45):
    for x, y in scattered(random, count, reach, gap):
        at = pie.at + [x, y, pie.height(x, y) + 0.05]
        basil(random, at, random.uniform(*size), random.uniform(0, 6.3), _tilt(random))


def margherita(random):
    """Tomato, fior di latte, basil."""
    _oven_table()
    pie = Pizza(random).sauce().cheese(11, (0.2, 0.33), brown=0.36).oil().bake()
    _leaves(random, pie, 8)


def diavola(random):
    """Spicy salami, chilli and hot honey."""
    _oven_table()
    pie = Pizza(random).sauce().cheese(15, (0.2, 0.34), brown=0.46).oil(40).bake()
    for x, y in scattered(random, 17, 1.02, 0.33):
        salami(
            random,
            pie.at + [x, y, pie.height(x, y) + 0.025],
            random.uniform(0.18, 0.21),
            random.uniform(0, 6.3),
            _tilt(random, 0.12),
        )
    red = material("chilli", bump=0.05, grain=20, coat=0.5)
    for x, y in scattered(random, 14, 1.05, 0.25):
        a, z = random.uniform(0, 6.3), pie.at[2] + pie.height(x, y) + 0.07
        way = np.array([np.cos(a), np.sin(a), 0]) * 0.12
        middle = np.array([x, y, z + 0.02])
        tube(
            [middle - way, middle + [way[1] * 0.4, -way[0] * 0.4, 0.02], middle + way], 0.026, red, rgb("#a51608"), 0.2, taper=0.5
        )
    _leaves(random, pie, 4, (0.26, 0.36))


def funghi_bianca(random):
    """Roasted mushrooms on a white base, with thyme."""
    _oven_table()
    pie = Pizza(random).white().cheese(22, (0.22, 0.36), brown=0.55).oil(20).bake()
    for x, y in scattered(random, 26, 1.08, 0.27):
        mushroom(
            random, pie.at + [x, y, pie.height(x, y) + 0.04], random.uniform(0.3, 0.42), random.uniform(0, 6.3), _tilt(random)
        )
    spots = [tuple(pie.at + [x, y, pie.height(x, y) + 0.04]) for x, y in scattered(random, 110, 1.12, 0.06)]
    crumbs(random, spots, (0.032, 0.014, 0.006), ("#3d5a26", "#56753a"), "thyme", 0.5)


def prosciutto_rucola(random):
    """Air-dried ham, rocket and shaved cheese."""
    _oven_table()
    pie = Pizza(random).sauce().cheese(13, brown=0.3).oil().bake()
    for x, y in scattered(random, 9, 0.9, 0.5):
        ham(random, pie.at + [x, y, pie.height(x, y) + 0.02], random.uniform(0.6, 0.75), random.uniform(0, 6.3))
    for x, y in scattered(random, 30, 0.98, 0.17):
        at = pie.at + [x, y, pie.height(x, y) + random.uniform(0.08, 0.2)]
        rocket(random, at, random.uniform(0.42, 0.62), random.uniform(0, 6.3), _tilt(random, 0.4))
    for x, y in scattered(random, 12, 0.95, 0.28):
        shaving(
            random,
            pie.at + [x, y, pie.height(x, y) + 0.2],
            random.uniform(0.26, 0.38),
            random.uniform(0, 6.3),
            _tilt(random, 0.4),
        )


def garden_of_embers(random):
    """Charred vegetables on tomato, without cheese."""
    _oven_table()
    pie = Pizza(random).sauce().oil(60).bake()
    pepper = material("pepper", bump=0.1, grain=18, coat=0.4)
    places = scattered(random, 40, 1.06, 0.24)
    for index, (x, y) in enumerate(places):
        at = pie.at + [x, y, pie.height(x, y) + 0.03]
        spin, kind = random.uniform(0, 6.3), index % 4
        if kind < 2:
            name = ("courgette", "aubergine")[kind]
            round_slice(random, at, (0.17, 0.21)[kind], name, spin, _tilt(random, 0.2))
        elif kind == 2:
            tomato(random, at, random.uniform(0.11, 0.15), spin)
        else:
            way = np.array([np.cos(spin), np.sin(spin), 0]) * 0.2
            over = np.array([-way[1], way[0], 0.1]) * 0.5
            code = ("#c8310f", "#e39a12", "#d9530f")[index % 3]
            tube([at - way, at + over, at + way], 0.04, pepper, rgb(code), 0.22, 12, 0.35)
    _leaves(random, pie, 6, (0.28, 0.42))
    seeds = [tuple(pie.at + [x, y, pie.height(x, y) + 0.03]) for x, y in scattered(random, 90, 1.12, 0.06)]
    crumbs(random, seeds, (0.022, 0.014, 0.008), ("#ead6a6", "#d9b776"), "seed", 0.4)


def focaccia(random):
    """Blistered, with rosemary, salt and oil."""
    table(slate())
    window(1.1)
    camera(46, 6.1, (0, 0.0, 0.2), -68, blur=0.36, focus=(0, -0.4, 0.4))
    paper(1.95, 1.5)
    pits, height = bake_focaccia(random, (0, 0, 0.03))
    for index, (x, y) in enumerate(pits):
        if index % 5 in (1, 3):
            rosemary(random, (x, y, height(x, y) + 0.12), random.uniform(0.42, 0.6), random.uniform(0, 6.3))


def burrata(random):
    """Burrata with roasted peach, basil and hazelnuts."""
    table(wood(*DARK_WOOD, turn=-15))
    window(1.0)
    camera(46, 5.6, (0, 0, 0.25), blur=0.36, focus=(0, -0.4, 0.4))
    plate(1.75, "#3d5560", speckle="#22323a")
    body, small = lump(random, (0.62, 0.62, 0.42), 0.95, 0.07, 0.012, 160)
    x, y, z = (body[..., axis] for axis in range(3))
    r = np.hypot(x, y)
    pleat = 0.03 * np.cos(9 * np.arctan2(y, x) + 3 * r) * np.exp(-(((r - 0.2) / 0.16) ** 2)) * (z > 0)
    knot = 0.13 * np.exp(-((r / 0.13) ** 2)) * (z > 0) - 0.07 * np.exp(-(((r - 0.2) / 0.08) ** 2)) * (z > 0)
    body[..., 2] = np.maximum(z + pleat + knot, -0.3)
    milk = material("burrata", bump=0.08, grain=10, sss=0.3, radius=(0.2, 0.16, 0.12), coat=0.25)
    grid("burrata", put(body, (0, 0.05, 0.36)), milk, mix(rgb("#fbf3e4"), rgb("#fffcf4"), 0.5 + small), 0.28, wrap=True)
    for index in range(9):
        a = index * 0.698 + random.uniform(-0.1, 0.1)
        _peach(random, (1.02 * np.cos(a), 1.02 * np.sin(a), 0.17), a + 1.57 + random.uniform(-0.4, 0.4))
    for x, y in scattered(random, 11, 1.2, 0.3, 0.55):
        basil(random, (x, y, 0.3), random.uniform(0.26, 0.42), random.uniform(0, 6.3), _tilt(random, 0.5))
    basil(random, (-0.1, -0.12, 0.84), 0.36, 0.8, (0.2, 0.1))
    basil(random, (0.14, -0.06, 0.85), 0.3, 2.4, (0.3, -0.2))
    nuts = [(x, y, 0.1) for x, y in scattered(random, 26, 1.35, 0.12, 0.6)]
    crumbs(random, nuts, (0.06, 0.05, 0.045), ("#c98f4c", "#a5662c", "#e2bd85"), "nut", 0.45)
    oil = material("oil", bump=0.0, coat=0.6)
    for x, y in scattered(random, 30, 1.35, 0.1, 0.55):
        size = random.uniform(0.02, 0.07)
        grid("oil", ball(16, 24) * np.array([size, size, 0.012]) + np.array([x, y, 0.075]), oil, rgb("#8a9a1c"), 0.06, wrap=True)


def _peach(random, at, spin):
    """A wedge with its charred skin."""
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 2 * np.pi, 80, endpoint=False), indexing="ij")
    thick = np.sqrt(np.clip(1 - u**2, 0, 1)) ** 0.8
    seed = random.uniform(0, 50)
    y, z = np.cos(v) * 0.17 * thick, np.sin(v) * 0.15 * thick * (1 - 0.35 * (np.sin(v) > 0))
    points = np.stack([u * 0.36, y + 0.18 * (1 - u**2), z], -1)
    back = step(0.1, 0.5, np.cos(v) + 0.2 * cloud(u * 3, np.cos(v), seed))
    flesh = ramp(0.5 + 0.5 * cloud(u * 3 + seed, np.sin(v) * 2, np.cos(v)), (0, "#e07c1c"), (0.5, "#f0a43a"), (1, "#f7c569"))
    colour = mix(flesh, rgb("#a82f14"), 0.85 * back)
    bars = step(0.72, 0.95, np.sin(u * 11 + 0.5) + 0.3 * cloud(u * 5, np.sin(v) * 3, seed))
    colour = mix(colour, rgb("#3a1a0c"), 0.8 * bars * (1 - back))
    finish = material("peach", bump=0.12, grain=20, sss=0.12, coat=0.4)
    grid("peach", put(points, at, spin, (random.uniform(-0.3, 0.3), 0)), finish, colour, 0.22, wrap=True)


def meatballs(random):
    """Meatballs in tomato under cheese, in an iron pan."""
    table(wood(*DARK_WOOD, turn=35))
    window(1.15)
    camera(48, 5.6, (0, 0, 0.25), blur=0.38, focus=(0, -0.3, 0.45))
    bowl(1.36, 0.42, finish=metal("#2a2827", rough=0.42, bump=0.3, grain=16, metallic=0.8))
    sauce = Sauce(random, 1.31, (0, 0, 0.27), ("#7a1c06", "#b03a0e", "#cf5f22"), bumps=0.028, grain=4.5)
    sauce.oil("#b8480c", 0.3).specks("#3f5a1c", 0.12)
    places = scattered(random, 9, 0.98, 0.56)
    sauce.chunks(9, (0.29, 0.29, 0.27), ("#54290f", "#8a5024", "#b8793c"), "#8f3a12", 0.5, 1.0, 0.35, 0.24, 0.9, 0.1, places)
    sauce.pour()
    for cx, cy, top in sauce.tops:
        for _ in range(3):
            at = (cx + random.uniform(-0.13, 0.13), cy + random.uniform(-0.13, 0.13), 0.27 + top + random.uniform(0.0, 0.04))
            shaving(random, at, random.uniform(0.16, 0.26), random.uniform(0, 6.3), _tilt(random, 0.4))
    for x, y in scattered(random, 6, 1.0, 0.45):
        basil(random, (x, y, 0.5), random.uniform(0.28, 0.4), random.uniform(0, 6.3), _tilt(random, 0.4))


def lasagne(random):
    """A slice that shows its layers."""
    table(wood(*DARK_WOOD, turn=10))
    window(1.15)
    camera(30, 5.2, (0, 0, 0.5), -62, blur=0.34, focus=(0.3, -0.6, 0.6))
    plate(1.75, "#ebe4d6")
    layers = []
    for thick in (0.13, 0.1, 0.14, 0.11):
        layers += [(0.04, "#dfb76a", "#efd394", 0.035), (thick, "#7a3010", "#b8602c", 0.02), (0.05, "#efdcb8", "#f9eed4", 0.03)]
    block(random, (0, 0, 0.05), (0.85, 0.68), [*layers, (0.06, "#e0a850", "#f3cf80", 0.03)], gratin, 0.1, 0.12, lift=0.05)
    pool = Sauce(random, 1.15, (0.05, -0.05, 0.045), ("#86240a", "#b03f10", "#cf6426"), bumps=0.015, grain=6)
    pool.oil("#c2560f", 0.3).pour()
    for x, y, spin in ((-0.05, 0.0, 0.6), (0.14, 0.1, 2.2), (0.02, 0.18, 4.0)):
        basil(random, (x, y, 1.06), 0.36, spin, _tilt(random, 0.3))
    for x, y in scattered(random, 6, 1.25, 0.4, 1.05):
        basil(random, (x, y, 0.13), 0.22, random.uniform(0, 6.3), _tilt(random, 0.2))


def tiramisu(random):
    """A slice with layers of cream and soaked sponge."""
    table(wood(*DARK_WOOD, turn=-20))
    window(1.15, 185)
    camera(30, 4.6, (0, 0, 0.42), -60, blur=0.32, focus=(0.3, -0.55, 0.5))
    plate(1.5, "#2f3a40", speckle="#1b2226")
    sponge, cream = ("#7a4c24", "#c4904f", -0.012), ("#f8ebd0", "#fff8ea", 0.045)
    layers = [(0.19, *sponge), (0.19, *cream), (0.19, *sponge), (0.25, *cream)]
    block(random, (0, 0, 0.05), (0.66, 0.6), layers, cocoa, 0.12, 0.03, 0.3, 0.05, corner=0.26, grit=0.25)
    dust = [(x, y, 0.05) for x, y in scattered(random, 90, 1.25, 0.05, 0.85)]
    crumbs(random, dust, (0.014, 0.014, 0.006), ("#3a1d0e", "#5a3018"), "dust", 0.9)
    for x, y in ((0.95, -0.55), (1.12, -0.3), (0.8, -0.8)):
        _bean(random, (x, y, 0.12))


def _bean(random, at):
    points = ball(30, 50) * np.array([0.13, 0.085, 0.065])
    points[..., 2] -= 0.035 * np.exp(-((points[..., 1] / 0.014) ** 2)) * (points[..., 2] > 0)
    spin = random.uniform(0, 6.3)
    grid("bean", put(points, at, spin, _tilt(random, 0.3)), material("bean", bump=0.1, grain=20), rgb("#2e160b"), 0.28, wrap=True)


DISHES = {
    "margherita": margherita,
    "diavola": diavola,
    "funghi-bianca": funghi_bianca,
    "prosciutto-rucola": prosciutto_rucola,
    "garden-of-embers": garden_of_embers,
    "focaccia": focaccia,
    "burrata": burrata,
    "meatballs": meatballs,
    "lasagne": lasagne,
    "tiramisu": tiramisu,
}
