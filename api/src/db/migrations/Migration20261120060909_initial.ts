import { Migration } from '@mikro-orm/migrations';

export class Migration20261120060909_initial extends Migration {
  override name = 'Migration20261120060909_initial';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "order_counters" ("restaurant_id" uuid not null, "day" date not null, "last" int not null, primary key ("restaurant_id"));`,
    );

    this.addSql(
      `create table "published_sites" ("slug" varchar(63) not null, "restaurant_id" uuid not null, "version" int not null, "document" jsonb not null, primary key ("slug"));`,
    );
    this.addSql(
      `alter table "published_sites" add constraint "published_sites_restaurant_id_unique" unique ("restaurant_id");`,
    );

    this.addSql(
      `create table "services" ("id" uuid not null, "key" varchar(255) not null, "name" varchar(255) not null, "subtitle" varchar(255) null, "image_url" varchar(255) null, "features" jsonb not null, "order_limit" int null, "staff_limit" int null, "platforms_managed" int null, "posts_per_week" int null, "ad_spend_included" int null, primary key ("id"));`,
    );
    this.addSql(`alter table "services" add constraint "services_key_unique" unique ("key");`);

    this.addSql(
      `create table "prices" ("id" uuid not null, "service_id" uuid not null, "interval" text not null, "unit_amount" int not null, "stripe_price_id" varchar(255) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "prices" add constraint "prices_service_id_interval_unique" unique ("service_id", "interval");`,
    );

    this.addSql(
      `create table "uploads" ("object_key" varchar(255) not null, "caller" varchar(255) not null, "context" varchar(255) not null, "resource_id" varchar(255) not null, "content_type" varchar(255) not null, "size_bytes" int null, "public_key" varchar(255) null, "created_at" timestamptz not null, primary key ("object_key"));`,
    );
    this.addSql(`create index "uploads_created_at_index" on "uploads" ("created_at");`);

    this.addSql(
      `create table "users" ("id" uuid not null, "name" varchar(100) not null, "email" varchar(254) not null, "password_hash" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`);

    this.addSql(
      `create table "sessions" ("id" uuid not null, "user_id" uuid not null, "token_hash" varchar(255) not null, "created_at" timestamptz not null, "last_used_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "sessions" add constraint "sessions_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "sessions_user_id_index" on "sessions" ("user_id");`);

    this.addSql(
      `create table "restaurants" ("id" uuid not null, "owner_id" uuid null, "name" varchar(80) not null, "tagline" varchar(140) null, "slug" varchar(63) not null, "is_active" boolean not null default true, "logo_key" varchar(255) null, "cover_image_key" varchar(255) null, "theme" text not null, "brand_primary" varchar(7) not null, "brand_secondary" varchar(7) not null, "phone" varchar(40) null, "address_line" varchar(200) null, "time_zone" varchar(255) not null default 'Europe/London', "package" text not null default 'FREE', "status" text not null default 'unclaimed', "trial_ends_at" timestamptz null, "trial_order_count" int not null default 0, "claim_token_hash" varchar(255) null, "claimed_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "restaurants" add constraint "restaurants_slug_unique" unique ("slug");`);
    this.addSql(
      `alter table "restaurants" add constraint "restaurants_claim_token_hash_unique" unique ("claim_token_hash");`,
    );
    this.addSql(`create index "restaurants_owner_id_id_index" on "restaurants" ("owner_id", "id");`);

    this.addSql(
      `create table "orders" ("id" uuid not null, "restaurant_id" uuid not null, "number" int not null, "state" text not null default 'PLACED', "is_test" boolean not null, "customer_name" varchar(100) not null, "customer_phone" varchar(40) not null, "customer_email" varchar(254) not null, "note" varchar(500) not null default '', "total" int not null, "idempotency_key" varchar(100) not null, "body_hash" varchar(255) not null, "placed_at" timestamptz not null, "ready_at" timestamptz null, "rejection_reason" varchar(300) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "orders_restaurant_id_placed_at_index" on "orders" ("restaurant_id", "placed_at");`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_restaurant_id_idempotency_key_unique" unique ("restaurant_id", "idempotency_key");`,
    );

    this.addSql(
      `create table "order_lines" ("id" uuid not null, "order_id" uuid not null, "position" int not null, "product_id" uuid not null, "name" varchar(120) not null, "quantity" int not null, "unit_price" int not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "order_lines_order_id_position_index" on "order_lines" ("order_id", "position");`,
    );

    this.addSql(
      `create table "menu_sections" ("id" uuid not null, "restaurant_id" uuid not null, "name" varchar(80) not null, "position" int not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "menu_sections_restaurant_id_position_index" on "menu_sections" ("restaurant_id", "position");`,
    );

    this.addSql(
      `create table "products" ("id" uuid not null, "restaurant_id" uuid not null, "section_id" uuid not null, "name" varchar(120) not null, "description" varchar(1000) not null default '', "price" int not null, "image_key" varchar(255) null, "is_available" boolean not null default true, "is_popular" boolean not null default false, "position" int not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "products_restaurant_id_position_index" on "products" ("restaurant_id", "position");`,
    );
    this.addSql(
      `create index "products_section_id_position_index" on "products" ("section_id", "position");`,
    );

    this.addSql(
      `create table "conversations" ("id" uuid not null, "token_hash" varchar(255) not null, "package_name" varchar(40) not null, "action" text not null default 'start', "draft" jsonb not null, "restaurant_id" uuid null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "conversations" add constraint "conversations_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(`create index "conversations_restaurant_id_index" on "conversations" ("restaurant_id");`);

    this.addSql(
      `create table "conversation_turns" ("id" uuid not null, "conversation_id" uuid not null, "client_id" varchar(64) not null, "state" text not null, "attempt" int not null default 1, "user_text" text not null, "answer_html" text not null default '', "action" text null, "items" jsonb not null, "started_at" timestamptz not null, "finished_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "conversation_turns" add constraint "conversation_turns_conversation_id_client_id_unique" unique ("conversation_id", "client_id");`,
    );

    this.addSql(
      `alter table "prices" add constraint "prices_service_id_foreign" foreign key ("service_id") references "services" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "prices" add constraint "prices_interval_check" check ("interval" in ('week', 'month', 'year'));`,
    );

    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "restaurants" add constraint "restaurants_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "restaurants" add constraint "restaurants_theme_check" check ("theme" in ('trattoria', 'counter'));`,
    );
    this.addSql(
      `alter table "restaurants" add constraint "restaurants_package_check" check ("package" in ('FREE', 'SILVER', 'GOLD', 'PLATINUM'));`,
    );
    this.addSql(
      `alter table "restaurants" add constraint "restaurants_status_check" check ("status" in ('unclaimed', 'trialing', 'active_paid', 'past_due', 'trial_expired', 'cancelled', 'archived'));`,
    );

    this.addSql(
      `alter table "orders" add constraint "orders_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id");`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_state_check" check ("state" in ('PLACED', 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED', 'REJECTED', 'EXPIRED', 'CANCELLED'));`,
    );

    this.addSql(
      `alter table "order_lines" add constraint "order_lines_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "menu_sections" add constraint "menu_sections_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "products" add constraint "products_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "products" add constraint "products_section_id_foreign" foreign key ("section_id") references "menu_sections" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "conversations" add constraint "conversations_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "conversations" add constraint "conversations_action_check" check ("action" in ('start', 'request_details', 'request_logo', 'request_upload', 'request_menu', 'complete', 'wf_error'));`,
    );

    this.addSql(
      `alter table "conversation_turns" add constraint "conversation_turns_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "conversation_turns" add constraint "conversation_turns_state_check" check ("state" in ('answering', 'finished', 'failed'));`,
    );
    this.addSql(
      `alter table "conversation_turns" add constraint "conversation_turns_action_check" check ("action" in ('start', 'request_details', 'request_logo', 'request_upload', 'request_menu', 'complete', 'wf_error'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "prices" drop constraint "prices_service_id_foreign";`);
    this.addSql(`alter table "sessions" drop constraint "sessions_user_id_foreign";`);
    this.addSql(`alter table "restaurants" drop constraint "restaurants_owner_id_foreign";`);
    this.addSql(`alter table "orders" drop constraint "orders_restaurant_id_foreign";`);
    this.addSql(`alter table "menu_sections" drop constraint "menu_sections_restaurant_id_foreign";`);
    this.addSql(`alter table "products" drop constraint "products_restaurant_id_foreign";`);
    this.addSql(`alter table "conversations" drop constraint "conversations_restaurant_id_foreign";`);
    this.addSql(`alter table "order_lines" drop constraint "order_lines_order_id_foreign";`);
    this.addSql(`alter table "products" drop constraint "products_section_id_foreign";`);
    this.addSql(
      `alter table "conversation_turns" drop constraint "conversation_turns_conversation_id_foreign";`,
    );

    this.addSql(`drop table if exists "order_counters" cascade;`);
    this.addSql(`drop table if exists "published_sites" cascade;`);
    this.addSql(`drop table if exists "services" cascade;`);
    this.addSql(`drop table if exists "prices" cascade;`);
    this.addSql(`drop table if exists "uploads" cascade;`);
    this.addSql(`drop table if exists "users" cascade;`);
    this.addSql(`drop table if exists "sessions" cascade;`);
    this.addSql(`drop table if exists "restaurants" cascade;`);
    this.addSql(`drop table if exists "orders" cascade;`);
    this.addSql(`drop table if exists "order_lines" cascade;`);
    this.addSql(`drop table if exists "menu_sections" cascade;`);
    this.addSql(`drop table if exists "products" cascade;`);
    this.addSql(`drop table if exists "conversations" cascade;`);
    this.addSql(`drop table if exists "conversation_turns" cascade;`);
  }
}
