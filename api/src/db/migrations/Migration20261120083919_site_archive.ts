import { Migration } from '@mikro-orm/migrations';

export class Migration20261120083919_site_archive extends Migration {
  override name = 'Migration20261120083919_site_archive';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "restaurants" add "past_due_since" timestamptz null, add "status_before_archive" text null;`,
    );
    this.addSql(
      `alter table "restaurants" add constraint "restaurants_status_before_archive_check" check ("status_before_archive" in ('unclaimed', 'trialing', 'active_paid', 'past_due', 'trial_expired', 'cancelled', 'archived'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "restaurants" drop constraint "restaurants_status_before_archive_check";`);
    this.addSql(
      `alter table "restaurants" drop column "past_due_since", drop column "status_before_archive";`,
    );
  }
}
