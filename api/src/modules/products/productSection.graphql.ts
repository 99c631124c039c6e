import { Field, Float, Int, ObjectType, ID, InputType } from 'type-graphql';
import { ConflictError, NotFoundError, ValidationError, resultType } from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { Node } from '../../graphql/relay.graphql.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { SectionView } from './product.repository.ts';

@ObjectType('ProductSection', {
  implements: Node,
  description: 'A section of the menu as its owner sees it.',
})
export class ProductSectionType extends Node {
  @Field(() => String, { description: 'Name of the section.' })
  name!: string;

  @Field(() => Float, { description: 'Position among the sections, lowest first.' })
  position!: number;

  @Field(() => Int, { description: 'Number of products.' })
  productCount!: number;
}

/** A section as its owner sees it in GraphQL. */
export const toProductSectionType = ({ id, ...section }: SectionView): ProductSectionType =>
  Object.assign(new ProductSectionType(), section, { id: toGlobalId('ProductSection', id) });

@InputType({ description: 'Input of `createProductSection`.' })
export class CreateProductSectionInput {
  @Field(() => ID, { description: 'Id of the restaurant.' })
  restaurantId!: string;

  @Field(() => String, { description: 'Name of the section.' })
  name!: string;
}

@InputType({ description: 'Input of `renameProductSection`.' })
export class RenameProductSectionInput {
  @Field(() => ID, { description: 'Name of the section.' })
  id!: string;

  @Field(() => String, { description: 'New name.' })
  name!: string;
}

@InputType({ description: 'Input of `moveProductSection`.' })
export class MoveProductSectionInput {
  @Field(() => ID, { description: 'Name of the section.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the section to place it after; null: first position.',
  })
  afterId?: string | null;
}

@InputType({ description: 'Input of `deleteProductSection`.' })
export class DeleteProductSectionInput {
  @Field(() => ID, { description: 'Name of the section.' })
  id!: string;
}

@ObjectType({ description: 'Result of a successful `createProductSection`.' })
export class CreateProductSectionPayload {
  @Field(() => ProductSectionType, { description: 'The new section.' })
  section!: ProductSectionType;

  @Field(() => RestaurantType, { description: 'The restaurant with its sections.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Result of a successful `renameProductSection`.' })
export class RenameProductSectionPayload {
  @Field(() => ProductSectionType, { description: 'The section after the change.' })
  section!: ProductSectionType;

  @Field(() => RestaurantType, { description: 'The restaurant.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Result of a successful `moveProductSection`.' })
export class MoveProductSectionPayload {
  @Field(() => RestaurantType, { description: 'The restaurant with its sections in the new order.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Result of a successful `deleteProductSection`.' })
export class DeleteProductSectionPayload {
  @Field(() => RestaurantType, { description: 'The restaurant with its remaining sections.' })
  restaurant!: RestaurantType;
}

export const CreateProductSectionResult = resultType(
  'createProductSection',
  CreateProductSectionPayload,
  ValidationError,
  NotFoundError,
  ConflictError,
);

export const RenameProductSectionResult = resultType(
  'renameProductSection',
  RenameProductSectionPayload,
  ValidationError,
  NotFoundError,
);

export const MoveProductSectionResult = resultType(
  'moveProductSection',
  MoveProductSectionPayload,
  NotFoundError,
);

export const DeleteProductSectionResult = resultType(
  'deleteProductSection',
  DeleteProductSectionPayload,
  NotFoundError,
  ConflictError,
);
