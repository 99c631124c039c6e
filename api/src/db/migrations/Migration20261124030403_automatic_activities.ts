import { Migration } from '@mikro-orm/migrations';

export class Migration20261124030403_automatic_activities extends Migration {
  override name = 'Migration20261124030403_automatic_activities';

  override up(): void | Promise<void> {
    this.addSql(`alter table "restaurant_activities" add "is_automatic" boolean not null default false;`);
    this.addSql(
      `update "restaurant_activities" set "is_automatic" = true where "user_id" is null and "detail" in ('no board was open', 'no board is needed now');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "restaurant_activities" drop column "is_automatic";`);
  }
}
