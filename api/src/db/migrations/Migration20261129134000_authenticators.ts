import { Migration } from '@mikro-orm/migrations';

/** Stores the secrets of authenticator apps, encrypted. */
export class Migration20261129134000_authenticators extends Migration {
  override name = 'Migration20261129134000_authenticators';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "authenticators" ("id" uuid not null, "user_id" uuid not null, "sealed_secret" text not null, "last_step" int not null default 0, "confirmed_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"), constraint "authenticators_last_step_check" check (last_step >= 0));`,
    );
    this.addSql(
      `alter table "authenticators" add constraint "authenticators_user_id_unique" unique ("user_id");`,
    );
    this.addSql(
      `alter table "authenticators" add constraint "authenticators_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "authenticators" cascade;`);
  }
}
