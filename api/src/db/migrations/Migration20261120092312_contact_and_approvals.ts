import { Migration } from '@mikro-orm/migrations';

export class Migration20261120092312_contact_and_approvals extends Migration {
  override name = 'Migration20261120092312_contact_and_approvals';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "approvals" ("id" uuid not null, "office_email" varchar(254) not null, "client_email" varchar(254) not null, "image_key" varchar(255) not null, "answer" text null, "feedback" varchar(5000) null, "answered_at" timestamptz null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "approvals_image_key_index" on "approvals" ("image_key");`);
    this.addSql(`create index "approvals_expires_at_index" on "approvals" ("expires_at");`);

    this.addSql(
      `create table "contact_messages" ("id" uuid not null, "name" varchar(100) not null, "email" varchar(254) not null, "subject" varchar(150) not null, "message" varchar(5000) not null, "created_at" timestamptz not null, primary key ("id"));`,
    );

    this.addSql(
      `alter table "approvals" add constraint "approvals_answer_check" check ("answer" in ('approved', 'changes'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "approvals" cascade;`);
    this.addSql(`drop table if exists "contact_messages" cascade;`);
  }
}
