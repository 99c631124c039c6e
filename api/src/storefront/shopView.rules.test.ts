import { describe, expect, it } from 'vitest';
import { product, section } from '@forkfront/common/test/menuParts.ts';
import { toGlobalId } from '../graphql/globalId.ts';
import { categoryPath } from '@forkfront/common/menuCode.ts';
import { backOf, categoryPageOf, frontOf, searchPageOf } from './shopView.rules.ts';

const many = (count: number, name: string) =>
  section(
    Array.from({ length: count }, (_, at) => product(`${name} ${at}`)),
    { name },
  );
const globalIds = (items: readonly { id: string }[]) => items.map(({ id }) => toGlobalId('Product', id));

describe('the front page of a shop', () => {
  it('shows four products of each of the first 14 categories, and names all with products', () => {
    const sections = [...Array.from({ length: 16 }, (_, at) => many(6, `Shelf ${at}`)), many(0, 'Empty')];
    const { shelves, categories } = frontOf({ sections });
    expect(shelves.map(({ items, count }) => [items.length, count])).toEqual(
      Array.from({ length: 14 }, () => [4, 6]),
    );
    expect(categories.map(({ name }) => name)).toEqual(sections.slice(0, 16).map(({ name }) => name));
  });

  it('popular products come first, and sold out ones last', () => {
    const [plain, gone, liked] = [
      product('Plain'),
      product('Gone', { isAvailable: false }),
      product('Liked', { isPopular: true }),
    ];
    expect(frontOf({ sections: [section([gone, plain, liked])] }).shelves[0]?.items).toEqual(
      globalIds([liked, plain, gone]),
    );
  });
});

describe('the pages of a category', () => {
  const fruit = many(50, 'Fruit');
  const pageOf = (page: number) => categoryPageOf({ sections: [fruit] }, fruit, page);
  const path = categoryPath(fruit);

  it.each([
    [1, 0, 24, { previous: null, next: `${path}?page=2` }],
    [2, 24, 48, { previous: path, next: `${path}?page=3` }],
    [3, 48, 50, { previous: `${path}?page=2`, next: null }],
  ])('page %i has the products from %i to %i', (page, from, to, links) => {
    const shown = pageOf(page);
    expect(shown?.shelves[0]?.items).toEqual(globalIds(fruit.items.slice(from, to)));
    expect(shown?.pages).toEqual({ ...links, page, of: 3 });
  });

  it.each([0, 4, 1.5, -1, Number.NaN])('there is no page %s', (page) => {
    expect(pageOf(page)).toBeNull();
  });
});

it('a search leaves out products that are not published', () => {
  const tea = product('Tea');
  const { shelves } = searchPageOf({ sections: [section([tea])] }, 'tea', [product('Gone').id, tea.id], {
    after: null,
    next: null,
  });
  expect(shelves[0]?.items).toEqual(globalIds([tea]));
});

describe('the page to which a form returns', () => {
  it.each(['/', '/search?q=earl+grey', '/categories/Zk3xT0aB-fruit', '/categories/Zk3xT0aB-fruit?page=2'])(
    'may be %s',
    (path) => expect(backOf(path)).toBe(path),
  );

  it.each([
    '',
    '//evil.example',
    '/\\evil',
    'https://evil.example/search',
    '/basket',
    '/search/../order',
    '/search?q=<',
  ])('is never %j', (path) => expect(backOf(path)).toBeNull());
});
