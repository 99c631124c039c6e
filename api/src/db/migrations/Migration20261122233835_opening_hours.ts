import { Migration } from '@mikro-orm/migrations';

export class Migration20261122233835_opening_hours extends Migration {
  override name = 'Migration20261122233835_opening_hours';

  override up(): void | Promise<void> {
    this.addSql(`alter table "restaurants" add "opening_hours" varchar(500) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "restaurants" drop column "opening_hours";`);
  }
}
