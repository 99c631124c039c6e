import { Migration } from '@mikro-orm/migrations';

export class Migration20261120092202_billing extends Migration {
  override name = 'Migration20261120092202_billing';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "stripe_events" ("id" varchar(255) not null, "type" varchar(255) not null, "received_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "stripe_events_received_at_index" on "stripe_events" ("received_at");`);

    this.addSql(
      `create table "paid_subscriptions" ("id" uuid not null, "user_id" uuid not null, "restaurant_id" uuid null, "stripe_subscription_id" varchar(255) not null, "stripe_price_id" varchar(255) null, "service_id" uuid null, "status" varchar(255) not null, "current_period_end" timestamptz null, "cancel_at_period_end" boolean not null, "trial_ends_at" timestamptz null, "ended_at" timestamptz null, "started_at" timestamptz not null, "due_at" timestamptz not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "paid_subscriptions" add constraint "paid_subscriptions_stripe_subscription_id_unique" unique ("stripe_subscription_id");`,
    );
    this.addSql(`create index "paid_subscriptions_user_id_index" on "paid_subscriptions" ("user_id");`);
    this.addSql(
      `create index "paid_subscriptions_restaurant_id_index" on "paid_subscriptions" ("restaurant_id");`,
    );
    this.addSql(
      `create index "paid_subscriptions_due_at_index" on "paid_subscriptions" ("due_at") where "ended_at" is null;`,
    );

    this.addSql(
      `create table "checkout_attempts" ("id" uuid not null, "user_id" uuid not null, "restaurant_id" uuid null, "price_id" uuid not null, "stripe_price_id" varchar(255) not null, "trial_days" int not null, "stripe_session_id" varchar(255) null, "stripe_subscription_id" varchar(255) null, "state" text not null default 'open', "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "checkout_attempts" add constraint "checkout_attempts_stripe_session_id_unique" unique ("stripe_session_id");`,
    );
    this.addSql(`create index "checkout_attempts_user_id_index" on "checkout_attempts" ("user_id");`);
    this.addSql(
      `create index "checkout_attempts_restaurant_id_index" on "checkout_attempts" ("restaurant_id");`,
    );
    this.addSql(
      `create index "checkout_attempts_created_at_index" on "checkout_attempts" ("created_at") where "state" in ('open', 'replaced');`,
    );

    this.addSql(
      `create table "billing_customers" ("user_id" uuid not null, "stripe_customer_id" varchar(255) not null, "created_at" timestamptz not null, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "billing_customers" add constraint "billing_customers_stripe_customer_id_unique" unique ("stripe_customer_id");`,
    );

    this.addSql(`alter table "restaurants" add "trial_used_at" timestamptz null;`);

    this.addSql(
      `alter table "paid_subscriptions" add constraint "paid_subscriptions_user_id_foreign" foreign key ("user_id") references "users" ("id");`,
    );
    this.addSql(
      `alter table "paid_subscriptions" add constraint "paid_subscriptions_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "paid_subscriptions" add constraint "paid_subscriptions_service_id_foreign" foreign key ("service_id") references "services" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "checkout_attempts" add constraint "checkout_attempts_user_id_foreign" foreign key ("user_id") references "users" ("id");`,
    );
    this.addSql(
      `alter table "checkout_attempts" add constraint "checkout_attempts_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "checkout_attempts" add constraint "checkout_attempts_price_id_foreign" foreign key ("price_id") references "prices" ("id");`,
    );
    this.addSql(
      `alter table "checkout_attempts" add constraint "checkout_attempts_state_check" check ("state" in ('open', 'replaced', 'complete', 'closed'));`,
    );

    this.addSql(
      `alter table "billing_customers" add constraint "billing_customers_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "stripe_events" cascade;`);
    this.addSql(`drop table if exists "paid_subscriptions" cascade;`);
    this.addSql(`drop table if exists "checkout_attempts" cascade;`);
    this.addSql(`drop table if exists "billing_customers" cascade;`);

    this.addSql(`alter table "restaurants" drop column "trial_used_at";`);
  }
}
