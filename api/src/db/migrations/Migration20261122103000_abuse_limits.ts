import { Migration } from '@mikro-orm/migrations';

export class Migration20261122103000_abuse_limits extends Migration {
  override name = 'Migration20261122103000_abuse_limits';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "uploads" add "claimed_until" timestamptz null, add "original_gone_at" timestamptz null;`,
    );
    this.addSql(`alter table "conversations" add "turn_count" int not null default 0;`);
    this.addSql(
      `update "conversations" c set "turn_count" = (select count(*) from "conversation_turns" t where t."conversation_id" = c."id");`,
    );
    this.addSql(
      `create index "conversations_created_at_index" on "conversations" ("created_at") where "restaurant_id" is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "conversations_created_at_index";`);
    this.addSql(`alter table "conversations" drop column "turn_count";`);
    this.addSql(`alter table "uploads" drop column "claimed_until", drop column "original_gone_at";`);
  }
}
