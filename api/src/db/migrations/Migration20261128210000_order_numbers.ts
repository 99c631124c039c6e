import { Migration } from '@mikro-orm/migrations';

/**
 * Finds the orders with a number that a new order could have. The use of a promotion is dated by when its diner gets the order, as the
 * order is in the reports.
 */
export class Migration20261128210000_order_numbers extends Migration {
  override name = 'Migration20261128210000_order_numbers';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "orders_restaurant_id_number_placed_at_index" on "orders" ("restaurant_id", "number", "placed_at");`,
    );
    this.addSql(
      `update "promotion_uses" u set "used_at" = o."due_at" from "orders" o where o."id" = u."order_id" and o."due_at" is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `update "promotion_uses" u set "used_at" = o."placed_at" from "orders" o where o."id" = u."order_id";`,
    );
    this.addSql(`drop index "orders_restaurant_id_number_placed_at_index";`);
  }
}
