import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftMenuOf } from './draftMenu.rules.ts';
import { DRAFT_LIMITS } from './onboarding.rules.ts';

describe('any text at all', () => {
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
