import { Migration } from '@mikro-orm/migrations';

export class Migration20261122107000_abuse extends Migration {
  override name = 'Migration20261122107000_abuse';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "site_reports" ("id" uuid not null, "slug" varchar(63) not null, "restaurant_id" uuid not null, "reason" text not null, "text" varchar(2000) not null, "email" varchar(254) null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "site_reports_created_at_index" on "site_reports" ("created_at");`);

    this.addSql(
      `alter table "restaurants" add "suspended_at" timestamptz null, add "suspension_reason" varchar(500) null;`,
    );

    this.addSql(
      `alter table "site_reports" add constraint "site_reports_reason_check" check ("reason" in ('impersonation', 'phishing', 'illegal', 'offensive', 'other'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "site_reports" cascade;`);

    this.addSql(`alter table "restaurants" drop column "suspended_at", drop column "suspension_reason";`);
  }
}
