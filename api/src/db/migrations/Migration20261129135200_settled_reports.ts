import { Migration } from '@mikro-orm/migrations';

/** Operators settle reports of sites with a note. */
export class Migration20261129135200_settled_reports extends Migration {
  override name = 'Migration20261129135200_settled_reports';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "site_reports" add "settled_at" timestamptz null, add "settled_by" varchar(254) null, add "settled_note" varchar(500) null;`,
    );
    this.addSql(
      `alter table "site_reports" add constraint "site_reports_settled_check" check ((settled_at is null) = (settled_by is null) and (settled_at is null) = (settled_note is null));`,
    );
    this.addSql(`drop index "site_reports_created_at_index";`);
    this.addSql(`create index "site_reports_created_at_id_index" on "site_reports" ("created_at", "id");`);
    this.addSql(
      `create index "site_reports_open_index" on "site_reports" ("created_at", "id") where "settled_at" is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "site_reports_open_index";`);
    this.addSql(`drop index "site_reports_created_at_id_index";`);
    this.addSql(`create index "site_reports_created_at_index" on "site_reports" ("created_at");`);
    this.addSql(`alter table "site_reports" drop constraint "site_reports_settled_check";`);
    this.addSql(
      `alter table "site_reports" drop column "settled_at", drop column "settled_by", drop column "settled_note";`,
    );
  }
}
