import { Migration } from '@mikro-orm/migrations';

export class Migration20261123175654_diner_data extends Migration {
  override name = 'Migration20261123175654_diner_data';

  override up(): void | Promise<void> {
    this.addSql(`create index orders_placed_at_brin on orders using brin (placed_at);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "orders_placed_at_brin";`);
  }
}
