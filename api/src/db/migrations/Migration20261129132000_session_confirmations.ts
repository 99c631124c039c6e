import { Migration } from '@mikro-orm/migrations';

/** Stores when the person of a session last proved who they are. For open sessions this is the sign-in. */
export class Migration20261129132000_session_confirmations extends Migration {
  override name = 'Migration20261129132000_session_confirmations';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sessions" add "confirmed_at" timestamptz null;`);
    this.addSql(`update "sessions" set "confirmed_at" = "created_at";`);
    this.addSql(`alter table "sessions" alter column "confirmed_at" set not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sessions" drop column "confirmed_at";`);
  }
}
