import { Migration } from '@mikro-orm/migrations';

/** The log of what our operators did. It refers to no other table, because its entries outlive accounts and sites. */
export class Migration20261129131955_operator_moves extends Migration {
  override name = 'Migration20261129131955_operator_moves';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "operator_moves" ("id" uuid not null, "operator" varchar(254) null, "kind" text not null, "restaurant_id" uuid null, "subject" varchar(200) not null, "reason" varchar(500) null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "operator_moves_at_index" on "operator_moves" ("at");`);
    this.addSql(
      `create index "operator_moves_restaurant_id_id_index" on "operator_moves" ("restaurant_id", "id");`,
    );
    this.addSql(
      `alter table "operator_moves" add constraint "operator_moves_kind_check" check ("kind" in ('SITE_SUSPENDED', 'SITE_RESTORED', 'SITE_VIEWED', 'REPORT_SETTLED', 'REPORT_REOPENED', 'JOBS_RETRIED', 'JOB_DISCARDED'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "operator_moves";`);
  }
}
