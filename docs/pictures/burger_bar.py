"""The dishes of the burger bar. Each function sets one table."""

import numpy as np
from kitchen import DARK_WOOD, camera, metal, slate, table, window, wood
from meshes import ball, fine, grid
from paint import cloud, mix, noise, ramp, rgb, scattered, step
from shapes import bowl, crumbs, lump, material, paper, put
from toppings import round_slice


def _bun(random, at, half, top):
    """A half of a potato bun; the lower one shows its toasted cut."""
    points, small = lump(random, half, 0.92, 0.05, 0.012, 130)
    z = points[..., 2] / half[2]
    flat = points.copy()
    flat[..., 2] = np.where(z < 0, points[..., 2] * (0.25 if top else 1.0), points[..., 2] * (1.0 if top else 0.4))
    tone = z * 0.55 + 0.3 * cloud(points[..., 0] * 2, points[..., 1] * 2, points[..., 2] * 2, 3) + 0.15 * small
    colour = ramp(tone + 0.3, (0, "#ecc78a"), (0.35, "#d99a4a"), (0.7, "#b96f26"), (1.1, "#8a4a14"))
    crumb = step(-0.1, -0.3, -z) if not top else 1 - step(-0.35, -0.1, z)
    colour = mix(colour, rgb("#f3dcae"), 0.8 * crumb)
    finish = material("bun", bump=0.12, grain=16, coat=0.02, sss=0.06)
    grid("bun", put(flat, at, random.uniform(0, 6.3)), finish, colour, 0.55 + 0.2 * crumb, wrap=True)


def _patty(random, at):
    """Smashed thin, with a crisp edge like lace."""
    points, small = lump(random, (0.74, 0.74, 0.085), 0.85, 0.07, 0.05, 170)
    x, y, z = (points[..., axis] for axis in range(3))
    r = np.hypot(x, y)
    frill = step(0.6, 0.75, r) * cloud(x * 7, y * 7, at[2] * 9, 3)
    points = points + np.stack([x * 0.07 * frill, y * 0.07 * frill, 0.05 * frill - 0.05 * step(0.62, 0.8, r)], -1)
    tone = 0.45 + 0.5 * cloud(x * 6, y * 6, z * 9 + at[2], 4) + 0.3 * small
    colour = ramp(tone, (0, "#3a1a0c"), (0.4, "#6f3a1b"), (0.75, "#9c5c2e"), (1.1, "#c78a4e"))
    rough = 0.3 + 0.2 * small
    grid(
        "patty",
        put(points, at, random.uniform(0, 6.3)),
        material("patty", bump=0.5, grain=26, coat=0.3),
        colour,
        rough,
        wrap=True,
    )


def _cheese(random, at, spin):
    """A slice that has melted over the edge."""
    u, v = np.meshgrid(np.linspace(-1, 1, fine(180)), np.linspace(-1, 1, fine(180)), indexing="ij")
    seed = random.uniform(0, 50)
    # Rounds the corners: a melted corner hangs as a tongue, not as a spike.
    blunt = 1 - 0.1 * (u * v) ** 4
    x, y = u * 0.66 * blunt, v * 0.66 * blunt
    r = np.hypot(x, y)
    over = np.clip(r - 0.66, 0, None)
    pull = 1 - 0.55 * over / np.maximum(r, 0.1)
    z = (
        -1.15 * over
        - 0.8 * over**1.5
        + 0.015 * noise(u * 2, v * 2, seed)
        + 0.05 * step(0.2, 0.6, r) * noise(u * 2.5, v * 2.5, seed)
    )
    top = np.stack([x * pull, y * pull, z], -1)
    below = top - np.array([0, 0, 0.035])
    rim = np.concatenate([top, below[::-1]])
    colour = mix(rgb("#f0980f"), rgb("#f9b52c"), 0.5 + 0.5 * cloud(u * 2, v * 2, seed))
    colours = np.concatenate([colour, colour[::-1]])
    finish = material("slice", bump=0.04, grain=10, sss=0.2, radius=(0.1, 0.06, 0.02), coat=0.3)
    grid("slice", put(rim, at, spin), finish, colours, 0.3)


def _burger(random, patties):
    table(wood(*DARK_WOOD, turn=15))
    window(1.15)
    middle = 0.36 + 0.17 * patties
    camera(19, 4.3, (0, 0, middle), -80, blur=0.42, focus=(0, -0.7, middle))
    paper(1.05, 1.05, 0.5)
    _bun(random, (0, 0, 0.19), (0.68, 0.68, 0.17), False)
    level = 0.3
    for index in range(patties):
        _patty(random, (random.uniform(-0.03, 0.03), 0, level + 0.07))
        _cheese(random, (0, 0, level + 0.17), 0.35 + 0.75 * index)
        level += 0.185
    for x, y in scattered(random, 9, 0.56, 0.24):
        round_slice(random, (x, y, level + 0.03), 0.18, "pickle", random.uniform(0, 6.3), tuple(random.uniform(-0.2, 0.2, 2)))
    onion = [(x, y, level + 0.07) for x, y in scattered(random, 60, 0.66, 0.05)]
    crumbs(random, onion, (0.045, 0.035, 0.03), ("#f6efe2", "#efe3d2", "#ead4da"), "onion", 0.25, boxy=0.5, sss=0.15)
    drops, small = lump(random, (0.64, 0.64, 0.06), 0.95, 0.16, 0.03, 110)
    sauce = mix(rgb("#d97a3a"), rgb("#e9a066"), 0.5 + small)
    grid("sauce", put(drops, (0, 0, level + 0.1)), material("street sauce", bump=0.1, grain=14, coat=0.5), sauce, 0.2, wrap=True)
    _bun(random, (0, 0, level + 0.2), (0.72, 0.72, 0.42), True)
    seeds = [
        (x, y, level + 0.2 + 0.425 * np.sqrt(max(0.0, 1 - (x * x + y * y) / 0.52)))
        for x, y in scattered(random, 110, 0.6, 0.07)
    ]
    crumbs(random, seeds, (0.042, 0.026, 0.016), ("#fbeecb", "#f4dfae", "#efd69c"), "sesame", 0.45, sss=0.1)


def smash_single(random):
    """One patty, cheese, pickles, onion."""
    _burger(random, 1)


def smash_double(random):
    """Two patties, two cheeses."""
    _burger(random, 2)


def skin_on_fries(random):
    """Fries with sea salt in an iron dish."""
    table(slate())
    window(1.15)
    camera(38, 4.6, (0, 0, 0.4), -75, blur=0.32, focus=(0, -0.5, 0.5))
    bowl(1.05, 0.5, finish=metal("#2a2827", rough=0.42, bump=0.3, grain=16, metallic=0.8))
    finish = material("fries", bump=0.25, grain=30, coat=0.1)
    for index in range(240):
        share = index / 240
        long, thick = random.uniform(0.32, 0.6), random.uniform(0.04, 0.055)
        body = ball(fine(60), fine(50), 0.32) * np.array([long, thick, thick])
        body[..., 1] += random.uniform(-0.25, 0.25) * body[..., 0] ** 2
        tone = (
            0.5
            + 0.5 * cloud(body[..., 0] * 4 + index, body[..., 1] * 12, body[..., 2] * 12, 3)
            + 0.3 * (np.abs(body[..., 0]) / long) ** 6
        )
        colour = ramp(tone, (0, "#f9dc92"), (0.45, "#f2c463"), (0.8, "#dd9a38"), (1.2, "#a8641c"))
        peel = step(0.5, 0.9, body[..., 2] / thick) * (1 if index % 3 == 0 else 0)
        colour = mix(colour, rgb("#7a4a20"), 0.75 * peel)
        angle, r = random.uniform(0, 6.283), 0.66 * np.sqrt(random.uniform(0, 1)) * (1 - 0.5 * share)
        at = (r * np.cos(angle), r * np.sin(angle), 0.44 + 0.52 * share - 0.1 * r)
        tilt = (0.0, random.normal(0, 0.12 + 0.3 * share))
        grid("fry", put(body, at, random.uniform(0, 6.3), tilt), finish, colour, 0.4, wrap=True)
    salt = [(x, y, random.uniform(0.6, 0.98)) for x, y in scattered(random, 60, 0.6, 0.05)]
    crumbs(random, salt, (0.012, 0.011, 0.009), ("#ffffff", "#f6f1e8"), "salt", 0.2, boxy=0.25)


DISHES = {"smash-single": smash_single, "smash-double": smash_double, "skin-on-fries": skin_on_fries}
