import { Migration } from '@mikro-orm/migrations';

export class Migration20261120121455_uploads_caller extends Migration {
  override name = 'Migration20261120121455_uploads_caller';

  override up(): void | Promise<void> {
    this.addSql(`create index "uploads_caller_index" on "uploads" ("caller");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "uploads_caller_index";`);
  }
}
