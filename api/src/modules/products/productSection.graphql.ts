import { Float, ID, Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { field, mutationInput, mutationPayload, nodeType, nullable } from '../../graphql/types.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { SectionView } from './product.repository.ts';

export const ProductSectionType = nodeType('ProductSection', 'A section of the menu as its owner sees it.', {
  name: field(String, 'Name of the section.'),
  position: field(Float, 'Position among the sections, lowest first.'),
  productCount: field(Int, 'Number of products.'),
});
export type ProductSectionType = InstanceType<typeof ProductSectionType>;

/** A section as its owner sees it in GraphQL. */
export const toProductSectionType = ({ id, ...section }: SectionView): ProductSectionType =>
  ProductSectionType.of({ ...section, id: toGlobalId('ProductSection', id) });

const id = field(ID, 'Id of the section.');

export const CreateProductSectionInput = mutationInput('createProductSection', {
  restaurantId: field(ID, 'Id of the restaurant.'),
  name: field(String, 'Name of the section.'),
});
export type CreateProductSectionInput = InstanceType<typeof CreateProductSectionInput>;

export const RenameProductSectionInput = mutationInput('renameProductSection', {
  id,
  name: field(String, 'New name.'),
});
export type RenameProductSectionInput = InstanceType<typeof RenameProductSectionInput>;

export const MoveProductSectionInput = mutationInput('moveProductSection', {
  id,
  afterId: nullable(ID, 'Id of the section to place it after; null: first position.'),
});
export type MoveProductSectionInput = InstanceType<typeof MoveProductSectionInput>;

export const DeleteProductSectionInput = mutationInput('deleteProductSection', { id });
export type DeleteProductSectionInput = InstanceType<typeof DeleteProductSectionInput>;

const restaurant = field(RestaurantType, 'The restaurant with its sections.');

export const CreateProductSectionPayload = mutationPayload('createProductSection', {
  section: field(ProductSectionType, 'The new section.'),
  restaurant,
});

export const RenameProductSectionPayload = mutationPayload('renameProductSection', {
  section: field(ProductSectionType, 'The section after the change.'),
  restaurant,
});

export const MoveProductSectionPayload = mutationPayload('moveProductSection', { restaurant });

export const DeleteProductSectionPayload = mutationPayload('deleteProductSection', { restaurant });

export const CreateProductSectionResult = resultType(
  'createProductSection',
  CreateProductSectionPayload,
  'validation',
  'notFound',
  'conflict',
);

export const RenameProductSectionResult = resultType(
  'renameProductSection',
  RenameProductSectionPayload,
  'validation',
  'notFound',
);

export const MoveProductSectionResult = resultType(
  'moveProductSection',
  MoveProductSectionPayload,
  'notFound',
);

export const DeleteProductSectionResult = resultType(
  'deleteProductSection',
  DeleteProductSectionPayload,
  'notFound',
  'conflict',
);
