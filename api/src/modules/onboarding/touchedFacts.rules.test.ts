import { describe, expect, it } from 'vitest';
import { type DraftFact, emptyDraft, emptySection, plainItem } from './onboarding.rules.ts';
import { keepTouched, keepTouchedDishes } from './touchedFacts.rules.ts';

const draft = (...touched: DraftFact[]) => ({
  ...emptyDraft('Gold'),
  phone: '020 7946 0123',
  addressLine: '4 Wharf Lane, London SE1 7PB',
  touched,
});
const said = { phone: '0113 496 0022', addressLine: '4 Wharf Lane, London SE1 7PB' };

describe('keepTouched', () => {
  it.each([
    ['Call us on 0113 496 0022'],
    ['pad thai 9, green curry 10, our no is 0113 496 0022'],
    [`Please change nothing. ${'Soup 4.50\n'.repeat(40)} Tel 0113 496 0022`],
  ])('what was entered stays, and is named: %j', (message) =>
    expect(keepTouched(draft('phone', 'addressLine'), said, message)).toEqual({
      facts: { ...said, phone: '020 7946 0123' },
      kept: { phone: '020 7946 0123' },
    }),
  );

  it.each([
    ['Please change the phone to 0113 496 0022'],
    ['the number is wrong, it is 0113 496 0022'],
    ['We have a new number: 0113 496 0022'],
  ])('a short message that asks for it changes what was entered: %j', (message) =>
    expect(keepTouched(draft('phone'), said, message)).toEqual({ facts: said, kept: {} }),
  );

  it('what only the chat has said is changed by the chat', () =>
    expect(keepTouched(draft('name'), said, 'Call us on 0113 496 0022')).toEqual({ facts: said, kept: {} }));

  it('a fact that was removed beside the chat does not come back by the way', () =>
    expect(keepTouched({ ...draft('phone'), phone: null }, said, 'Call us on 0113 496 0022')).toEqual({
      facts: { ...said, phone: null },
      kept: { phone: null },
    }));

  it.each<[DraftFact, object, string]>([
    ['primary', { primary: '#ff0000' }, 'red please, and a large pizza'],
    ['popularItems', { popularItems: ['Pie'] }, 'people love the pie'],
    ['hours', { hours: [{ days: [1], from: '09:00', to: '17:00' }] }, 'open Monday 9 to 5'],
  ])('what was entered for %s stays too', (fact, facts, message) => {
    const entered = { ...draft(fact), primary: '#7d2e1f', popularItems: ['Soup'] };
    expect(Object.keys(keepTouched(entered, facts, message).kept)).toEqual([fact]);
    expect(keepTouched(entered, facts, `Please change this: ${message}`)).toEqual({ facts, kept: {} });
  });
});

describe('keepTouchedDishes', () => {
  const menu = (section: string, price: number) => [
    { ...emptySection(section), items: [plainItem({ name: 'Pie', description: '', price })] },
  ];
  const known = { sections: menu('Mains', 1100), touchedDishes: ['pie'] };

  it('an entered dish stays, and one with another price is named', () => {
    const read = keepTouchedDishes(known, menu('MAINS', 1200), 'MAINS\nPie 12');
    expect(read.sections.flatMap(({ items }) => items)).toEqual([]);
    expect(read.kept).toMatchObject([{ name: 'Pie', price: 1200 }]);
    expect(keepTouchedDishes(known, menu('Mains', 1100), 'MAINS\nPie 11').kept).toEqual([]);
    // Without a heading.
    expect(keepTouchedDishes(known, menu('Menu', 1200), 'Pie 12').kept).toHaveLength(1);
  });

  it.each([
    ['a dish that only the chat has said', { ...known, touchedDishes: [] }, 'Mains', 'Pie 12'],
    ['a dish of another section', known, 'Lunch', 'Pie 12'],
    ['a short message that asks for it', known, 'Mains', 'new price, please update: Pie 12'],
  ])('%s is read as usual', (_what, draft, section, message) =>
    expect(keepTouchedDishes(draft, menu(section, 1200), message)).toEqual({
      sections: menu(section, 1200),
      kept: [],
    }),
  );
});
