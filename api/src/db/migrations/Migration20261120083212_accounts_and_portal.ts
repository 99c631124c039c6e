import { Migration } from '@mikro-orm/migrations';

export class Migration20261120083212_accounts_and_portal extends Migration {
  override name = 'Migration20261120083212_accounts_and_portal';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "retired_slugs" ("slug" varchar(63) not null, "restaurant_id" uuid null, "retired_at" timestamptz not null, "free_at" timestamptz null, primary key ("slug"));`,
    );
    this.addSql(`create index "retired_slugs_restaurant_id_index" on "retired_slugs" ("restaurant_id");`);

    this.addSql(
      `create table "login_codes" ("id" uuid not null, "user_id" uuid not null, "code_hash" varchar(255) not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "login_codes" add constraint "login_codes_code_hash_unique" unique ("code_hash");`,
    );
    this.addSql(`create index "login_codes_user_id_index" on "login_codes" ("user_id");`);
    this.addSql(`create index "login_codes_expires_at_index" on "login_codes" ("expires_at");`);

    this.addSql(
      `alter table "users" add "email_verified_at" timestamptz null, add "pending_email" varchar(254) null, add "google_subject" varchar(255) null;`,
    );
    this.addSql(`alter table "users" alter column "password_hash" drop not null;`);
    this.addSql(
      `alter table "users" add constraint "users_google_subject_unique" unique ("google_subject");`,
    );

    this.addSql(`alter table "sessions" add "user_agent" varchar(400) null;`);

    this.addSql(
      `alter table "restaurants" add "order_email" varchar(254) null, add "updated_at" timestamptz not null default now();`,
    );
    this.addSql(`alter table "restaurants" alter column "updated_at" drop default;`);

    this.addSql(
      `alter table "menu_sections" alter column "position" type double precision using ("position"::double precision);`,
    );

    this.addSql(`alter table "products" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "products" alter column "updated_at" drop default;`);
    this.addSql(
      `alter table "products" alter column "position" type double precision using ("position"::double precision);`,
    );

    this.addSql(
      `alter table "login_codes" add constraint "login_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "retired_slugs" cascade;`);
    this.addSql(`drop table if exists "login_codes" cascade;`);

    this.addSql(`alter table "menu_sections" alter column "position" type int using ("position"::int);`);

    this.addSql(`alter table "products" drop column "updated_at";`);
    this.addSql(`alter table "products" alter column "position" type int using ("position"::int);`);

    this.addSql(`alter table "restaurants" drop column "order_email", drop column "updated_at";`);

    this.addSql(`alter table "sessions" drop column "user_agent";`);

    this.addSql(`alter table "users" drop constraint "users_google_subject_unique";`);
    this.addSql(
      `alter table "users" drop column "email_verified_at", drop column "pending_email", drop column "google_subject";`,
    );
    this.addSql(`alter table "users" alter column "password_hash" set not null;`);
  }
}
