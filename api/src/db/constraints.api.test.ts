import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_ROWS, ids } from '../../test/oneRowOfEachTable.ts';
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

const NEGATIVE = ['-1'];
const NOT_A_PLACE = ['-1', "'NaN'", "'Infinity'", "'-Infinity'"];
const NO_COLOUR = ["'red'", "'#fff'", "'#12345g'", "'123456'"];
const NO_CODES = ["''", "'UUUUUUUUUUUUU'", "'UUUUUUUUUUUUUX'"];
const NO_LIST = [`'{}'`];
const UNKNOWN_WORD = ["'unknown'", "''"];

/** Per column: values that its check refuses. The check is named after table and column. */
const REFUSED_VALUES: Record<string, string[]> = {
  'approvals.answer': UNKNOWN_WORD,
  'checkout_attempts.state': UNKNOWN_WORD,
  'checkout_attempts.trial_days': NEGATIVE,
  'conversation_turns.action': UNKNOWN_WORD,
  'conversation_turns.attempt': ['0'],
  'conversation_turns.state': UNKNOWN_WORD,
  'conversations.action': UNKNOWN_WORD,
  'conversations.turn_count': NEGATIVE,
  'menu_options.allergen_suggestion': NO_CODES,
  'menu_options.allergens': NO_CODES,
  'menu_options.max_quantity': ['0', '21'],
  'menu_options.name': ["''"],
  'menu_options.position': ['-1', '50'],
  'menu_options.price': ['-100001', '100001'],
  'menu_sections.name': ["''"],
  'menu_sections.periods': NO_LIST,
  'menu_sections.position': NOT_A_PLACE,
  'menu_versions.cause': UNKNOWN_WORD,
  'option_group_uses.position': ['-1', '20'],
  'option_groups.name': ["''"],
  'order_counters.last': NEGATIVE,
  'order_counters.month_count': NEGATIVE,
  'order_counters.trial_count': NEGATIVE,
  'order_lines.allergens': NO_CODES,
  'order_lines.discount': NEGATIVE,
  'order_lines.options': NO_LIST,
  'order_lines.position': NEGATIVE,
  'order_lines.quantity': ['0', '-1'],
  'order_lines.unit_price': NEGATIVE,
  'order_lines.vat_class': UNKNOWN_WORD,
  'order_outbox.month_count': NEGATIVE,
  'order_outbox.order_limit': NEGATIVE,
  'order_slots.items': NEGATIVE,
  'order_moves.made_by': UNKNOWN_WORD,
  'order_moves.to_state': UNKNOWN_WORD,
  'order_slots.orders': NEGATIVE,
  'orders.cancelled_by': UNKNOWN_WORD,
  'orders.discount': NEGATIVE,
  'orders.delivery_fee': NEGATIVE,
  'orders.slot_items': NEGATIVE,
  'orders.fulfilment': UNKNOWN_WORD,
  'orders.number': ['0'],
  'orders.state': UNKNOWN_WORD,
  'orders.total': NEGATIVE,
  'paid_subscriptions.refunded_amount': NEGATIVE,
  'prices.interval': UNKNOWN_WORD,
  'prices.unit_amount': NEGATIVE,
  'product_sizes.name': ["''"],
  'product_sizes.position': ['-1', '8'],
  'product_sizes.price': ['-1', '100001'],
  'products.allergen_suggestion': NO_CODES,
  'products.allergens': NO_CODES,
  'products.dietary_tags': ["'{UNKNOWN}'"],
  'products.name': ["''"],
  'products.position': NOT_A_PLACE,
  'products.price': ['-1', '100001'],
  'products.spice_level': ['-1', '4'],
  'products.vat_class': UNKNOWN_WORD,
  'published_sites.version': ['0'],
  'promotion_uses.mailbox_use': ['0'],
  'promotion_uses.phone_use': ['0'],
  'promotion_uses.saving': NEGATIVE,
  'promotion_uses.value': NEGATIVE,
  'promotions.amount': ['1'],
  'promotions.cap': ['0'],
  'promotions.code': ["'AB'", "'spring'", "'SPRING 1'"],
  'promotions.diner_limit': ['0'],
  'promotions.fulfilment': UNKNOWN_WORD,
  'promotions.kind': UNKNOWN_WORD,
  'promotions.minimum': NEGATIVE,
  'promotions.name': ["''"],
  'promotions.percent': ['null'],
  'promotions.use_limit': ['0'],
  'promotions.uses': NEGATIVE,
  'report_hours.cancelled': NEGATIVE,
  'report_hours.expired': NEGATIVE,
  'report_hours.fulfilment': UNKNOWN_WORD,
  'report_hours.hour': ['-1', '24'],
  'report_hours.orders': NEGATIVE,
  'report_hours.reduced_value': NEGATIVE,
  'report_hours.rejected': NEGATIVE,
  'report_hours.value': NEGATIVE,
  'report_hours.zero_value': NEGATIVE,
  'report_items.kind': UNKNOWN_WORD,
  'report_items.quantity': ['0'],
  'restaurant_activities.kind': UNKNOWN_WORD,
  'restaurant_members.role': UNKNOWN_WORD,
  'restaurants.brand_primary': NO_COLOUR,
  'restaurants.brand_secondary': NO_COLOUR,
  'restaurants.name': ["''"],
  'restaurants.ordering': [`'[]'`],
  'restaurants.package': UNKNOWN_WORD,
  'restaurants.status': UNKNOWN_WORD,
  'restaurants.status_before_archive': UNKNOWN_WORD,
  'restaurants.theme': UNKNOWN_WORD,
  'services.ad_spend_included': NEGATIVE,
  'services.order_limit': NEGATIVE,
  'services.platforms_managed': NEGATIVE,
  'services.posts_per_week': NEGATIVE,
  'services.staff_limit': NEGATIVE,
  'site_notices.kind': UNKNOWN_WORD,
  'site_reports.reason': UNKNOWN_WORD,
  'uploads.size_bytes': ['0', '-1'],
};

/** Checks that compare two columns. */
const REFUSED_ROWS = {
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
  promotions_amount_range_check: ["update promotions set kind = 'AMOUNT', percent = null, amount = 0"],
  promotions_days_check: ["update promotions set starts_on = '2026-12-02', ends_on = '2026-12-01'"],
  promotions_free_product_check: ["update promotions set kind = 'FREE_PRODUCT', percent = null"],
  promotions_percent_range_check: [
    'update promotions set percent = 0',
    'update promotions set percent = 101',
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
  report_diners: ['restaurant_id'],
  report_hours: ['restaurant_id'],
  report_items: ['restaurant_id'],
  restaurant_activities: ['restaurant_id', 'user_id'],
  restaurant_members: ['restaurant_id', 'user_id'],
  restaurants: ['owner_id'],
  retired_slugs: ['restaurant_id'],
  site_notices: ['restaurant_id'],
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
