import { Migration } from '@mikro-orm/migrations';

export class Migration20261123165259_order_desk extends Migration {
  override name = 'Migration20261123165259_order_desk';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "order_moves" ("id" uuid not null, "order_id" uuid not null, "to_state" text not null, "made_by" text not null, "user_id" uuid null, "made_at" timestamptz not null, "before" jsonb null, "undone_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `create index "order_moves_order_id_made_at_index" on "order_moves" ("order_id", "made_at");`,
    );
    this.addSql(
      `create index "order_moves_user_id_index" on "order_moves" ("user_id") where user_id is not null;`,
    );
    this.addSql(`alter table "orders" add "changed_at" timestamptz not null default now();`);
    this.addSql(
      `alter table "order_moves" add constraint "order_moves_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "order_moves" add constraint "order_moves_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "order_moves" add constraint "order_moves_to_state_check" check ("to_state" in ('PLACED', 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED', 'REJECTED', 'EXPIRED', 'CANCELLED'));`,
    );
    this.addSql(
      `alter table "order_moves" add constraint "order_moves_made_by_check" check ("made_by" in ('RESTAURANT', 'DINER', 'CLOCK'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "order_moves";`);
    this.addSql(`alter table "orders" drop column "changed_at";`);
  }
}
