import { Migration } from '@mikro-orm/migrations';

export class Migration20261125221500_if_missing extends Migration {
  override name = 'Migration20261125221500_if_missing';

  override up(): void | Promise<void> {
    this.addSql(`alter table "orders" add "if_missing" text null;`);
    this.addSql(
      `alter table "orders" add constraint "orders_if_missing_check" check ("if_missing" in ('LEAVE_OUT', 'SUBSTITUTE', 'CALL'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "orders" drop constraint "orders_if_missing_check";`);
    this.addSql(`alter table "orders" drop column "if_missing";`);
  }
}
