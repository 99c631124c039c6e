import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Node } from '../../graphql/node.type.ts';

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
