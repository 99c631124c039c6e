import { Migration } from '@mikro-orm/migrations';

export class Migration20261123231324_promotions extends Migration {
  override name = 'Migration20261123231324_promotions';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "promotions" ("id" uuid not null, "restaurant_id" uuid not null, "name" varchar(60) not null, "code" varchar(20) null, "kind" text not null, "percent" smallint null, "amount" int null, "cap" int null, "minimum" int not null default 0, "starts_on" date null, "ends_on" date null, "periods" jsonb not null default '[]', "fulfilment" text null, "section_ids" jsonb not null default '[]', "product_ids" jsonb not null default '[]', "is_first_order" boolean not null default false, "use_limit" int null, "diner_limit" int null, "uses" int not null default 0, "paused_at" timestamptz null, "ended_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create unique index promotions_restaurant_id_code_unique on promotions (restaurant_id, code) where ended_at is null;`,
    );
    this.addSql(`create index "promotions_restaurant_id_id_index" on "promotions" ("restaurant_id", "id");`);

    this.addSql(
      `create table "promotion_uses" ("order_id" uuid not null, "restaurant_id" uuid not null, "promotion_id" uuid not null, "used_at" timestamptz not null, "saving" int not null, "value" int not null, "mailbox" varchar(64) null, "phone" varchar(64) null, "mailbox_use" int null, "phone_use" int null, "is_given_back" boolean not null default false, primary key ("order_id"));`,
    );
    this.addSql(
      `create index "promotion_uses_restaurant_id_used_at_index" on "promotion_uses" ("restaurant_id", "used_at");`,
    );
    this.addSql(
      `create unique index promotion_uses_mailbox_unique on promotion_uses (promotion_id, mailbox, mailbox_use);`,
    );
    this.addSql(
      `create unique index promotion_uses_phone_unique on promotion_uses (promotion_id, phone, phone_use);`,
    );

    this.addSql(`alter table "orders" add "discount" int not null default 0, add "promotion" jsonb null;`);
    this.addSql(
      `create index orders_diner_index on orders (restaurant_id, lower(customer_email)) where not is_test;`,
    );
    this.addSql(`alter table "orders" add constraint "orders_discount_check" check (discount >= 0);`);

    this.addSql(`alter table "order_lines" add "discount" int not null default 0;`);
    this.addSql(
      `alter table "order_lines" add constraint "order_lines_discount_check" check (discount >= 0);`,
    );

    this.addSql(
      `alter table "promotions" add constraint "promotions_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "promotions" add constraint "promotions_name_check" check (name <> '');`);
    this.addSql(
      `alter table "promotions" add constraint "promotions_code_check" check (code ~ '^[A-Z0-9]{3,20}$');`,
    );
    this.addSql(
      `alter table "promotions" add constraint "promotions_percent_check" check ((kind = 'PERCENT') = (percent is not null));`,
    );
    this.addSql(
      `alter table "promotions" add constraint "promotions_percent_range_check" check (percent >= 1 and percent <= 100);`,
    );
    this.addSql(
      `alter table "promotions" add constraint "promotions_amount_check" check ((kind = 'AMOUNT') = (amount is not null));`,
    );
    this.addSql(
      `alter table "promotions" add constraint "promotions_amount_range_check" check (amount >= 1);`,
    );
    this.addSql(
      `alter table "promotions" add constraint "promotions_cap_check" check (cap is null or (cap >= 1 and kind = 'PERCENT'));`,
    );
    this.addSql(`alter table "promotions" add constraint "promotions_minimum_check" check (minimum >= 0);`);
    this.addSql(
      `alter table "promotions" add constraint "promotions_days_check" check (ends_on >= starts_on);`,
    );
    this.addSql(
      `alter table "promotions" add constraint "promotions_use_limit_check" check (use_limit >= 1);`,
    );
    this.addSql(
      `alter table "promotions" add constraint "promotions_diner_limit_check" check (diner_limit >= 1);`,
    );
    this.addSql(`alter table "promotions" add constraint "promotions_uses_check" check (uses >= 0);`);
    this.addSql(
      `alter table "promotions" add constraint "promotions_free_product_check" check (kind <> 'FREE_PRODUCT' or section_ids <> '[]' or product_ids <> '[]');`,
    );
    this.addSql(
      `alter table "promotions" add constraint "promotions_kind_check" check ("kind" in ('PERCENT', 'AMOUNT', 'FREE_DELIVERY', 'FREE_PRODUCT'));`,
    );
    this.addSql(
      `alter table "promotions" add constraint "promotions_fulfilment_check" check ("fulfilment" in ('COLLECTION', 'DELIVERY'));`,
    );

    this.addSql(
      `alter table "promotion_uses" add constraint "promotion_uses_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "promotion_uses" add constraint "promotion_uses_promotion_id_foreign" foreign key ("promotion_id") references "promotions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "promotion_uses" add constraint "promotion_uses_saving_check" check (saving >= 0);`,
    );
    this.addSql(
      `alter table "promotion_uses" add constraint "promotion_uses_value_check" check (value >= 0);`,
    );
    this.addSql(
      `alter table "promotion_uses" add constraint "promotion_uses_mailbox_use_check" check (mailbox_use >= 1);`,
    );
    this.addSql(
      `alter table "promotion_uses" add constraint "promotion_uses_phone_use_check" check (phone_use >= 1);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "promotion_uses" drop constraint "promotion_uses_promotion_id_foreign";`);

    this.addSql(`drop table if exists "promotions" cascade;`);
    this.addSql(`drop table if exists "promotion_uses" cascade;`);

    this.addSql(`alter table "order_lines" drop constraint "order_lines_discount_check";`);
    this.addSql(`alter table "order_lines" drop column "discount";`);

    this.addSql(`drop index "orders_diner_index";`);
    this.addSql(`alter table "orders" drop constraint "orders_discount_check";`);
    this.addSql(`alter table "orders" drop column "discount", drop column "promotion";`);
  }
}
