import { Migration } from '@mikro-orm/migrations';

export class Migration20261120155757_paid_subscriptions_refunded extends Migration {
  override name = 'Migration20261120155757_paid_subscriptions_refunded';

  override up(): void | Promise<void> {
    this.addSql(`alter table "paid_subscriptions" add "refunded_amount" int null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "paid_subscriptions" drop column "refunded_amount";`);
  }
}
