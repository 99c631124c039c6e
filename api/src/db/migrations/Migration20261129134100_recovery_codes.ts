import { Migration } from '@mikro-orm/migrations';

/** Stores hashes of recovery codes. */
export class Migration20261129134100_recovery_codes extends Migration {
  override name = 'Migration20261129134100_recovery_codes';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "recovery_codes" ("id" uuid not null, "user_id" uuid not null, "code_hash" varchar(255) not null, primary key ("id"));`,
    );
    this.addSql(`create index "recovery_codes_user_id_index" on "recovery_codes" ("user_id");`);
    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_code_hash_unique" unique ("code_hash");`,
    );
    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "recovery_codes" cascade;`);
  }
}
