import { Migration } from '@mikro-orm/migrations';

export class Migration20261123171808_members extends Migration {
  override name = 'Migration20261123171808_members';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "restaurant_members" ("id" uuid not null, "restaurant_id" uuid not null, "email" varchar(254) not null, "role" text not null, "user_id" uuid null, "invited_at" timestamptz not null, "accepted_at" timestamptz null, "paused_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "restaurant_members_user_id_index" on "restaurant_members" ("user_id");`);
    this.addSql(
      `alter table "restaurant_members" add constraint "restaurant_members_restaurant_id_email_unique" unique ("restaurant_id", "email");`,
    );
    this.addSql(
      `alter table "restaurant_members" add constraint "restaurant_members_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "restaurant_members" add constraint "restaurant_members_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "restaurant_members" add constraint "restaurant_members_accepted_at_check" check ((user_id is null) = (accepted_at is null));`,
    );
    this.addSql(
      `alter table "restaurant_members" add constraint "restaurant_members_role_check" check ("role" in ('MANAGER', 'KITCHEN'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "restaurant_members";`);
  }
}
