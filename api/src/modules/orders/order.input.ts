import { Field, ID, InputType, Int } from 'type-graphql';
import { Pence } from '../../graphql/scalars.ts';

@InputType({ description: 'How many of one menu item.' })
export class OrderLineInput {
  @Field(() => ID, { description: 'Id of the menu item.' })
  productId!: string;

  @Field(() => Int, { description: 'How many, 1 to 20; lines of the same item are added up.' })
  quantity!: number;
}

@InputType({ description: 'An order to collect, paid on collection. Prices are the server’s.' })
export class PlaceOrderInput {
  @Field(() => String, { description: 'Subdomain of the site.' })
  slug!: string;

  @Field(() => String, {
    description:
      'One per intended order, 16 to 100 visible ASCII characters, e.g. a UUID: the same key never makes two.',
  })
  idempotencyKey!: string;

  @Field(() => [OrderLineInput], { description: 'What is ordered, 1 to 50 lines.' })
  lines!: OrderLineInput[];

  @Field(() => Pence, {
    description: 'The total that the diner was shown; another one is told, never charged.',
  })
  shownTotal!: number;

  @Field(() => String, { description: 'Name of the diner, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Telephone number of the diner, 6 to 40 characters.' })
  phone!: string;

  @Field(() => String, { description: 'E-mail address of the diner.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'A note for the restaurant, at most 500 characters.' })
  note?: string | null;
}

@InputType({ description: 'The restaurant takes an order on.' })
export class AcceptOrderInput {
  @Field(() => String, { description: 'Signed token of the owner’s e-mail.' })
  token!: string;

  @Field(() => Int, { description: 'Minutes from now until it can be collected, 5 to 180.' })
  readyInMinutes!: number;
}

@InputType({ description: 'The food of an accepted order is ready to be collected.' })
export class MarkOrderReadyInput {
  @Field(() => String, { description: 'Signed token of the owner’s email.' })
  token!: string;
}

@InputType({ description: 'The restaurant refuses an order.' })
export class RejectOrderInput {
  @Field(() => String, { description: 'Signed token of the owner’s e-mail.' })
  token!: string;

  @Field(() => String, { description: 'Why, in a sentence for the diner, at most 300 characters.' })
  reason!: string;
}
