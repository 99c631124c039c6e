import {
  FIELD_DEFAULTS,
  FIELD_NAMES,
  fieldRow,
  type FieldRow,
  mapFields,
  PRODUCT_FIELDS,
  type ProductFields,
} from '@forkfront/common/productFields.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, siteId } from '../../../test/ownerMenu.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(async () => void (site = await makeSite(app)));
afterAll(() => app.close());

/** A value that is not the default. */
function otherThanDefault(row: FieldRow): unknown {
  if (row.kind === 'flag') return !row.default;
  if (row.kind === 'choices') return [...row.choices];
  return row.kind === 'choice' ? row.choices.find((choice) => choice !== row.default) : row.most;
}

const OTHER = mapFields<ProductFields>(
  (name) => otherThanDefault(fieldRow(name)) as ProductFields[typeof name],
);

interface Menu {
  menuCsv: string;
  siteVersion: number;
}

async function own(): Promise<Menu> {
  const query = 'query ($id: ID!) { node(id: $id) { ... on Restaurant { menuCsv siteVersion } } }';
  const { data } = await app.graphql<{ node: Menu }>(query, { id: siteId(site) }, site.owner?.token);
  return data.node;
}

/** The first dish, as diners see it. */
async function dinersSee(): Promise<ProductFields | undefined> {
  const { data } = await app.graphql<{ storefront: { sections: { items: ProductFields[] }[] } }>(
    `query ($slug: String!) { storefront(slug: $slug) { sections { items { ${FIELD_NAMES.join(' ')} } } } }`,
    { slug: site.slug },
  );
  return data.storefront.sections[0]?.items[0];
}

const send = (mutation: string, input: object) => {
  const name = mutation.replace(/^./, (letter) => letter.toUpperCase());
  return app.graphql(
    `mutation ($input: ${name}Input!) { ${mutation}(input: $input) { __typename } }`,
    { input: { restaurantId: siteId(site), ...input } },
    site.owner?.token,
  );
};

it('each plain field goes from the form to the diners, into the file and back, and an undo restores it', async () => {
  const { globalId: id } = site.product('Margherita');
  const { product } = await changeMenu(app, site, 'updateProduct', { id, ...OTHER });
  expect(product).toMatchObject(OTHER);
  expect(await dinersSee()).toEqual(OTHER);

  const { menuCsv, siteVersion } = await own();
  const [headings = '', ...lines] = menuCsv.split('\r\n');
  for (const {
    headings: [heading],
  } of Object.values(PRODUCT_FIELDS))
    expect(headings.split(',')).toContain(heading);
  await send('importMenu', { text: menuCsv, siteVersion });
  expect(await dinersSee()).toEqual(OTHER);

  const withoutFields = lines.map((line) =>
    line.includes('Margherita') ? `Product,Pizza,Margherita,,8.50` : '',
  );
  const text = [headings, ...withoutFields].join('\n');
  await send('importMenu', { text, siteVersion: (await own()).siteVersion });
  expect(await dinersSee()).toEqual(FIELD_DEFAULTS);
  await send('undoMenuImport', {});
  expect(await dinersSee()).toEqual(OTHER);
});

it('null empties a field that may be null, and leaves the others as they are', async () => {
  const { globalId: id } = site.product('Margherita');
  await changeMenu(app, site, 'updateProduct', { id, ...OTHER });
  const nulls = Object.fromEntries(FIELD_NAMES.map((name) => [name, null]));
  const { product } = await changeMenu(app, site, 'updateProduct', { id, ...nulls });
  expect(product).toMatchObject({ ...OTHER, calories: null });
});
