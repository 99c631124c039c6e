import { Migration } from '@mikro-orm/migrations';

/** Published documents are not compressed: that takes a sixth of the time of publishing a large menu (decision 73). */
export class Migration20261126001000_document_storage extends Migration {
  override name = 'Migration20261126001000_document_storage';

  override up(): void | Promise<void> {
    this.addSql(`alter table "published_sites" alter column "document" set storage external;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "published_sites" alter column "document" set storage extended;`);
  }
}
