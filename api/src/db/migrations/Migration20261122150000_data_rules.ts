import { Migration } from '@mikro-orm/migrations';

/** Rules of single rows by table: name of the constraint and its condition. */
const CHECKS = {
  approvals: { approvals_answered_at_check: '(answer is null) = (answered_at is null)' },
  checkout_attempts: { checkout_attempts_trial_days_check: 'trial_days >= 0' },
  conversation_turns: { conversation_turns_attempt_check: 'attempt >= 1' },
  conversations: { conversations_turn_count_check: 'turn_count >= 0' },
  menu_sections: {
    menu_sections_name_check: "name <> ''",
    menu_sections_position_check: "position >= '0' and position < 'Infinity'",
  },
  order_counters: {
    order_counters_last_check: 'last >= 0',
    order_counters_month_count_check: 'month_count >= 0',
  },
  order_lines: {
    order_lines_position_check: 'position >= 0',
    order_lines_quantity_check: 'quantity >= 1',
    order_lines_unit_price_check: 'unit_price >= 0',
  },
  orders: { orders_number_check: 'number >= 1', orders_total_check: 'total >= 0' },
  paid_subscriptions: { paid_subscriptions_refunded_amount_check: 'refunded_amount >= 0' },
  prices: { prices_unit_amount_check: 'unit_amount >= 0' },
  products: {
    products_name_check: "name <> ''",
    products_position_check: "position >= '0' and position < 'Infinity'",
    products_price_check: 'price >= 0 and price <= 100000',
  },
  published_sites: { published_sites_version_check: 'version >= 1' },
  restaurants: {
    restaurants_brand_primary_check: "brand_primary ~ '^#[0-9a-fA-F]{6}$'",
    restaurants_brand_secondary_check: "brand_secondary ~ '^#[0-9a-fA-F]{6}$'",
    restaurants_name_check: "name <> ''",
    restaurants_trial_order_count_check: 'trial_order_count >= 0',
  },
  services: {
    services_ad_spend_included_check: 'ad_spend_included >= 0',
    services_order_limit_check: 'order_limit >= 0',
    services_platforms_managed_check: 'platforms_managed >= 0',
    services_posts_per_week_check: 'posts_per_week >= 0',
    services_staff_limit_check: 'staff_limit >= 0',
  },
  uploads: { uploads_size_bytes_check: 'size_bytes >= 1' },
};

/** Columns `restaurant_id` without a foreign key, and the effect of a restaurant's deletion on their rows. */
const RESTAURANT_KEYS = {
  order_counters: 'cascade',
  published_sites: 'cascade',
  retired_slugs: 'set null',
  uploads: 'set null',
};

const NO_RESTAURANT = 'not exists (select from restaurants r where r.id = restaurant_id)';

/** Numbers the rows of each parent from 1 in their present order, where a position of that parent breaks the rule. */
const renumber = (table: string, parent: string): string => `
  update ${table} t set position = n.place
  from (
    select id, row_number() over (partition by ${parent} order by position, id) as place from ${table}
    where ${parent} in (select ${parent} from ${table} where (position >= '0' and position < 'Infinity') is not true)
  ) n
  where n.id = t.id`;

/** Existing rows that break a rule are changed as little as possible; other rows are not changed. */
const REPAIRS = [
  `update approvals set answered_at = case when answer is not null then created_at end
   where (answer is null) <> (answered_at is null)`,
  'update checkout_attempts set trial_days = 0 where trial_days < 0',
  'update conversation_turns set attempt = 1 where attempt < 1',
  'update conversations set turn_count = 0 where turn_count < 0',
  'update order_counters set last = greatest(last, 0), month_count = greatest(month_count, 0) where last < 0 or month_count < 0',
  'update order_lines set quantity = greatest(quantity, 1), unit_price = greatest(unit_price, 0) where quantity < 1 or unit_price < 0',
  'update orders set number = greatest(number, 1), total = greatest(total, 0) where number < 1 or total < 0',
  'update paid_subscriptions set refunded_amount = 0 where refunded_amount < 0',
  'update prices set unit_amount = 0 where unit_amount < 0',
  'update products set price = least(greatest(price, 0), 100000) where price < 0 or price > 100000',
  'update published_sites set version = 1 where version < 1',
  'update restaurants set trial_order_count = 0 where trial_order_count < 0',
  // null means no limit, so a negative limit becomes 0.
  ...Object.keys(CHECKS.services).map((check) => {
    const column = check.slice('services_'.length, -'_check'.length);
    return `update services set ${column} = 0 where ${column} < 0`;
  }),
  // null means that the browser sent no number.
  'update uploads set size_bytes = null where size_bytes < 1',
  // The default colours.
  `update restaurants set brand_primary = '#7d2e1f' where brand_primary !~ '^#[0-9a-fA-F]{6}$'`,
  `update restaurants set brand_secondary = '#f3e2c7' where brand_secondary !~ '^#[0-9a-fA-F]{6}$'`,
  "update restaurants set name = slug where name = ''",
  "update menu_sections set name = 'Menu' where name = ''",
  "update products set name = 'Unnamed' where name = ''",

  // A product moves to the first section of its own restaurant, which is created if there is none.
  `insert into menu_sections (id, restaurant_id, name, position)
   select gen_random_uuid(), p.restaurant_id, 'Menu', 1
   from products p join menu_sections s on s.id = p.section_id
   where s.restaurant_id <> p.restaurant_id
     and not exists (select from menu_sections own where own.restaurant_id = p.restaurant_id)
   group by p.restaurant_id`,
  `update products p set section_id = (
     select own.id from menu_sections own where own.restaurant_id = p.restaurant_id order by own.position, own.id limit 1
   )
   from menu_sections s where s.id = p.section_id and s.restaurant_id <> p.restaurant_id`,

  renumber('menu_sections', 'restaurant_id'),
  renumber('products', 'section_id'),
  // Lines of one order keep their order and get different positions.
  `update order_lines l set position = n.place
   from (
     select id, row_number() over (partition by order_id order by position, id) - 1 as place from order_lines
     where order_id in (
       select order_id from order_lines group by order_id
       having min(position) < 0 or count(*) <> count(distinct position)
     )
   ) n
   where n.id = l.id`,

  // A counter or a page without a restaurant is useless: the deletion of the restaurant should have deleted it.
  `delete from order_counters where ${NO_RESTAURANT}`,
  `delete from published_sites where ${NO_RESTAURANT}`,
  `update retired_slugs set restaurant_id = null where restaurant_id is not null and ${NO_RESTAURANT}`,
  `update uploads set restaurant_id = null where restaurant_id is not null and ${NO_RESTAURANT}`,
];

/** The rules of the code about amounts, counters, positions and owners of rows, as database constraints. */
export class Migration20261122150000_data_rules extends Migration {
  override name = 'Migration20261122150000_data_rules';

  override up(): void {
    for (const repair of REPAIRS) this.addSql(repair);

    // All migrations run in one transaction, which keeps each lock until its end, so `not valid` would not help. One
    // statement per table reads the table once for all its checks.
    for (const [table, checks] of Object.entries(CHECKS)) {
      const added = Object.entries(checks).map(([name, rule]) => `add constraint "${name}" check (${rule})`);
      this.addSql(`alter table "${table}" ${added.join(', ')};`);
    }

    this.addSql(
      `alter table "menu_sections" add constraint "menu_sections_id_restaurant_id_unique" unique ("id", "restaurant_id");`,
    );
    this.addSql(`alter table "products" drop constraint "products_section_id_foreign";`);
    this.addSql(
      `alter table "products" add constraint "products_section_id_restaurant_id_foreign" foreign key ("section_id", "restaurant_id") references "menu_sections" ("id", "restaurant_id") on delete cascade;`,
    );

    this.addSql(
      `alter table "order_lines" add constraint "order_lines_order_id_position_unique" unique ("order_id", "position");`,
    );
    this.addSql(`drop index "order_lines_order_id_position_index";`);

    this.addSql(
      `create index "uploads_restaurant_id_index" on "uploads" ("restaurant_id") where "restaurant_id" is not null;`,
    );
    for (const [table, rule] of Object.entries(RESTAURANT_KEYS))
      this.addSql(
        `alter table "${table}" add constraint "${table}_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete ${rule};`,
      );
  }

  override down(): void {
    for (const table of Object.keys(RESTAURANT_KEYS))
      this.addSql(`alter table "${table}" drop constraint "${table}_restaurant_id_foreign";`);
    this.addSql(`drop index "uploads_restaurant_id_index";`);

    this.addSql(
      `create index "order_lines_order_id_position_index" on "order_lines" ("order_id", "position");`,
    );
    this.addSql(`alter table "order_lines" drop constraint "order_lines_order_id_position_unique";`);

    this.addSql(`alter table "products" drop constraint "products_section_id_restaurant_id_foreign";`);
    this.addSql(
      `alter table "products" add constraint "products_section_id_foreign" foreign key ("section_id") references "menu_sections" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "menu_sections" drop constraint "menu_sections_id_restaurant_id_unique";`);

    for (const [table, checks] of Object.entries(CHECKS)) {
      const dropped = Object.keys(checks).map((name) => `drop constraint "${name}"`);
      this.addSql(`alter table "${table}" ${dropped.join(', ')};`);
    }
  }
}
