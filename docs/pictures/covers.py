"""The covers of the demo restaurants and of new sites: several dishes on one table, 16:9."""

from bakery import baguette, buns, croissant, loaf
from burger_bar import skin_on_fries, smash_double, smash_single
from chip_shop import fish_and_chips, ketchup, peas
from curries import saag_paneer, tarka_dal, tikka_masala
from curry_house import biryani, grill, naan
from greengrocer import apples, carrots, greens, oranges, tomatoes
from kitchen import DARK_WOOD, LIGHT_WOOD, beside, camera, slate, table, window, wood
from mezze import aubergine, hummus, salad
from noodle_bar import greens_noodles, ramen, sticky_rice
from pizzeria import burrata, diavola, focaccia, margherita, meatballs, prosciutto_rucola
from taqueria import guacamole, lime, salsa, tacos
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


def burger_sample(random):
    """Burgers and fries on dark wood."""
    table(wood(*DARK_WOOD, turn=12))
    window(1.4)
    camera(24, 7.5, (0.0, 0.25, 0.5), lens=58, blur=0.32, focus=(-0.7, -1.0, 0.6), wide=1600, high=900)
    beside(smash_double, random, (-0.75, -0.3), 0.3)
    beside(skin_on_fries, random, (1.25, 0.0), 0.8)
    beside(smash_single, random, (0.35, 2.2), 1.4)
    beside(smash_double, random, (-2.7, 1.9), 2.0)
    beside(ketchup, random, (-2.05, 0.35))
    beside(smash_double, random, (3.3, 2.6), 2.6)


def chip_shop_sample(random):
    """Battered fish and chips on paper, with peas."""
    table(wood(*LIGHT_WOOD, turn=6))
    window(1.3)
    camera(40, 8.0, (0.1, 0.0, 0.3), lens=58, blur=0.34, focus=(-0.6, -0.9, 0.4), wide=1600, high=900)
    beside(fish_and_chips, random, (-0.75, -0.45), 0.12)
    beside(peas, random, (1.75, -0.2))
    beside(ketchup, random, (1.3, 1.5))
    beside(fish_and_chips, random, (-3.2, 2.4), -0.4)
    beside(fish_and_chips, random, (3.4, 2.2), 0.5)


def bakery_sample(random):
    """Loaves, buns and croissants on a floured board."""
    table(wood(*DARK_WOOD, turn=-8))
    window(1.35)
    camera(37, 8.6, (0.15, 0.15, 0.3), lens=58, blur=0.32, focus=(-0.3, -0.9, 0.4), wide=1600, high=900)
    beside(loaf, random, (-0.9, 0.15), 0.4)
    beside(croissant, random, (0.75, -1.0), 0.25)
    beside(croissant, random, (2.45, -0.45), 1.1)
    beside(buns, random, (1.0, 1.5))
    beside(baguette, random, (-2.5, 0.9), 1.0)
    beside(baguette, random, (-3.0, 0.6), 1.15)
    beside(focaccia, random, (3.6, 2.2), -0.3)
    beside(loaf, random, (-1.3, 3.2), 1.4)


def noodle_sample(random):
    """Noodles in broth and from the wok, with rice."""
    table(slate())
    window(1.45)
    camera(47, 9.8, (0.05, 0.35, 0.25), lens=58, blur=0.34, focus=(-0.7, -0.8, 0.5), wide=1600, high=900)
    beside(ramen, random, (-1.55, -0.45))
    beside(greens_noodles, random, (1.5, -0.15), 0.6)
    beside(sticky_rice, random, (-0.1, 2.35))
    beside(greens_noodles, random, (-3.7, 2.3), 2.0)
    beside(ramen, random, (3.4, 2.9), 1.5)


def taco_sample(random):
    """Tacos with guacamole, salsa and lime."""
    table(wood(*DARK_WOOD, turn=14))
    window(1.4)
    camera(36, 7.6, (0.0, 0.2, 0.35), lens=58, blur=0.32, focus=(-0.5, -0.8, 0.5), wide=1600, high=900)
    beside(tacos, random, (-0.7, -0.3), 0.15)
    beside(guacamole, random, (1.75, -0.1))
    beside(salsa, random, (1.05, 1.75))
    beside(tacos, random, (-2.6, 2.4), -0.5)
    beside(tacos, random, (3.3, 2.6), 0.6)
    for x, y, spin in ((0.85, -0.95, 0.4), (1.2, -1.15, 2.0)):
        lime(random, (x, y, 0.12), spin)


def mezze_sample(random):
    """Hummus, grilled meat, salad and bread."""
    table(wood(*LIGHT_WOOD, turn=-12))
    window(1.3)
    camera(52, 9.9, (0.1, 0.4, 0.2), lens=58, blur=0.36, focus=(-0.6, -0.8, 0.4), wide=1600, high=900)
    beside(grill, random, (-1.6, -0.35), 0.3)
    beside(hummus, random, (1.0, -0.75))
    beside(salad, random, (0.45, 1.55))
    beside(naan, random, (3.3, 1.1), -0.4)
    beside(aubergine, random, (-2.3, 2.5))


def grocery_sample(random):
    """Fruit and vegetables on a wooden table."""
    table(wood(*LIGHT_WOOD, turn=4))
    window(1.3)
    camera(35, 8.2, (0.15, 0.2, 0.35), lens=58, blur=0.34, focus=(-0.4, -0.7, 0.5), wide=1600, high=900)
    beside(apples, random, (-1.2, 0.3))
    beside(tomatoes, random, (0.35, -0.55))
    beside(oranges, random, (1.5, 0.75))
    beside(carrots, random, (2.0, -0.8), 0.5)
    beside(greens, random, (-2.5, 1.9))
    beside(loaf, random, (-0.1, 2.3), 0.8)
    beside(greens, random, (3.1, 2.4), 1.0)


def table_sample(random):
    """A table seen from above, with plates of many kinds."""
    table(wood(*DARK_WOOD, turn=6))
    window(1.4)
    camera(70, 12.6, (0.1, 0.25, 0.2), lens=58, blur=0.6, focus=(0, -0.3, 0.3), wide=1600, high=900)
    beside(grill, random, (-1.9, -0.5), 0.4)
    beside(burrata, random, (1.5, -0.7), 0.8)
    beside(skin_on_fries, random, (-0.05, 1.25))
    beside(salad, random, (-3.7, 1.35))
    beside(meatballs, random, (2.6, 2.0))
    beside(focaccia, random, (-2.1, 2.6), 0.3)
    beside(hummus, random, (4.2, -0.9))
    beside(naan, random, (-0.3, -3.0), 0.5)


COVERS = {
    "pizzeria-cover": pizzeria_cover,
    "curry-cover": curry_cover,
    "burger-sample": burger_sample,
    "chip-shop-sample": chip_shop_sample,
    "bakery-sample": bakery_sample,
    "noodle-sample": noodle_sample,
    "taco-sample": taco_sample,
    "mezze-sample": mezze_sample,
    "grocery-sample": grocery_sample,
    "table-sample": table_sample,
}
