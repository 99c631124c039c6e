import { MENU_LENGTHS } from '@forkfront/common/limits.ts';
import { Float, ID } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { searchIdOf, toGlobalId } from '../../graphql/globalId.ts';
import { connectionType, edgeType, type Connection } from '../../graphql/relay.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import {
  field,
  inputType,
  mutationInput,
  mutationPayload,
  nodeType,
  nullable,
  objectType,
} from '../../graphql/types.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import { AllergenAnswerInput } from '../sites/allergens.graphql.ts';
import { productFieldInputs, productFields } from '../sites/productFields.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { SOLD_OUT_UNTIL_DAY } from './option.graphql.ts';
import type { Choices } from './option.repository.ts';
import { availabilityAt } from './productDetails.rules.ts';
import type { ProductView } from './product.repository.ts';
import { ShelfInput } from './shelf.graphql.ts';

export const ProductType = nodeType('Product', 'A product as its owner sees it.', {
  name: field(String, 'Name.'),
  description: field(String, 'Description; may be empty.'),
  price: field(Pence, 'Price. With sizes, the price of the cheapest one.'),
  imageUrl: nullable(String, 'Address of the picture; null without one.'),
  isAvailable: field(Boolean, 'False: sold out.'),
  soldOutUntil: nullable(
    DateTime,
    'When a sold out product can be ordered again; null: until it is switched back.',
  ),
  ...productFields,
  position: field(Float, 'Position within its section, lowest first.'),
  updatedAt: field(DateTime, 'Time of the last change.'),
});
/** `section`, `sizes`, `optionGroupIds` and `allergenFacts` are resolved from these. */
export type ProductType = InstanceType<typeof ProductType> & Pick<ProductView, 'sectionId' | AllergenColumn>;

type AllergenColumn = Extract<keyof ProductView, `allergen${string}`>;

export const ProductSizeType = objectType(
  'ProductSize',
  'A size of a product as its owner sees it. It is read, saved and deleted with its product, so `node` does not find it.',
  {
    id: field(ID, 'Id of the size for `updateProduct`, `updateMenuGrid` and `placeOrder`.'),
    name: field(String, 'Its name.'),
    price: field(Pence, 'Price.'),
    optionGroupIds: field([ID], 'Ids of the groups that only this size has, in order.'),
  },
);

const groupIds = (ids: readonly string[]): string[] => ids.map((id) => toGlobalId('OptionGroup', id));

export type ProductSizeType = InstanceType<typeof ProductSizeType>;

/** The sizes of a product and the ids of its groups, as GraphQL shows them. */
export const toChoices = (choices: Choices) => ({
  sizes: choices.sizes.map((size) =>
    ProductSizeType.of({
      ...size,
      id: toGlobalId('ProductSize', size.id),
      optionGroupIds: groupIds(size.groupIds),
    }),
  ),
  optionGroupIds: groupIds(choices.groupIds),
});

const ProductEdge = edgeType('Product', ProductType);

export const ProductConnection = connectionType('Product', ProductEdge);
export type ProductConnection = Connection<ProductType>;

/** A product as its owner sees it in GraphQL. */
export const toProductType = ({ id, imageKey, ...product }: ProductView, links: SiteLinks): ProductType =>
  ProductType.of({
    ...product,
    ...availabilityAt(product, new Date()),
    id: toGlobalId('Product', id),
    imageUrl: links.pictureUrl(imageKey),
  });

const id = field(ID, 'Id of the product.');

const ProductSizeInput = inputType('ProductSizeInput', 'A size of a product.', {
  id: nullable(ID, 'Id of a size of this product; null: a new size.'),
  name: field(String, `Name, at most ${MENU_LENGTHS.size} characters.`),
  price: field(Pence, 'Price, 0 to 100000.'),
  optionGroupIds: field([ID], 'Ids of the groups that only this size has, in order.', []),
});

const details = {
  sizes: nullable(
    [ProductSizeInput],
    'All sizes in order, at most 8; sizes that are missing are deleted. The price of the product becomes that of the cheapest size.',
  ),
  optionGroupIds: nullable(
    [ID],
    'Ids of all its option groups in order, at most 20 together with those of its sizes.',
  ),
  ...productFieldInputs,
  soldOutUntilDay: nullable(String, SOLD_OUT_UNTIL_DAY),
  allergens: nullable(
    [AllergenAnswerInput],
    'The confirmed allergens; allergens that are missing stay. Null: no change. Your account and the time are stored.',
  ),
  shelf: nullable(ShelfInput, 'Barcode, size and stock, for products of grocery shops only.'),
};

/** The choices and details of an input for the service. */
export const productDetailsOf = <Rest extends object>({
  sizes,
  optionGroupIds,
  ...rest
}: Rest & Pick<ProductDetailsInput, 'sizes' | 'optionGroupIds'>) => ({
  ...rest,
  sizes: sizes?.map((size) => ({
    ...size,
    id: size.id == null ? null : searchIdOf('ProductSize', size.id),
    groupIds: size.optionGroupIds.map(groupIdOf),
  })),
  groupIds: optionGroupIds?.map(groupIdOf),
});

const groupIdOf = (globalId: string): string => searchIdOf('OptionGroup', globalId);

export const CreateProductInput = mutationInput('createProduct', {
  restaurantId: field(ID, 'Id of the restaurant.'),
  sectionId: nullable(
    ID,
    'Id of the section. Null: the last section; a section named Menu is created when there is none.',
  ),
  name: field(String, 'Name.'),
  description: field(String, 'Description.'),
  price: field(Pence, 'Price, 0 to 100000 (spec §5: 1000 pounds). Not used with sizes.'),
  imageUrl: nullable(String, 'Address from `confirmUpload`; null for no picture. Requires a paid plan.'),
  isAvailable: nullable(Boolean, 'False: sold out.'),
  ...details,
});
export type CreateProductInput = InstanceType<typeof CreateProductInput>;

export const UpdateProductInput = mutationInput('updateProduct', {
  id,
  sectionId: nullable(
    ID,
    'Id of the section to move it to. It becomes the last product there. Nothing moves when it is in this section already.',
  ),
  name: nullable(String, 'Name.'),
  description: nullable(
    String,
    'Description. It cannot be removed; a product without a description may stay without one.',
  ),
  price: nullable(
    Pence,
    'Price, 0 to 100000. The price of a product with sizes can only be that of its cheapest size.',
  ),
  imageUrl: nullable(
    String,
    'Address from `confirmUpload`; null removes the picture. A new picture requires a paid plan.',
  ),
  isAvailable: nullable(Boolean, 'False: sold out.'),
  ...details,
});
export type UpdateProductInput = InstanceType<typeof UpdateProductInput>;

type ProductDetailsInput = Pick<UpdateProductInput, keyof typeof details>;

export const DuplicateProductInput = mutationInput('duplicateProduct', { id });
export type DuplicateProductInput = InstanceType<typeof DuplicateProductInput>;

export const DeleteProductInput = mutationInput('deleteProduct', { id });
export type DeleteProductInput = InstanceType<typeof DeleteProductInput>;

export const MoveProductInput = mutationInput('moveProduct', {
  id,
  sectionId: field(ID, 'Id of the section to move it to.'),
  afterId: nullable(ID, 'Id of the product to place it after; null: first position.'),
});
export type MoveProductInput = InstanceType<typeof MoveProductInput>;

const restaurant = field(RestaurantType, 'The restaurant with its sections.');

export const CreateProductPayload = mutationPayload('createProduct', {
  productEdge: field(ProductEdge, 'The new product.'),
  restaurant,
});

export const DuplicateProductPayload = mutationPayload('duplicateProduct', {
  productEdge: field(ProductEdge, 'The copy, behind the original.'),
  movedProducts: field([ProductType], 'All other products with a new position; usually none.'),
  restaurant,
});

export const UpdateProductPayload = mutationPayload('updateProduct', {
  product: field(ProductType, 'The product after the change.'),
  restaurant,
});

export const DeleteProductPayload = mutationPayload('deleteProduct', {
  deletedProductId: field(ID, 'Id of the deleted product.'),
  restaurant,
});

export const MoveProductPayload = mutationPayload('moveProduct', {
  products: field([ProductType], 'All products with a new position.'),
  restaurant,
});

export const CreateProductResult = resultType(
  'createProduct',
  CreateProductPayload,
  'validation',
  'notFound',
  'conflict',
  'paidPlan',
);

export const DuplicateProductResult = resultType(
  'duplicateProduct',
  DuplicateProductPayload,
  'notFound',
  'conflict',
);

export const UpdateProductResult = resultType(
  'updateProduct',
  UpdateProductPayload,
  'validation',
  'notFound',
  'paidPlan',
);

export const DeleteProductResult = resultType('deleteProduct', DeleteProductPayload, 'notFound');

export const MoveProductResult = resultType('moveProduct', MoveProductPayload, 'notFound');
