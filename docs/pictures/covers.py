"""The covers of the demo restaurants: several dishes on one table, 16:9."""

from curries import saag_paneer, tarka_dal, tikka_masala
from curry_house import biryani, naan
from kitchen import DARK_WOOD, beside, camera, slate, table, window, wood
from pizzeria import burrata, diavola, margherita, prosciutto_rucola
from shapes import basil
from toppings import tomato


def pizzeria_cover(random):
    """Pizzas and burrata on dark wood."""
    table(wood(*DARK_WOOD, turn=8))
    window(1.45)
    camera(44, 9.2, (0.1, 0.25, 0.2), lens=58, blur=0.34, focus=(-0.9, -0.9, 0.3), wide=1600, high=900)
    beside(margherita, random, (-1.75, -0.55), 0.4)
    beside(diavola, random, (1.95, 0.35), 1.2)
    beside(burrata, random, (-0.75, 3.0))
    beside(prosciutto_rucola, random, (-4.6, 2.6))
    beside(margherita, random, (4.3, 3.6))
    for x, y in ((0.25, -1.2), (0.62, -0.95), (0.1, -0.8)):
        tomato(random, (x, y, 0.14), 0.2)
    for x, y in ((0.6, -1.4), (0.45, -0.65), (3.2, -1.5)):
        basil(random, (x, y, 0.07), random.uniform(0.4, 0.55), random.uniform(0, 6.3), tuple(random.uniform(-0.2, 0.2, 2)))


def curry_cover(random):
    """Curries, biryani and naan on slate."""
    table(slate())
    window(1.45)
    camera(46, 9.2, (0.05, 0.3, 0.25), lens=58, blur=0.34, focus=(-0.6, -0.8, 0.5), wide=1600, high=900)
    beside(tikka_masala, random, (-1.65, -0.55))
    beside(biryani, random, (1.4, -0.2))
    beside(saag_paneer, random, (-0.25, 2.35))
    beside(tarka_dal, random, (-3.6, 2.0))
    beside(naan, random, (3.6, 2.3), -0.5)


COVERS = {"pizzeria-cover": pizzeria_cover, "curry-cover": curry_cover}
