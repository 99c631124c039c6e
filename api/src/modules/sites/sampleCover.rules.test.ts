import { CUISINES, type Cuisine } from '@forkfront/common/cuisine.ts';
import { expect, it } from 'vitest';
import { cuisineOf } from './cuisine.rules.ts';
import { coverOfBuild, isSampleCover, SAMPLE_COVERS, sampleCoverOf } from './sampleCover.rules.ts';

const NAMES: Record<Cuisine, keyof typeof SAMPLE_COVERS> = {
  italian: 'pizzeria-cover',
  indian: 'curry-cover',
  grill: 'burger-sample',
  cafe: 'bakery-sample',
  bakery: 'bakery-sample',
  chinese: 'noodle-sample',
  japanese: 'noodle-sample',
  thai: 'noodle-sample',
  asian: 'noodle-sample',
  levantine: 'mezze-sample',
  turkish: 'mezze-sample',
  greek: 'mezze-sample',
  mexican: 'taco-sample',
  fish: 'chip-shop-sample',
  grocery: 'grocery-sample',
  plain: 'table-sample',
};

it.each(CUISINES)('the cuisine %s has a sample cover', (cuisine) => {
  expect(sampleCoverOf(cuisine)).toBe(SAMPLE_COVERS[NAMES[cuisine]]);
  expect(isSampleCover(sampleCoverOf(cuisine))).toBe(true);
});

it.each([
  ['noodle-sample', 'Starters, Chicken satay, Tom yum soup, Pad thai'],
  ['taco-sample', 'Tacos, Al pastor, Beef burrito, Nachos'],
  ['chip-shop-sample', 'Fish, Cod and chips, Haddock, Mushy peas'],
  ['table-sample', 'Mains, Seasonal tart, House salad'],
] as const)('the sample %s belongs to the menu: %s', (cover, menu) => {
  const [name = '', ...dishes] = menu.split(', ');
  const sections = [{ name, items: dishes.map((dish) => ({ name: dish })) }];
  expect(sampleCoverOf(cuisineOf(sections))).toBe(SAMPLE_COVERS[cover]);
});

const OWN = 'public/heroes/0190f5a2-7c1b-7e3f-8a11-0123456789ab/1920.webp';
const [NEW, OLD] = [sampleCoverOf('thai'), sampleCoverOf('italian')];

it.each([
  ['a new site has the sample', null, NEW],
  ['a sample follows the menu', { coverImageKey: OLD }, NEW],
  ['an uploaded cover stays', { coverImageKey: OWN }, OWN],
  ['a site without a cover gets none', { coverImageKey: null }, null],
])('%s when a preview is built', (_what, known, expected) => expect(coverOfBuild(known, NEW)).toBe(expected));

it.each([OWN, 'public/demo/x/1600.webp', '', null, undefined])('%j is no sample', (key) =>
  expect(isSampleCover(key)).toBe(false),
);
