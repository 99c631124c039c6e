import fc from 'fast-check';
import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveSecondFactor } from '../../test/giveSecondFactor.ts';
import { makeAccount, type MadeAccount } from '../../test/makeAccount.ts';
import { makePromotion } from '../../test/makePromotion.ts';
import { makeRedesign } from '../../test/makeRedesign.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../test/placeOrder.ts';
import { setPlan } from '../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { schemaParts } from '../composition/contributions.ts';
import { newId } from '../lib/ids.ts';
import { modules } from '../modules.ts';
import { buildGraphqlSchema } from './buildSchema.ts';
import { toGlobalId } from './globalId.ts';

const operators: string[] = [];
let app: TestApp;
let operator: MadeAccount;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ replace: { operators } });
  operator = await makeAccount(app);
  operators.push(operator.email);
  await giveSecondFactor(app, operator);
  site = await makeSite(app);
  await setPlan(app, site, 'PLATINUM');
  await placeOrder(app, orderInput(site));
  await makeRedesign(app, site);
  await makePromotion(app, site);
  await suspendAndReport();
});
afterAll(() => app.close());

/** A report of the site, and a move of an operator that the owner sees. */
async function suspendAndReport(): Promise<void> {
  await app.container.infrastructure.database.pool.query(
    `insert into site_reports (id, slug, restaurant_id, reason, text, created_at) values ($1, $2, $3, 'other', '', now())`,
    [newId(), site.slug, site.restaurantId],
  );
  const siteId = toGlobalId('OperatorSite', site.restaurantId);
  for (const move of ['suspendSite', 'restoreSite'])
    await app.graphql(
      `mutation ($input: ${move[0]?.toUpperCase()}${move.slice(1)}Input!) { ${move}(input: $input) { __typename } }`,
      { input: { siteId, reason: 'A test of cursors.' } },
      operator.token,
    );
}

/** How a query reaches the connections of a type; `page` stands for a connection and its arguments. */
const PATHS: Record<string, { open(page: string): string; of: 'owner' | 'operator' }> = {
  Query: { open: (page) => `{ ${page} }`, of: 'operator' },
  User: { open: (page) => `{ viewer { ${page} } }`, of: 'owner' },
  OrderDesk: { open: (page) => `{ viewer { desks { ${page} } } }`, of: 'owner' },
  Operator: { open: (page) => `{ operator { ${page} } }`, of: 'operator' },
  OperatorSite: {
    open: (page) =>
      `{ operator { site(id: "${toGlobalId('OperatorSite', site.restaurantId)}") { ${page} } } }`,
    of: 'operator',
  },
  Restaurant: {
    open: (page) =>
      `{ node(id: "${toGlobalId('Restaurant', site.restaurantId)}") { ... on Restaurant { ${page} } } }`,
    of: 'owner',
  },
};

/** The arguments that a connection needs besides its page. */
const NEEDED: Record<string, string> = { sites: 'search: ""', people: 'search: ""', reports: 'isOpen: true' };

/** Every field of the schema that is a connection. */
const connections = Object.values(buildGraphqlSchema(schemaParts(modules)).getTypeMap()).flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
        .map((field) => ({ type: type.name, field: field.name }))
    : [],
);

async function page(type: string, field: string, args: string) {
  const path = PATHS[type];
  if (!path) throw new Error(`No path to the connections of ${type}.`);
  const token = path.of === 'operator' ? operator.token : site.owner?.token;
  const { data, errors } = await app.graphql<unknown>(
    path.open(`${field}(${args} ${NEEDED[field] ?? ''}) { edges { cursor } pageInfo { hasNextPage } }`),
    {},
    token,
  );
  return { text: JSON.stringify(data), errors };
}

const encoded = (text: string) => Buffer.from(text).toString('base64url');

it('the connections of the schema are known', () => {
  expect(connections.map(({ type, field }) => `${type}.${field}`)).toEqual(
    expect.arrayContaining([
      'User.restaurants',
      'Restaurant.orders',
      'Restaurant.products',
      'OrderDesk.orders',
    ]),
  );
  expect(connections.length).toBeGreaterThanOrEqual(8);
});

describe.each(connections)('the cursors of $type, $field', ({ type, field }) => {
  it('a cursor of this connection is taken, and one that we did not make is refused', async () => {
    const { text, errors } = await page(type, field, 'first: 1');
    expect(errors).toBeUndefined();
    const own = /"cursor":"([^"]+)"/.exec(text ?? '')?.[1] ?? '';
    expect(own).not.toBe('');
    expect((await page(type, field, `last: 2, before: "${own}"`)).errors).toBeUndefined();
    const key = JSON.parse(Buffer.from(own, 'base64url').toString()) as unknown[];

    const values = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(...key));
    const others = fc.oneof(
      fc.constantFrom('WzFd', 'WyJ4Il0', 'W3t9XQ', 'W10', '', `${own}=`, `${own}.`, own.slice(0, -2)),
      fc.string({ maxLength: 40 }),
      fc
        .oneof(
          fc.array(values, { maxLength: 5 }),
          // Another value in one place.
          fc.tuple(fc.nat({ max: key.length - 1 }), values).map(([at, value]) => key.with(at, value)),
        )
        .filter((list) => JSON.stringify(list.map(shapeOf)) !== JSON.stringify(key.map(shapeOf)))
        .map((list) => encoded(JSON.stringify(list))),
    );
    await fc.assert(
      fc.asyncProperty(
        others.filter((cursor) => cursor !== own),
        fc.constantFrom('first: 2, after', 'last: 2, before'),
        async (cursor, args) => {
          const refused = await page(type, field, `${args}: ${JSON.stringify(cursor)}`);
          expect(refused.errors?.[0]).toMatchObject({
            message: 'The cursor is invalid.',
            extensions: { code: 'BAD_USER_INPUT' },
          });
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** What a value of a key looks like: any other of this kind may be the place of a row. */
const shapeOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[\da-f]/g, '0') : typeof value;
