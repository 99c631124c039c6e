import { Migration } from '@mikro-orm/migrations';

/** Stores forms for a short time, so that the page after a form can be reloaded. */
export class Migration20261128203000_kept_forms extends Migration {
  override name = 'Migration20261128203000_kept_forms';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "kept_forms" ("id" uuid not null, "place" varchar(300) not null, "fields" text not null, "words" jsonb not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "kept_forms_expires_at_index" on "kept_forms" ("expires_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "kept_forms" cascade;`);
  }
}
