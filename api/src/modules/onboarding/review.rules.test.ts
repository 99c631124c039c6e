import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DRAFT_LIMITS,
  draftFrom,
  emptySection,
  plainItem,
  type OnboardingDraft,
  type UnreadLine,
} from './onboarding.rules.ts';
import { type ReviewedLine, reviewLines, withTyped } from './review.rules.ts';

const line = (id: string): UnreadLine => ({ id, text: `${id} MP`, section: null, proposal: null });
const draft = draftFrom({
  sections: [{ name: 'Mains', items: [{ name: 'Soup', description: 'of the day', price: 400 }] }],
  unread: [line('a'), line('b')],
});
const dish = (changes: Partial<NonNullable<ReviewedLine['dish']>> = {}) => ({
  name: 'Lobster',
  price: 2_400,
  section: 'Mains',
  ...changes,
});

const changed = (...reviewed: ReviewedLine[]): OnboardingDraft => {
  const result = reviewLines(draft, reviewed);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const menu = ({ sections }: OnboardingDraft) =>
  sections.flatMap(({ name, items }) => items.map((item) => `${name}: ${item.name} ${item.price}`));
const ids = ({ unread }: OnboardingDraft) => unread.map(({ id }) => id);

describe('reviewLines', () => {
  it.each([
    [dish(), ['Mains: Soup 400', 'Mains: Lobster 2400']],
    [dish({ section: ' mains ' }), ['Mains: Soup 400', 'Mains: Lobster 2400']],
    [dish({ section: 'Specials' }), ['Mains: Soup 400', 'Specials: Lobster 2400']],
    [dish({ name: ' Lob\nster\u0000 ', price: 0 }), ['Mains: Soup 400', 'Mains: Lob ster 0']],
    [dish({ name: 'Soup', price: 500 }), ['Mains: Soup 400', 'Mains: Soup 500']],
    [null, ['Mains: Soup 400']],
  ])('the dish %j of a line gives the menu %j, and the line is gone', (reviewed, expected) => {
    const after = changed({ id: 'a', dish: reviewed });
    expect(menu(after)).toEqual(expected);
    expect(ids(after)).toEqual(['b']);
  });

  it('a repeated, doubled or unknown line changes nothing more', () => {
    const once = changed({ id: 'a', dish: dish() });
    expect(reviewLines(once, [{ id: 'a', dish: dish() }])).toEqual({ ok: true, value: once });
    expect(changed({ id: 'a', dish: dish() }, { id: 'a', dish: dish() })).toEqual(once);
    expect(changed({ id: 'x', dish: dish({ name: '' }) })).toBe(draft);
  });

  it.each([
    [dish({ name: ' ' }), 'name', 'Please enter the name of the dish.'],
    [dish({ name: 'x'.repeat(121) }), 'name', 'Please use at most 120 characters.'],
    [
      dish({ name: 'See www.evil.test' }),
      'name',
      'Please leave out the web address: a preview shows no links.',
    ],
    [dish({ price: -1 }), 'price', 'Please enter a price from £0 to £1,000.'],
    [dish({ price: 100_001 }), 'price', 'Please enter a price from £0 to £1,000.'],
    [dish({ section: '' }), 'section', 'Please enter the name of the section.'],
    [dish({ section: 'x'.repeat(81) }), 'section', 'Please use at most 80 characters.'],
  ])('the dish %j is refused at its %s', (reviewed, field, message) =>
    expect(
      reviewLines(draft, [
        { id: 'b', dish: null },
        { id: 'a', dish: reviewed },
      ]),
    ).toEqual({ ok: false, error: [{ path: `lines.1.dish.${field}`, message }] }),
  );

  it('a menu takes at most 300 dishes in 40 sections', () => {
    const items = Array.from({ length: DRAFT_LIMITS.items }, () =>
      plainItem({ name: 'S', description: '', price: 1 }),
    );
    const full = { ...draft, sections: [{ ...emptySection('Mains'), items }] };
    const wide = {
      ...draft,
      sections: Array.from({ length: DRAFT_LIMITS.sections }, (_, i) => emptySection(`S${i}`)),
    };
    const refused = {
      ok: false,
      error: [
        { path: 'lines.0.dish.section', message: 'A menu can have at most 300 dishes in 40 sections.' },
      ],
    };
    expect(reviewLines(full, [{ id: 'a', dish: dish() }])).toEqual(refused);
    expect(reviewLines(wide, [{ id: 'a', dish: dish() }])).toEqual(refused);
    expect(reviewLines(wide, [{ id: 'a', dish: dish({ section: 's1' }) }]).ok).toBe(true);
  });

  it('every line of any draft becomes one dish, is left out, or stays unread', () => {
    const reviews = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd', 'x'),
        dish: fc.option(
          fc.record({
            name: fc.constantFrom('L', 'M'),
            price: fc.nat(9),
            section: fc.constantFrom('Mains', 'New'),
          }),
        ),
      }),
    );
    fc.assert(
      fc.property(reviews, (reviewed) => {
        const start = { ...draft, unread: ['a', 'b', 'c', 'd'].map(line) };
        const after = reviewLines(start, reviewed);
        if (!after.ok) throw new Error('It was not refused before');
        const first = new Map<string, ReviewedLine>(reviewed.toReversed().map((each) => [each.id, each]));
        const added = [...first.values()].filter(({ id, dish: own }) => own && id !== 'x').length;
        expect(menu(after.value)).toHaveLength(1 + added);
        expect(ids(after.value)).toEqual(['a', 'b', 'c', 'd'].filter((id) => !first.has(id)));
      }),
    );
  });
});

describe('withTyped', () => {
  const lobster = { ...line('a'), section: 'Fish', proposal: { name: 'Lobster', price: null } };
  const typed = (heading: string) => [
    {
      ...emptySection(heading),
      items: ['lobster', 'Tea'].map((name) => plainItem({ name, description: '', price: 1 })),
    },
  ];

  it.each([
    ['Menu', ['Menu: Tea 1', 'Fish: lobster 1']],
    ['Drinks', ['Drinks: lobster 1', 'Drinks: Tea 1']],
  ])('dishes that are typed below %s are %j, and the line of one is gone', (heading, expected) => {
    const after = withTyped([lobster, line('b')], typed(heading));
    expect(after.unread).toEqual([line('b')]);
    expect(menu({ ...draft, sections: after.typed })).toEqual(expected);
  });
});
