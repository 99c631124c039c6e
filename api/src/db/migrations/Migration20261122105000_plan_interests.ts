import { Migration } from '@mikro-orm/migrations';

export class Migration20261122105000_plan_interests extends Migration {
  override name = 'Migration20261122105000_plan_interests';

  override up(): void | Promise<void> {
    this.addSql(`alter table "services" add "is_coming" boolean not null default false;`);
    this.addSql(
      `create table "plan_interests" ("id" uuid not null, "service_id" uuid not null, "email" varchar(254) not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "plan_interests" add constraint "plan_interests_service_id_email_unique" unique ("service_id", "email");`,
    );
    this.addSql(
      `alter table "plan_interests" add constraint "plan_interests_service_id_foreign" foreign key ("service_id") references "services" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "plan_interests" cascade;`);
    this.addSql(`alter table "services" drop column "is_coming";`);
  }
}
