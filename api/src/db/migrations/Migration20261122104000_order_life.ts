import { Migration } from '@mikro-orm/migrations';

export class Migration20261122104000_order_life extends Migration {
  override name = 'Migration20261122104000_order_life';

  override up(): void | Promise<void> {
    this.addSql(`create index "order_counters_day_index" on "order_counters" ("day");`);

    this.addSql(
      `alter table "restaurants" add "confirmed_order_email" varchar(254) null, add "is_demo" boolean not null default false;`,
    );

    // The demo restaurants of an earlier start, unless their slugs belong to other owners.
    this.addSql(
      `update "restaurants" r set "is_demo" = true from "users" u where u."id" = r."owner_id" and u."email" = 'demo@forkfront.example' and r."slug" in ('olive-and-ember', 'smash-street');`,
    );

    this.addSql(
      `update "published_sites" s set "document" = s."document" || '{"isDemo": true}'::jsonb, "version" = s."version" + 1 from "restaurants" r where r."id" = s."restaurant_id" and r."is_demo";`,
    );

    this.addSql(`create index "orders_placed_at_index" on "orders" ("placed_at") where "state" = 'PLACED';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "order_counters_day_index";`);

    this.addSql(`drop index "orders_placed_at_index";`);

    this.addSql(`alter table "restaurants" drop column "confirmed_order_email", drop column "is_demo";`);
  }
}
