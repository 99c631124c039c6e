import { Field, Float, ObjectType, ID, InputType } from 'type-graphql';
import {
  ConflictError,
  NotFoundError,
  PaidPlanError,
  ValidationError,
  resultType,
} from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { connectionType, edgeType, type Connection, type Edge, Node } from '../../graphql/relay.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { ProductView } from './product.repository.ts';

@ObjectType('Product', {
  implements: Node,
  description: 'A product as its owner sees it.',
})
export class ProductType extends Node {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Description; may be empty.' })
  description!: string;

  @Field(() => Pence, { description: 'Price.' })
  price!: number;

  @Field(() => String, { nullable: true, description: 'Address of the picture; null without one.' })
  imageUrl!: string | null;

  @Field(() => Boolean, { description: 'False: sold out.' })
  isAvailable!: boolean;

  @Field(() => Boolean, { description: 'Whether it is marked as popular.' })
  isPopular!: boolean;

  @Field(() => Float, { description: 'Position within its section, lowest first.' })
  position!: number;

  @Field(() => DateTime, { description: 'Time of the last change.' })
  updatedAt!: Date;

  /** uuid; `section` is resolved from it. */
  sectionId!: string;
}

const ProductEdge = edgeType('Product', ProductType);
type ProductEdge = Edge<ProductType>;

export const ProductConnection = connectionType('Product', ProductEdge);
export type ProductConnection = Connection<ProductType>;

/** A product as its owner sees it in GraphQL. */
export const toProductType = ({ id, imageKey, ...product }: ProductView, links: SiteLinks): ProductType =>
  Object.assign(new ProductType(), product, {
    id: toGlobalId('Product', id),
    imageUrl: links.pictureUrl(imageKey),
  });

@InputType({ description: 'Input of `createProduct`.' })
export class CreateProductInput {
  @Field(() => ID, { description: 'Id of the restaurant.' })
  restaurantId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the section. Null: the last section; a section named Menu is created when there is none.',
  })
  sectionId?: string | null;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Description.' })
  description!: string;

  @Field(() => Pence, { description: 'Price, 0 to 100000 (spec §5: 1000 pounds).' })
  price!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Address from `confirmUpload`; null for no picture. Requires a paid plan.',
  })
  imageUrl?: string | null;
}

@InputType({ description: 'Input of `updateProduct`.' })
export class UpdateProductInput {
  @Field(() => ID, { description: 'Id of the product.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the section to move it to. It becomes the last product there. Nothing moves when it is in this section already.',
  })
  sectionId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Description. It cannot be removed; a product without a description may stay without one.',
  })
  description?: string | null;

  @Field(() => Pence, { nullable: true, description: 'Price, 0 to 100000.' })
  price?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address from `confirmUpload`; null removes the picture. A new picture requires a paid plan.',
  })
  imageUrl?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'False: sold out.' })
  isAvailable?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is marked as popular.' })
  isPopular?: boolean | null;
}

@InputType({ description: 'Input of `deleteProduct`.' })
export class DeleteProductInput {
  @Field(() => ID, { description: 'Id of the product.' })
  id!: string;
}

@InputType({ description: 'Input of `moveProduct`.' })
export class MoveProductInput {
  @Field(() => ID, { description: 'Id of the product.' })
  id!: string;

  @Field(() => ID, { description: 'Id of the section to move it to.' })
  sectionId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the product to place it after; null: first position.',
  })
  afterId?: string | null;
}

@ObjectType({ description: 'Result of a successful `createProduct`.' })
export class CreateProductPayload {
  @Field(() => ProductEdge, { description: 'The new product.' })
  productEdge!: ProductEdge;

  @Field(() => RestaurantType, { description: 'The restaurant with its sections.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Result of a successful `updateProduct`.' })
export class UpdateProductPayload {
  @Field(() => ProductType, { description: 'The product after the change.' })
  product!: ProductType;

  @Field(() => RestaurantType, { description: 'The restaurant.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Result of a successful `deleteProduct`.' })
export class DeleteProductPayload {
  @Field(() => ID, { description: 'Id of the deleted product.' })
  deletedProductId!: string;

  @Field(() => RestaurantType, { description: 'The restaurant.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Result of a successful `moveProduct`.' })
export class MoveProductPayload {
  @Field(() => [ProductType], { description: 'All products with a new position.' })
  products!: ProductType[];

  @Field(() => RestaurantType, { description: 'The restaurant.' })
  restaurant!: RestaurantType;
}

export const CreateProductResult = resultType(
  'createProduct',
  CreateProductPayload,
  ValidationError,
  NotFoundError,
  ConflictError,
  PaidPlanError,
);

export const UpdateProductResult = resultType(
  'updateProduct',
  UpdateProductPayload,
  ValidationError,
  NotFoundError,
  PaidPlanError,
);

export const DeleteProductResult = resultType('deleteProduct', DeleteProductPayload, NotFoundError);

export const MoveProductResult = resultType('moveProduct', MoveProductPayload, NotFoundError);
