import { expect, it } from 'vitest';
import { currentDesk, ownerPlaces, placeOf } from './ownerPlaces.rules.ts';

const desk = (name: string, role = 'OWNER') => ({ restaurantId: `id-${name}`, slug: name, role });
const nowhere = { editorId: undefined, at: undefined, last: null };

const ahead = desk('ahead', 'KITCHEN');
const bella = desk('bella');
const corner = desk('corner');
const desks = [ahead, bella, corner];

it.each([
  ['the website in the editor', { ...nowhere, editorId: 'id-corner', at: 'bella', last: 'ahead' }, 'corner'],
  ['the restaurant in the address of the orders', { ...nowhere, at: 'corner', last: 'ahead' }, 'corner'],
  ['the restaurant used last', { ...nowhere, last: 'corner' }, 'corner'],
  ['the first restaurant of their own', nowhere, 'bella'],
  ['the first of their own when the last one is gone', { ...nowhere, last: 'sold' }, 'bella'],
])('the owner’s links lead to %s', (_which, at, slug) => {
  expect(currentDesk(desks, at)?.slug).toBe(slug);
});

it('someone who only helps gets the first restaurant, and someone without any gets none', () => {
  expect(currentDesk([ahead], nowhere)?.slug).toBe('ahead');
  expect(currentDesk([], nowhere)).toBeUndefined();
});

it.each([
  ['an owner', [bella], bella, ['today', 'website', 'menu', 'orders', 'plan']],
  ['someone without a restaurant', [], undefined, ['today', 'website', 'menu', 'orders', 'plan']],
  ['a manager', [desk('m', 'MANAGER')], desk('m', 'MANAGER'), ['today', 'website', 'menu', 'orders']],
  ['an owner in another’s kitchen', desks, ahead, ['today', 'orders', 'plan']],
])('%s has the links they can use', (_who, all, current, places) => {
  expect(ownerPlaces(all, current)).toEqual(places);
});

it.each([
  ['/dashboard', undefined, 'today'],
  ['/plan', undefined, 'plan'],
  ['/editor/abc', undefined, 'website'],
  ['/editor/abc', 'settings', 'website'],
  ['/editor/abc', 'products', 'menu'],
  ['/orders', undefined, 'orders'],
  ['/orders/reports', undefined, 'orders'],
  ['/account', undefined, undefined],
  ['/my-restaurants', undefined, undefined],
])('%s with the tab %j belongs to %j', (path, tab, place) => {
  expect(placeOf(path, tab)).toBe(place);
});
