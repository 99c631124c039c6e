import { Field, Float, ObjectType } from 'type-graphql';
import { connectionType, edgeType, type Connection, type Edge } from '../../graphql/connection.type.ts';
import { Node } from '../../graphql/node.type.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';

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

export const ProductEdge = edgeType('Product', ProductType);
export type ProductEdge = Edge<ProductType>;

export const ProductConnection = connectionType('Product', ProductEdge);
export type ProductConnection = Connection<ProductType>;
