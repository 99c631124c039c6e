import { expect, it } from 'vitest';
import { areaErrors, areaInput, areasOf, newArea, type AreaDraft } from './areas.rules.ts';

const area = (change: Partial<AreaDraft> = {}): AreaDraft => ({
  ...newArea(),
  name: 'Near',
  prefixes: 'SE1',
  ...change,
});

it('the amounts and postcodes of an area are sent as the server reads them', () => {
  const zones = areaInput([area({ id: 'a', prefixes: ' se1, se16 ;SE1 7,', fee: '2.5', freeOver: '40' })]);
  expect(zones).toEqual([
    {
      id: 'a',
      name: 'Near',
      prefixes: ['SE1', 'SE16', 'SE1 7'],
      radiusKm: null,
      fee: 250,
      minimum: 1500,
      freeOver: 4000,
      extraMinutes: 0,
    },
  ]);
  expect(areaInput(areasOf(zones.map((zone) => ({ ...zone, id: 'a' }))))).toEqual(zones);
});

it.each(['2.5', '2,5', ' 2.5 '])('an area by the distance "%s" sends 2.5 km and no postcodes', (radiusKm) => {
  const areas = [area({ kind: 'radius', radiusKm, fee: '2,50' })];
  expect(areaErrors(areas)).toEqual({});
  expect(areaInput(areas)).toMatchObject([{ prefixes: null, radiusKm: 2.5, fee: 250, freeOver: null }]);
});

it.each<[Partial<AreaDraft>, string]>([
  [{ name: ' ' }, 'name'],
  [{ prefixes: ' , ' }, 'prefixes'],
  [{ kind: 'radius', radiusKm: '31' }, 'radiusKm'],
  [{ kind: 'radius', radiusKm: '2.5.1' }, 'radiusKm'],
  [{ kind: 'radius', radiusKm: '1e1' }, 'radiusKm'],
  [{ fee: '2 50' }, 'fee'],
  [{ fee: '' }, 'fee'],
  [{ fee: '-1' }, 'fee'],
  [{ minimum: '1000.01' }, 'minimum'],
  [{ freeOver: 'x' }, 'freeOver'],
  [{ extraMinutes: '121' }, 'extraMinutes'],
  [{ extraMinutes: '1.5' }, 'extraMinutes'],
])('%j has an error at its field', (change, field) =>
  expect(Object.keys(areaErrors([area(change)]))).toEqual([`zones.0.${field}`]),
);

it('two areas cannot have the same name', () =>
  expect(areaErrors([area(), area({ name: 'NEAR ' })])).toEqual({
    'zones.1.name': 'Another area has this name.',
  }));
