import { Migration } from '@mikro-orm/migrations';

export class Migration20261124023313_groceries extends Migration {
  override name = 'Migration20261124023313_groceries';

  override up(): void | Promise<void> {
    // Both are trusted extensions: the owner of the database may create them.
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(`create extension if not exists btree_gin;`);

    this.addSql(
      `create table "grocery_shops" ("restaurant_id" uuid not null, "opened_at" timestamptz not null, primary key ("restaurant_id"));`,
    );

    this.addSql(
      `create table "stock_reservations" ("order_id" uuid not null, "product_id" uuid not null, "restaurant_id" uuid not null, "quantity" int not null, "taken" int not null, "is_given_back" boolean not null default false, primary key ("order_id", "product_id"));`,
    );
    this.addSql(
      `create index "stock_reservations_restaurant_id_index" on "stock_reservations" ("restaurant_id");`,
    );

    this.addSql(
      `create table "stock_items" ("product_id" uuid not null, "restaurant_id" uuid not null, "barcode" varchar(14) null, "unit_amount" int null, "unit_measure" text null, "stock" int null, "version" int not null default 0, "changed_at" timestamptz not null, primary key ("product_id"));`,
    );
    this.addSql(
      `alter table "stock_items" add constraint "stock_items_restaurant_id_barcode_unique" unique ("restaurant_id", "barcode");`,
    );

    this.addSql(
      `create index "products_restaurant_id_name_id_index" on "products" ("restaurant_id", "name", "id");`,
    );
    this.addSql(
      `create index products_search_index on products using gin (restaurant_id, name gin_trgm_ops);`,
    );

    this.addSql(
      `alter table "stock_reservations" add constraint "stock_reservations_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "stock_reservations" add constraint "stock_reservations_quantity_check" check (quantity >= 1);`,
    );
    this.addSql(
      `alter table "stock_reservations" add constraint "stock_reservations_taken_check" check (taken >= 0 and taken <= quantity);`,
    );

    this.addSql(
      `alter table "stock_items" add constraint "stock_items_barcode_check" check (barcode ~ '^[0-9]{8,14}$');`,
    );
    this.addSql(
      `alter table "stock_items" add constraint "stock_items_unit_amount_check" check (unit_amount >= 1);`,
    );
    this.addSql(
      `alter table "stock_items" add constraint "stock_items_unit_check" check ((unit_amount is null) = (unit_measure is null));`,
    );
    this.addSql(`alter table "stock_items" add constraint "stock_items_stock_check" check (stock >= 0);`);
    this.addSql(`alter table "stock_items" add constraint "stock_items_version_check" check (version >= 0);`);
    this.addSql(
      `alter table "stock_items" add constraint "stock_items_unit_measure_check" check ("unit_measure" in ('GRAM', 'MILLILITRE', 'PIECE'));`,
    );

    this.addSql(
      `alter table "grocery_shops" add constraint "grocery_shops_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "stock_items" add constraint "stock_items_products_foreign" foreign key ("product_id", "restaurant_id") references "products" ("id", "restaurant_id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "grocery_shops" cascade;`);
    this.addSql(`drop table if exists "stock_reservations" cascade;`);
    this.addSql(`drop table if exists "stock_items" cascade;`);

    this.addSql(`drop index "products_restaurant_id_name_id_index";`);
    this.addSql(`drop index "products_search_index";`);
  }
}
