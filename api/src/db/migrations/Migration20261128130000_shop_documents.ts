import { Migration } from '@mikro-orm/migrations';

/** Published documents say whether the site is a grocery shop, so that its pages need no statement for it. */
export class Migration20261128130000_shop_documents extends Migration {
  override name = 'Migration20261128130000_shop_documents';

  override up(): void | Promise<void> {
    this.addSql(
      `update "published_sites" set "document" = "document" || '{"isShop": true}' where "restaurant_id" in (select "restaurant_id" from "grocery_shops");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`update "published_sites" set "document" = "document" - 'isShop';`);
  }
}
