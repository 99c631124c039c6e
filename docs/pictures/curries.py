"""Curries in bowls. Each function sets one table."""

import numpy as np
from curry_parts import CHICKEN, COPPER, IRON, LAMB, set_table, sprinkle, strip, tilted, top_of
from kitchen import DARK_WOOD, metal, wood
from meshes import ball, grid
from paint import mix, rgb, scattered
from sauce import Sauce
from shapes import bowl, crumbs, lump, material, put


def tikka_masala(random):
    """Chicken in tomato and cream."""
    set_table()
    bowl(1.32, 0.64, finish=metal(**COPPER))
    sauce = Sauce(random, 1.27, (0, 0, 0.5), ("#a8380c", "#cf5a17", "#e07f33"))
    sauce.oil("#b53a06", 0.34).specks("#7a2408", 0.22).specks("#3f6a1c", 0.1)
    sauce.chunks(10, (0.27, 0.23, 0.19), CHICKEN, "#c4541c", 0.44, 0.8, 0.02, 0.42, 0.78, 0.2)
    sauce.swirl(reach=0.7).pour()
    sprinkle(random, sauce, 7)


def korma(random):
    """Mild, with cream and almonds."""
    set_table(wood(*DARK_WOOD, turn=12))
    bowl(1.32, 0.64, "#26495a", "#12232c")
    sauce = Sauce(random, 1.27, (0, 0, 0.5), ("#c98a2a", "#dfa945", "#edc878"), bumps=0.02)
    sauce.oil("#d9951c", 0.3).specks("#8a5a1c", 0.12)
    sauce.chunks(10, (0.27, 0.22, 0.18), ("#b07a38", "#d6a55c", "#ecca90"), "#dfae52", 0.46, 0.7, 0.1, 0.5, 0.76, 0.25)
    sauce.swirl(reach=0.7).pour()
    for x, y in scattered(random, 26, 0.95, 0.12):
        points = ball(12, 24) * np.array([0.085, 0.045, 0.008])
        at = (x, y, top_of(sauce, x, y) + 0.03)
        almond = material("almond", bump=0.1, grain=40, sss=0.1)
        grid(
            "almond",
            put(points, at, random.uniform(0, 6.3), tilted(random, 0.5)),
            almond,
            rgb("#e8c58c") * random.uniform(0.8, 1.05),
            0.4,
            wrap=True,
        )
    sprinkle(random, sauce, 6)


def jalfrezi(random):
    """Peppers, onions and green chilli, cooked fast."""
    set_table(wood(*DARK_WOOD, turn=-18))
    bowl(1.34, 0.5, finish=metal(**IRON))
    sauce = Sauce(random, 1.29, (0, 0, 0.36), ("#7d2a08", "#b34a10", "#d67a2c"), bumps=0.03, grain=4)
    sauce.oil("#a83a06", 0.36).specks("#3a1206", 0.2).specks("#3f6a1c", 0.16)
    sauce.chunks(8, (0.27, 0.22, 0.18), CHICKEN, "#b3541c", 0.46, 0.7, 0.35, 0.42, 0.78, 0.25)
    sauce.pour()
    pepper = material("pepper", bump=0.08, grain=18, coat=0.5)
    for index, (x, y) in enumerate(scattered(random, 34, 1.08, 0.19)):
        at = (x, y, top_of(sauce, x, y) + 0.03)
        kind = index % 4
        if kind == 3:
            strip(random, at, 0.4, 0.02, pepper, "#d9a9a0", 0.7, 0.3)
        else:
            code = ("#3d7a1c", "#b3200c", "#5f8f1e")[kind]
            square, small = lump(random, (0.15, 0.11, 0.045), 0.55, 0.25, 0.02, 40)
            square[..., 2] -= 1.6 * square[..., 0] ** 2
            tone = rgb(code) * (0.85 + 0.5 * small)[..., None]
            grid("pepper", put(square, at, random.uniform(0, 6.3), tilted(random, 0.5)), pepper, tone, 0.24, wrap=True)
    sprinkle(random, sauce, 7)


def rogan_josh(random):
    """Slow lamb, red with Kashmiri chilli."""
    set_table()
    bowl(1.32, 0.6, "#d8cdb8", "#7a6a52")
    sauce = Sauce(random, 1.27, (0, 0, 0.47), ("#5e1e08", "#93380f", "#bd5c20"), bumps=0.022, grain=3.5, rough=0.16)
    sauce.oil("#b84a06", 0.36).specks("#2a0a05", 0.2)
    sauce.chunks(10, (0.28, 0.23, 0.19), LAMB, "#8c3a12", 0.46, 0.7, 0.25, 0.44, 0.76, 0.22)
    sauce.pour(coat=0.5)
    sprinkle(random, sauce, 9)
    for x, y in scattered(random, 12, 0.9, 0.2):
        strip(
            random, (x, y, top_of(sauce, x, y) + 0.04), 0.26, 0.013, material("ginger", bump=0.05, sss=0.1), "#ecd28c", 0.3, 0.4
        )


def saag_paneer(random):
    """Spinach and fresh cheese."""
    set_table(wood(*DARK_WOOD, turn=25))
    bowl(1.32, 0.6, finish=metal(**COPPER))
    sauce = Sauce(random, 1.27, (0, 0, 0.46), ("#1c3a0c", "#3a5f16", "#6f8f30"), bumps=0.035, grain=6.5, rough=0.26)
    sauce.oil("#8a8a1c", 0.22).specks("#0f2408", 0.3).specks("#7a9a3a", 0.14)
    sauce.chunks(13, (0.18, 0.16, 0.12), ("#d9a456", "#f3dcae", "#fbf0d4"), "#4a6a1e", 0.36, 0.36, 0.1, 0.34, 0.78, 0.08)
    sauce.swirl(turns=1.0, width=0.035, reach=0.5).pour()
    red = material("chilli", bump=0.05, grain=20, coat=0.5)
    for x, y in scattered(random, 8, 0.95, 0.3):
        strip(random, (x, y, top_of(sauce, x, y) + 0.03), 0.2, 0.022, red, "#b01a0a", 0.5)


def tarka_dal(random):
    """Yellow lentils with fried garlic and chilli."""
    set_table()
    bowl(1.32, 0.58, "#2f4a3e", "#182822")
    sauce = Sauce(random, 1.27, (0, 0, 0.46), ("#b8780e", "#d9991f", "#eab440"), bumps=0.014, grain=7, rough=0.24)
    sauce.specks("#f2cf6a", 0.3, 22).oil("#b8660a", 0.32, 1.9).specks("#5a3208", 0.12, 24)
    sauce.pour()
    garlic = material("garlic", bump=0.1, grain=30, sss=0.08)
    for x, y in scattered(random, 34, 0.7, 0.09):
        points = ball(12, 20) * np.array([0.075, 0.045, 0.012])
        tone = mix(rgb("#e0a24c"), rgb("#8a4a18"), np.float32(random.uniform(0, 0.9)))
        grid(
            "garlic",
            put(points, (x, y, sauce.height(x, y) + 0.02), random.uniform(0, 6.3), tilted(random)),
            garlic,
            tone,
            0.3,
            wrap=True,
        )
    red = material("chilli", bump=0.2, grain=14, coat=0.5)
    for x, y in ((-0.25, 0.1), (0.3, -0.15), (0.1, 0.35)):
        strip(random, (x, y, 0.56), 0.62, 0.06, red, "#7a0e06", 0.35, 0.2)
    seeds = [(x, y, sauce.height(x, y) + 0.005) for x, y in scattered(random, 90, 0.85, 0.05)]
    crumbs(random, seeds, (0.034, 0.01, 0.01), ("#4a2a0e", "#6b4218"), "cumin", 0.5)
    sprinkle(random, sauce, 10, 0.7, 0.15)
