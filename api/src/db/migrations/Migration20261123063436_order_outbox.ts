import { Migration } from '@mikro-orm/migrations';

export class Migration20261123063436_order_outbox extends Migration {
  override name = 'Migration20261123063436_order_outbox';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "order_outbox" ("order_id" uuid not null, "restaurant_id" uuid not null, "is_demo" boolean not null, "day" date not null, "month_count" int not null, "order_limit" int null, primary key ("order_id"));`,
    );
    this.addSql(
      `alter table "order_outbox" add constraint "order_outbox_month_count_check" check (month_count >= 0);`,
    );
    this.addSql(
      `alter table "order_outbox" add constraint "order_outbox_order_limit_check" check (order_limit >= 0);`,
    );
    this.addSql(`alter table "order_counters" add "trial_count" int not null default 0;`);
    this.addSql(
      `alter table "order_counters" add constraint "order_counters_trial_count_check" check (trial_count >= 0);`,
    );
    // A site without a counter has had no order yet; its first day is in the past, so that numbers begin as usual.
    this.addSql(
      `insert into "order_counters" ("restaurant_id", "day", "last", "trial_count") select "id", '2026-01-01', 0, "trial_order_count" from "restaurants" where "trial_order_count" > 0 on conflict ("restaurant_id") do update set "trial_count" = excluded."trial_count";`,
    );
    this.addSql(`alter table "restaurants" drop constraint "restaurants_trial_order_count_check";`);
    this.addSql(`alter table "restaurants" drop column "trial_order_count";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "restaurants" add "trial_order_count" int not null default 0;`);
    this.addSql(
      `alter table "restaurants" add constraint "restaurants_trial_order_count_check" check (trial_order_count >= 0);`,
    );
    this.addSql(
      `update "restaurants" r set "trial_order_count" = c."trial_count" from "order_counters" c where c."restaurant_id" = r."id";`,
    );
    this.addSql(`alter table "order_counters" drop constraint "order_counters_trial_count_check";`);
    this.addSql(`alter table "order_counters" drop column "trial_count";`);
    this.addSql(`drop table if exists "order_outbox" cascade;`);
  }
}
