import { describe, expect, it } from 'vitest';
import { onlyShop, productCursorOf, productPlaceAt, searchWords } from './shop.rules.ts';

const shop = (slug: string, isDemo = false) => ({ id: slug, slug, name: slug, isDemo });

describe('the shop that a call means which names none', () => {
  it.each([
    ['no shop', [], 'none'],
    ['the only shop', [shop('a')], shop('a')],
    ['the demo shop while it is the only one', [shop('d', true)], shop('d', true)],
    ['the real shop beside the demo shop', [shop('a'), shop('d', true)], shop('a')],
    ['none of two shops', [shop('a'), shop('b')], 'several'],
  ])('%s', (_what, shops, expected) => expect(onlyShop(shops)).toEqual(expected));
});

describe('the words of a search', () => {
  it.each([
    ['Whole MILK', { similar: ['whole', 'milk'], part: [] }],
    ['AA batteries, AA', { similar: ['batteries'], part: ['aa'] }],
    ['crème fraîche', { similar: ['crème', 'fraîche'], part: [] }],
    ['a b c d e f g h i j', { similar: [], part: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] }],
    ["%_' \\", null],
  ])('%s', (text, words) => expect(searchWords(text)).toEqual(words));
});

describe('cursors', () => {
  const place = { rank: -1500, name: 'Crème fraîche', id: '019a0000-0000-7000-8000-000000000000' };
  const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('a cursor is read as it was written', () =>
    expect(productPlaceAt(productCursorOf(place))).toEqual(place));

  it.each([
    ['no JSON', 'x'],
    ['no list', text({})],
    ['a rank that is no number', text(['1', place.name, place.id])],
    ['a rank out of range', text([1e12, place.name, place.id])],
    ['a name that is no text', text([0, 1, place.id])],
    ['a name with NUL', text([0, 'a\0', place.id])],
    ['an id that is no uuid', text([0, place.name, "x' or 1"])],
    ['a very long text', text([0, place.name, place.id]).padEnd(1_001, 'A')],
  ])('%s is no cursor', (_what, cursor) => expect(productPlaceAt(cursor)).toBeNull());
});
