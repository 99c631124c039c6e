import { Migration } from '@mikro-orm/migrations';

export class Migration20261123073604_order_moves extends Migration {
  override name = 'Migration20261123073604_order_moves';

  override up(): void | Promise<void> {
    this.addSql(`drop index "orders_placed_at_index";`);
    this.addSql(`alter table "orders" add "slot_items" int null, add "reminded_at" timestamptz null;`);
    this.addSql(
      `create index "orders_expires_at_index" on "orders" ("expires_at") where "state" = 'PLACED';`,
    );
    this.addSql(`alter table "orders" add constraint "orders_slot_items_check" check (slot_items >= 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "orders_expires_at_index";`);
    this.addSql(`alter table "orders" drop constraint "orders_slot_items_check";`);
    this.addSql(`alter table "orders" drop column "slot_items", drop column "reminded_at";`);
    this.addSql(
      `create index "orders_placed_at_index" on "orders" ("placed_at") where state = 'PLACED'::text;`,
    );
  }
}
