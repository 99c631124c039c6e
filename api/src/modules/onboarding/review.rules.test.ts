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
import { type ReviewedDish, type ReviewedLine, reviewLines, undoReview, withTyped } from './review.rules.ts';

const line = (id: string): UnreadLine => ({
  id,
  text: `${id} MP`,
  section: null,
  kind: 'dish',
  proposal: null,
});
const draft = draftFrom({
  sections: [{ name: 'Mains', items: [{ name: 'Soup', description: 'of the day', price: 400 }] }],
  unread: [line('a'), line('b')],
});
const dish = (changes: Partial<ReviewedDish> = {}): ReviewedDish => ({
  name: 'Lobster',
  price: 2_400,
  section: 'Mains',
  description: '',
  sizes: [],
  dietaryTags: [],
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
    [dish({ description: 'x'.repeat(501) }), 'description', 'Please use at most 500 characters.'],
    [dish({ sizes: [{ name: ' ', price: 1 }] }), 'sizes', 'Please enter the name of each size.'],
    [dish({ sizes: [{ name: 'Large', price: -1 }] }), 'sizes', 'Please enter a price from £0 to £1,000.'],
    [
      dish({ sizes: ['L', 'l'].map((name) => ({ name, price: 1 })) }),
      'sizes',
      'Two sizes have the same name.',
    ],
    [
      dish({ sizes: Array.from({ length: 9 }, (_, at) => ({ name: `S${at}`, price: 1 })) }),
      'sizes',
      'A dish can have at most 8 sizes.',
    ],
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
            description: fc.constant(''),
            sizes: fc.constant<ReviewedDish['sizes']>([]),
            dietaryTags: fc.constant<ReviewedDish['dietaryTags']>([]),
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
        const known = [...first.keys()].filter((id) => id !== 'x');
        expect(undoReview(after.value, known)).toEqual({ ...start, lastReview: null });
      }),
    );
  });
});

describe('undoReview', () => {
  it('leaves a dish that was changed since, and everything when another review was the last', () => {
    const after = changed({ id: 'a', dish: dish() });
    expect(undoReview(after, ['b'])).toBe(after);
    expect(undoReview(after, [])).toBe(after);
    const sections = after.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, price: item.price + 1 })),
    }));
    expect(menu(undoReview({ ...after, sections }, ['a']))).toEqual([
      'Mains: Soup 401',
      'Mains: Lobster 2401',
    ]);
    expect(undoReview(undoReview(after, ['a']), ['a'])).toEqual({ ...draft, lastReview: null });
  });
});

describe('withTyped', () => {
  const lobster: UnreadLine = {
    ...line('a'),
    section: 'Fish',
    proposal: { ...plainItem({ name: 'Lobster', description: '', price: 0 }), price: null },
  };
  const typed = (heading: string) => [
    {
      ...emptySection(heading),
      items: ['lobster', 'Tea'].map((name) => plainItem({ name, description: '', price: 1 })),
    },
  ];
  const places = (sections: ReturnType<typeof typed>) =>
    sections.flatMap(({ name, items }) => items.map((item) => `${name}: ${item.name}`));

  it.each([
    ['Menu', ['Menu: Tea', 'Fish: lobster']],
    ['Drinks', ['Drinks: lobster', 'Drinks: Tea']],
  ])('typed dishes below %s are %j, and the line of one is gone', (heading, expected) => {
    const after = withTyped([lobster, line('b')], typed(heading));
    expect(after.unread).toEqual([line('b')]);
    expect(places(after.typed)).toEqual(expected);
  });
});
