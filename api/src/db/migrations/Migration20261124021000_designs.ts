import { Migration } from '@mikro-orm/migrations';

export class Migration20261124021000_designs extends Migration {
  override name = 'Migration20261124021000_designs';

  override up(): void | Promise<void> {
    this.addSql(`alter table "restaurants" drop constraint "restaurants_theme_check";`);
    this.addSql(
      `alter table "restaurants" add constraint "restaurants_theme_check" check ("theme" in ('trattoria', 'counter', 'table', 'night'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "restaurants" drop constraint "restaurants_theme_check";`);
    this.addSql(
      `update "restaurants" set "theme" = 'trattoria' where "theme" not in ('trattoria', 'counter');`,
    );
    this.addSql(
      `alter table "restaurants" add constraint "restaurants_theme_check" check ("theme" in ('trattoria', 'counter'));`,
    );
  }
}
