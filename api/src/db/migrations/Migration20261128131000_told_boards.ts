import { Migration } from '@mikro-orm/migrations';

/** Stores when the boards got the event of an order that no worker had taken from the outbox. */
export class Migration20261128131000_told_boards extends Migration {
  override name = 'Migration20261128131000_told_boards';

  override up(): void | Promise<void> {
    this.addSql(`alter table "order_outbox" add "told_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "order_outbox" drop column "told_at";`);
  }
}
