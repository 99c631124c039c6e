import { MENU_LENGTHS } from '@forkfront/common/limits.ts';
import { Float, ID, Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { field, inputType, mutationInput, mutationPayload, nodeType, nullable } from '../../graphql/types.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { MenuPeriodType } from '../sites/storefrontMenu.graphql.ts';
import type { SectionView } from './product.repository.ts';

export const ProductSectionType = nodeType('ProductSection', 'A section of the menu as its owner sees it.', {
  name: field(String, 'Name of the section.'),
  description: field(String, 'Description; may be empty.'),
  imageUrl: nullable(String, 'Address of the picture; null without one.'),
  periods: field([MenuPeriodType], 'When its products can be ordered; empty: always.'),
  position: field(Float, 'Position among the sections, lowest first.'),
  productCount: field(Int, 'Number of products.'),
});
export type ProductSectionType = InstanceType<typeof ProductSectionType>;

/** A section as its owner sees it in GraphQL. */
export const toProductSectionType = (
  { id, imageKey, ...section }: SectionView,
  links: SiteLinks,
): ProductSectionType =>
  ProductSectionType.of({
    ...section,
    id: toGlobalId('ProductSection', id),
    imageUrl: links.pictureUrl(imageKey),
  });

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

export const MenuPeriodInput = inputType('MenuPeriodInput', 'Weekly hours.', {
  days: field([Int], 'ISO weekdays: 1 is Monday, 7 is Sunday.'),
  from: field(String, 'Begin, as HH:MM in the time zone of the restaurant.'),
  to: field(String, 'End, as HH:MM. A time before `from` is on the next day.'),
});

export const UpdateProductSectionInput = mutationInput('updateProductSection', {
  id,
  name: nullable(String, 'Name.'),
  description: nullable(
    String,
    `Description, at most ${MENU_LENGTHS.sectionDescription} characters; empty removes it.`,
  ),
  imageUrl: nullable(
    String,
    'Address from `confirmUpload`; null removes the picture. A new picture requires a paid plan.',
  ),
  periods: nullable(
    [MenuPeriodInput],
    'When its products can be ordered, at most 14 periods; empty: always.',
  ),
});
export type UpdateProductSectionInput = InstanceType<typeof UpdateProductSectionInput>;

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

export const UpdateProductSectionPayload = mutationPayload('updateProductSection', {
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

export const UpdateProductSectionResult = resultType(
  'updateProductSection',
  UpdateProductSectionPayload,
  'validation',
  'notFound',
  'paidPlan',
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
