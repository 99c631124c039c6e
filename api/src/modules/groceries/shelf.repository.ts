import { sql } from 'kysely';
import type { Pool } from 'pg';
import { type Parameter, prepare, tablesFor } from '../../lib/preparedStatement.ts';
import type { StockTables } from './stock.entity.ts';

const tables = tablesFor<StockTables>();

const mark = prepare('shop_mark', (parameter: Parameter<{ restaurantId: string }>) =>
  tables
    .selectFrom('grocery_shops')
    .select('restaurant_id')
    .where('restaurant_id', '=', parameter('restaurantId')),
);

/** Whether a restaurant is a grocery shop. */
export const readIsShop = async (pool: Pool, restaurantId: string): Promise<boolean> =>
  (await mark(pool, { restaurantId })).length > 0;

const shelf = prepare('shop_shelf', (parameter: Parameter<{ productIds: string[] }>) =>
  tables
    .selectFrom('stock_items')
    .select(['product_id as productId', 'unit_amount as unitAmount', 'unit_measure as unitMeasure', 'stock'])
    .where('product_id', '=', sql<string>`any(${parameter('productIds')}::uuid[])`),
);

/** Size and stock of products, as they are now; products without both are missing. */
export const readShelf = (pool: Pool, productIds: readonly string[]) =>
  shelf(pool, { productIds: [...productIds] });
