import { Migration } from '@mikro-orm/migrations';

/** Marks login codes that need the second step of a sign-in. */
export class Migration20261129134200_second_steps extends Migration {
  override name = 'Migration20261129134200_second_steps';

  override up(): void | Promise<void> {
    this.addSql(`alter table "login_codes" add "is_second_step" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "login_codes" where "is_second_step";`);
    this.addSql(`alter table "login_codes" drop column "is_second_step";`);
  }
}
