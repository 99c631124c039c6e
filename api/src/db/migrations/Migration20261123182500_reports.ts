import { Migration } from '@mikro-orm/migrations';

export class Migration20261123182500_reports extends Migration {
  override name = 'Migration20261123182500_reports';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "report_items" ("restaurant_id" uuid not null, "day" date not null, "kind" text not null, "item_id" uuid not null, "name" varchar(120) not null, "detail" varchar(120) not null, "quantity" int not null, "value" int not null, primary key ("restaurant_id", "day", "kind", "item_id", "name", "detail"));`,
    );
    this.addSql(
      `create table "report_hours" ("restaurant_id" uuid not null, "day" date not null, "hour" smallint not null, "fulfilment" text not null, "orders" int not null, "value" int not null, "reduced_value" int not null, "zero_value" int not null, "rejected" int not null, "expired" int not null, "cancelled" int not null, primary key ("restaurant_id", "day", "hour", "fulfilment"));`,
    );
    this.addSql(
      `create table "report_diners" ("restaurant_id" uuid not null, "diner" uuid not null, "first_day" date not null, primary key ("restaurant_id", "diner"));`,
    );
    this.addSql(
      `create index "report_diners_restaurant_id_first_day_index" on "report_diners" ("restaurant_id", "first_day");`,
    );
    this.addSql(
      `alter table "report_items" add constraint "report_items_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "report_items" add constraint "report_items_quantity_check" check (quantity >= 1);`,
    );
    this.addSql(
      `alter table "report_items" add constraint "report_items_kind_check" check ("kind" in ('PRODUCT', 'OPTION'));`,
    );
    this.addSql(
      `alter table "report_hours" add constraint "report_hours_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "report_hours" add constraint "report_hours_hour_check" check (hour >= 0 and hour <= 23);`,
    );
    this.addSql(`alter table "report_hours" add constraint "report_hours_orders_check" check (orders >= 0);`);
    this.addSql(`alter table "report_hours" add constraint "report_hours_value_check" check (value >= 0);`);
    this.addSql(
      `alter table "report_hours" add constraint "report_hours_reduced_value_check" check (reduced_value >= 0);`,
    );
    this.addSql(
      `alter table "report_hours" add constraint "report_hours_zero_value_check" check (zero_value >= 0);`,
    );
    this.addSql(
      `alter table "report_hours" add constraint "report_hours_rejected_check" check (rejected >= 0);`,
    );
    this.addSql(
      `alter table "report_hours" add constraint "report_hours_expired_check" check (expired >= 0);`,
    );
    this.addSql(
      `alter table "report_hours" add constraint "report_hours_cancelled_check" check (cancelled >= 0);`,
    );
    this.addSql(
      `alter table "report_hours" add constraint "report_hours_fulfilment_check" check ("fulfilment" in ('COLLECTION', 'DELIVERY'));`,
    );
    this.addSql(
      `alter table "report_diners" add constraint "report_diners_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "report_items", "report_hours", "report_diners";`);
  }
}
