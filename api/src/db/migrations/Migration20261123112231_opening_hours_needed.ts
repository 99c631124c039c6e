import { Migration } from '@mikro-orm/migrations';

const KINDS =
  "'trial-ending', 'trial-ended', 'card-charge', 'payment-failed', 'payment-due', 'features-paused', 'plan-ended', 'orders-nearly-full', 'orders-full'";

export class Migration20261123112231_opening_hours_needed extends Migration {
  override name = 'Migration20261123112231_opening_hours_needed';

  override up(): void | Promise<void> {
    // Claimed sites without hours go on taking orders until their owner saves hours (decision 57).
    this.addSql(
      `update "restaurants" set "ordering" = "ordering" || jsonb_build_object('opensWithoutHours', "ordering" ->> 'hasHours' is distinct from 'true') where "status" <> 'unclaimed';`,
    );
    this.addSql(
      `update "published_sites" s set "document" = s."document" || jsonb_build_object('ordering', r."ordering"), "version" = s."version" + 1 from "restaurants" r where r."id" = s."restaurant_id" and r."status" <> 'unclaimed';`,
    );
    this.addSql(
      `create index "restaurants_opens_without_hours_index" on "restaurants" ("id") where "ordering" ->> 'opensWithoutHours' = 'true';`,
    );
    this.addSql(`alter table "site_notices" drop constraint "site_notices_kind_check";`);
    this.addSql(
      `alter table "site_notices" add constraint "site_notices_kind_check" check ("kind" in (${KINDS}, 'hours-needed'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "restaurants_opens_without_hours_index";`);
    this.addSql(`delete from "site_notices" where "kind" = 'hours-needed';`);
    this.addSql(`alter table "site_notices" drop constraint "site_notices_kind_check";`);
    this.addSql(
      `alter table "site_notices" add constraint "site_notices_kind_check" check ("kind" in (${KINDS}));`,
    );
  }
}
