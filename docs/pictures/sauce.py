"""Sauce in a bowl, and the chunks that lie in it."""

import numpy as np
from meshes import disc, fine, grid
from paint import cloud, mix, noise, ramp, rgb, scattered, step
from shapes import lump, material, put


class Sauce:
    """A surface of sauce. Paint it with the methods, then `pour` it. `tones` are codes from dark to light."""

    def __init__(self, random, radius, at, tones, bumps=0.035, grain=4.0, rough=0.2):
        self.random, self.at, self.radius = random, np.array(at, np.float32), radius
        self.x, self.y, self.r, _ = disc(fine(380), fine(900), radius)
        self.seed = random.uniform(0, 60)
        x, y, s = self.x, self.y, self.seed
        self.body = cloud(x * grain, y * grain, s, 4, 0.5)
        soft = cloud(x * 1.3, y * 1.3, s + 4, 2)
        self.z = bumps * self.body + 0.02 * soft - 0.05 * step(radius * 0.82, radius, self.r)
        shade = 0.5 + 0.55 * self.body + 0.2 * soft
        self.colour = ramp(shade, *((i / (len(tones) - 1), code) for i, code in enumerate(tones)))
        self.rough = rough + 0.1 * np.clip(self.body, -1, 1)

    def oil(self, code, share=0.4, size=2.4):
        """Shining fat that has risen, in pools of irregular shape."""
        pool = cloud(self.x * size, self.y * size, self.seed + 11, 3) - 0.35 * self.body
        mask = step(0.75 - share, 0.85 - share, pool)
        self.colour = mix(self.colour, rgb(code), 0.75 * mask)
        self.rough = self.rough * (1 - mask) + 0.07 * mask
        self.z = self.z * (1 - 0.6 * mask)
        return self

    def specks(self, code, share=0.3, size=16.0):
        """Spices, herbs or pulp."""
        spot = cloud(self.x * size, self.y * size, self.seed + 17 + share, 2)
        self.colour = mix(self.colour, rgb(code), 0.85 * step(0.75 - share, 0.85 - share, spot))
        return self

    def swirl(self, code="#fbf1dc", turns=1.6, width=0.05, start=0.12, reach=0.62):
        """A spiral of cream."""
        wx = self.x + 0.05 * noise(self.x * 3, self.y * 3, self.seed)
        wy = self.y + 0.05 * noise(self.x * 3 + 9, self.y * 3, self.seed)
        r, angle = np.hypot(wx, wy), np.arctan2(wy, wx)
        pitch = (reach - start) * self.radius / turns
        along = (r - start * self.radius) / pitch
        off = np.abs((along - angle / (2 * np.pi) + 0.5) % 1 - 0.5) * pitch
        inside = step(-0.2, 0.1, along) * (1 - step(turns - 0.2, turns + 0.1, along))
        thick = width * (0.75 + 0.6 * noise(np.cos(angle) * 2, np.sin(angle) * 2, r * 3 + self.seed))
        mask = (1 - step(thick * 0.55, thick * 1.1, off)) * inside
        self.colour = mix(self.colour, rgb(code), 0.93 * mask)
        self.z = self.z * (1 - 0.5 * mask) + 0.02 * mask
        return self

    def chunks(self, count, size, tones, coat, gap, boxy=0.75, char=0.25, sink=0.35, reach=0.8, uneven=0.2, places=None):
        """Chunks, partly under the sauce and coated with it (`coat` is its colour)."""
        places = scattered(self.random, count, self.radius * reach, gap) if places is None else places
        self.tops = []
        for cx, cy in places:
            half = np.array(size) * self.random.uniform(0.8, 1.2, 3)
            points, small = lump(self.random, half, boxy, uneven)
            lift = half[2] * (1 - sink * 2)
            gone = np.hypot(self.x - cx, self.y - cy) / max(half[:2])
            self.z = self.z + 0.07 * half[2] / 0.2 * np.exp(-(gone**2))
            up = points[..., 2] / half[2]
            seed = self.random.uniform(0, 40)
            tone = 0.5 + 0.5 * cloud(points[..., 0] * 7 + seed, points[..., 1] * 7, points[..., 2] * 7, 4) + 0.15 * up
            colour = ramp(tone, *((i / (len(tones) - 1), code) for i, code in enumerate(tones)))
            wet = cloud(points[..., 0] * 4 + seed, points[..., 1] * 4, points[..., 2] * 4 + 7, 3) - 0.9 * up + 0.35
            wet = step(-0.25, 0.25, wet)
            colour = mix(colour, rgb(coat), 0.85 * wet)
            patches = 0.8 * cloud(points[..., 0] * 3.2 - seed, points[..., 1] * 3.2, points[..., 2] * 3.2, 3)
            burnt = step(0.45 - char, 1.0 - char, patches + 0.3 * small + 0.4 * (up - 0.5)) * (1 - wet)
            colour = mix(colour, rgb("#4a210f"), 0.7 * burnt)
            rough = 0.32 - 0.12 * wet + 0.12 * burnt
            tilt = tuple(self.random.uniform(-0.3, 0.3, 2))
            placed = put(points, self.at + [cx, cy, lift], self.random.uniform(0, 6.3), tilt)
            finish = material("chunk", bump=0.25, grain=24, coat=0.25)
            grid("chunk", placed, finish, colour, rough, wrap=True)
            self.tops.append((cx, cy, lift + half[2]))
        return self

    def height(self, px, py):
        """The height of the surface at a place."""
        near = np.argmin((self.x - px) ** 2 + (self.y - py) ** 2)
        return float(self.z.ravel()[near] + self.at[2])

    def pour(self, bump=0.12, grain=14.0, coat=0.35, sss=0.0):
        """Adds the surface to the scene."""
        points = np.stack([self.x, self.y, self.z], -1) + self.at
        finish = material(f"sauce {self.seed}", bump=bump, grain=grain, coat=coat, sss=sss)
        grid("sauce", points, finish, self.colour, self.rough, wrap=True)
        return self
