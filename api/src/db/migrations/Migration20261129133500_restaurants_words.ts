import { Migration } from '@mikro-orm/migrations';

/** Operators find sites by the words of their names and slugs. */
export class Migration20261129133500_restaurants_words extends Migration {
  override name = 'Migration20261129133500_restaurants_words';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "restaurants_words_index" on "restaurants" using gin (to_tsvector('simple'::regconfig, translate("name" || ' ' || "slug", '-._@+/:&~=#%''', '             ')));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "restaurants_words_index";`);
  }
}
