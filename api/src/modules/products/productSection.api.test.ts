import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, sectionId, sectionsOf, seenMenu, siteId } from '../../../test/ownerMenu.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { SiteService } from '../sites/site.service.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(async () => {
  site = await makeSite(app, {
    items: ['Starters', 'Mains', 'Drinks'].map((section) => ({ name: `${section} 1`, price: 100, section })),
  });
});
afterAll(() => app.close());

const create = (name: string) =>
  changeMenu(app, site, 'createProductSection', { restaurantId: siteId(site), name });
const move = async (name: string, after: string | null) =>
  changeMenu(app, site, 'moveProductSection', {
    id: await sectionId(app, site, name),
    afterId: after && (await sectionId(app, site, after)),
  });
const names = async () => (await sectionsOf(app, site)).map(({ name }) => name);
const versionSeen = async () => (await app.container.get(SiteService).find(site.slug))?.version;

describe('createProductSection', () => {
  it('a new section is the last one, and diners see it with its first product', async () => {
    const { section, restaurant } = await create('  Puddings\n');
    expect(section).toMatchObject({ name: 'Puddings', productCount: 0 });
    expect(restaurant.sections.map(({ name }) => name)).toEqual(['Starters', 'Mains', 'Drinks', 'Puddings']);
    expect(restaurant.siteVersion).toBe(await versionSeen());
    const tart = {
      restaurantId: siteId(site),
      sectionId: section.id,
      name: 'Tart',
      description: 'x',
      price: 1,
    };
    await changeMenu(app, site, 'createProduct', tart);
    expect((await seenMenu(app, site)).at(-1)).toBe('Puddings: Tart');
  });

  it.each([
    [' ', 'Please give the section a name.'],
    ['x'.repeat(81), 'Please use at most 80 characters.'],
  ])('a section with the name %j is refused', async (name, message) => {
    expect(await create(name)).toMatchObject({
      __typename: 'ValidationError',
      message,
      fields: [{ path: 'name', message }],
    });
  });

  it('a menu has at most 50 sections, also after 60 parallel requests', { tags: ['@long'] }, async () => {
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, index) => create(`Heading ${index}`)));
    const refused = outcomes.filter(({ __typename }) => __typename === 'ConflictError');
    expect(refused).toHaveLength(13);
    expect(refused[0]?.message).toBe('Menus can have up to 50 sections. Please delete one to add another.');
    const sections = await sectionsOf(app, site);
    expect(sections).toHaveLength(50);
    expect(new Set(sections.map(({ position }) => position)).size).toBe(50);
  });
});

describe('renameProductSection', () => {
  it('diners see a renamed section in the next read', async () => {
    await seenMenu(app, site);
    const id = await sectionId(app, site, 'Mains');
    const { section, restaurant } = await changeMenu(app, site, 'renameProductSection', {
      id,
      name: ' Big\tplates ',
    });
    expect(section).toMatchObject({ id, name: 'Big plates', productCount: 1 });
    expect(restaurant.siteVersion).toBe(await versionSeen());
    expect((await seenMenu(app, site))[1]).toBe('Big plates: Mains 1');
  });

  it('a section cannot lose its name', async () => {
    const id = await sectionId(app, site, 'Mains');
    const message = 'Please give the section a name.';
    expect(await changeMenu(app, site, 'renameProductSection', { id, name: '' })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'name', message }],
    });
  });
});

describe('moveProductSection', () => {
  it.each([
    ['Drinks', null, ['Drinks', 'Starters', 'Mains']],
    ['Starters', 'Mains', ['Mains', 'Starters', 'Drinks']],
    ['Starters', 'Drinks', ['Mains', 'Drinks', 'Starters']],
    ['Mains', 'Starters', ['Starters', 'Mains', 'Drinks']],
  ])('the section %s moves behind %s with its products', async (name, after, order) => {
    await seenMenu(app, site);
    const { restaurant } = await move(name, after);
    expect(restaurant.sections.map((section) => section.name)).toEqual(order);
    expect(restaurant.siteVersion).toBe(await versionSeen());
    expect(await seenMenu(app, site)).toEqual(order.map((section) => `${section}: ${section} 1`));
  });

  it('a move behind a section of another menu is refused', async () => {
    const elsewhere = await sectionId(app, await makeSite(app), 'Pizza');
    const input = { id: await sectionId(app, site, 'Mains'), afterId: elsewhere };
    expect(await changeMenu(app, site, 'moveProductSection', input)).toMatchObject({
      __typename: 'NotFoundError',
      message: 'The menu has changed in the meantime. Please reload the page and try again.',
    });
  });

  it('50 parallel moves of sections keep different positions', { tags: ['@long'] }, async () => {
    const order = await names();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        move(order[index % 3] ?? '', index % 2 ? null : (order[(index + 1) % 3] ?? '')),
      ),
    );
    const sections = await sectionsOf(app, site);
    expect(sections.map(({ name }) => name).toSorted()).toEqual(order.toSorted());
    expect(new Set(sections.map(({ position }) => position)).size).toBe(3);
  });
});

describe('deleteProductSection', () => {
  it('a section with products cannot be deleted', async () => {
    const id = await sectionId(app, site, 'Mains');
    expect(await changeMenu(app, site, 'deleteProductSection', { id })).toMatchObject({
      __typename: 'ConflictError',
      message: 'This section still has products. Please move or delete them first.',
    });
    await changeMenu(app, site, 'deleteProduct', { id: site.product('Mains 1').globalId });
    const { restaurant } = await changeMenu(app, site, 'deleteProductSection', { id });
    expect(restaurant.sections.map(({ name }) => name)).toEqual(['Starters', 'Drinks']);
    expect(restaurant.siteVersion).toBe(await versionSeen());
    expect(await changeMenu(app, site, 'deleteProductSection', { id })).toMatchObject({
      __typename: 'NotFoundError',
      message: 'This section no longer exists. Please reload the page.',
    });
  });

  it('deleting a section never removes a product that is added in parallel', async () => {
    const { section } = await create('Specials');
    const dish = { restaurantId: siteId(site), sectionId: section.id, name: 'D', description: 'x', price: 1 };
    const [created, deleted] = await Promise.all([
      changeMenu(app, site, 'createProduct', dish),
      changeMenu(app, site, 'deleteProductSection', { id: section.id }),
    ]);
    expect([created.__typename, deleted.__typename]).toSatisfy(
      ([first, second]) =>
        (first === 'CreateProductPayload' && second === 'ConflictError') ||
        (first === 'NotFoundError' && second === 'DeleteProductSectionPayload'),
    );
  });
});
