import { Migration } from '@mikro-orm/migrations';
/** A group, the product and the size that has it are of the same restaurant: columns, table, columns there. */
const GROUP_USE_KEYS = [
  ['group_id, restaurant_id', 'option_groups', 'id, restaurant_id'],
  ['product_id, restaurant_id', 'products', 'id, restaurant_id'],
  ['size_id, product_id', 'product_sizes', 'id, product_id'],
] as const;

export class Migration20261123025757_menu_in_full extends Migration {
  override name = 'Migration20261123025757_menu_in_full';
  override up(): void | Promise<void> {
    this.addSql(
      `create table "menu_versions" ("restaurant_id" uuid not null, "version" int not null, "content" jsonb not null, "cause" text not null default 'EDIT', "created_at" timestamptz not null, primary key ("restaurant_id", "version"));`,
    );
    this.addSql(`create index "menu_versions_created_at_index" on "menu_versions" ("created_at");`);
    this.addSql(
      `create table "option_groups" ("id" uuid not null, "restaurant_id" uuid not null, "name" varchar(80) not null, "min_choices" smallint not null, "max_choices" smallint not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "option_groups_restaurant_id_id_index" on "option_groups" ("restaurant_id", "id");`,
    );
    this.addSql(
      `alter table "option_groups" add constraint "option_groups_id_restaurant_id_unique" unique ("id", "restaurant_id");`,
    );
    this.addSql(
      `create table "menu_options" ("id" uuid not null, "group_id" uuid not null, "name" varchar(80) not null, "price" int not null, "max_quantity" smallint not null default 1, "is_default" boolean not null default false, "is_available" boolean not null default true, "sold_out_until" timestamptz null, "allergens" varchar(14) not null default 'UUUUUUUUUUUUUU', "allergen_suggestion" varchar(14) null, "allergens_confirmed_at" timestamptz null, "allergens_confirmed_by" uuid null, "allergens_check_again" boolean not null default false, "position" smallint not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "menu_options_group_id_position_index" on "menu_options" ("group_id", "position");`,
    );
    this.addSql(
      `create table "option_group_uses" ("id" uuid not null, "restaurant_id" uuid not null, "group_id" uuid not null, "product_id" uuid not null, "size_id" uuid null, "position" smallint not null, primary key ("id"));`,
    );
    this.addSql(`create index "option_group_uses_group_id_index" on "option_group_uses" ("group_id");`);
    this.addSql(
      `create index "option_group_uses_product_id_position_index" on "option_group_uses" ("product_id", "position");`,
    );
    this.addSql(
      `create table "product_sizes" ("id" uuid not null, "product_id" uuid not null, "name" varchar(60) not null, "price" int not null, "position" smallint not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "product_sizes_product_id_position_index" on "product_sizes" ("product_id", "position");`,
    );
    this.addSql(
      `alter table "product_sizes" add constraint "product_sizes_id_product_id_unique" unique ("id", "product_id");`,
    );
    this.addSql(
      `alter table "order_lines" add "size_id" uuid null, add "size_name" varchar(60) not null default '', add "options" jsonb not null default '[]', add "allergens" varchar(14) not null default 'UUUUUUUUUUUUUU', add "vat_class" text not null default 'STANDARD', add "is_alcohol" boolean not null default false, add "note" varchar(140) not null default '';`,
    );
    this.addSql(
      `alter table "order_lines" add constraint "order_lines_options_check" check (jsonb_typeof(options) = 'array');`,
    );
    this.addSql(
      `alter table "order_lines" add constraint "order_lines_allergens_check" check (allergens ~ '^[CMUF]{14}$');`,
    );
    this.addSql(
      `alter table "order_lines" add constraint "order_lines_vat_class_check" check ("vat_class" in ('STANDARD', 'REDUCED', 'ZERO'));`,
    );
    this.addSql(
      `alter table "menu_sections" add "description" varchar(500) not null default '', add "image_key" varchar(255) null, add "periods" jsonb not null default '[]';`,
    );
    this.addSql(
      `create index "menu_sections_image_key_index" on "menu_sections" ("image_key") where "image_key" is not null;`,
    );
    this.addSql(
      `alter table "menu_sections" add constraint "menu_sections_periods_check" check (jsonb_typeof(periods) = 'array');`,
    );
    this.addSql(
      `alter table "products" add "sold_out_until" timestamptz null, add "dietary_tags" text[] not null default '{}', add "spice_level" smallint not null default 0, add "vat_class" text not null default 'STANDARD', add "is_alcohol" boolean not null default false, add "allergens" varchar(14) not null default 'UUUUUUUUUUUUUU', add "allergen_suggestion" varchar(14) null, add "allergens_confirmed_at" timestamptz null, add "allergens_confirmed_by" uuid null, add "allergens_check_again" boolean not null default false;`,
    );
    this.addSql(
      `alter table "products" add constraint "products_id_restaurant_id_unique" unique ("id", "restaurant_id");`,
    );
    this.addSql(
      `alter table "products" add constraint "products_spice_level_check" check (spice_level >= 0 and spice_level <= 3);`,
    );
    this.addSql(
      `alter table "products" add constraint "products_allergens_check" check (allergens ~ '^[CMUF]{14}$');`,
    );
    this.addSql(
      `alter table "products" add constraint "products_allergen_suggestion_check" check (allergen_suggestion ~ '^[CMUF]{14}$');`,
    );
    this.addSql(
      `alter table "products" add constraint "products_dietary_tags_check" check ("dietary_tags" <@ array['VEGETARIAN'::text, 'VEGAN'::text, 'HALAL'::text, 'KOSHER'::text]);`,
    );
    this.addSql(
      `alter table "products" add constraint "products_vat_class_check" check ("vat_class" in ('STANDARD', 'REDUCED', 'ZERO'));`,
    );
    this.addSql(
      `alter table "menu_versions" add constraint "menu_versions_cause_check" check ("cause" in ('EDIT', 'IMPORT', 'RESTORE', 'UNDO'));`,
    );
    this.addSql(
      `alter table "option_groups" add constraint "option_groups_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "option_groups" add constraint "option_groups_name_check" check (name <> '');`);
    this.addSql(
      `alter table "option_groups" add constraint "option_groups_choices_check" check (min_choices >= 0 and max_choices >= 0);`,
    );
    this.addSql(
      `alter table "option_groups" add constraint "option_groups_order_check" check (max_choices = 0 or max_choices >= min_choices);`,
    );
    this.addSql(
      `alter table "menu_options" add constraint "menu_options_group_id_foreign" foreign key ("group_id") references "option_groups" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "menu_options" add constraint "menu_options_name_check" check (name <> '');`);
    this.addSql(
      `alter table "menu_options" add constraint "menu_options_price_check" check (price >= -100000 and price <= 100000);`,
    );
    this.addSql(
      `alter table "menu_options" add constraint "menu_options_max_quantity_check" check (max_quantity >= 1 and max_quantity <= 20);`,
    );
    this.addSql(
      `alter table "menu_options" add constraint "menu_options_position_check" check (position >= 0 and position <= 49);`,
    );
    this.addSql(
      `alter table "menu_options" add constraint "menu_options_allergens_check" check (allergens ~ '^[CMUF]{14}$');`,
    );
    this.addSql(
      `alter table "menu_options" add constraint "menu_options_allergen_suggestion_check" check (allergen_suggestion ~ '^[CMUF]{14}$');`,
    );
    this.addSql(
      `alter table "option_group_uses" add constraint "option_group_uses_position_check" check (position >= 0 and position <= 19);`,
    );
    this.addSql(
      `alter table "product_sizes" add constraint "product_sizes_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "product_sizes" add constraint "product_sizes_name_check" check (name <> '');`);
    this.addSql(
      `alter table "product_sizes" add constraint "product_sizes_price_check" check (price >= 0 and price <= 100000);`,
    );
    this.addSql(
      `alter table "product_sizes" add constraint "product_sizes_position_check" check (position >= 0 and position <= 7);`,
    );
    // Foreign keys that the entities cannot express.
    this.addSql(
      `alter table "menu_versions" add constraint "menu_versions_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    for (const table of ['products', 'menu_options'])
      this.addSql(
        `alter table "${table}" add constraint "${table}_allergens_confirmed_by_foreign" foreign key ("allergens_confirmed_by") references "users" ("id") on delete set null;`,
      );
    for (const [columns, table, parents] of GROUP_USE_KEYS)
      this.addSql(
        `alter table "option_group_uses" add constraint "option_group_uses_${table}_foreign" foreign key (${columns}) references "${table}" (${parents}) on delete cascade;`,
      );
    this.addSql(
      `alter table "option_group_uses" add constraint "option_group_uses_unique" unique nulls not distinct ("product_id", "size_id", "group_id");`,
    );
  }
  override down(): void | Promise<void> {
    for (const table of [
      'menu_versions',
      'option_group_uses',
      'menu_options',
      'option_groups',
      'product_sizes',
    ])
      this.addSql(`drop table "${table}";`);
    this.addSql(
      `alter table "menu_sections" drop column "description", drop column "image_key", drop column "periods";`,
    );
    this.addSql(
      `alter table "order_lines" drop column "size_id", drop column "size_name", drop column "options", drop column "allergens", drop column "vat_class", drop column "is_alcohol", drop column "note";`,
    );
    this.addSql(`alter table "products" drop constraint "products_id_restaurant_id_unique";`);
    this.addSql(
      `alter table "products" drop column "sold_out_until", drop column "dietary_tags", drop column "spice_level", drop column "vat_class", drop column "is_alcohol", drop column "allergens", drop column "allergen_suggestion", drop column "allergens_confirmed_at", drop column "allergens_confirmed_by", drop column "allergens_check_again";`,
    );
  }
}
