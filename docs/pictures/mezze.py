"""Small plates of the eastern Mediterranean."""

import numpy as np
from curry_parts import set_table, sprinkle, tilted
from meshes import ball, grid
from paint import cloud, mix, ramp, rgb, scattered
from sauce import Sauce
from shapes import bowl, coriander, crumbs, lump, material, put


def _dip(random, tones, oil, code, speckle):
    """A smooth dip, drawn in a spiral, with oil in its groove."""
    set_table()
    bowl(1.05, 0.4, code, speckle)
    dip = Sauce(random, 1.01, (0, 0, 0.3), tones, bumps=0.02, grain=3, rough=0.4)
    r, angle = np.hypot(dip.x, dip.y), np.arctan2(dip.y, dip.x)
    groove = np.cos(2 * np.pi * (r / 0.3 - angle / (2 * np.pi)))
    dip.z = dip.z + 0.05 * groove * np.clip(1 - r, 0, 1)
    low = np.clip(-groove, 0, 1) * (r < 0.72) * (0.6 + 0.6 * cloud(dip.x * 2, dip.y * 2, dip.seed, 2) > 0.4)
    dip.colour = mix(dip.colour, rgb(oil), 0.55 * low)
    dip.rough = dip.rough * (1 - low) + 0.08 * low
    dip.pour(bump=0.2, grain=18, coat=0.2)
    return dip


def hummus(random):
    """Hummus with chickpeas, oil and paprika."""
    dip = _dip(random, ("#c4a068", "#dcc08a", "#eedcb2"), "#b8861a", "#3d5560", "#22323a")
    for x, y in scattered(random, 9, 0.3, 0.13):
        points, small = lump(random, (0.075, 0.07, 0.065), 1.0, 0.12, 0.02, 30)
        tone = mix(rgb("#d0a050"), rgb("#ecd29a"), 0.5 + small)
        place = put(points, (x, y, dip.height(x, y) + 0.04), random.uniform(0, 6.3))
        grid("chickpea", place, material("chickpea", bump=0.1, grain=20, coat=0.2), tone, 0.35, wrap=True)
    dust = [(x, y, dip.height(x, y) + 0.008) for x, y in scattered(random, 90, 0.8, 0.04, 0.2)]
    crumbs(random, dust, (0.016, 0.014, 0.006), ("#b3360c", "#8f240a", "#c9551c"), "paprika", 0.7)
    sprinkle(random, dip, 9, 0.6, 0.15)


def aubergine(random):
    """Smoked aubergine with pomegranate."""
    dip = _dip(random, ("#8a6a42", "#ab8a5c", "#cdb084"), "#8f7a1c", "#e9e2d4", "#8a7a64")
    seeds = [(x, y, dip.height(x, y) + 0.03) for x, y in scattered(random, 40, 0.75, 0.08)]
    crumbs(random, seeds, (0.045, 0.035, 0.035), ("#8f0a1c", "#b3142c", "#7a0818"), "pomegranate", 0.15, coat=0.5, sss=0.1)
    sprinkle(random, dip, 8, 0.7, 0.15)


def salad(random):
    """Tomato, cucumber, onion and herbs."""
    set_table()
    bowl(1.2, 0.5, "#e3dac8", "#9a8a70")
    finish = material("salad tomato", bump=0.1, grain=16, coat=0.5)
    for x, y in scattered(random, 46, 1.0, 0.19):
        rise = 0.36 + 0.2 * (1 - x * x - y * y) + random.uniform(0, 0.08)
        points, small = lump(random, (0.17, 0.13, 0.1), 0.6, 0.25, 0.02, 40)
        up = points[..., 2] / 0.1
        colour = ramp(0.5 + 0.4 * small + 0.3 * up, (0, "#a81a0a"), (0.5, "#cf3418"), (1, "#e8684a"))
        grid("tomato", put(points, (x, y, rise), random.uniform(0, 6.3), tilted(random, 0.6)), finish, colour, 0.2, wrap=True)
    for x, y in scattered(random, 26, 0.98, 0.24):
        at = (x, y, 0.46 + 0.22 * (1 - x * x - y * y) + random.uniform(0, 0.08))
        _cucumber(random, at)
    onion = [(x, y, 0.6 + 0.2 * (1 - x * x - y * y)) for x, y in scattered(random, 30, 0.9, 0.12)]
    crumbs(random, onion, (0.09, 0.02, 0.02), ("#e9c9d0", "#b0527a", "#f3e3df"), "onion", 0.25, sss=0.1)
    for x, y in scattered(random, 24, 0.95, 0.16):
        at = (x, y, 0.62 + 0.2 * (1 - x * x - y * y))
        coriander(random, at, random.uniform(0.15, 0.22), random.uniform(0, 6.3), tilted(random, 0.5))


def _cucumber(random, at):
    points = ball(24, 40, 0.4) * np.array([0.19, 0.19, 0.035])
    r = np.hypot(points[..., 0], points[..., 1]) / 0.19
    colour = mix(rgb("#cfe0a0"), rgb("#a9c86c"), 0.5 + 0.5 * cloud(points[..., 0] * 12, points[..., 1] * 12, at[0], 3))
    colour = mix(colour, rgb("#2f5a1c"), np.clip((r - 0.86) / 0.08, 0, 1))
    finish = material("cucumber", bump=0.1, grain=30, coat=0.4, sss=0.08)
    grid("cucumber", put(points, at, random.uniform(0, 6.3), tilted(random, 0.6)), finish, colour, 0.2, wrap=True)
