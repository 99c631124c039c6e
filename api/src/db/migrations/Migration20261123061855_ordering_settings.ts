import { Migration } from '@mikro-orm/migrations';

export class Migration20261123061855_ordering_settings extends Migration {
  override name = 'Migration20261123061855_ordering_settings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "order_slots" ("restaurant_id" uuid not null, "starts_at" timestamptz not null, "orders" int not null, "items" int not null, primary key ("restaurant_id", "starts_at"));`,
    );
    this.addSql(`create index "order_slots_starts_at_index" on "order_slots" ("starts_at");`);
    this.addSql(`alter table "restaurants" add "ordering" jsonb not null default '{}';`);
    this.addSql(
      `alter table "restaurants" add constraint "restaurants_ordering_check" check (jsonb_typeof(ordering) = 'object');`,
    );
    this.addSql(
      `alter table "orders" add "fulfilment" text not null default 'COLLECTION', add "scheduled_for" timestamptz null, add "due_at" timestamptz null, add "answer_from" timestamptz null, add "expires_at" timestamptz null, add "delivery_address" jsonb null, add "delivery_fee" int not null default 0, add "cancelled_by" text null;`,
    );
    this.addSql(`alter table "orders" add constraint "orders_delivery_fee_check" check (delivery_fee >= 0);`);
    this.addSql(
      `alter table "orders" add constraint "orders_delivery_address_check" check ((fulfilment = 'DELIVERY') = (delivery_address is not null));`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_fulfilment_check" check ("fulfilment" in ('COLLECTION', 'DELIVERY'));`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_cancelled_by_check" check ("cancelled_by" in ('DINER', 'RESTAURANT'));`,
    );
    this.addSql(`alter table "order_slots" add constraint "order_slots_orders_check" check (orders >= 0);`);
    this.addSql(`alter table "order_slots" add constraint "order_slots_items_check" check (items >= 0);`);
    this.addSql(
      `alter table "order_slots" add constraint "order_slots_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    // Sites that take orders today go on until their owner saves opening hours.
    this.addSql(
      `update "restaurants" set "ordering" = '{"opensWithoutHours": true}' where "status" <> 'unclaimed';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "order_slots" cascade;`);
    this.addSql(`alter table "orders" drop constraint "orders_delivery_fee_check";`);
    this.addSql(`alter table "orders" drop constraint "orders_delivery_address_check";`);
    this.addSql(`alter table "orders" drop constraint "orders_fulfilment_check";`);
    this.addSql(`alter table "orders" drop constraint "orders_cancelled_by_check";`);
    this.addSql(
      `alter table "orders" drop column "fulfilment", drop column "scheduled_for", drop column "due_at", drop column "answer_from", drop column "expires_at", drop column "delivery_address", drop column "delivery_fee", drop column "cancelled_by";`,
    );
    this.addSql(`alter table "restaurants" drop constraint "restaurants_ordering_check";`);
    this.addSql(`alter table "restaurants" drop column "ordering";`);
  }
}
