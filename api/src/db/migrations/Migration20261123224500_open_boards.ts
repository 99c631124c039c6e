import { Migration } from '@mikro-orm/migrations';

export class Migration20261123224500_open_boards extends Migration {
  override name = 'Migration20261123224500_open_boards';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "open_boards" ("restaurant_id" uuid not null, "seen_at" timestamptz not null, primary key ("restaurant_id"));`,
    );
    this.addSql(
      `alter table "open_boards" add constraint "open_boards_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `create index "restaurants_only_while_board_open_index" on "restaurants" ("id") where "ordering" ->> 'onlyWhileBoardOpen' = 'true';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "restaurants_only_while_board_open_index";`);
    this.addSql(`drop table "open_boards";`);
  }
}
