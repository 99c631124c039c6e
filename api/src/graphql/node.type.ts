import { Field, ID, InterfaceType } from 'type-graphql';

/** Anything with an id of its own that `node` can fetch again. */
@InterfaceType('Node', { description: 'Anything that can be fetched again by its id.' })
export abstract class Node {
  @Field(() => ID, { description: 'Opaque global id.' })
  id!: string;
}
