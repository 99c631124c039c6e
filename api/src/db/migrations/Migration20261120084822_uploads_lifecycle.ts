import { Migration } from '@mikro-orm/migrations';

export class Migration20261120084822_uploads_lifecycle extends Migration {
  override name = 'Migration20261120084822_uploads_lifecycle';

  override up(): void | Promise<void> {
    this.addSql(`drop index "uploads_created_at_index";`);
    this.addSql(
      `alter table "uploads" add "restaurant_id" uuid null, add "confirmed_at" timestamptz null, add "unused_since" timestamptz null, add "discarded_at" timestamptz null, add "sweep_at" timestamptz not null default now() + interval '1 day';`,
    );
    this.addSql(`alter table "uploads" alter column "sweep_at" drop default;`);
    this.addSql(`update "uploads" set "confirmed_at" = "created_at" where "public_key" is not null;`);
    // Before, owners could upload for restaurants only.
    this.addSql(`update "uploads" set "restaurant_id" = "resource_id"::uuid where "caller" like 'user:%';`);
    this.addSql(`create index "uploads_sweep_at_index" on "uploads" ("sweep_at");`);
    this.addSql(`create index "uploads_public_key_index" on "uploads" ("public_key");`);

    this.addSql(
      `create index "restaurants_logo_key_index" on "restaurants" ("logo_key") where "logo_key" is not null;`,
    );
    this.addSql(
      `create index "restaurants_cover_image_key_index" on "restaurants" ("cover_image_key") where "cover_image_key" is not null;`,
    );

    this.addSql(
      `create index "products_image_key_index" on "products" ("image_key") where "image_key" is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "products_image_key_index";`);

    this.addSql(`drop index "restaurants_logo_key_index";`);
    this.addSql(`drop index "restaurants_cover_image_key_index";`);

    this.addSql(`drop index "uploads_sweep_at_index";`);
    this.addSql(`drop index "uploads_public_key_index";`);
    this.addSql(
      `alter table "uploads" drop column "restaurant_id", drop column "confirmed_at", drop column "unused_since", drop column "discarded_at", drop column "sweep_at";`,
    );
    this.addSql(`create index "uploads_created_at_index" on "uploads" ("created_at");`);
  }
}
