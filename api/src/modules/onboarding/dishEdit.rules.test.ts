import { describe, expect, it } from 'vitest';
import { editDish, restoreDish } from './dishEdit.rules.ts';
import { emptyDraft, emptySection, type OnboardingDraft, plainItem } from './onboarding.rules.ts';

const dish = (name: string, price: number) => plainItem({ name, price, description: '' });
const SOUP = { ...dish('Soup', 400), spiceLevel: 2, allergenSuggestion: 'MILK' };
const MENU: OnboardingDraft = {
  ...emptyDraft('Gold'),
  popularItems: ['soup', 'Pie'],
  sections: [
    { ...emptySection('Starters'), items: [SOUP, dish('Bread', 200), dish('Soup', 500)] },
    { ...emptySection('Mains'), description: 'With chips', items: [dish('Pie', 900)] },
  ],
};
const entered = (change: object = {}) => ({
  name: 'Leek soup',
  price: 450,
  section: 'Starters',
  description: 'With bread',
  sizes: [],
  dietaryTags: ['VEGAN' as const],
  ...change,
});
const soup = { section: 'starters', name: 'soup', at: 0 };
const changed = (...args: Parameters<typeof editDish>): OnboardingDraft => {
  const edited = editDish(...args);
  if (!edited.ok) throw new Error(JSON.stringify(edited.error));
  return edited.value;
};
const namesOf = ({ sections }: OnboardingDraft) =>
  sections.map(({ name, items }) => [name, items.map((item) => `${item.name} ${item.price}`)]);

describe('editDish', () => {
  it('the draft keeps the names of entered dishes, and forgets those that the menu lacks', () => {
    const first = changed({ ...MENU, touchedDishes: ['pie', 'gone'] }, soup, entered());
    expect(first.touchedDishes).toEqual(['pie', 'leek soup']);
    expect(changed(first, null, entered({ name: 'Tart' })).touchedDishes).toEqual([
      'pie',
      'leek soup',
      'tart',
    ]);
  });

  it('a changed dish keeps its place and what its fields do not show, and its favourite has the new name', () => {
    const draft = changed(MENU, soup, entered());
    expect(namesOf(draft)).toEqual([
      ['Starters', ['Leek soup 450', 'Bread 200', 'Soup 500']],
      ['Mains', ['Pie 900']],
    ]);
    expect(draft.sections[0]?.items[0]).toMatchObject({
      description: 'With bread',
      dietaryTags: ['VEGAN'],
      spiceLevel: 2,
      allergenSuggestion: 'MILK',
    });
    expect(draft.popularItems).toEqual(['Leek soup', 'Pie']);
  });

  it.each([
    [2, ['Soup 400', 'Bread 200', 'Leek soup 450']],
    // The menu has changed since it was seen.
    [1, ['Leek soup 450', 'Bread 200', 'Soup 500']],
    [-7, ['Leek soup 450', 'Bread 200', 'Soup 500']],
  ])('of two dishes of one name the place %j decides', (at, names) => {
    expect(namesOf(changed(MENU, { ...soup, at }, entered()))[0]).toEqual(['Starters', names]);
  });

  it('with another section a dish goes to its end, and an empty section goes', () => {
    const draft = changed(MENU, { section: 'Mains', name: 'Pie', at: 0 }, entered({ section: 'Pies' }));
    expect(namesOf(draft)).toEqual([
      ['Starters', ['Soup 400', 'Bread 200', 'Soup 500']],
      ['Pies', ['Leek soup 450']],
    ]);
  });

  it('a dish without a place is added', () => {
    const sizes = [
      { name: 'Small', price: 300 },
      { name: 'Large', price: 500 },
    ];
    const draft = changed(emptyDraft('Gold'), null, entered({ sizes }));
    expect(namesOf(draft)).toEqual([['Starters', ['Leek soup 300']]]);
  });

  it('a removed dish is put back with all that it had, and only once', () => {
    const pie = { section: 'Mains', name: 'Pie', at: 0 };
    const without = changed(MENU, pie, null);
    expect(namesOf(without)).toEqual([['Starters', ['Soup 400', 'Bread 200', 'Soup 500']]]);
    expect(restoreDish(without, soup)).toBe(without);
    const back = restoreDish(without, pie);
    expect(back.sections).toEqual(MENU.sections);
    expect(restoreDish(back, pie)).toBe(back);
    expect(restoreDish(changed(MENU, soup, null), soup).sections).toEqual(MENU.sections);
  });

  it.each([
    [soup, entered({ name: ' ' }), 'name', 'Please enter the name of the dish.'],
    [soup, entered({ price: 100_001 }), 'price', 'Please enter a price from £0 to £1,000.'],
    [soup, entered({ section: '' }), 'section', 'Please enter the name of the section.'],
    [
      null,
      entered({ name: 'rossi.com' }),
      'name',
      'Please leave out the web address: a preview shows no links.',
    ],
    [
      { ...soup, name: 'Stew' },
      entered(),
      'dish',
      'This dish is no longer on your menu. Please look at the menu again.',
    ],
    [
      { ...soup, section: 'Mains' },
      null,
      'dish',
      'This dish is no longer on your menu. Please look at the menu again.',
    ],
  ])('%j with %j is refused', (place, as, path, message) => {
    expect(editDish(MENU, place, as)).toEqual({ ok: false, error: [{ path, message }] });
  });

  it('a full menu takes no dish, and a dish can still move in it', () => {
    const items = Array.from({ length: 300 }, (_, at) => dish(`Dish ${at}`, 100));
    const full = { ...MENU, sections: [{ ...emptySection('Starters'), items }] };
    expect(editDish(full, null, entered())).toMatchObject({ ok: false, error: [{ path: 'section' }] });
    const place = { section: 'Starters', name: 'Dish 7', at: 7 };
    expect(editDish(full, place, entered({ section: 'Soups' }))).toMatchObject({ ok: true });
  });
});
