import { Migration } from '@mikro-orm/migrations';

/** The table of rate-limiter-flexible, which has no entity. */
export class Migration20261120060910_rate_limits extends Migration {
  override name = 'Migration20261120060910_rate_limits';

  override up(): void {
    this.addSql(
      'create table "rate_limits" ("key" varchar(255) primary key, "points" integer not null default 0, "expire" bigint);',
    );
  }

  override down(): void {
    this.addSql('drop table "rate_limits";');
  }
}
