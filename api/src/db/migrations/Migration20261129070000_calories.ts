import { Migration } from '@mikro-orm/migrations';

/** A product may state the energy of a portion. */
export class Migration20261129070000_calories extends Migration {
  override name = 'Migration20261129070000_calories';

  override up(): void | Promise<void> {
    this.addSql(`alter table "products" add "calories" smallint null;`);
    this.addSql(
      `alter table "products" add constraint "products_calories_check" check (calories >= 0 and calories <= 9999);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "products" drop column "calories";`);
  }
}
