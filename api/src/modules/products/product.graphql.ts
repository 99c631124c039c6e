import { Field, Float, ObjectType, ID, InputType, createUnionType } from 'type-graphql';
import {
  ConflictError,
  NotFoundError,
  PaidPlanError,
  ValidationError,
} from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { connectionType, edgeType, type Connection, type Edge, Node } from '../../graphql/relay.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { ProductView } from './product.repository.ts';

@ObjectType('Product', {
  implements: Node,
  description: 'Something that can be ordered, as its owner sees it.',
})
export class ProductType extends Node {
  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'What it is; may be empty.' })
  description!: string;

  @Field(() => Pence, { description: 'Price.' })
  price!: number;

  @Field(() => String, { nullable: true, description: 'Address of its picture; null without one.' })
  imageUrl!: string | null;

  @Field(() => Boolean, { description: 'False shows it as sold out.' })
  isAvailable!: boolean;

  @Field(() => Boolean, { description: 'Whether it is marked as popular.' })
  isPopular!: boolean;

  @Field(() => Float, { description: 'Order within its section, lowest first.' })
  position!: number;

  @Field(() => DateTime, { description: 'When it was saved last.' })
  updatedAt!: Date;

  /** uuid; `section` is resolved from it. */
  sectionId!: string;
}

const ProductEdge = edgeType('Product', ProductType);
type ProductEdge = Edge<ProductType>;

export const ProductConnection = connectionType('Product', ProductEdge);
export type ProductConnection = Connection<ProductType>;

/** A product as its owner sees it in GraphQL. */
export const toProductType = (
  {
    id,
    imageKey,
    name,
    description,
    price,
    isAvailable,
    isPopular,
    position,
    updatedAt,
    sectionId,
  }: ProductView,
  links: SiteLinks,
): ProductType =>
  Object.assign(new ProductType(), {
    id: toGlobalId('Product', id),
    name,
    description,
    price,
    imageUrl: links.pictureUrl(imageKey),
    isAvailable,
    isPopular,
    position,
    updatedAt,
    sectionId,
  });

@InputType({ description: 'Input of `createProduct`.' })
export class CreateProductInput {
  @Field(() => ID, { description: 'The site.' })
  restaurantId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The heading; null: the last one, or a first one named Menu.',
  })
  sectionId?: string | null;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'What it is.' })
  description!: string;

  @Field(() => Pence, { description: 'Price, 0 to 100000 (spec §5: 1000 pounds).' })
  price!: number;

  @Field(() => String, {
    nullable: true,
    description: 'One of our own addresses, from `confirmUpload`; null for none. Needs a paid plan.',
  })
  imageUrl?: string | null;
}

@InputType({ description: 'Input of `updateProduct`.' })
export class UpdateProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The heading it goes to, at its end; where it stands already, nothing moves.',
  })
  sectionId?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is called.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it is. May stay empty on a product that has no description; cannot be emptied.',
  })
  description?: string | null;

  @Field(() => Pence, { nullable: true, description: 'Price, 0 to 100000.' })
  price?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'One of our own addresses; null removes the picture. A new one needs a paid plan.',
  })
  imageUrl?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'False shows it as sold out.' })
  isAvailable?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is marked as popular.' })
  isPopular?: boolean | null;
}

@InputType({ description: 'Input of `deleteProduct`.' })
export class DeleteProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;
}

@InputType({ description: 'Input of `moveProduct`.' })
export class MoveProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => ID, { description: 'The heading it goes to.' })
  sectionId!: string;

  @Field(() => ID, { nullable: true, description: 'The product it comes after; null: it comes first.' })
  afterId?: string | null;
}

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
