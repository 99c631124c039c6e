import { createUnionType, Field, ObjectType } from 'type-graphql';
import { ConflictError, NotFoundError, ValidationError } from '../../graphql/errors.type.ts';
import { RestaurantType } from '../restaurants/restaurant.type.ts';
import { ProductSectionType } from './productSection.type.ts';

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
