import { Float, ID } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { connectionType, edgeType, type Connection } from '../../graphql/relay.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import { field, mutationInput, mutationPayload, nodeType, nullable } from '../../graphql/types.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { ProductView } from './product.repository.ts';

export const ProductType = nodeType('Product', 'A product as its owner sees it.', {
  name: field(String, 'Name.'),
  description: field(String, 'Description; may be empty.'),
  price: field(Pence, 'Price.'),
  imageUrl: nullable(String, 'Address of the picture; null without one.'),
  isAvailable: field(Boolean, 'False: sold out.'),
  isPopular: field(Boolean, 'Whether it is marked as popular.'),
  position: field(Float, 'Position within its section, lowest first.'),
  updatedAt: field(DateTime, 'Time of the last change.'),
});
/** `section` is resolved from the uuid `sectionId`. */
export type ProductType = InstanceType<typeof ProductType> & Pick<ProductView, 'sectionId'>;

const ProductEdge = edgeType('Product', ProductType);

export const ProductConnection = connectionType('Product', ProductEdge);
export type ProductConnection = Connection<ProductType>;

/** A product as its owner sees it in GraphQL. */
export const toProductType = ({ id, imageKey, ...product }: ProductView, links: SiteLinks): ProductType =>
  ProductType.of({ ...product, id: toGlobalId('Product', id), imageUrl: links.pictureUrl(imageKey) });

const id = field(ID, 'Id of the product.');

export const CreateProductInput = mutationInput('createProduct', {
  restaurantId: field(ID, 'Id of the restaurant.'),
  sectionId: nullable(
    ID,
    'Id of the section. Null: the last section; a section named Menu is created when there is none.',
  ),
  name: field(String, 'Name.'),
  description: field(String, 'Description.'),
  price: field(Pence, 'Price, 0 to 100000 (spec §5: 1000 pounds).'),
  imageUrl: nullable(String, 'Address from `confirmUpload`; null for no picture. Requires a paid plan.'),
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
  price: nullable(Pence, 'Price, 0 to 100000.'),
  imageUrl: nullable(
    String,
    'Address from `confirmUpload`; null removes the picture. A new picture requires a paid plan.',
  ),
  isAvailable: nullable(Boolean, 'False: sold out.'),
  isPopular: nullable(Boolean, 'Whether it is marked as popular.'),
});
export type UpdateProductInput = InstanceType<typeof UpdateProductInput>;

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

export const UpdateProductResult = resultType(
  'updateProduct',
  UpdateProductPayload,
  'validation',
  'notFound',
  'paidPlan',
);

export const DeleteProductResult = resultType('deleteProduct', DeleteProductPayload, 'notFound');

export const MoveProductResult = resultType('moveProduct', MoveProductPayload, 'notFound');
