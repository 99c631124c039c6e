/** The names that people give to the columns of a menu, as `headingWords` writes them. */
export const COLUMN_NAMES = {
  name: ['name', 'item', 'item name', 'dish', 'dish name', 'product', 'product name', 'title'],
  price: ['price', 'price (£)', 'price (gbp)', 'price gbp', 'unit price', 'cost', 'amount', '£', 'gbp'],
  section: [
    'section',
    'category',
    'category name',
    'heading',
    'course',
    'group name',
    'menu section',
    'menu category',
  ],
  description: ['description', 'desc', 'details', 'ingredients', 'text'],
} as const satisfies Record<string, readonly string[]>;

/** A heading in words: `item_name`, `ProductName` and ` Item name ` are `item name`, `product name` and `item name`. */
export const headingWords = (heading: string): string =>
  heading
    .trim()
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_\s]+/gu, ' ')
    .trim()
    .toLowerCase();
