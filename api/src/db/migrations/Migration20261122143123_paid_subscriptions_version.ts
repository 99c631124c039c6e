import { Migration } from '@mikro-orm/migrations';

export class Migration20261122143123_paid_subscriptions_version extends Migration {
  override name = 'Migration20261122143123_paid_subscriptions_version';

  override up(): void | Promise<void> {
    this.addSql(`alter table "paid_subscriptions" add "version" int not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "paid_subscriptions" drop column "version";`);
  }
}
