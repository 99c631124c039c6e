import { Migration } from '@mikro-orm/migrations';

export class Migration20261123225844_push_devices extends Migration {
  override name = 'Migration20261123225844_push_devices';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "push_devices" ("id" uuid not null, "session_id" uuid not null, "user_id" uuid not null, "endpoint" varchar(1000) not null, "p256dh" varchar(100) not null, "auth" varchar(30) not null, "label" varchar(100) not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "push_devices" add constraint "push_devices_endpoint_unique" unique ("endpoint");`,
    );
    this.addSql(`create index "push_devices_session_id_index" on "push_devices" ("session_id");`);
    this.addSql(`create index "push_devices_user_id_index" on "push_devices" ("user_id");`);
    this.addSql(
      `alter table "push_devices" add constraint "push_devices_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "push_devices" add constraint "push_devices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "push_devices";`);
  }
}
