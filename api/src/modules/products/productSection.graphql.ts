import { Field, Float, Int, ObjectType, ID, InputType, createUnionType } from 'type-graphql';
import { ConflictError, NotFoundError, ValidationError } from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { Node } from '../../graphql/relay.graphql.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { SectionView } from './product.repository.ts';

@ObjectType('ProductSection', {
  implements: Node,
  description: 'A heading of the menu, as its owner sees it.',
})
export class ProductSectionType extends Node {
  @Field(() => String, { description: 'The heading.' })
  name!: string;

  @Field(() => Float, { description: 'Order among the headings, lowest first.' })
  position!: number;

  @Field(() => Int, { description: 'How many products it has.' })
  productCount!: number;
}

/** A section as its owner sees it in GraphQL. */
export const toProductSectionType = ({ id, name, position, productCount }: SectionView): ProductSectionType =>
  Object.assign(new ProductSectionType(), {
    id: toGlobalId('ProductSection', id),
    name,
    position,
    productCount,
  });

@InputType({ description: 'Input of `createProductSection`.' })
export class CreateProductSectionInput {
  @Field(() => ID, { description: 'The site.' })
  restaurantId!: string;

  @Field(() => String, { description: 'The heading.' })
  name!: string;
}

@InputType({ description: 'Input of `renameProductSection`.' })
export class RenameProductSectionInput {
  @Field(() => ID, { description: 'The heading.' })
  id!: string;

  @Field(() => String, { description: 'Its new name.' })
  name!: string;
}

@InputType({ description: 'Input of `moveProductSection`.' })
export class MoveProductSectionInput {
  @Field(() => ID, { description: 'The heading.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The heading it comes after; null: it comes first.' })
  afterId?: string | null;
}

@InputType({ description: 'Input of `deleteProductSection`.' })
export class DeleteProductSectionInput {
  @Field(() => ID, { description: 'The heading.' })
  id!: string;
}

@ObjectType({ description: 'Done.' })
export class CreateProductSectionPayload {
  @Field(() => ProductSectionType, { description: 'The new heading.' })
  section!: ProductSectionType;

  @Field(() => RestaurantType, { description: 'The site with its headings.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Done.' })
export class RenameProductSectionPayload {
  @Field(() => ProductSectionType, { description: 'The heading, as changed.' })
  section!: ProductSectionType;

  @Field(() => RestaurantType, { description: 'Its site.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Done.' })
export class MoveProductSectionPayload {
  @Field(() => RestaurantType, { description: 'The site with its headings in the new order.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Done.' })
export class DeleteProductSectionPayload {
  @Field(() => RestaurantType, { description: 'The site with the headings left.' })
  restaurant!: RestaurantType;
}

export const CreateProductSectionResult = createUnionType({
  name: 'CreateProductSectionResult',
  description: 'Outcome of `createProductSection`.',
  types: () => [CreateProductSectionPayload, ValidationError, NotFoundError, ConflictError] as const,
});

export const RenameProductSectionResult = createUnionType({
  name: 'RenameProductSectionResult',
  description: 'Outcome of `renameProductSection`.',
  types: () => [RenameProductSectionPayload, ValidationError, NotFoundError] as const,
});

export const MoveProductSectionResult = createUnionType({
  name: 'MoveProductSectionResult',
  description: 'Outcome of `moveProductSection`.',
  types: () => [MoveProductSectionPayload, NotFoundError] as const,
});

export const DeleteProductSectionResult = createUnionType({
  name: 'DeleteProductSectionResult',
  description: 'Outcome of `deleteProductSection`.',
  types: () => [DeleteProductSectionPayload, NotFoundError, ConflictError] as const,
});
