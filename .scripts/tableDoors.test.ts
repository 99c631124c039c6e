import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './lib/root.mjs';
import { doorProblems, ownersOf, useOf, type Exception, type Source } from './lib/tableDoors.mjs';

const FUNCTION =
  'calls a function of PostgreSQL or of the job queue in the caller’s transaction; uses no table';
const ACCOUNT =
  'export and removal of an account find rows by the owner of the restaurant, in one statement each';
const PLAN_NAME = 'the account export names the plan; one statement for each part of it';

const PAYER =
  'account export and refund mail name the plan, the site and the payer in one statement; a payer is locked while billing changes';
const NOTICES = 'notices are found, stored and queued in one statement, so that no owner is mailed twice';
const PICTURES =
  'whether a picture is used is asked in the statement that marks it: between two statements it could come into use';
const HOT_ORDER = 'placing an order: measured by npm run bench, one statement for all tables';
const TO_QUEUE =
  'the jobs of orders are queued in the statement that takes them from the outbox, with the library’s types';
const WHOLE_MENU =
  'all tables of a menu are written in the same way; the compiler checks their columns (menuRows.rules.ts)';
const PUBLISH = 'the published document is made of all that diners see, in one statement';

const NEW_VERSION =
  'a publication tells which prices it has changed from the version of the menu that it has just kept';

/** Exceptions sorted by path, one file a line. An unused exception fails the test. */
// prettier-ignore
const EXCEPTIONS: Record<string, Exception> = {
  'gateways/events/events.gateway.ts': { sql: true, why: FUNCTION },
  'gateways/jobs/jobs.gateway.ts': { sql: true, why: FUNCTION },
  'modules/billing/billing.repository.ts': { tables: ['restaurants', 'services', 'users'], why: PAYER },
  'modules/contact/contact.repository.ts': { tables: ['services'], why: PLAN_NAME },
  'modules/onboarding/conversation.repository.ts': { tables: ['restaurants'], why: ACCOUNT },
  'modules/orders/orderOutbox.repository.ts': { raw: 1, why: TO_QUEUE },
  'modules/orders/placeOrder.repository.ts': { tables: ['promotion_uses', 'promotions', 'published_sites', 'restaurants', 'stock_items', 'stock_reservations'], raw: 2, why: HOT_ORDER },
  'modules/orders/placeOrderReads.repository.ts': { tables: ['restaurants'], why: HOT_ORDER },
  'modules/products/menuContent.repository.ts': { raw: 1, why: WHOLE_MENU },
  'modules/siteLife/siteNotice.repository.ts': { tables: ['order_counters', 'restaurants', 'users'], why: NOTICES },
  'modules/sites/orderLimit.repository.ts': { tables: ['order_counters', 'restaurants', 'services'], why: PUBLISH },
  'modules/sites/priceChange.repository.ts': { tables: ['menu_versions'], why: NEW_VERSION },
  'modules/sites/publishSite.repository.ts': { tables: ['grocery_shops', 'menu_versions', 'promotions', 'restaurants'], why: PUBLISH },
  'modules/sites/publishedMenu.repository.ts': { tables: ['menu_options', 'menu_sections', 'option_group_uses', 'option_groups', 'product_sizes', 'products'], why: PUBLISH },
  'modules/uploadSweep/uploadSweep.repository.ts': { tables: ['approvals', 'conversations', 'menu_sections', 'menu_versions', 'products', 'redesign_moves', 'redesigns', 'restaurants', 'uploads'], why: PICTURES },
  'modules/uploads/upload.repository.ts': { tables: ['conversations', 'menu_sections', 'products', 'restaurants'], why: PICTURES },
};

/** A small api: two modules with a table each. */
const ENTITIES: Source[] = [
  { path: 'modules/orders/order.entity.ts', text: "defineEntity({ tableName: 'orders' })" },
  { path: 'modules/restaurants/restaurant.entity.ts', text: "defineEntity({ tableName: 'restaurants' })" },
];
const KNOWN = new Set(['orders', 'restaurants']);

const problemsOf = (path: string, text: string, exceptions: Record<string, Exception> = {}) =>
  doorProblems([...ENTITIES, { path, text }], exceptions);

test('every table is used by its module only, and SQL is in repositories', () => {
  const root = inProject('api/src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));
  expect(ownersOf(sources).get('users')).toBe('accounts');
  expect(doorProblems(sources, EXCEPTIONS)).toEqual([]);
});

test('the exceptions are sorted by path', () => {
  const paths = Object.keys(EXCEPTIONS);
  expect(paths).toEqual(paths.toSorted());
});

test('the owner of a table is the module with its entity', () =>
  expect([...ownersOf(ENTITIES)]).toEqual([
    ['orders', 'orders'],
    ['restaurants', 'restaurants'],
  ]));

test.each([
  ['select', "em.execute('select id from orders where id = ?')"],
  ['join', 'em.execute(`select 1 from services s join orders o on o.id = s.id`)'],
  ['list of tables', "em.execute('select 1 from services s, orders as o where s.id = o.id')"],
  ['insert', "em.execute('insert into orders (id) values (?)')"],
  ['update', "em.execute('update orders set state = ? where id = ?')"],
  ['update with an alias', "em.execute('update orders o set state = ? where id = ?')"],
  ['delete', 'em.execute(\'delete from public."orders" where id = ?\')'],
  ['common table expression', 'em.execute(`\n  with gone as (delete from orders returning id) select 1`)'],
  ['statement with values put in', 'em.execute(`select ${columns} from orders where ${condition}`)'],
  ['part of a statement', "const EXISTS = 'exists (select from orders where id = ?)'"],
  ['condition', 'const OF_OWNER = `in (select id from orders)`'],
  ['statement in capitals', "em.execute('SELECT id FROM orders')"],
  ['selectFrom', "db.selectFrom('orders').select('id')"],
  ['selectFrom with an alias', "db.selectFrom('orders as o').select('o.id')"],
  ['selectFrom with a list', "db.selectFrom(['services', 'orders as o']).select('o.id')"],
  [
    'selectFrom taken from the builder',
    "query.where(({ exists, selectFrom }) => exists(selectFrom('orders')))",
  ],
  ['innerJoin', "query.innerJoin('orders', 'orders.id', 'x.id')"],
  ['leftJoin', "query.leftJoin('orders as o', (join) => join.onTrue())"],
  ['insertInto', "db.insertInto('orders').values({})"],
  ['updateTable', "db.updateTable('orders').set({})"],
  ['deleteFrom', "db.deleteFrom('orders').using('services')"],
  ['using', "db.deleteFrom('services').using('orders as o')"],
  ['mergeInto', "db.mergeInto('orders')"],
  ['sql tag', 'sql`select 1 from orders`.execute(db)'],
])('a table is found in %s', (_, code) => expect(useOf(code, KNOWN).tables).toEqual(['orders']));

test.each([
  ['a sentence', "const text = 'Removes it from orders that are open.'"],
  ['a sentence that begins with a word of SQL', "const text = 'Select a table from orders, or delete it'"],
  ['a comment', '// select id from orders where id = 1'],
  ['a path', "import { x } from '../orders/order.rules.ts'"],
])('no table is found in %s', (_, code) =>
  expect(useOf(code, KNOWN)).toEqual({ tables: [], sql: false, raw: 0 }),
);

test('complete statements as text are counted, and parts are not', () => {
  const code = [
    "em.execute('select 1')",
    'em.execute(`\n  update orders set x = ${value}`)',
    "const PART = 'id in (select id from orders)'",
  ].join('\n');
  expect(useOf(code, KNOWN).raw).toBe(2);
});

test('a use of another module’s table is a problem', () =>
  expect(problemsOf('modules/orders/order.repository.ts', "db.selectFrom('restaurants')")).toEqual([
    'modules/orders/order.repository.ts uses restaurants, a table of restaurants: call a repository of that module',
  ]));

test('a use of the module’s own table in its repository is no problem', () =>
  expect(problemsOf('modules/orders/order.repository.ts', "em.getKysely().selectFrom('orders')")).toEqual(
    [],
  ));

test('a use of a table outside all modules is a problem', () =>
  expect(problemsOf('storefront/pages.repository.ts', "db.selectFrom('orders')")).toHaveLength(1));

test('SQL outside a repository is a problem', () =>
  expect(problemsOf('modules/orders/order.service.ts', "em.getKysely().selectFrom('orders')")).toEqual([
    'modules/orders/order.service.ts contains SQL and is not a repository',
  ]));

test('a statement as text is a problem in a repository too', () =>
  expect(problemsOf('modules/orders/order.repository.ts', "em.execute('select 1 from orders')")).toEqual([
    'modules/orders/order.repository.ts has 1 SQL statements as text; 0 are listed: use Kysely',
  ]));

test('tests, migrations and entities may use every table', () => {
  for (const path of ['modules/x/x.api.test.ts', 'db/migrations/one.ts', 'modules/x/x.entity.ts'])
    expect(problemsOf(path, "em.execute('delete from orders')")).toEqual([]);
});

test('an exception allows what it lists', () => {
  const path = 'modules/orders/order.service.ts';
  const text = "em.execute('select 1 from restaurants')";
  const exception = { tables: ['restaurants'], sql: true, raw: 1, why: 'a test' } as const;
  expect(problemsOf(path, text, { [path]: exception })).toEqual([]);
});

test('an exception that is not used is a problem', () => {
  const path = 'modules/orders/order.repository.ts';
  const exception = { tables: ['restaurants'], sql: true, raw: 1, why: 'a test' } as const;
  expect(problemsOf(path, '', { [path]: exception })).toHaveLength(3);
  expect(problemsOf('app.ts', '', { [path]: exception })).toEqual([
    `${path} has an exception and does not exist`,
  ]);
});
