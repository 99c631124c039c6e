import { Migration } from '@mikro-orm/migrations';

export class Migration20261120092049_site_life extends Migration {
  override name = 'Migration20261120092049_site_life';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "site_notices" ("restaurant_id" uuid not null, "kind" text not null, "period" varchar(40) not null, "created_at" timestamptz not null, primary key ("restaurant_id", "kind", "period"));`,
    );

    this.addSql(`alter table "order_counters" add "month_count" int not null default 0;`);
    this.addSql(`update "order_counters" c set "month_count" = (
      select count(*) from "orders" o join "restaurants" r on r.id = o.restaurant_id
      where o.restaurant_id = c.restaurant_id and not o.is_test
        and to_char(o.placed_at at time zone r.time_zone, 'YYYY-MM') = to_char(c.day, 'YYYY-MM')
    );`);
    this.addSql(`update "published_sites" set "document" = "document" || '{"orderLimitReached": false}';`);

    this.addSql(
      `create index "published_sites_full_index" on "published_sites" ("restaurant_id") where (document ->> 'orderLimitReached') = 'true';`,
    );

    this.addSql(
      `create index "retired_slugs_free_at_index" on "retired_slugs" ("free_at") where "free_at" is not null;`,
    );

    this.addSql(`alter table "restaurants" add "plan_ended_at" timestamptz null;`);
    this.addSql(
      `create index "restaurants_created_at_index" on "restaurants" ("created_at") where "status" = 'unclaimed';`,
    );
    this.addSql(
      `create index "restaurants_trial_ends_at_index" on "restaurants" ("trial_ends_at") where "status" = 'trialing';`,
    );
    this.addSql(
      `create index "restaurants_past_due_since_index" on "restaurants" ("past_due_since") where "status" = 'past_due';`,
    );
    this.addSql(
      `create index "restaurants_plan_ended_at_index" on "restaurants" ("plan_ended_at") where "plan_ended_at" is not null;`,
    );

    this.addSql(
      `alter table "site_notices" add constraint "site_notices_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "site_notices" add constraint "site_notices_kind_check" check ("kind" in ('trial-ending', 'trial-ended', 'card-charge', 'payment-failed', 'payment-due', 'features-paused', 'plan-ended', 'orders-nearly-full', 'orders-full'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "site_notices" cascade;`);

    this.addSql(`alter table "order_counters" drop column "month_count";`);

    this.addSql(`drop index "published_sites_full_index";`);

    this.addSql(`drop index "restaurants_created_at_index";`);
    this.addSql(`drop index "restaurants_trial_ends_at_index";`);
    this.addSql(`drop index "restaurants_past_due_since_index";`);
    this.addSql(`drop index "restaurants_plan_ended_at_index";`);
    this.addSql(`alter table "restaurants" drop column "plan_ended_at";`);

    this.addSql(`drop index "retired_slugs_free_at_index";`);
  }
}
