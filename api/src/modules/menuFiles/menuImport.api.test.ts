import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, seenMenu, siteId } from '../../../test/ownerMenu.ts';
import { runJob } from '../../../test/runJob.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const LONG = { tags: ['@long'] };

const DAY = 24 * 60 * 60 * 1000;

let app: TestApp;
let site: MadeSite;
let now: Date;
beforeAll(async () => void (app = await startTestApp({ worker: true, replace: { clock: () => now } })));
beforeEach(async () => {
  now = new Date();
  site = await makeSite(app);
});
afterAll(() => app.close());

interface Row {
  kind: string;
  subject: string;
  sectionName: string | null;
  name: string;
  details: string[];
}
interface Outcome {
  __typename: string;
  review: {
    siteVersion: number;
    rows: Row[];
    problems: { line: number; message: string; isBlocking: boolean }[];
    lines: { id: string }[];
  };
  restaurant: { siteVersion: number };
}

const PAYLOADS = {
  reviewMenuImport: `review { siteVersion additions changes removals
    rows { kind subject sectionName name details } problems { line message isBlocking }
    lines { id text section kind proposal { name price sizes { name price } } } others sections }`,
  importMenu: 'restaurant { siteVersion }',
  undoMenuImport: 'restaurant { siteVersion }',
  restoreMenuVersion: 'restaurant { siteVersion }',
};

/** Mutations that can refuse a field. */
const WITH_FIELDS = new Set(['importMenu', 'reviewMenuImport']);

async function send(mutation: keyof typeof PAYLOADS, input: object, as = site): Promise<Outcome> {
  const name = mutation.replace(/^./, (letter) => letter.toUpperCase());
  const { data, errors } = await app.graphql<{ outcome: Outcome } | null>(
    `mutation ($input: ${name}Input!) { outcome: ${mutation}(input: $input) { __typename
      ... on ${name}Payload { ${PAYLOADS[mutation]} } ... on UserError { message }
      ${WITH_FIELDS.has(mutation) ? '... on ValidationError { fields { path message } }' : ''} } }`,
    { input: { restaurantId: siteId(site), ...input } },
    as.owner?.token,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.outcome;
}

interface Own {
  siteVersion: number;
  menuCsv: string;
  menuVersions: { version: number; cause: string; productCount: number }[];
  importUndo: { importedAt: string; until: string; changesSince: Row[] } | null;
}

async function own(args = ''): Promise<Own> {
  const query = `query ($id: ID!) { node(id: $id) { ... on Restaurant { siteVersion menuCsv
    menuVersions${args} { version cause productCount }
    importUndo { importedAt until changesSince { kind subject sectionName name details } } } } }`;
  const { data } = await app.graphql<{ node: Own }>(query, { id: siteId(site) }, site.owner?.token);
  return data.node;
}

/** Reviews a file that is the whole menu and imports it. */
async function importFile(text: string): Promise<Outcome> {
  const { review } = await send('reviewMenuImport', { text, isWholeMenu: true });
  return send('importMenu', { text, isWholeMenu: true, siteVersion: review.siteVersion });
}

const FILE =
  'Section,Name,Description,Price\nPizza,Margherita,"Tomato, mozzarella, basil",9\nPizza,Bianca,Ricotta,10';
const changed = (detail: string): Row => ({
  kind: 'CHANGED',
  subject: 'PRODUCT',
  sectionName: 'Pizza',
  name: 'Margherita',
  details: [detail],
});
const BEFORE = ['Pizza: Margherita, Diavola', 'Puddings: Tiramisù, Panna cotta'];
const AFTER = ['Pizza: Margherita, Bianca'];

describe('importMenu', () => {
  it('a file is reviewed, published and undone', async () => {
    const { review } = await send('reviewMenuImport', { text: FILE, isWholeMenu: true });
    expect(review).toMatchObject({ additions: 1, changes: 1, removals: 4, problems: [] });
    expect(review.rows.slice(0, 2)).toEqual([
      changed('Price £8.50 → £9.00'),
      {
        kind: 'ADDED',
        subject: 'PRODUCT',
        sectionName: 'Pizza',
        name: 'Bianca',
        details: ['Price £10.00', 'Description Ricotta'],
      },
    ]);
    expect(await seenMenu(app, site)).toEqual(BEFORE);

    const before = await own();
    expect(before.importUndo).toBeNull();
    const imported = await send('importMenu', {
      text: FILE,
      isWholeMenu: true,
      siteVersion: review.siteVersion,
    });
    expect(imported).toMatchObject({ restaurant: { siteVersion: before.siteVersion + 1 } });
    expect(await seenMenu(app, site)).toEqual(AFTER);

    const { importUndo } = await own();
    expect(importUndo?.changesSince).toEqual([]);
    expect(Date.parse(importUndo?.until ?? '') - Date.parse(importUndo?.importedAt ?? '')).toBe(7 * DAY);
    expect((await send('undoMenuImport', {})).__typename).toBe('UndoMenuImportPayload');
    expect(await seenMenu(app, site)).toEqual(BEFORE);
    expect(await own()).toMatchObject({ menuCsv: before.menuCsv, importUndo: null });
  });

  it('a file adds and changes, unless it is said to be the whole menu', async () => {
    const { review } = await send('reviewMenuImport', { text: FILE });
    expect(review).toMatchObject({ additions: 1, changes: 1, removals: 0, problems: [] });
    await send('importMenu', { text: FILE, siteVersion: review.siteVersion });
    expect(await seenMenu(app, site)).toEqual([
      'Pizza: Margherita, Diavola, Bianca',
      'Puddings: Tiramisù, Panna cotta',
    ]);
  });

  it('what a file adds can be too much for the menu', LONG, async () => {
    const rows = Array.from({ length: 497 }, (_, at) => `Menu,Dish ${at},8`);
    const { review } = await send('reviewMenuImport', { text: ['Section,Name,Price', ...rows].join('\n') });
    expect(review.problems).toEqual([
      { line: 498, message: 'There can be at most 500 products.', isBlocking: true },
    ]);
  });

  it('an exported menu that is imported again changes nothing', async () => {
    const { menuCsv } = await own();
    const { review } = await send('reviewMenuImport', { text: menuCsv, isWholeMenu: true });
    expect(review).toMatchObject({ rows: [], problems: [] });
  });

  it('the undo names the changes since the import, and takes them back too', async () => {
    await importFile(FILE);
    await changeMenu(app, site, 'updateProduct', { id: site.product('Margherita').globalId, price: 1234 });
    expect((await own()).importUndo?.changesSince).toEqual([changed('Price £9.00 → £12.34')]);
    await send('undoMenuImport', {});
    expect(await seenMenu(app, site)).toEqual(BEFORE);
  });

  it('an import can be undone for seven days, and once', LONG, async () => {
    await importFile(FILE);
    now = new Date(now.getTime() + 7 * DAY + 60_000);
    expect((await own()).importUndo).toBeNull();
    const late = { __typename: 'ConflictError', message: 'There is no import to undo any more.' };
    expect(await send('undoMenuImport', {})).toEqual(late);
    now = new Date();
    await send('undoMenuImport', {});
    expect(await send('undoMenuImport', {})).toEqual(late);
  });

  it('an import after another change of the menu is a conflict, and writes nothing', async () => {
    const { review } = await send('reviewMenuImport', { text: FILE, isWholeMenu: true });
    await changeMenu(app, site, 'updateProduct', { id: site.product('Diavola').globalId, price: 1 });
    expect(
      await send('importMenu', { text: FILE, isWholeMenu: true, siteVersion: review.siteVersion }),
    ).toEqual({
      __typename: 'ConflictError',
      message: 'The menu has changed since this review. Please review the file again.',
    });
    expect(await seenMenu(app, site)).toEqual(BEFORE);
  });

  it('a file with problems is refused with its lines, and nothing is written', async () => {
    const text = `${FILE.replace('Price', 'Price,Diet')}\nPizza,Quattro,Cheese,9,tasty\nPizza,,Cheese,9,`;
    const { review } = await send('reviewMenuImport', { text, isWholeMenu: true });
    expect(review.problems).toEqual([
      { line: 4, message: 'Diet: “tasty” is not understood.', isBlocking: true },
      { line: 5, message: 'The name is missing.', isBlocking: true },
    ]);
    expect(await send('importMenu', { text, isWholeMenu: true, siteVersion: review.siteVersion })).toEqual({
      __typename: 'ValidationError',
      message: 'Please correct the lines with problems first.',
      fields: [
        { path: 'text', message: 'Line 4: Diet: “tasty” is not understood.' },
        { path: 'text', message: 'Line 5: The name is missing.' },
      ],
    });
    expect((await own()).siteVersion).toBe(review.siteVersion);
  });

  it('a text that is not a menu changes nothing, and never replaces one', async () => {
    const text = 'Dear owner,\nlobster again';
    const { review } = await send('reviewMenuImport', { text });
    expect(review).toMatchObject({
      rows: [],
      lines: [{ text: 'Dear owner,' }, { text: 'lobster again' }],
    });
    const lines = review.lines.map(({ id }) => ({ id, dish: null }));
    const { siteVersion } = review;
    expect((await send('importMenu', { text, lines, siteVersion })).__typename).toBe('ImportMenuPayload');
    const imported = await send('importMenu', { text, lines, siteVersion, isWholeMenu: true });
    expect(imported.__typename).toBe('ValidationError');
    expect(await seenMenu(app, site)).toEqual(BEFORE);
  });

  it('lines that are not clear are asked about before anything is imported, and become what the owner says', async () => {
    const text =
      'Pizza\nBianca 10\nLobster pizza market price\nFree delivery over £25\n12 High Street, Bath BA1 1AA';
    const { review } = await send('reviewMenuImport', { text });
    expect(review).toMatchObject({
      additions: 1,
      lines: [
        {
          text: 'Lobster pizza market price',
          section: 'Pizza',
          kind: 'DISH',
          proposal: { name: 'Lobster pizza' },
        },
        { text: 'Free delivery over £25', kind: 'OFFER', proposal: null },
      ],
      others: ['12 High Street, Bath BA1 1AA'],
      sections: ['Pizza', 'Puddings'],
    });
    const { siteVersion } = review;
    expect(await send('importMenu', { text, siteVersion })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ message: 'Line 1: 2 lines must be checked first.' }],
    });
    const [lobster, offer] = review.lines.map(({ id }) => id);
    const dish = { name: 'Lobster pizza', price: 2_400, section: 'pizza', dietaryTags: ['VEGAN'] };
    const lines = [
      { id: lobster, dish },
      { id: offer, dish: null },
    ];
    const answered = await send('reviewMenuImport', { text, lines });
    expect(answered.review).toMatchObject({ lines: [], additions: 2, problems: [] });
    await send('importMenu', { text, lines, siteVersion });
    expect(await seenMenu(app, site)).toEqual([
      'Pizza: Margherita, Diavola, Bianca, Lobster pizza',
      'Puddings: Tiramisù, Panna cotta',
    ]);
  });

  it('a reviewed line that is wrong is refused at its field', async () => {
    const text = 'Pizza\nLobster pizza market price\nBianca 10';
    const { review } = await send('reviewMenuImport', { text });
    const id = review.lines[0]?.id;
    const dish = { name: ' ', price: 100_001, section: 'x'.repeat(81), sizes: [] };
    expect(await send('reviewMenuImport', { text, lines: [{ id, dish }] })).toMatchObject({
      __typename: 'ValidationError',
      fields: [
        { path: 'lines.0.dish.name', message: 'Please fill in this field.' },
        { path: 'lines.0.dish.section', message: 'Please use at most 80 characters.' },
        { path: 'lines.0.dish.price', message: 'The price must be from £0.00 to £1,000.00.' },
      ],
    });
    const many = Array.from({ length: 301 }, () => ({ id, dish: null }));
    expect(await send('reviewMenuImport', { text, lines: many })).toMatchObject({
      __typename: 'ValidationError',
    });
  });

  it('a menu of the size limit fits in a request', LONG, async () => {
    const text = 'é'.repeat(900);
    const file = [
      'Section,Name,Description,Price',
      ...Array.from({ length: 500 }, (_, at) => `Menu,Dish ${at},${text},8`),
    ].join('\n');
    expect((await importFile(file)).__typename).toBe('ImportMenuPayload');
    expect((await own()).menuVersions[0]).toMatchObject({ cause: 'IMPORT', productCount: 500 });
  });
});

describe('menu history', () => {
  it('each change of the menu is a version, other changes are none, and any version can be restored', async () => {
    const [made] = (await own()).menuVersions;
    await changeMenu(app, site, 'updateProduct', { id: site.product('Diavola').globalId, price: 1 });
    await app.graphql(
      'mutation ($id: ID!) { updateRestaurant(input: { id: $id, tagline: "New" }) { __typename } }',
      { id: siteId(site) },
      site.owner?.token,
    );
    await importFile(FILE);
    const causes = async () =>
      (await own()).menuVersions.map(({ cause, productCount }) => [cause, productCount]);
    expect(await causes()).toEqual([
      ['IMPORT', 2],
      ['EDIT', 4],
      ['EDIT', 4],
    ]);
    expect((await own(`(first: 1, before: ${(made?.version ?? 0) + 1})`)).menuVersions).toEqual([made]);
    const restored = await send('restoreMenuVersion', { version: made?.version });
    expect(restored.__typename).toBe('RestoreMenuVersionPayload');
    expect(await seenMenu(app, site)).toEqual(BEFORE);
    expect((await causes())[0]).toEqual(['RESTORE', 4]);
    expect(await send('restoreMenuVersion', { version: 999 })).toEqual({
      __typename: 'NotFoundError',
      message: 'This version is no longer kept. Please reload the page.',
    });
  });

  it.each([-1, 0, 101, 1_000])('a list of %i versions is refused', async (first) => {
    const { errors } = await app.graphql(
      'query ($id: ID!, $first: Int!) { node(id: $id) { ... on Restaurant { menuVersions(first: $first) { id } } } }',
      { id: siteId(site), first },
      site.owner?.token,
    );
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  it('a version is removed 30 days after the next one, and the newest stays', LONG, async () => {
    await importFile(FILE);
    await changeMenu(app, site, 'updateProduct', { id: site.product('Margherita').globalId, price: 1 });
    const { pool } = app.container.infrastructure.database;
    await pool.query(
      `update menu_versions set created_at = now() - interval '1 day' * case cause when 'IMPORT' then 31 else 40 end
       where restaurant_id = $1 and version < (select max(version) from menu_versions where restaurant_id = $1)`,
      [site.restaurantId],
    );
    await runJob(app, 'sweepMenuVersions', {});
    expect((await own()).menuVersions.map(({ cause }) => cause)).toEqual(['EDIT', 'IMPORT']);
    now = new Date(now.getTime() + 100 * DAY);
    await runJob(app, 'sweepMenuVersions', {});
    // The session does not last that long.
    now = new Date();
    expect((await own()).menuVersions.map(({ cause }) => cause)).toEqual(['EDIT']);
  });

  it('a picture of a kept version is not removed with the unused pictures', LONG, async () => {
    const { pool } = app.container.infrastructure.database;
    const key = `public/products/${site.restaurantId}.webp`;
    await pool.query(
      `insert into uploads (object_key, caller, context, resource_id, restaurant_id, content_type, size_bytes,
         public_key, confirmed_at, unused_since, sweep_at, created_at)
       values ($1, $2, 'new_product', $3::text, $3::uuid, 'image/png', 1, $4, now(), now() - interval '9 days', now(), now())`,
      [`uploads/${site.restaurantId}`, `user:${site.owner?.id}`, site.restaurantId, key],
    );
    const discarded = async () => {
      await pool.query("update uploads set sweep_at = now() - interval '1 day' where public_key = $1", [key]);
      await runJob(app, 'sweepUploads', {});
      const { rows } = await pool.query(
        'select 1 from uploads where public_key = $1 and discarded_at is null',
        [key],
      );
      return rows.length === 0;
    };
    const set = (image: string | null) =>
      pool.query('update products set image_key = $1 where id = $2', [image, site.product('Diavola').id]);
    await set(key);
    await changeMenu(app, site, 'updateProduct', { id: site.product('Diavola').globalId, price: 2 });
    await set(null);
    await changeMenu(app, site, 'updateProduct', { id: site.product('Diavola').globalId, price: 3 });
    expect(await discarded()).toBe(false);
    await pool.query('delete from menu_versions where restaurant_id = $1', [site.restaurantId]);
    now = new Date(now.getTime() + 3 * DAY);
    await discarded();
    now = new Date(now.getTime() + 3 * DAY);
    expect(await discarded()).toBe(true);
  });
});

it('a query can ask for few whole menus', async () => {
  const query = '{ viewer { restaurants(first: 10) { edges { node { menuCsv } } } } }';
  const { errors } = await app.graphql(query, {}, site.owner?.token);
  expect(errors?.[0]?.message).toMatch(/^The query costs/);
});

describe('access', () => {
  const INPUTS = [
    ['reviewMenuImport', { text: FILE }],
    ['importMenu', { text: FILE, siteVersion: 1 }],
    ['undoMenuImport', {}],
    ['restoreMenuVersion', { version: 1 }],
  ] as const;

  it.each(INPUTS)('%s of another owner’s menu is not found', async (mutation, input) => {
    const message = 'We couldn’t find this website in your account.';
    const other = await makeSite(app);
    expect(await send(mutation, input, other)).toEqual({ __typename: 'NotFoundError', message });
    expect(await seenMenu(app, site)).toEqual(BEFORE);
  });

  it.each(INPUTS)('%s needs a session', async (mutation, input) => {
    await expect(send(mutation, input, { ...site, owner: null })).rejects.toThrow('UNAUTHENTICATED');
    expect(await seenMenu(app, site)).toEqual(BEFORE);
  });
});
