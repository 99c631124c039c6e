import { Migration } from '@mikro-orm/migrations';

export class Migration20261123000955_first_steps extends Migration {
  override name = 'Migration20261123000955_first_steps';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "first_steps" ("restaurant_id" uuid not null, "is_shared" boolean not null default false, "is_hidden" boolean not null default false, primary key ("restaurant_id"));`,
    );
    this.addSql(
      `alter table "first_steps" add constraint "first_steps_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "first_steps";`);
  }
}
