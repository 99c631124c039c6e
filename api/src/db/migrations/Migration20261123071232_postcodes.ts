import { Migration } from '@mikro-orm/migrations';

export class Migration20261123071232_postcodes extends Migration {
  override name = 'Migration20261123071232_postcodes';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "postcodes" ("postcode" varchar(8) not null, "latitude" double precision null, "longitude" double precision null, "found_at" timestamptz not null, primary key ("postcode"));`,
    );
    this.addSql(
      `alter table "postcodes" add constraint "postcodes_place_check" check ((latitude is null) = (longitude is null));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "postcodes" cascade;`);
  }
}
