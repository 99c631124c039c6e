"""Heaps of rice, grain by grain."""

import numpy as np
from meshes import ball, disc, fine, grid, many, turned
from paint import cloud, rgb
from shapes import material


class Rice:
    """A heap of `count` grains in a bowl. `tints` are pairs of a code and its share."""

    def __init__(self, random, radius, level, height, count, tints):
        self.radius, self.level, self.rise = radius, level, height
        self.seed = random.uniform(0, 60)
        template = ball(8, 8) * np.array([0.075, 0.0145, 0.0145])
        template[..., 2] -= 3.0 * template[..., 0] ** 2
        codes, shares = zip(*tints)
        shares = np.array(shares) / sum(shares)
        places, colours = [], []
        for _ in range(int(count)):
            angle, r = random.uniform(0, 6.283), radius * np.sqrt(random.uniform(0, 1))
            x, y = r * np.cos(angle), r * np.sin(angle)
            at = np.array([x, y, self.height(x, y) + random.uniform(-0.03, 0.025)])
            spin = (random.normal(0, 0.5), random.normal(0, 0.35), random.uniform(0, 6.283))
            scale = random.uniform(0.8, 1.15)
            places.append(lambda p, s=spin, k=scale, at=at: turned(p * k, *s) + at)
            patch = 0.25 * float(cloud(x * 1.8 + self.seed, y * 1.8, 0, 2))
            pick = np.clip(random.uniform(0, 1) + patch, 0, 0.999)
            colours.append(rgb(codes[int(np.searchsorted(np.cumsum(shares), pick))]) * random.uniform(0.9, 1.06))
        finish = material("rice", bump=0.0, sss=0.12, radius=(0.05, 0.04, 0.025), specular=0.45)
        many("rice", template, places, finish, colours, 0.32)
        x, y, _, _ = disc(fine(60), fine(120), radius * 1.02)
        under = np.stack([x, y, self.height(x, y) - 0.045], -1)
        grid("under", under, finish, rgb(codes[0]) * 0.72, 0.6, wrap=True)

    def height(self, x, y):
        """The height of the heap at a place."""
        r = np.hypot(x, y) / self.radius
        return (
            self.level
            + self.rise * np.clip(1 - r**2, 0, 1)
            + 0.05 * cloud(np.asarray(x) * 1.6 + self.seed, np.asarray(y) * 1.6, 0, 2)
        )
