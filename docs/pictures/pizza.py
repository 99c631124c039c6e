"""Pizza from the wood oven: a painted sheet of dough, sauce and cheese, with its toppings on top."""

import numpy as np
from kitchen import LIGHT_WOOD, wood
from meshes import disc, fine, grid
from paint import cloud, mix, noise, ramp, rgb, scattered, step
from shapes import board, material

RADIUS, RIM = 1.42, 0.24


class Pizza:
    """Call the parts in the order of the cook, then `bake` it. `height` tells toppings how high they lie."""

    def __init__(self, random, at=(0, 0, 0.15)):
        self.random, self.at = random, np.array(at, np.float32)
        rows, columns = fine(480), fine(1300)
        share = np.linspace(0, 1, rows)[:, None] ** 0.75
        _, _, _, angle = disc(rows, columns)
        share = share + 0 * angle
        self.seed = random.uniform(0, 50)
        edge = RADIUS * (1 + 0.025 * noise(np.cos(angle) * 1.5 + self.seed, np.sin(angle) * 1.5))
        self.r = share * edge
        self.x, self.y = self.r * np.cos(angle), self.r * np.sin(angle)
        self.inner = (edge - RIM) * (1 + 0.03 * noise(np.cos(angle) * 4, np.sin(angle) * 4, self.seed))
        self._dough(edge, angle)

    def _dough(self, edge, angle):
        x, y, s = self.x, self.y, self.seed
        puff = 0.17 * (1 + 0.5 * noise(np.cos(angle) * 2.5, np.sin(angle) * 2.5, s) + 0.25 * noise(x * 5, y * 5, s))
        across = np.clip((self.r - (edge - RIM * 0.52)) / (RIM * 0.52), -1.6, 1)
        rim = puff * np.sqrt(np.clip(1 - across**2, 0, 1)) + 0.03
        rim = np.where(across < -1, 0.03, rim)
        blister = np.zeros_like(x)
        for _ in range(46):
            around, size = self.random.uniform(0, 6.283), self.random.uniform(0.035, 0.11)
            far = RADIUS - RIM * self.random.uniform(0.25, 1.0)
            gone = ((x - far * np.cos(around)) ** 2 + (y - far * np.sin(around)) ** 2) / size**2
            blister = np.maximum(blister, np.clip(1 - gone, 0, 1) ** 0.8 * size / 0.11)
        grain = cloud(x * 9, y * 9, s, 4)
        self.z = rim + 0.055 * blister * (across > -1.25) + 0.012 * grain * step(-1.3, -0.6, across)
        hot = 0.36 + 1.1 * rim + 0.42 * blister + 0.30 * cloud(x * 3.2, y * 3.2, s + 3, 4) + 0.10 * grain
        self.colour = ramp(hot, (0.2, "#ecd2a0"), (0.45, "#dfae66"), (0.68, "#bd7631"), (0.88, "#74401a"), (1.05, "#24140c"))
        flour = step(0.25, 0.6, cloud(x * 14, y * 14, s + 9, 3)) * step(0.3, 0.9, across)
        self.colour = mix(self.colour, rgb("#f3e6cc"), 0.35 * flour)
        self.rough = 0.62 - 0.12 * grain
        self.rise = rim

    def sauce(self, deep="#861a04", light="#d2581a", edge="#d9933f"):
        """Crushed tomatoes with oil; its border stains the dough."""
        x, y, s = self.x, self.y, self.seed
        rag = 0.07 * cloud(x * 3, y * 3, s + 5, 4)
        reach = 1 - step(-0.06, 0.035, self.r - self.inner + rag)
        stain = 1 - step(-0.10, 0.12, self.r - self.inner + rag)
        pulp = cloud(x * 5.5, y * 5.5, s + 7, 5, 0.6)
        tone = mix(rgb(deep), rgb(light), 0.5 + 0.75 * pulp)
        self.colour = mix(mix(self.colour, rgb(edge), 0.75 * stain), tone, reach)
        self.z = self.z + reach * (0.02 + 0.022 * pulp)
        wet = 0.2 + 0.2 * step(-0.1, 0.6, pulp)
        self.rough = self.rough * (1 - reach) + wet * reach
        self.wet = reach
        return self

    def white(self):
        """Cream instead of tomatoes."""
        return self.sauce("#e3c48b", "#f2dfb4", "#e2b46c")

    def cheese(self, pieces=15, size=(0.2, 0.34), melt=0.5, brown=0.5, thick=0.06):
        """Melted pieces of cheese; `melt` lets them run, `brown` is how much the oven has coloured them."""
        x, y, s = self.x, self.y, self.seed
        wx, wy = x + 0.09 * cloud(x * 3, y * 3, s, 3), y + 0.09 * cloud(x * 3, y * 3, s + 8, 3)
        body = np.zeros_like(x)
        for cx, cy in scattered(self.random, pieces, RADIUS - RIM - 0.12, size[1] * 0.95):
            a, turn, stretch = self.random.uniform(*size), self.random.uniform(0, 3.14), self.random.uniform(0.75, 1.0)
            u = (wx - cx) * np.cos(turn) + (wy - cy) * np.sin(turn)
            v = (-(wx - cx) * np.sin(turn) + (wy - cy) * np.cos(turn)) / stretch
            body = np.maximum(body, np.clip(1 - (u * u + v * v) / a**2, 0, 1))
        mask = step(0.02, 0.3 - 0.1 * melt, body)
        film = step(0.0, 0.02, body) * (1 - mask)
        skin = cloud(x * 6, y * 6, s + 2, 4)
        toast = step(0.15, 0.75, cloud(x * 4.2, y * 4.2, s + 21, 5, 0.6) + 0.5 * body - 0.55 + brown)
        white = mix(rgb("#f2d08a"), rgb("#fdf0d2"), 0.15 + body + 0.45 * skin)
        white = mix(white, rgb("#e5983f"), 0.6 * (1 - step(0.05, 0.55, body)))
        white = mix(white, ramp(toast, (0, "#f6dca2"), (0.5, "#e3a752"), (1.0, "#a8612a")), 0.8 * toast)
        self.colour = mix(self.colour, rgb("#e58d45"), 0.5 * film)
        self.colour = mix(self.colour, white, mask)
        self.z = self.z + thick * np.sqrt(body) * mask + 0.012 * mask * skin
        self.rough = self.rough * (1 - mask) + (0.3 + 0.12 * skin) * mask
        self.body = body
        return self

    def oil(self, count=26):
        """Shining drops of oil."""
        for cx, cy in scattered(self.random, count, RADIUS - RIM, 0.1):
            a = self.random.uniform(0.02, 0.075)
            drop = np.clip(1 - ((self.x - cx) ** 2 + (self.y - cy) ** 2) / a**2, 0, 1)
            self.z = self.z + 0.012 * np.sqrt(drop)
            self.colour = mix(self.colour, self.colour * np.array([1.0, 0.72, 0.2]), 0.6 * step(0, 0.2, drop))
            self.rough = np.where(drop > 0, 0.08, self.rough)
        return self

    def height(self, px, py):
        """The height of the top at a place."""
        near = np.argmin((self.x - px) ** 2 + (self.y - py) ** 2)
        return float(self.z.ravel()[near])

    def bake(self, on_board=True):
        """Adds the pizza, and the board below, to the scene."""
        wall = np.stack([self.x[-1], self.y[-1], np.zeros_like(self.x[-1])], -1)[None] * np.array([0.97, 0.97, 1])
        points = np.concatenate([np.stack([self.x, self.y, self.z], -1), wall]) + self.at
        colour = np.concatenate([self.colour, self.colour[-1:] * 0.8])
        rough = np.concatenate([self.rough, self.rough[-1:]])
        finish = material("pizza", bump=0.22, grain=26.0)
        grid("pizza", points, finish, colour, rough, wrap=True)
        if on_board:
            board(1.72, wood(*LIGHT_WOOD, planks=0), at=(self.at[0], self.at[1], self.at[2] - 0.15))
        return self
