import { Migration } from '@mikro-orm/migrations';

export class Migration20261123074015_site_pages extends Migration {
  override name = 'Migration20261123074015_site_pages';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "restaurants" add "about_text" varchar(1000) null, add "company_name" varchar(120) null, add "company_number" varchar(8) null, add "vat_number" varchar(14) null, add "hygiene_url" varchar(200) null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "restaurants" drop column "about_text", drop column "company_name", drop column "company_number", drop column "vat_number", drop column "hygiene_url";`,
    );
  }
}
