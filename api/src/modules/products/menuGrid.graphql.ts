import { ID, Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { Pence } from '../../graphql/scalars.ts';
import { field, inputType, mutationInput, mutationPayload, nullable } from '../../graphql/types.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import { ProductType } from './product.graphql.ts';

const MenuGridRowInput = inputType('MenuGridRowInput', 'A changed row of the menu.', {
  id: field(ID, 'Id of a product, of a size or of an option.'),
  price: nullable(Pence, 'New price; null: no change. A product with sizes has no price of its own.'),
  isAvailable: nullable(
    Boolean,
    'False: sold out until it is switched back; null: no change. Not for sizes.',
  ),
  stock: nullable(
    Int,
    'Pieces of a product of a grocery shop, 0 to 1000000; null: they are not counted. Only with `stockVersion`.',
  ),
  stockVersion: nullable(
    Int,
    '`Shelf.stockVersion` that the person has seen. With an older version nothing is changed. Null: the stock stays.',
  ),
});

const restaurantId = field(ID, 'Id of the restaurant.');

export const UpdateMenuGridInput = mutationInput('updateMenuGrid', {
  restaurantId,
  rows: field([MenuGridRowInput], 'The changed rows, at most 2000.'),
});
export type UpdateMenuGridInput = InstanceType<typeof UpdateMenuGridInput>;

export const ConfirmAllergensInput = mutationInput('confirmAllergens', {
  restaurantId,
  productIds: field([ID], 'Ids of products, at most 1000.'),
});
export type ConfirmAllergensInput = InstanceType<typeof ConfirmAllergensInput>;

const restaurant = field(RestaurantType, 'The restaurant with its menu.');

export const UpdateMenuGridPayload = mutationPayload('updateMenuGrid', { restaurant });

export const ConfirmAllergensPayload = mutationPayload('confirmAllergens', {
  products: field([ProductType], 'The products after the change.'),
  restaurant,
});

export const UpdateMenuGridResult = resultType(
  'updateMenuGrid',
  UpdateMenuGridPayload,
  'validation',
  'notFound',
);

export const ConfirmAllergensResult = resultType('confirmAllergens', ConfirmAllergensPayload, 'notFound');
