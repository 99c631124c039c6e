import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMenu } from '../menuReader/readMenu.rules.ts';
import { draftMenuOf } from './draftMenu.rules.ts';
import { DRAFT_LIMITS } from './onboarding.rules.ts';

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('any text at all', { tags: ['@long'] }, () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      'Margherita',
      'PIZZAS',
      '## ',
      '- ',
      ' .... ',
      '£',
      '8.50',
      '8,50',
      '-5',
      '1000.01',
      ', ',
      ' | ',
    ),
    fc.constantFrom(
      '\n',
      '\n\n',
      '\n  ',
      '\t',
      '"',
      '""',
      '(',
      ')',
      ':',
      ';',
      'name,price\n',
      ' and ',
      '99999',
      '\r\n',
    ),
  );
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

  it('any text gives whole pence within the limits, non-empty names and sections, and no exception', () => {
    fc.assert(
      fc.property(text, (menu) => {
        const { sections, unread } = draftMenuOf(menu);
        const items = sections.flatMap((section) => section.items);
        expect(items.length).toBeLessThanOrEqual(DRAFT_LIMITS.items);
        expect(sections.length).toBeLessThanOrEqual(DRAFT_LIMITS.sections);
        for (const { name, items: own } of sections) {
          expect(name.trim()).not.toBe('');
          expect(name.length).toBeLessThanOrEqual(DRAFT_LIMITS.sectionName);
          expect(own.length).toBeGreaterThan(0);
        }
        for (const { name, description, price } of items) {
          expect(Number.isInteger(price) && price >= 0 && price <= DRAFT_LIMITS.price).toBe(true);
          expect(name).toMatch(/\p{L}/u);
          expect(name.length).toBeLessThanOrEqual(DRAFT_LIMITS.itemName);
          expect(description.length).toBeLessThanOrEqual(DRAFT_LIMITS.itemDescription);
          expect(`${name}${description}`).not.toMatch(/\p{Cc}/u);
        }
        for (const { text: line, section, proposal } of unread) {
          expect(line.trim()).not.toBe('');
          expect(section).not.toBe('');
          expect(section?.length ?? 0).toBeLessThanOrEqual(DRAFT_LIMITS.sectionName);
          if (!proposal) continue;
          expect(proposal.name).toMatch(/\p{L}/u);
          expect(proposal.name.length).toBeLessThanOrEqual(DRAFT_LIMITS.itemName);
          expect(proposal.price ?? 0).toBeLessThanOrEqual(DRAFT_LIMITS.price);
        }
      }),
      { numRuns: 500 },
    );
  });

  const line = fc.oneof(
    fc.constantFrom('PIZZAS 9" / 12"', 'Extra toppings', 'Drinks', 'Dips'),
    fc.constantFrom('Margherita (v) 8 / 11', 'Calzone 9', 'Cola 2', '+ Ham 1.50', 'Extra cheese 1 / 2'),
    fc.integer({ min: 0, max: 99 }).map((n) => `Dish no${n}a (gf) 🌶 £${n}.50`),
    fc.constantFrom('', 'Voucher www.evil.test 5', `${'long '.repeat(30)}8.50`),
  );

  it('each price of a menu is a price of a dish or of an extra, or its line is unread', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 80 }), (lines) => {
        const menu = ['Soup 4', ...lines].join('\n');
        const read = readMenu(menu);
        const dishes = read.sections.flatMap((section) => section.dishes);
        const { sections, unread } = draftMenuOf(menu);
        const kept = sections.flatMap(({ items, extras }) => [
          ...items,
          ...extras.flatMap(({ options }) => options),
        ]);
        const links = read.facts.filter(({ kind }) => kind === 'link').length;
        const rejected = unread.length - read.unread.length - links;
        expect(kept.length).toBe(dishes.length - rejected);
        // The draft's own unread lines follow those of the reader.
        const left = unread.slice(read.unread.length).map(({ text: words }) => words);
        const wanted = dishes.flatMap(({ source, prices }) => {
          const at = left.indexOf(source.slice(0, 200));
          if (at >= 0) left.splice(at, 1);
          return at >= 0 ? [] : prices;
        });
        const pence = kept.flatMap(({ price, sizes }) =>
          sizes.length > 0 ? sizes.map((size) => size.price) : price,
        );
        expect(sorted(pence)).toEqual(sorted(wanted.map((price) => price.pence)));
      }),
      { numRuns: 300 },
    );
  });

  it('the same text gives the same menu', () => {
    fc.assert(
      fc.property(text, (menu) => {
        expect(draftMenuOf(menu)).toEqual(draftMenuOf(menu));
      }),
    );
  });

  it('every plainly written price is read back', () => {
    const price = fc.integer({ min: 0, max: DRAFT_LIMITS.price });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 50 }), (prices) => {
        const lines = prices.map((pence, i) => `Dish no${i}a £${(pence / 100).toFixed(2)}`);
        const { sections, unread } = draftMenuOf(lines.join('\n'));
        expect(unread).toEqual([]);
        expect(sections[0]?.items.map((item) => item.price)).toEqual(prices);
      }),
    );
  });
});
