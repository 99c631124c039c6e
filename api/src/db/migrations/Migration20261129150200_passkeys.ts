import { Migration } from '@mikro-orm/migrations';

/** Stores the public keys of passkeys. */
export class Migration20261129150200_passkeys extends Migration {
  override name = 'Migration20261129150200_passkeys';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "passkeys" ("id" uuid not null, "user_id" uuid not null, "credential_id" varchar(1400) not null, "public_key" text not null, "counter" bigint not null default '0', "name" varchar(60) not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "passkeys" add constraint "passkeys_credential_id_unique" unique ("credential_id");`,
    );
    this.addSql(`create index "passkeys_user_id_index" on "passkeys" ("user_id");`);
    this.addSql(
      `alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "passkeys" add constraint "passkeys_counter_check" check (counter >= 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "passkeys" cascade;`);
  }
}
