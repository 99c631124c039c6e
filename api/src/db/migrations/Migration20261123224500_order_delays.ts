import { Migration } from '@mikro-orm/migrations';

export class Migration20261123224500_order_delays extends Migration {
  override name = 'Migration20261123224500_order_delays';

  override up(): void | Promise<void> {
    this.addSql(`alter table "order_moves" add "delayed_to" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "order_moves" drop column "delayed_to";`);
  }
}
