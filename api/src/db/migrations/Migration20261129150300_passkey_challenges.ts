import { Migration } from '@mikro-orm/migrations';

/** Stores challenges that wait for a passkey. */
export class Migration20261129150300_passkey_challenges extends Migration {
  override name = 'Migration20261129150300_passkey_challenges';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "passkey_challenges" ("id" uuid not null, "user_id" uuid null, "ticket_hash" varchar(255) not null, "challenge" varchar(255) not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "passkey_challenges" add constraint "passkey_challenges_ticket_hash_unique" unique ("ticket_hash");`,
    );
    this.addSql(`create index "passkey_challenges_user_id_index" on "passkey_challenges" ("user_id");`);
    this.addSql(`create index "passkey_challenges_expires_at_index" on "passkey_challenges" ("expires_at");`);
    this.addSql(
      `alter table "passkey_challenges" add constraint "passkey_challenges_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "passkey_challenges" cascade;`);
  }
}
