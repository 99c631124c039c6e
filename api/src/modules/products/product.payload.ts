import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { ConflictError, NotFoundError, PaidPlanError, ValidationError } from '../../graphql/errors.type.ts';
import { RestaurantType } from '../restaurants/restaurant.type.ts';
import { ProductEdge, ProductType } from './product.type.ts';

@ObjectType({ description: 'Done.' })
export class CreateProductPayload {
  @Field(() => ProductEdge, { description: 'The new product.' })
  productEdge!: ProductEdge;

  @Field(() => RestaurantType, { description: 'The site with its headings.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Done.' })
export class UpdateProductPayload {
  @Field(() => ProductType, { description: 'The product, as changed.' })
  product!: ProductType;

  @Field(() => RestaurantType, { description: 'Its site.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Done.' })
export class DeleteProductPayload {
  @Field(() => ID, { description: 'Id of what is gone.' })
  deletedProductId!: string;

  @Field(() => RestaurantType, { description: 'Its site.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Done.' })
export class MoveProductPayload {
  @Field(() => [ProductType], { description: 'Every product whose place changed.' })
  products!: ProductType[];

  @Field(() => RestaurantType, { description: 'Its site.' })
  restaurant!: RestaurantType;
}

export const CreateProductResult = createUnionType({
  name: 'CreateProductResult',
  description: 'Outcome of `createProduct`.',
  types: () => [CreateProductPayload, ValidationError, NotFoundError, ConflictError, PaidPlanError] as const,
});

export const UpdateProductResult = createUnionType({
  name: 'UpdateProductResult',
  description: 'Outcome of `updateProduct`.',
  types: () => [UpdateProductPayload, ValidationError, NotFoundError, PaidPlanError] as const,
});

export const DeleteProductResult = createUnionType({
  name: 'DeleteProductResult',
  description: 'Outcome of `deleteProduct`.',
  types: () => [DeleteProductPayload, NotFoundError] as const,
});

export const MoveProductResult = createUnionType({
  name: 'MoveProductResult',
  description: 'Outcome of `moveProduct`.',
  types: () => [MoveProductPayload, NotFoundError] as const,
});
