"""The dishes of the curry house. Each function sets one table."""

import numpy as np
from breads import naan as bake_naan
from breads import poppadom
from kitchen import DARK_WOOD, LIGHT_WOOD, camera, glazed, metal, slate, table, window, wood
from meshes import ball, disc, fine, grid, lathe
from paint import cloud, mix, noise, ramp, rgb, scattered, step
from rice import Rice
from sauce import Sauce
from shapes import basil, board, bowl, coriander, crumbs, lump, material, plate, put, tube

CHICKEN = ("#8c4a22", "#c98746", "#e9bd83")
LAMB = ("#3d1c10", "#6b3620", "#93563a")
COPPER = {"code": "#b87345", "rough": 0.32, "bump": 0.35, "grain": 7}
IRON = {"code": "#2a2827", "rough": 0.42, "bump": 0.3, "grain": 16, "metallic": 0.8}


def _table(finish=None, up=50, distance=5.7, target=(0, 0, 0.3), blur=0.4, power=1.1):
    table(finish or slate())
    window(power)
    camera(up, distance, target, blur=blur, focus=(target[0], target[1] - 0.25, 0.5))


def _tilt(random, most=0.35):
    return tuple(random.uniform(-most, most, 2))


def _herbs(random, sauce, count, reach=0.7, size=0.18):
    tops = getattr(sauce, "tops", [])
    for x, y in scattered(random, count, sauce.radius * reach, 0.16):
        z = sauce.height(x, y)
        for cx, cy, top in tops:
            if np.hypot(x - cx, y - cy) < 0.22:
                z = max(z, sauce.at[2] + top)
        coriander(random, (x, y, z + 0.05), size * random.uniform(0.8, 1.25), random.uniform(0, 6.3), _tilt(random))


def _strip(random, at, length, radius, finish, code, bend=0.4, rough=0.22):
    """A bent piece of pepper, chilli, onion or garlic."""
    a = random.uniform(0, 6.3)
    way = np.array([np.cos(a), np.sin(a), random.uniform(-0.1, 0.1)]) * length / 2
    over = np.array([-way[1], way[0], 0.25 * length]) * bend
    at = np.array(at)
    tube([at - way, at + over, at + way], radius, finish, rgb(code), rough, 12, 0.3)


def tikka_masala(random):
    """Chicken in tomato and cream."""
    _table()
    bowl(1.32, 0.64, finish=metal(**COPPER))
    sauce = Sauce(random, 1.27, (0, 0, 0.5), ("#a8380c", "#cf5a17", "#e07f33"))
    sauce.oil("#b53a06", 0.34).specks("#7a2408", 0.22).specks("#3f6a1c", 0.1)
    sauce.chunks(10, (0.27, 0.22, 0.18), CHICKEN, "#c4541c", 0.44, 0.6, 0.3, 0.4, 0.78, 0.3)
    sauce.swirl(reach=0.7).pour()
    _herbs(random, sauce, 7)


def korma(random):
    """Mild, with cream and almonds."""
    _table(wood(*DARK_WOOD, turn=12))
    bowl(1.32, 0.64, "#26495a", "#12232c")
    sauce = Sauce(random, 1.27, (0, 0, 0.5), ("#c98f2f", "#e3b455", "#f2d48a"), bumps=0.045)
    sauce.oil("#d9951c", 0.3).specks("#8a5a1c", 0.12)
    sauce.chunks(10, (0.27, 0.22, 0.18), ("#b98240", "#dcb06a", "#f0d6a0"), "#e3b860", 0.44, 0.6, 0.1, 0.4, 0.78, 0.3)
    sauce.swirl(reach=0.7).pour()
    for x, y in scattered(random, 26, 0.95, 0.12):
        points = ball(12, 24) * np.array([0.085, 0.045, 0.008])
        at = (x, y, _top(sauce, x, y) + 0.03)
        almond = material("almond", bump=0.1, grain=40, sss=0.1)
        grid("almond", put(points, at, random.uniform(0, 6.3), _tilt(random, 0.5)), almond, rgb("#e8c58c") * random.uniform(0.8, 1.05), 0.4, wrap=True)
    _herbs(random, sauce, 6)


def _top(sauce, x, y):
    z = sauce.height(x, y)
    for cx, cy, top in getattr(sauce, "tops", []):
        gone = np.hypot(x - cx, y - cy) / 0.27
        if gone < 1:
            z = max(z, sauce.at[2] + top * np.sqrt(1 - gone**2))
    return z


def jalfrezi(random):
    """Peppers, onions and green chilli, cooked fast."""
    _table(wood(*DARK_WOOD, turn=-18))
    bowl(1.34, 0.5, finish=metal(**IRON))
    sauce = Sauce(random, 1.29, (0, 0, 0.36), ("#7a1f08", "#a83a10", "#cc5f20"), bumps=0.06, grain=5)
    sauce.oil("#a83a06", 0.36).specks("#3a1206", 0.2).specks("#3f6a1c", 0.16)
    sauce.chunks(8, (0.27, 0.22, 0.18), CHICKEN, "#b0441a", 0.46, 0.6, 0.35, 0.35, 0.78, 0.3)
    sauce.pour()
    pepper = material("pepper", bump=0.08, grain=18, coat=0.5)
    for index, (x, y) in enumerate(scattered(random, 34, 1.08, 0.19)):
        at = (x, y, _top(sauce, x, y) + 0.03)
        kind = index % 4
        if kind == 3:
            _strip(random, at, 0.4, 0.02, pepper, "#d9a9a0", 0.7, 0.3)
        else:
            _strip(random, at, 0.34, 0.04, pepper, ("#3d7a1c", "#b3200c", "#4f8a1e")[kind], 0.45)
    _herbs(random, sauce, 7)


def rogan_josh(random):
    """Slow lamb, red with Kashmiri chilli."""
    _table()
    bowl(1.32, 0.6, "#d8cdb8", "#7a6a52")
    sauce = Sauce(random, 1.27, (0, 0, 0.47), ("#4a0f06", "#7d1f0a", "#a83a12"), bumps=0.05, grain=4.5, rough=0.16)
    sauce.oil("#a02c04", 0.42).specks("#2a0a05", 0.2)
    sauce.chunks(10, (0.28, 0.23, 0.19), LAMB, "#74200c", 0.44, 0.6, 0.2, 0.36, 0.78, 0.3)
    sauce.pour(coat=0.5)
    _herbs(random, sauce, 9)
    for x, y in scattered(random, 12, 0.9, 0.2):
        _strip(random, (x, y, _top(sauce, x, y) + 0.04), 0.26, 0.013, material("ginger", bump=0.05, sss=0.1), "#ecd28c", 0.3, 0.4)


def saag_paneer(random):
    """Spinach and fresh cheese."""
    _table(wood(*DARK_WOOD, turn=25))
    bowl(1.32, 0.6, finish=metal(**COPPER))
    sauce = Sauce(random, 1.27, (0, 0, 0.46), ("#16320c", "#2f5a14", "#5a8426"), bumps=0.06, grain=6.5, rough=0.26)
    sauce.oil("#8a8a1c", 0.22).specks("#0f2408", 0.3).specks("#7a9a3a", 0.14)
    sauce.chunks(13, (0.2, 0.18, 0.15), ("#e8cf98", "#f7ecd0", "#fdf7e6"), "#4a6a1e", 0.38, 0.32, 0.05, 0.28, 0.78, 0.07)
    sauce.swirl(turns=1.0, width=0.035, reach=0.5).pour()
    red = material("chilli", bump=0.05, grain=20, coat=0.5)
    for x, y in scattered(random, 8, 0.95, 0.3):
        _strip(random, (x, y, _top(sauce, x, y) + 0.03), 0.2, 0.022, red, "#b01a0a", 0.5)


def tarka_dal(random):
    """Yellow lentils with fried garlic and chilli."""
    _table()
    bowl(1.32, 0.58, "#2f4a3e", "#182822")
    sauce = Sauce(random, 1.27, (0, 0, 0.46), ("#b3740c", "#d99a1e", "#edbc4c"), bumps=0.055, grain=9, rough=0.24)
    sauce.specks("#f2cf6a", 0.3, 22).oil("#b8660a", 0.4, 1.9).specks("#5a3208", 0.12, 24)
    sauce.pour()
    garlic = material("garlic", bump=0.1, grain=30, sss=0.08)
    for x, y in scattered(random, 34, 0.7, 0.09):
        points = ball(12, 20) * np.array([0.075, 0.045, 0.012])
        tone = mix(rgb("#e0a24c"), rgb("#8a4a18"), np.float32(random.uniform(0, 0.9)))
        grid("garlic", put(points, (x, y, sauce.height(x, y) + 0.02), random.uniform(0, 6.3), _tilt(random)), garlic, tone, 0.3, wrap=True)
    red = material("chilli", bump=0.2, grain=14, coat=0.5)
    for x, y in ((-0.25, 0.1), (0.3, -0.15), (0.1, 0.35)):
        _strip(random, (x, y, 0.56), 0.62, 0.06, red, "#7a0e06", 0.35, 0.2)
    seeds = [(x, y, sauce.height(x, y) + 0.005) for x, y in scattered(random, 90, 0.85, 0.05)]
    crumbs(random, seeds, (0.034, 0.01, 0.01), ("#4a2a0e", "#6b4218"), "cumin", 0.5)
    _herbs(random, sauce, 10, 0.7, 0.15)


def biryani(random):
    """Saffron rice with chicken, fried onions and cashews."""
    _table()
    bowl(1.34, 0.56, finish=metal(**COPPER))
    heap = Rice(random, 1.25, 0.42, 0.22, 5200, (("#f6ead0", 4), ("#f3cf6a", 2), ("#eda32c", 2)))
    for x, y in scattered(random, 9, 0.95, 0.42):
        _piece(random, (x, y, float(heap.height(x, y)) + 0.06), (0.26, 0.21, 0.17), ("#7a3412", "#b3611f", "#dc9a48"), 0.35)
    onion = material("onion", bump=0.15, grain=30, coat=0.2)
    for x, y in scattered(random, 46, 0.95, 0.08):
        code = ("#6b2f10", "#8f4a18", "#4a1e0c")[random.integers(3)]
        _strip(random, (x, y, float(heap.height(x, y)) + random.uniform(0.07, 0.22)), 0.3, 0.016, onion, code, 0.9, 0.35)
    nut = material("cashew", bump=0.08, grain=20, sss=0.1)
    for x, y in scattered(random, 12, 1.0, 0.24):
        _strip(random, (x, y, float(heap.height(x, y)) + 0.07), 0.2, 0.045, nut, "#e3b56a", 0.9, 0.38)
    for x, y in scattered(random, 12, 1.0, 0.22):
        coriander(random, (x, y, float(heap.height(x, y)) + 0.2), random.uniform(0.15, 0.22), random.uniform(0, 6.3), _tilt(random))


def _piece(random, at, half, tones, char, coat=0.3):
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
    grid("piece", put(points, at, random.uniform(0, 6.3), _tilt(random, 0.3)), finish, colour, 0.3 + 0.2 * burnt, wrap=True)


def pilau_rice(random):
    """Basmati with saffron, peas and cinnamon."""
    _table(wood(*DARK_WOOD, turn=-10))
    bowl(1.3, 0.56, "#3d5560", "#1f2d34")
    heap = Rice(random, 1.21, 0.42, 0.3, 5600, (("#fbf4e2", 6), ("#f4d884", 1.6), ("#efb440", 1)))
    pea = material("pea", bump=0.05, grain=20, coat=0.3, sss=0.08)
    for x, y in scattered(random, 22, 1.05, 0.2):
        size = random.uniform(0.055, 0.065)
        grid("pea", ball(24, 40) * size + np.array([x, y, float(heap.height(x, y)) + 0.03]), pea, rgb("#5f9a26"), 0.25, wrap=True)
    bark = material("bark", bump=0.4, grain=30)
    tube([(-0.35, 0.2, 0.78), (0.0, 0.12, 0.8), (0.3, 0.0, 0.76)], 0.06, bark, rgb("#6b3415"), 0.6, 16)
    for x, y in ((0.3, 0.35), (-0.3, -0.25), (0.45, -0.3)):
        points = ball(24, 24) * np.array([0.1, 0.05, 0.05])
        grid("cardamom", put(points, (x, y, float(heap.height(x, y)) + 0.05), random.uniform(0, 6.3)), bark, rgb("#93a05a"), 0.5, wrap=True)
    for x, y in scattered(random, 6, 0.8, 0.35):
        coriander(random, (x, y, float(heap.height(x, y)) + 0.09), 0.17, random.uniform(0, 6.3), _tilt(random))


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
    camera(42, 6.2, (0.05, -0.1, 0.2), blur=0.36, focus=(0, -0.7, 0.3))
    for index in range(4):
        at = (-0.25 + random.uniform(-0.1, 0.1), 0.5 + random.uniform(-0.1, 0.1), 0.12 + 0.1 * index)
        poppadom(random, at, 1.12, random.uniform(0, 6.3), _tilt(random, 0.07))
    poppadom(random, (0.85, 0.75, 0.62), 0.95, 1.0, (0.5, -0.35))
    dips = (("#b3610c", "#dd8f1c", "#f0b548"), ("#5a8a2a", "#8fb450", "#bcd68c"), ("#e6dfd0", "#f3eee2", "#fdfaf2"))
    for (x, y), tones in zip(((-0.85, -0.75), (0.0, -1.0), (0.85, -0.72)), dips):
        bowl(0.4, 0.26, "#d8cdb8", "#7a6a52", (x, y, 0))
        dip = Sauce(random, 0.375, (x, y, 0.2), tones, bumps=0.03, grain=6)
        dip.specks("#4a5a1c", 0.12, 26).pour()


def bhajis(random):
    """Onion bhajis with mint yoghurt."""
    table(slate())
    window(1.15)
    camera(40, 5.2, (0.05, 0, 0.25), blur=0.34, focus=(-0.1, -0.5, 0.35))
    plate(1.7, "#d8cdb8")
    for x, y, z in ((-0.75, -0.1, 0.32), (-0.2, -0.65, 0.32), (-0.1, 0.35, 0.34), (0.35, -0.15, 0.34), (-0.32, -0.12, 0.68)):
        _bhaji(random, (x, y, z))
    bowl(0.42, 0.3, "#2f4a3e", "#182822", (0.85, 0.55, 0.05))
    Sauce(random, 0.4, (0.85, 0.55, 0.29), ("#c9d6a0", "#e6ecd0", "#f6f7ea"), 0.03).specks("#3f6a1c", 0.2, 24).pour()
    for x, y in scattered(random, 9, 1.2, 0.3, 0.6):
        coriander(random, (x, y, 0.12), random.uniform(0.15, 0.2), random.uniform(0, 6.3), _tilt(random, 0.2))


def _bhaji(random, at):
    core, small = lump(random, (0.27, 0.26, 0.23), 0.9, 0.3, 0.14, 90)
    crust = material("batter", bump=0.5, grain=24, coat=0.1)
    colour = ramp(0.5 + 0.7 * small, (0, "#6b3410"), (0.4, "#b06a1e"), (0.75, "#d99a3c"), (1.1, "#edc06a"))
    grid("bhaji", core + np.array(at), crust, colour, 0.42, wrap=True)
    for _ in range(70):
        way = random.normal(0, 1, 3)
        way /= np.linalg.norm(way)
        side = np.cross(way, random.normal(0, 1, 3))
        side /= np.linalg.norm(side)
        third = np.cross(way, side)
        r, span = random.uniform(0.26, 0.34), random.uniform(0.5, 1.2)
        path = [way * r * np.cos(t) + (side + third * 0.3) * r * np.sin(t) for t in (-span / 2, 0, span / 2)]
        path[2] = path[2] * random.uniform(1.0, 1.25)
        code = ("#8a4a14", "#b8741f", "#d99a3c", "#5a2a0c")[random.integers(4)]
        tube([at + point * np.array([1, 1, 0.85]) for point in path], random.uniform(0.022, 0.04), crust, rgb(code), 0.38, 10, 0.3)


def samosas(random):
    """Samosas with green chutney."""
    table(wood(*DARK_WOOD, turn=30))
    window(1.15)
    camera(38, 5.2, (0.05, 0, 0.25), blur=0.34, focus=(-0.1, -0.5, 0.35))
    plate(1.7, "#3d5560", speckle="#22323a")
    for x, y, spin in ((-0.62, 0.3, 0.4), (0.22, 0.5, 2.2), (-0.25, -0.5, 4.1)):
        _samosa(random, (x, y, 0.05), spin)
    bowl(0.4, 0.28, "#d8cdb8", "#7a6a52", (0.85, -0.4, 0.05))
    Sauce(random, 0.38, (0.85, -0.4, 0.26), ("#2f5a14", "#4f8422", "#7aa63c"), 0.04, 7).specks("#1c3a0c", 0.2, 20).pour()
    for x, y in scattered(random, 8, 1.2, 0.3, 0.75):
        coriander(random, (x, y, 0.12), random.uniform(0.15, 0.2), random.uniform(0, 6.3), _tilt(random, 0.2))


def _samosa(random, at, spin):
    """A filled pyramid of pastry with a pinched seam."""
    points = ball(fine(200), fine(400))
    x, y, z = (points[..., axis] for axis in range(3))
    seed = random.uniform(0, 50)
    normals = np.array([[0.0, 0.95, 0.36], [0.82, -0.47, 0.36], [-0.82, -0.47, 0.36], [0, 0, -1.0]])
    push = np.stack([np.clip(x * n[0] + y * n[1] + z * n[2], 0, None) for n in normals], -1)
    r = 1 / (np.sum((push / np.array([0.36, 0.36, 0.36, 0.3])) ** 7, -1) ** (1 / 7))
    blister = np.clip(cloud(x * 7 + seed, y * 7, z * 7, 3), 0, 1)
    skin = cloud(x * 3 + seed, y * 3, z * 3, 4)
    body = points * (r * (1 + 0.05 * skin + 0.045 * blister))[..., None] + np.array([0, 0, 0.3])
    tone = 0.42 + 0.45 * skin + 0.35 * blister
    colour = ramp(tone, (0, "#e3b264"), (0.35, "#d0913c"), (0.65, "#b06a22"), (1.0, "#74400f"))
    finish = material("pastry", bump=0.3, grain=26, coat=0.12)
    grid("samosa", put(body, at, spin), finish, colour, 0.4 - 0.12 * blister, wrap=True)


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
    red = ("#8a1f08", "#c2410f", "#e07a2c")
    for x, y in scattered(random, 13, 0.98, 0.43):
        _piece(random, (x, y, 0.27), (0.3, 0.25, 0.2), red, 0.42, 0.35)
    _piece(random, (-0.15, 0.1, 0.56), (0.3, 0.25, 0.2), red, 0.42, 0.35)
    _piece(random, (0.3, -0.1, 0.54), (0.28, 0.24, 0.19), red, 0.42, 0.35)
    for x, y, spin in ((1.0, -0.45, 0.5), (-0.95, -0.6, 2.4)):
        _lemon(random, (x, y, 0.25), spin)
    for x, y in scattered(random, 14, 1.1, 0.25):
        coriander(random, (x, y, 0.48), random.uniform(0.15, 0.22), random.uniform(0, 6.3), _tilt(random))


def _lemon(random, at, spin):
    """A wedge: a part of a ball with two flat sides."""
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 1, 60), indexing="ij")
    thick = np.sqrt(np.clip(1 - u**2, 0, 1))
    finish = material("lemon", bump=0.15, grain=30, sss=0.12, coat=0.4)
    angle = (v - 0.5) * 1.3
    peel = np.stack([u * 0.38, np.sin(angle) * 0.3 * thick, -np.cos(angle) * 0.3 * thick], -1)
    grid("peel", put(peel, at, spin), finish, rgb("#e8b81c"), 0.35)
    for way in (-0.65, 0.65):
        side = np.stack([u * 0.38, np.sin(way) * 0.3 * thick * v, -np.cos(way) * 0.3 * thick * v], -1)
        rib = step(0.86, 0.93, v)
        pulp = mix(rgb("#f0cf4a"), rgb("#f9ecb0"), 0.5 + 0.6 * cloud(u * 8, v * 14, 0, 2))
        grid("pulp", put(side, at, spin), finish, mix(pulp, rgb("#fbf3d4"), rib), 0.2)


def gulab_jamun(random):
    """Warm dumplings in syrup with pistachio."""
    _table(wood(*DARK_WOOD, turn=8), up=44, distance=4.6)
    bowl(1.05, 0.5, "#e3dac8", "#9a8a70")
    syrup = Sauce(random, 1.0, (0, 0, 0.32), ("#b8700f", "#d08a1c", "#dfa238"), bumps=0.008, grain=2, rough=0.05)
    syrup.pour(bump=0.02, coat=0.8)
    for x, y, z in ((-0.42, 0.12, 0.42), (0.15, 0.42, 0.42), (0.45, -0.1, 0.42), (-0.1, -0.38, 0.42), (0.0, 0.05, 0.72)):
        points, small = lump(random, (0.31, 0.31, 0.29), 1.0, 0.04, 0.012, 110)
        tone = 0.5 + 0.5 * cloud(points[..., 0] * 5 + x, points[..., 1] * 5, points[..., 2] * 5, 4) + 0.3 * small
        colour = ramp(tone, (0, "#4a1c08"), (0.5, "#7d3a10"), (1, "#a8591c"))
        grid("dumpling", put(points, (x, y, z), random.uniform(0, 6.3)), material("dumpling", bump=0.12, grain=20, coat=0.7), colour, 0.16, wrap=True)
    bits = []
    for _ in range(70):
        x, y = random.normal(0, 0.25, 2)
        r2 = x * x + (y - 0.05) ** 2
        bits.append((x, y, 0.72 + np.sqrt(max(0.31**2 - r2, 0)) + 0.01) if r2 < 0.08 else (x * 1.6, y * 1.6, 0.36))
    crumbs(random, bits, (0.035, 0.02, 0.014), ("#7a9a34", "#a8bd5a", "#5a7a22"), "pistachio", 0.5)


def lassi(random):
    """Mango lassi in two cups with saffron and pistachio."""
    table(wood(*DARK_WOOD, turn=18))
    window(1.1)
    camera(36, 5.6, (0, 0.05, 0.55), blur=0.3, focus=(-0.2, -0.6, 1.0))
    for x, y in ((-0.42, -0.3), (0.6, 0.55)):
        profile = [(0.0, 0.02), (0.38, 0.02), (0.42, 0.1), (0.5, 0.8), (0.56, 1.2), (0.585, 1.22), (0.6, 1.2), (0.54, 0.8), (0.46, 0.05), (0.42, 0.0), (0, 0)]
        grid("cup", lathe(profile) + np.array([x, y, 0]), metal(**COPPER), rgb("#b87345"), wrap=True)
        top = Sauce(random, 0.555, (x, y, 1.1), ("#e0921c", "#efac34", "#f7c860"), bumps=0.012, grain=4, rough=0.24)
        top.swirl("#fdf4de", 1.2, 0.03, 0.1, 0.7).pour(coat=0.3)
        bits = [(x + bx, y + by, 1.125) for bx, by in scattered(random, 22, 0.26, 0.03)]
        crumbs(random, bits, (0.03, 0.018, 0.012), ("#7a9a34", "#a8bd5a", "#5a7a22"), "pistachio", 0.5)
        for bx, by in scattered(random, 8, 0.3, 0.08):
            _strip(random, (x + bx, y + by, 1.13), 0.14, 0.006, material("saffron", bump=0.0), "#a8260a", 0.5, 0.4)


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
