import { type Module, scoped } from '../../composition/module.ts';
import { groceryRoutes } from './grocery.rest.ts';
import { GroceryService } from './grocery.service.ts';
import { OwnerShelves } from './ownerShelves.ts';
import { ProductShelves } from '../products/productShelves.ts';
import { ShelfService } from './shelf.service.ts';
import { GroceryShop, StockItem, StockReservation, StockUpdate } from './stock.entity.ts';
import { stockRoutes } from './stock.rest.ts';

/** Grocery shops: their products and stock, and the grocery API without its orders. */
export const groceriesModule = {
  entities: [GroceryShop, StockItem, StockReservation, StockUpdate],
  services: [
    scoped(GroceryService, (parts) => new GroceryService(() => parts.em, parts.database, parts.clock)),
    scoped(ProductShelves, ({ em, clock }) => new OwnerShelves(em, clock)),
    scoped(ShelfService, ({ database }) => new ShelfService(database)),
  ],
  groceryRoutes: [...groceryRoutes, ...stockRoutes],
} satisfies Module;
