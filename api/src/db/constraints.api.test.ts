import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_ROWS, ids } from '../../test/oneRowOfEachTable.ts';
import { REFUSED_VALUES } from '../../test/refusedValues.ts';
import { testDatabase } from '../../test/testDatabase.ts';
import { newId } from '../lib/ids.ts';

let client: pg.Client;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await testDatabase();
  drop = database.drop;
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(GOOD_ROWS);
});
afterAll(async () => {
  await client.end();
  await drop();
});

/** The constraint that refuses a statement; undefined when it succeeds. The statement is rolled back. */
async function refusalOf(sql: string): Promise<string | undefined> {
  await client.query('begin');
  try {
    await client.query(sql);
    return undefined;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint) return error.constraint;
    throw error;
  } finally {
    await client.query('rollback');
  }
}

/** Checks that compare two columns. */
const REFUSED_ROWS = {
  site_reports_settled_check: [
    'update site_reports set settled_at = now()',
    "update site_reports set settled_by = 'otis@example.com'",
    "update site_reports set settled_note = 'done'",
  ],
  approvals_answered_at_check: [
    'update approvals set answered_at = now()',
    "update approvals set answer = 'approved', answered_at = null",
  ],
  restaurant_members_accepted_at_check: [
    'update restaurant_members set user_id = null',
    'update restaurant_members set accepted_at = null',
  ],
  orders_delivery_address_check: [
    "update orders set fulfilment = 'DELIVERY'",
    "update orders set delivery_address = '{}'",
  ],
  option_groups_choices_check: [
    'update option_groups set min_choices = -1',
    'update option_groups set max_choices = -1',
  ],
  option_groups_order_check: ['update option_groups set min_choices = 2, max_choices = 1'],
  redesigns_brief_check: ["update redesigns set brief = ''"],
  redesigns_proposed_check: ["update redesigns set state = 'PROPOSED'"],
  redesigns_approved_check: ["update redesigns set state = 'APPROVED'"],
  redesign_moves_draft_check: ["update redesign_moves set to_state = 'PROPOSED', text = 'a', link = null"],
  redesign_moves_link_check: ["update redesign_moves set link = 'https://a.example'"],
  redesign_moves_pictures_check: [
    `update redesign_moves set pictures = '["1", "2", "3", "4", "5", "6", "7"]'`,
    `update redesign_moves set to_state = 'IN_PROGRESS', pictures = '["1"]'`,
  ],
  redesign_moves_proposal_check: ["update redesign_moves set to_state = 'PROPOSED', link = 'a'"],
  redesign_moves_changes_check: ["update redesign_moves set to_state = 'CHANGES_ASKED'"],
  promotions_amount_range_check: ["update promotions set kind = 'AMOUNT', percent = null, amount = 0"],
  promotions_days_check: ["update promotions set starts_on = '2026-12-02', ends_on = '2026-12-01'"],
  promotions_free_product_check: ["update promotions set kind = 'FREE_PRODUCT', percent = null"],
  promotions_percent_range_check: [
    'update promotions set percent = 0',
    'update promotions set percent = 101',
  ],
  stock_items_unit_check: [
    'update stock_items set unit_amount = null',
    'update stock_items set unit_measure = null',
  ],
  postcodes_place_check: ['update postcodes set latitude = null', 'update postcodes set longitude = null'],
};

describe('CHECK constraints', () => {
  it('every invalid value is refused with the name of its constraint', async () => {
    for (const [path, values] of Object.entries(REFUSED_VALUES)) {
      const [table, column] = path.split('.');
      for (const value of values) {
        // `answer` alone also breaks the rule about the time of the answer.
        const rest = path === 'approvals.answer' ? ', answered_at = now()' : '';
        const sql = `update ${table} set ${column} = ${value}${rest}`;
        expect([sql, await refusalOf(sql)]).toEqual([sql, `${table}_${column}_check`]);
      }
    }
    for (const [name, statements] of Object.entries(REFUSED_ROWS))
      for (const sql of statements) expect([sql, await refusalOf(sql)]).toEqual([sql, name]);
  });

  it('every CHECK constraint of the database is tested', async () => {
    const { rows } = await client.query<{ conname: string }>(
      "select conname from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace",
    );
    const tried = Object.keys(REFUSED_VALUES).map((path) => `${path.replace('.', '_')}_check`);
    expect(rows.map(({ conname }) => conname).toSorted()).toEqual(
      [...tried, ...Object.keys(REFUSED_ROWS)].toSorted(),
    );
  });
});

/** Columns of foreign keys; each refuses the id of a missing row. */
const FOREIGN_KEYS = {
  billing_customers: ['user_id'],
  checkout_attempts: ['price_id', 'restaurant_id', 'user_id'],
  conversation_turns: ['conversation_id'],
  conversations: ['restaurant_id'],
  grocery_shops: ['restaurant_id'],
  menu_options: ['group_id', 'allergens_confirmed_by'],
  menu_sections: ['restaurant_id'],
  menu_versions: ['restaurant_id'],
  open_boards: ['restaurant_id'],
  order_counters: ['restaurant_id'],
  order_lines: ['order_id'],
  order_moves: ['order_id', 'user_id'],
  order_slots: ['restaurant_id'],
  orders: ['restaurant_id'],
  paid_subscriptions: ['restaurant_id', 'service_id', 'user_id'],
  prices: ['service_id'],
  products: ['section_id'],
  promotion_uses: ['promotion_id', 'restaurant_id'],
  promotions: ['restaurant_id'],
  published_sites: ['restaurant_id'],
  push_devices: ['session_id', 'user_id'],
  redesign_moves: ['redesign_id', 'user_id'],
  redesigns: ['restaurant_id'],
  report_diners: ['restaurant_id'],
  report_hours: ['restaurant_id'],
  report_items: ['restaurant_id'],
  restaurant_activities: ['restaurant_id', 'user_id'],
  restaurant_members: ['restaurant_id', 'user_id'],
  restaurants: ['owner_id'],
  retired_slugs: ['restaurant_id'],
  site_notices: ['restaurant_id'],
  stock_reservations: ['restaurant_id'],
  stock_updates: ['restaurant_id'],
  uploads: ['restaurant_id'],
};

describe('foreign and unique keys', () => {
  it('references to missing rows are refused', async () => {
    for (const [table, columns] of Object.entries(FOREIGN_KEYS))
      for (const column of columns) {
        const sql = `update ${table} set ${column} = '${newId()}'`;
        const key = table === 'products' ? 'section_id_restaurant_id' : column;
        // The foreign key of products includes the restaurant's id.
        const refusal =
          table === 'menu_sections' ? 'products_section_id_restaurant_id_foreign' : `${table}_${key}_foreign`;
        expect([sql, await refusalOf(sql)]).toEqual([sql, refusal]);
      }
  });

  it.each([
    ['a section of another restaurant', `update products set section_id = '${ids.otherSection}'`],
    [
      'a section that is not of its restaurant',
      `update products set restaurant_id = '${ids.other}' where id = '${ids.otherProduct}'`,
    ],
    ['a section that moves to another restaurant', `update menu_sections set restaurant_id = '${ids.other}'`],
  ])('a product with %s is refused', async (_case, sql) => {
    expect(await refusalOf(sql)).toBe('products_section_id_restaurant_id_foreign');
  });

  it.each([
    ['a group of another restaurant', `group_id = '${ids.otherGroup}'`, 'option_groups'],
    ['a size of another product', `product_id = '${ids.otherProduct}'`, 'product_sizes'],
    [
      'a restaurant that is not of its product',
      `restaurant_id = '${ids.other}', group_id = '${ids.otherGroup}'`,
      'products',
    ],
  ])('an option group with %s is refused', async (_case, change, table) => {
    expect(await refusalOf(`update option_group_uses set ${change}`)).toBe(
      `option_group_uses_${table}_foreign`,
    );
  });

  it.each(['product_id', 'restaurant_id'])(
    'stock with another %s than that of a product is refused',
    async (column) => {
      expect(await refusalOf(`update stock_items set ${column} = '${newId()}'`)).toBe(
        'stock_items_products_foreign',
      );
    },
  );

  it('the same group twice at one product is refused, with and without a size', async () => {
    const again = (size: string) =>
      `insert into option_group_uses select gen_random_uuid(), restaurant_id, group_id, product_id, ${size}, n
       from option_group_uses, generate_series(1, 2) n`;
    for (const size of ['size_id', 'null'])
      expect(await refusalOf(again(size))).toBe('option_group_uses_unique');
  });

  it('a size without a product is refused', async () => {
    const sql = `insert into product_sizes select gen_random_uuid(), gen_random_uuid(), name, price, position from product_sizes`;
    expect(await refusalOf(sql)).toBe('product_sizes_product_id_foreign');
  });

  it('two lines at one position of an order are refused', async () => {
    const copy = `insert into order_lines select gen_random_uuid(), order_id, position, product_id, name, quantity, unit_price from order_lines`;
    expect(await refusalOf(copy)).toBe('order_lines_order_id_position_unique');
  });

  it('deleting a restaurant deletes its parts, and other rows stay without its id', async () => {
    await client.query('begin');
    try {
      await client.query(`delete from orders; delete from restaurants where id = '${ids.restaurant}'`);
      for (const table of ['menu_sections', 'products', 'order_counters', 'published_sites', 'site_notices'])
        expect([
          table,
          (await client.query(`select from ${table} where restaurant_id = '${ids.restaurant}'`)).rowCount,
        ]).toEqual([table, 0]);
      for (const table of ['retired_slugs', 'uploads'])
        expect([table, (await client.query(`select restaurant_id from ${table}`)).rows]).toEqual([
          table,
          [{ restaurant_id: null }],
        ]);
    } finally {
      await client.query('rollback');
    }
  });
});
