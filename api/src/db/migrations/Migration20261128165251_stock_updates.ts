import { Migration } from '@mikro-orm/migrations';

/** Stores the keys of updates of stock, so that a repeated one changes nothing. */
export class Migration20261128165251_stock_updates extends Migration {
  override name = 'Migration20261128165251_stock_updates';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "stock_updates" ("restaurant_id" uuid not null, "key" varchar(100) not null, "content" varchar(43) not null, "answers" jsonb not null, "made_at" timestamptz not null, primary key ("restaurant_id", "key"));`,
    );
    this.addSql(
      `create index "stock_updates_restaurant_id_made_at_index" on "stock_updates" ("restaurant_id", "made_at");`,
    );
    this.addSql(
      `alter table "stock_updates" add constraint "stock_updates_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "stock_updates" cascade;`);
  }
}
