import { Migration } from '@mikro-orm/migrations';

export class Migration20261123180400_restaurant_activities extends Migration {
  override name = 'Migration20261123180400_restaurant_activities';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "restaurant_activities" ("id" uuid not null, "restaurant_id" uuid not null, "user_id" uuid null, "kind" text not null, "detail" varchar(300) null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "restaurant_activities_restaurant_id_id_index" on "restaurant_activities" ("restaurant_id", "id");`,
    );
    this.addSql(`create index "restaurant_activities_user_id_index" on "restaurant_activities" ("user_id");`);
    this.addSql(`create index "restaurant_activities_at_index" on "restaurant_activities" ("at");`);

    this.addSql(
      `alter table "restaurant_activities" add constraint "restaurant_activities_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "restaurant_activities" add constraint "restaurant_activities_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "restaurant_activities" add constraint "restaurant_activities_kind_check" check ("kind" in ('MEMBER_INVITED', 'MEMBER_JOINED', 'MEMBER_ROLE_CHANGED', 'MEMBER_PAUSED', 'MEMBER_RESUMED', 'MEMBER_REMOVED', 'SITE_CLOSED', 'SITE_REOPENED', 'SLUG_CHANGED', 'ORDERS_PAUSED', 'ORDERS_RESUMED', 'MENU_IMPORTED', 'IMPORT_UNDONE', 'MENU_RESTORED'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "restaurant_activities";`);
  }
}
