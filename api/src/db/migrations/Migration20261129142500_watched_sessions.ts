import { Migration } from '@mikro-orm/migrations';

/** Sessions in which an operator sees what a person sees. */
export class Migration20261129142500_watched_sessions extends Migration {
  override name = 'Migration20261129142500_watched_sessions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sessions" add "watched_by" varchar(254) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "sessions" where "watched_by" is not null;`);
    this.addSql(`alter table "sessions" drop column "watched_by";`);
  }
}
