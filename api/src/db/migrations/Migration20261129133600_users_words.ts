import { Migration } from '@mikro-orm/migrations';

/** Operators find people by the words of their names and addresses. */
export class Migration20261129133600_users_words extends Migration {
  override name = 'Migration20261129133600_users_words';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "users_words_index" on "users" using gin (to_tsvector('simple'::regconfig, translate("name" || ' ' || "email", '-._@+/:&~=#%''', '             ')));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "users_words_index";`);
  }
}
