import { type Module, perRequest } from '../../composition/module.ts';
import { groceryRoutes } from './grocery.rest.ts';
import { GroceryService } from './grocery.service.ts';
import { GroceryShop, StockItem, StockReservation } from './stock.entity.ts';
import { stockRoutes } from './stock.rest.ts';

/** Grocery shops: their products and stock, and the grocery API without its orders. */
export const groceriesModule = {
  entities: [GroceryShop, StockItem, StockReservation],
  services: [perRequest(GroceryService, 'em', 'clock')],
  groceryRoutes: [...groceryRoutes, ...stockRoutes],
} satisfies Module;
