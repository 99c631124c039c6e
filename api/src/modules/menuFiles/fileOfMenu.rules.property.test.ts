import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atOnce } from '../../lib/pieces.ts';
import { menuReading } from '../menuReader/readMenu.rules.ts';
import { fileOfMenu } from './fileOfMenu.rules.ts';

const word = fc.constantFrom(
  'Cod',
  'Haddock pie',
  'Peas',
  'Mushy',
  'STARTERS',
  'Drinks',
  'Vegan',
  '(v)',
  'with chips',
);
const price = fc.constantFrom(
  '£6.50',
  '6',
  '6 9',
  '£5 / £7',
  'market price',
  '1e9',
  '-5',
  '+ £1.50',
  '12.345',
  '',
);
const fact = fc.constantFrom(
  '10% off on Mondays',
  'Free delivery over £25',
  '12 High Street, Bath BA1 1AA',
  'Open daily 12-9pm',
  '020 7946 0999',
  'www.example.org',
);
const line = fc.oneof(
  fc.tuple(word, word, price).map((parts) => parts.join(' ').trim()),
  fact,
  fc.string({ maxLength: 40 }).map((text) => text.replaceAll('\n', ' ')),
  fc.constant(''),
);

it('each line of a menu is on the menu, asked about, or about no dish', { tags: ['@long'] }, () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const text = lines.join('\n');
      const menu = atOnce(menuReading(text));
      const file = fileOfMenu(menu, text);
      const dishes = menu.sections.flatMap((section) => section.dishes);
      const products = file.sections.flatMap((section) => section.products);
      const asked = file.lines.filter(({ id }) => id.startsWith('dish'));
      expect(products.length + asked.length).toBe(dishes.length);
      const others = new Set(file.others);
      const shown = new Set(file.lines.map((each) => each.text));
      const lost = menu.lines.filter(({ use, text: words }) => {
        const isAsked = shown.has(words.slice(0, 300));
        return (use === 'unread' && !isAsked) || (use === 'fact' && !isAsked && !others.has(words));
      });
      expect(lost).toEqual([]);
      for (const product of products) expect(product.price).not.toBeNull();
      expect(new Set(file.lines.map(({ id }) => id)).size).toBe(file.lines.length);
    }),
    { numRuns: 2_000 },
  );
});
