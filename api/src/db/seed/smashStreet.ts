import type { DemoRestaurant } from './demoRestaurant.ts';

/** SAMPLE DATA of a fictional restaurant: the Counter theme with a short menu. */
export const smashStreet: DemoRestaurant = {
  slug: 'smash-street',
  name: 'Smash Street',
  tagline: 'Thin, crisp-edged burgers from a hot steel plate',
  phone: '020 7946 0461',
  addressLine: '3 Sample Arches, London E8',
  theme: 'counter',
  brandPrimary: '#d62f1f',
  brandSecondary: '#ffc933',
  sections: [
    {
      name: 'Smash burgers',
      items: [
        {
          name: 'The Single',
          description:
            'One crisp patty, American-style cheese, pickles, onion and street sauce in a potato bun.',
          price: 750,
        },
        {
          name: 'The Double',
          description: 'Two patties, two cheeses and everything else. The one most people mean.',
          price: 950,
          isPopular: true,
        },
        {
          name: 'Bacon Jam',
          description: 'Double patty, smoked bacon, onion jam and a mustard mayo with some kick.',
          price: 1095,
          isPopular: true,
        },
        {
          name: 'Green Chilli',
          description: 'Double patty, roasted green chillies, pepper cheese and lime mayo.',
          price: 1050,
        },
        {
          name: 'Crispy Chicken',
          description: 'Buttermilk thigh, shredded lettuce, pickles and garlic sauce.',
          price: 950,
        },
        {
          name: 'Plant Smash',
          description: 'Mushroom and black bean patty, smashed like the rest, with vegan cheese and sauce.',
          price: 950,
        },
      ],
    },
    {
      name: 'Fries and sides',
      items: [
        { name: 'Skin-on fries', description: 'Twice fried, sea salt.', price: 350, isPopular: true },
        {
          name: 'Loaded fries',
          description: 'Cheese sauce, crispy onions and pickled chillies.',
          price: 575,
        },
        { name: 'Onion rings', description: 'Thick cut in a light batter, with street sauce.', price: 425 },
        {
          name: 'Mac bites',
          description: 'Five crunchy bites of macaroni cheese.',
          price: 500,
          isSoldOut: true,
        },
        { name: 'House slaw', description: 'Red cabbage, carrot and apple, no mayo.', price: 300 },
      ],
    },
    {
      name: 'Shakes and drinks',
      items: [
        {
          name: 'Vanilla malt shake',
          description: 'Thick enough to need the wide straw.',
          price: 550,
          isPopular: true,
        },
        { name: 'Salted caramel shake', description: 'Sauce down the sides, salt on top.', price: 575 },
        { name: 'Cola', description: 'Ice-cold 330 ml can.', price: 200 },
        { name: 'Sparkling water', description: 'Chilled bottle, 500 ml.', price: 180 },
      ],
    },
  ],
};
