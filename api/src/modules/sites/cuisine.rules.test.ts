import { expect, it } from 'vitest';
import { cuisineOf } from './cuisine.rules.ts';

const menuOf = (text: string) => {
  const [name = '', ...dishes] = text.split(', ');
  return [{ name, items: dishes.map((dish) => ({ name: dish })) }];
};

it.each([
  ['italian', 'Pizza, Margherita, Tiramisù'],
  ['italian', 'From the oven, Lasagne, House salad, Garlic bread, Panna cotta'],
  ['indian', 'Mains, Chicken tikka, Lamb korma, Garlic naan, Onion bhaji, Pilau rice, Tea'],
  ['indian', 'Curries, Prawn madras, Chips, Cola'],
  ['grill', 'Burgers, Double smash, Bacon cheeseburger, Loaded fries, Chips, Milkshake'],
  ['cafe', 'Coffee, Flat white, Espresso, Almond croissant, Carrot cake'],
  ['bakery', 'Bread, White sourdough loaf, Baguette, Butter croissant, Cinnamon bun, Sausage roll'],
  ['chinese', 'Starters, Spring rolls, Chicken chow mein, Egg fried rice, Crispy duck'],
  ['japanese', 'Sushi, Salmon nigiri, Chicken katsu curry, Tonkotsu ramen, Gyoza'],
  ['thai', 'Starters, Chicken satay, Tom yum soup, Green curry, Massaman curry, Pad thai, Sticky rice'],
  ['asian', 'Mains, Beef pho, Pork banh mi, Singapore noodles, Summer rolls'],
  ['turkish', 'Kebabs, Chicken shish, Lamb doner, Lahmacun, Adana kebab, Chips'],
  ['greek', 'Starters, Tzatziki, Spanakopita, Chicken souvlaki, Lamb kleftiko, Moussaka'],
  ['mexican', 'Tacos, Al pastor, Carnitas, Beef burrito, Nachos, Churros'],
  ['levantine', 'Mezze, Hummus, Chicken shawarma, Fattoush, Chips'],
  ['levantine', 'مقبلات, حمص, متبل, تبولة, فتوش'],
  ['fish', 'Fish, Cod and chips, Haddock, Battered sausage, Mushy peas, Curry sauce'],
  ['grocery', 'Dairy and eggs, Whole milk, Greek style yogurt, Red apples, Chopped tomatoes'],
  ['plain', 'Mains, Seasonal tart, House salad, Soup of the day'],
  ['plain', 'Mains, Roast chicken, Seasonal soup, House salad, Pie, Tart, Cheese board, Margherita'],
  ['plain', 'Sides, Steamed rice, Scallops, Codfather special'],
])('the cuisine %s is read from the menu: %s', (expected, menu) =>
  expect(cuisineOf(menuOf(menu))).toBe(expected),
);

it('a site without a menu has the plain cuisine', () => expect(cuisineOf([])).toBe('plain'));
