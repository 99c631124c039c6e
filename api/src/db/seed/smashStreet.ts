import type { DemoRestaurant } from './demoRestaurant.ts';

/** SAMPLE DATA of a fictional restaurant: the Counter theme with a short menu and some pictures. */
export const smashStreet: DemoRestaurant = {
  slug: 'smash-street',
  name: 'Smash Street',
  tagline: 'Thin, crisp-edged burgers from a hot steel plate',
  phone: '020 7946 0461',
  addressLine: '3 Sample Arches, London E8',
  openingHours: 'Sunday to Thursday 11.30 am – 11 pm\nFriday and Saturday 11.30 am – 1.30 am',
  theme: 'counter',
  brandPrimary: '#d62f1f',
  brandSecondary: '#ffc933',
  cover: null,
  menu: `
    # Smash burgers
    The Single | 750 | popular | picture smash-single
      One crisp patty, American-style cheese, pickles, onion and street sauce in a seeded potato bun.
    The Double | 950 | popular | picture smash-double
      Two patties, two cheeses and everything else. The one most people mean.
    Bacon Jam | 1095 | popular
      Double patty, smoked bacon, onion jam and a mustard mayo with some kick.
    Green Chilli | 1050
      Double patty, roasted green chillies, pepper cheese and lime mayo.
    Crispy Chicken | 950
      Buttermilk thigh, shredded lettuce, pickles and garlic sauce.
    Plant Smash | 950
      Mushroom and black bean patty, smashed like the rest, with vegan cheese and sauce.

    # Fries and sides
    Skin-on fries | 350 | popular | picture skin-on-fries
      Twice fried, sea salt.
    Loaded fries | 575
      Cheese sauce, crispy onions and pickled chillies.
    Onion rings | 425
      Thick cut in a light batter, with street sauce.
    Mac bites | 500 | sold out
      Five crunchy bites of macaroni cheese.
    House slaw | 300
      Red cabbage, carrot and apple, no mayo.

    # Shakes and drinks
    Vanilla malt shake | 550 | popular
      Thick enough to need the wide straw.
    Salted caramel shake | 575
      Sauce down the sides, salt on top.
    Cola | 200
      Ice-cold 330 ml can.
    Sparkling water | 180
      Chilled bottle, 500 ml.
  `,
};
