/** The kinds of menus. Each has a pattern and a sign (`web/src/storefront/motifs`) and a sample cover. */
export const CUISINES = [
  'italian',
  'indian',
  'grill',
  'cafe',
  'bakery',
  'chinese',
  'japanese',
  'thai',
  'asian',
  'levantine',
  'turkish',
  'greek',
  'mexican',
  'fish',
  'grocery',
  'plain',
] as const;
export type Cuisine = (typeof CUISINES)[number];
