"""The other dishes of the curry house, and the list of all. Each function sets one table."""

import numpy as np
from breads import naan as bake_naan
from breads import poppadom
from curries import jalfrezi, korma, rogan_josh, saag_paneer, tarka_dal, tikka_masala
from curry_parts import COPPER, IRON, bhaji, kebab, lemon, piece, samosa, set_table, strip, tilted
from kitchen import DARK_WOOD, LIGHT_WOOD, camera, glazed, metal, slate, table, window, wood
from meshes import ball, grid, lathe
from paint import cloud, ramp, rgb, scattered
from rice import Rice
from sauce import Sauce
from shapes import board, bowl, coriander, crumbs, lump, material, plate, put, tube


def biryani(random):
    """Saffron rice with chicken, fried onions and cashews."""
    set_table()
    bowl(1.34, 0.56, finish=metal(**COPPER))
    heap = Rice(random, 1.25, 0.42, 0.22, 5200, (("#f6ead0", 4), ("#f3cf6a", 2), ("#eda32c", 2)))
    for x, y in scattered(random, 9, 0.95, 0.42):
        piece(random, (x, y, float(heap.height(x, y)) + 0.06), (0.26, 0.21, 0.17), ("#7a3412", "#b3611f", "#dc9a48"), 0.35)
    onion = material("onion", bump=0.15, grain=30, coat=0.2)
    for x, y in scattered(random, 46, 0.95, 0.08):
        code = ("#6b2f10", "#8f4a18", "#4a1e0c")[random.integers(3)]
        strip(random, (x, y, float(heap.height(x, y)) + random.uniform(0.07, 0.22)), 0.3, 0.016, onion, code, 0.9, 0.35)
    nut = material("cashew", bump=0.08, grain=20, sss=0.1)
    for x, y in scattered(random, 12, 1.0, 0.24):
        strip(random, (x, y, float(heap.height(x, y)) + 0.07), 0.2, 0.045, nut, "#e3b56a", 0.9, 0.38)
    for x, y in scattered(random, 12, 1.0, 0.22):
        coriander(
            random, (x, y, float(heap.height(x, y)) + 0.2), random.uniform(0.15, 0.22), random.uniform(0, 6.3), tilted(random)
        )


def pilau_rice(random):
    """Basmati with saffron, cardamom and cinnamon."""
    set_table(wood(*DARK_WOOD, turn=-10))
    bowl(1.3, 0.56, "#3d5560", "#1f2d34")
    heap = Rice(random, 1.21, 0.42, 0.3, 5600, (("#fbf4e2", 6), ("#f4d884", 1.6), ("#efb440", 1)))
    bark = material("bark", bump=0.4, grain=30)
    tube([(-0.35, 0.2, 0.78), (0.0, 0.12, 0.8), (0.3, 0.0, 0.76)], 0.06, bark, rgb("#6b3415"), 0.6, 16)
    tube([(-0.5, -0.32, 0.66), (-0.3, -0.42, 0.68), (-0.05, -0.5, 0.66)], 0.05, bark, rgb("#5e2c12"), 0.6, 16)
    for x, y in scattered(random, 9, 0.85, 0.3):
        points = ball(24, 24) * np.array([0.1, 0.05, 0.05])
        grid(
            "cardamom",
            put(points, (x, y, float(heap.height(x, y)) + 0.05), random.uniform(0, 6.3)),
            bark,
            rgb("#93a05a"),
            0.5,
            wrap=True,
        )
    for x, y in scattered(random, 6, 0.8, 0.35):
        coriander(random, (x, y, float(heap.height(x, y)) + 0.09), 0.17, random.uniform(0, 6.3), tilted(random))


def naan(random):
    """Garlic naan from the tandoor."""
    table(slate())
    window(1.1)
    camera(48, 6.0, (0, 0, 0.2), -80, blur=0.38, focus=(0, -0.5, 0.3))
    board(1.85, wood(*LIGHT_WOOD, planks=0), at=(0, 0, 0))
    bake_naan(random, (0.25, 0.42, 0.15), 1.12, 0.4)
    bake_naan(random, (-0.2, -0.42, 0.27), 1.15, -0.35, (0.1, 0.03))


def poppadoms(random):
    """Crisp discs with three chutneys."""
    table(wood(*DARK_WOOD, turn=15))
    window(1.1)
    camera(42, 6.9, (0.05, 0.05, 0.25), blur=0.36, focus=(0, -0.7, 0.3))
    for index in range(4):
        at = (-0.25 + random.uniform(-0.1, 0.1), 0.5 + random.uniform(-0.1, 0.1), 0.12 + 0.1 * index)
        poppadom(random, at, 1.12, random.uniform(0, 6.3), tilted(random, 0.07))
    poppadom(random, (0.85, 0.75, 0.62), 0.95, 1.0, (0.5, -0.35))
    dips = (("#b3610c", "#dd8f1c", "#f0b548"), ("#7aa23a", "#a9c66c", "#d3e0ac"))
    for (x, y), tones in zip(((-0.85, -0.75), (0.0, -1.0)), dips):
        bowl(0.4, 0.26, "#d8cdb8", "#7a6a52", (x, y, 0))
        Sauce(random, 0.375, (x, y, 0.2), tones, bumps=0.03, grain=6).specks("#4a5a1c", 0.12, 26).pour()
    bowl(0.4, 0.26, "#d8cdb8", "#7a6a52", (0.85, -0.72, 0))
    onion = material("onion", bump=0.05, grain=20, sss=0.1, coat=0.3)
    for x, y in scattered(random, 60, 0.33, 0.02):
        code = ("#e9c9d0", "#b0527a", "#f3e3df", "#6f9f3f")[random.integers(4)]
        strip(random, (0.85 + x, -0.72 + y, 0.2 + random.uniform(0, 0.1)), 0.24, 0.018, onion, code, 0.7, 0.25)


def bhajis(random):
    """Onion bhajis with mango chutney."""
    table(slate())
    window(1.15)
    camera(40, 5.2, (0.05, 0, 0.25), blur=0.34, focus=(-0.1, -0.5, 0.35))
    plate(1.7, "#d8cdb8")
    for x, y, z in ((-0.75, -0.1, 0.32), (-0.2, -0.65, 0.32), (-0.1, 0.35, 0.34), (0.35, -0.15, 0.34), (-0.32, -0.12, 0.68)):
        bhaji(random, (x, y, z))
    bowl(0.42, 0.3, "#2f4a3e", "#182822", (0.85, 0.55, 0.05))
    Sauce(random, 0.4, (0.85, 0.55, 0.29), ("#b3610c", "#dd8f1c", "#f0b548"), 0.03, 6).specks("#5a2a0c", 0.12, 24).pour()
    for x, y in scattered(random, 9, 1.2, 0.3, 0.6):
        coriander(random, (x, y, 0.12), random.uniform(0.15, 0.2), random.uniform(0, 6.3), tilted(random, 0.2))


def samosas(random):
    """Samosas with green chutney."""
    table(wood(*DARK_WOOD, turn=30))
    window(1.15)
    camera(40, 5.6, (0.05, -0.05, 0.2), blur=0.34, focus=(-0.1, -0.5, 0.35))
    plate(1.7, "#3d5560", speckle="#22323a")
    for x, y, spin in ((-0.62, 0.3, 0.4), (0.22, 0.5, 2.2), (-0.25, -0.5, 4.1)):
        samosa(random, (x, y, 0.05), spin)
    bowl(0.4, 0.28, "#d8cdb8", "#7a6a52", (0.85, -0.4, 0.05))
    Sauce(random, 0.38, (0.85, -0.4, 0.26), ("#2f5a14", "#4f8422", "#7aa63c"), 0.04, 7).specks("#1c3a0c", 0.2, 20).pour()
    for x, y in scattered(random, 8, 1.2, 0.3, 0.75):
        coriander(random, (x, y, 0.12), random.uniform(0.15, 0.2), random.uniform(0, 6.3), tilted(random, 0.2))


def grill(random):
    """Chicken from the tandoor on an iron plate, with onion and lemon."""
    table(wood(*DARK_WOOD, turn=-25))
    window(1.15)
    camera(42, 5.4, (0, 0, 0.2), blur=0.36, focus=(0, -0.5, 0.35))
    bowl(1.5, 0.2, finish=metal(**IRON))
    onion = material("onion", bump=0.05, grain=20, sss=0.1, coat=0.3)
    for x, y in scattered(random, 16, 1.15, 0.3):
        size, spin = random.uniform(0.18, 0.3), random.uniform(0, 6.3)
        ring = [(x + size * np.cos(t), y + size * np.sin(t), 0.13 + 0.02 * np.sin(3 * t)) for t in spin + np.linspace(0, 5.2, 9)]
        tube(ring, 0.028, onion, rgb(("#e9c9d0", "#b0527a", "#f3e3df")[random.integers(3)]), 0.25)
    red = ("#7d2c0a", "#b8501a", "#dc8c40")
    for x, y, spin in ((-0.75, 0.62, 0.5), (-0.62, 0.95, 0.35), (0.55, 0.85, -0.5)):
        kebab(random, (x, y, 0.26), spin)
    for x, y in scattered(random, 12, 0.9, 0.43):
        piece(random, (x, y - 0.12, 0.27), (0.3, 0.25, 0.2), red, 0.55, 0.12)
    piece(random, (-0.15, 0.1, 0.56), (0.3, 0.25, 0.2), red, 0.55, 0.12)
    piece(random, (0.3, -0.1, 0.54), (0.28, 0.24, 0.19), red, 0.52, 0.12)
    lemon(random, (0.95, -0.72, 0.2), 0.5, (0.55, 0.25))
    lemon(random, (0.66, -0.98, 0.16), 1.2, (0.3, 0.1))
    for x, y in scattered(random, 14, 1.1, 0.25):
        coriander(random, (x, y, 0.48), random.uniform(0.15, 0.22), random.uniform(0, 6.3), tilted(random))


def gulab_jamun(random):
    """Warm dumplings in syrup with pistachio."""
    set_table(wood(*DARK_WOOD, turn=8), up=44, distance=4.6)
    bowl(1.05, 0.5, "#e3dac8", "#9a8a70")
    syrup = Sauce(random, 1.0, (0, 0, 0.32), ("#b8700f", "#d08a1c", "#dfa238"), bumps=0.008, grain=2, rough=0.05)
    syrup.pour(bump=0.02, coat=0.8)
    for x, y, z in ((-0.42, 0.12, 0.42), (0.15, 0.42, 0.42), (0.45, -0.1, 0.42), (-0.1, -0.38, 0.42), (0.0, 0.05, 0.72)):
        points, small = lump(random, (0.31, 0.31, 0.29), 1.0, 0.04, 0.012, 110)
        tone = 0.5 + 0.5 * cloud(points[..., 0] * 5 + x, points[..., 1] * 5, points[..., 2] * 5, 4) + 0.3 * small
        colour = ramp(tone, (0, "#4a1c08"), (0.5, "#7d3a10"), (1, "#a8591c"))
        grid(
            "dumpling",
            put(points, (x, y, z), random.uniform(0, 6.3)),
            material("dumpling", bump=0.12, grain=20, coat=0.7),
            colour,
            0.16,
            wrap=True,
        )
    bits = []
    for _ in range(150):
        x, y = random.normal(0, 0.25, 2)
        r2 = x * x + (y - 0.05) ** 2
        bits.append((x, y, 0.72 + np.sqrt(max(0.31**2 - r2, 0)) + 0.01) if r2 < 0.08 else (x * 1.6, y * 1.6, 0.36))
    crumbs(random, bits, (0.035, 0.02, 0.014), ("#7a9a34", "#a8bd5a", "#5a7a22"), "pistachio", 0.5)


def lassi(random):
    """Mango lassi in two cups with saffron."""
    table(wood(*DARK_WOOD, turn=18))
    window(1.1)
    camera(46, 5.5, (0.08, 0.05, 0.45), blur=0.3, focus=(-0.3, -0.4, 0.8))
    for x, y in ((-0.45, -0.3), (0.65, 0.55)):
        profile = [
            (0.0, 0.02),
            (0.4, 0.02),
            (0.5, 0.1),
            (0.58, 0.5),
            (0.6, 0.85),
            (0.625, 0.88),
            (0.65, 0.85),
            (0.63, 0.5),
            (0.55, 0.06),
            (0.45, 0.0),
            (0, 0),
        ]
        grid("cup", lathe(profile) + np.array([x, y, 0]), glazed("#d9cdb6", "#7a6a52"), rgb("#d9cdb6"), wrap=True)
        top = Sauce(random, 0.6, (x, y, 0.78), ("#e0921c", "#efac34", "#f7c860"), bumps=0.012, grain=4, rough=0.24)
        top.swirl("#fdf4de", 1.2, 0.03, 0.1, 0.7).pour(coat=0.3)
        for bx, by in scattered(random, 16, 0.3, 0.05):
            strip(random, (x + bx, y + by, 0.81), 0.14, 0.006, material("saffron", bump=0.0), "#a8260a", 0.5, 0.4)


DISHES = {
    "tikka-masala": tikka_masala,
    "korma": korma,
    "jalfrezi": jalfrezi,
    "rogan-josh": rogan_josh,
    "saag-paneer": saag_paneer,
    "tarka-dal": tarka_dal,
    "biryani": biryani,
    "pilau-rice": pilau_rice,
    "naan": naan,
    "poppadoms": poppadoms,
    "bhajis": bhajis,
    "samosas": samosas,
    "grill": grill,
    "gulab-jamun": gulab_jamun,
    "lassi": lassi,
}
