import { describe, expect, it } from 'vitest';
import { editFacts, type FactEdit } from './draftFacts.rules.ts';
import { emptyDraft } from './onboarding.rules.ts';

const KNOWN = { ...emptyDraft('Gold'), name: 'Rossi', phone: '020 7946 0123' };
const WEEK = [{ days: [1, 2], from: '12:00', to: '22:00' }];
const AREA = {
  id: 'a',
  name: 'Near',
  prefixes: ['SE1'],
  radiusKm: null,
  fee: 250,
  minimum: 0,
  freeOver: null,
  extraMinutes: 0,
};

describe('editFacts', () => {
  it.each<[FactEdit, object]>([
    [{ name: '  Casa   Rossi ' }, { name: 'Casa Rossi', phone: '020 7946 0123' }],
    [{ tagline: 'Pizza since 1974' }, { name: 'Rossi', tagline: 'Pizza since 1974' }],
    [{ addressLine: '12 High Street, York YO1 7HY' }, { addressLine: '12 High Street, York YO1 7HY' }],
    [{ phone: '+44 (0)20 7946-0999' }, { phone: '+44 (0)20 7946-0999' }],
    [{ phone: '' }, { name: 'Rossi', phone: null }],
    [
      { name: 'Fine', phone: null, tagline: undefined },
      { name: 'Fine', phone: '020 7946 0123' },
    ],
    [
      { brand: { primary: '#7D2E1F', secondary: '#f3e2c7' } },
      { primary: '#7d2e1f', secondary: '#f3e2c7', touched: ['primary', 'secondary'] },
    ],
    [{ popularItems: [' Soup ', '', 'Soup', 'Pie'] }, { popularItems: ['Soup', 'Pie'] }],
    [
      { hours: WEEK },
      { ordering: { hours: WEEK, deliveryHours: null, collection: null, zones: null }, touched: ['hours'] },
    ],
    [
      { collection: false, zones: [{ ...AREA, prefixes: ['se1'] }] },
      { ordering: { collection: false, zones: [AREA] }, touched: ['collection', 'zones'] },
    ],
  ])('%j changes the facts that it has', (edit, facts) => {
    expect(editFacts(KNOWN, edit)).toMatchObject({ ok: true, value: facts });
  });

  it('an empty list removes the hours, and the words of a menu with them', () => {
    const ordering = { hours: WEEK, deliveryHours: null, collection: true, zones: null };
    expect(editFacts({ ...KNOWN, ordering, openingHours: 'Open daily' }, { hours: [] })).toMatchObject({
      value: { ordering: { hours: null, collection: true }, openingHours: null },
    });
  });

  it('a removed logo counts as skipped, and without a logo nothing changes', () => {
    const draft = { ...KNOWN, logoKey: 'logo.png' };
    expect(editFacts(draft, { removesLogo: true })).toMatchObject({
      value: { logoKey: null, logoSkipped: true },
    });
    const edited = editFacts(KNOWN, { removesLogo: true });
    expect(edited.ok && edited.value).toBe(KNOWN);
  });

  it.each<[FactEdit]>([
    [{}],
    [{ name: null }],
    [{ name: ' Rossi ' }],
    [{ tagline: ' ' }],
    [{ hours: [], deliveryHours: [], popularItems: [] }],
  ])('%j changes nothing: the draft is the same object', (edit) => {
    const edited = editFacts(KNOWN, edit);
    expect(edited.ok && edited.value).toBe(KNOWN);
  });

  it.each<[FactEdit, string, string]>([
    [{ name: '' }, 'name', 'Please enter the name of your business.'],
    [{ name: 'x'.repeat(81) }, 'name', 'Please use at most 80 characters.'],
    [
      { name: 'HSBC Bank' },
      'name',
      'This name belongs to a well-known company. Please enter the name of your own business.',
    ],
    [{ name: 'rossi.com' }, 'name', 'Please leave out the web address: a preview shows no links.'],
    [
      { tagline: 'see www.rossi.it' },
      'tagline',
      'Please leave out the web address: a preview shows no links.',
    ],
    [{ tagline: 'x'.repeat(141) }, 'tagline', 'Please use at most 140 characters.'],
    [{ addressLine: 'x'.repeat(201) }, 'addressLine', 'Please use at most 200 characters.'],
    [
      { brand: { primary: 'red', secondary: '#ffffff' } },
      'brand.primary',
      'Please choose a colour, for example #2f5d3a.',
    ],
    [
      { popularItems: Array.from({ length: 13 }, (_, at) => `Dish ${at}`) },
      'popularItems',
      'Please enter at most 12 dishes.',
    ],
    [{ popularItems: ['x'.repeat(121)] }, 'popularItems', 'Please use at most 120 characters for each dish.'],
    [
      { popularItems: ['rossi.com'] },
      'popularItems',
      'Please leave out the web address: a preview shows no links.',
    ],
    [
      { hours: [...WEEK, { days: [2], from: '21:00', to: '23:00' }] },
      'hours.1.from',
      'These hours overlap with other hours on Tuesday.',
    ],
    [
      { zones: [{ ...AREA, name: 'see rossi.com' }] },
      'zones.0.name',
      'Please leave out the web address: a preview shows no links.',
    ],
    [
      { zones: [{ ...AREA, prefixes: [] }] },
      'zones.0.prefixes',
      'Please enter at least one postcode area, for example SE1.',
    ],
    [
      { collection: false },
      'collection',
      'People could get no order. Please offer collection, or add an area of delivery.',
    ],
    [{ phone: 'call us' }, 'phone', 'Please enter a phone number, for example 020 7946 0123.'],
  ])('%j is refused', (edit, path, message) => {
    expect(editFacts(KNOWN, { addressLine: 'York', ...edit })).toEqual({
      ok: false,
      error: [{ path, message }],
    });
  });
});
