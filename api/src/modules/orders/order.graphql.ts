import { Field, Int, ObjectType, registerEnumType, ID, InputType, createUnionType } from 'type-graphql';
import {
  ClosedError,
  ConflictError,
  NotFoundError,
  RateLimitedError,
  TotalChangedError,
  ValidationError,
} from '../../graphql/errors.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { OrderView } from './order.repository.ts';
import type { OrderState } from './orderState.rules.ts';
import type { PlacedOrder } from './placeOrder.service.ts';

const OrderStateEnum: { [State in OrderState]: State } = {
  PLACED: 'PLACED',
  ACCEPTED: 'ACCEPTED',
  PREPARING: 'PREPARING',
  READY: 'READY',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  COMPLETED: 'COMPLETED',
  REJECTED: 'REJECTED',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
};

registerEnumType(OrderStateEnum, {
  name: 'OrderState',
  description: 'How far an order is.',
  valuesConfig: {
    PLACED: { description: 'The restaurant has it and has not answered yet.' },
    ACCEPTED: { description: 'The restaurant takes it on; `readyAt` is promised.' },
    PREPARING: { description: 'It is being made.' },
    READY: { description: 'It waits to be collected or taken out.' },
    OUT_FOR_DELIVERY: { description: 'It is on its way.' },
    COMPLETED: { description: 'The diner has it.' },
    REJECTED: { description: 'The restaurant refused it; `rejectionReason` says why.' },
    EXPIRED: { description: 'The restaurant did not answer in time.' },
    CANCELLED: { description: 'It was called off.' },
  },
});

@ObjectType('OrderStatusLine', {
  description: 'One product of an order, with the name and price it had then.',
})
class OrderStatusLineType {
  @Field(() => String, { description: 'Name of the product.' })
  name!: string;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Pence, { description: 'Price of one.' })
  unitPrice!: number;

  @Field(() => Pence, { description: 'Price of all of them.' })
  total!: number;
}

@ObjectType('OrderStatus', { description: 'An order, as whoever holds its token sees it.' })
export class OrderStatusType {
  @Field(() => Int, { description: 'Short number that restarts daily per restaurant.' })
  number!: number;

  @Field(() => OrderStateEnum, { description: 'How far it is.' })
  state!: OrderState;

  @Field(() => Boolean, { description: 'True for an order on an unclaimed preview: nobody is told of it.' })
  isTest!: boolean;

  @Field(() => DateTime, { description: 'When it was placed.' })
  placedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it can be collected; null until that is promised.',
  })
  readyAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused; null unless it was.' })
  rejectionReason!: string | null;

  @Field(() => Pence, { description: 'What is paid on collection.' })
  total!: number;

  @Field(() => [OrderStatusLineType], { description: 'What was ordered.' })
  lines!: OrderStatusLineType[];

  @Field(() => String, { description: 'Who ordered.' })
  customerName!: string;

  @Field(() => String, { description: 'The diner’s note; empty without one.' })
  note!: string;

  @Field(() => String, { description: 'Name of the restaurant.' })
  restaurantName!: string;

  @Field(() => String, { nullable: true, description: 'Its telephone number; null without one.' })
  restaurantPhone!: string | null;

  @Field(() => String, { description: 'Address of its site, without a trailing slash.' })
  storefrontUrl!: string;
}

/** An order as GraphQL shows it; of a wider view it takes only what a diner may see. */
export function toOrderStatus(view: OrderView, links: SiteLinks): OrderStatusType {
  const { restaurant } = view;
  return Object.assign(new OrderStatusType(), {
    number: view.number,
    state: view.state,
    isTest: view.isTest,
    placedAt: view.placedAt,
    readyAt: view.readyAt,
    rejectionReason: view.rejectionReason,
    total: view.total,
    lines: view.lines,
    customerName: view.customerName,
    note: view.note,
    restaurantName: restaurant.name,
    restaurantPhone: restaurant.phone,
    storefrontUrl: links.siteUrl(restaurant.slug),
  });
}

@InputType({ description: 'How many of one menu item.' })
class OrderLineInput {
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

@ObjectType({ description: 'The restaurant has the order.' })
export class PlaceOrderPayload {
  @Field(() => OrderStatusType, { description: 'The order as it is now.' })
  order!: OrderStatusType;

  @Field(() => String, { description: 'Unguessable; opens the status.' })
  statusToken!: string;

  @Field(() => String, { description: 'Address of the diner’s status page.' })
  statusUrl!: string;

  static of({ order, statusToken, statusUrl }: PlacedOrder, links: SiteLinks): PlaceOrderPayload {
    return Object.assign(new PlaceOrderPayload(), {
      order: toOrderStatus(order, links),
      statusToken,
      statusUrl,
    });
  }
}

@ObjectType({ description: 'The order is answered.' })
export class AnswerOrderPayload {
  @Field(() => OrderStatusType, { description: 'The order as it is now.' })
  order!: OrderStatusType;

  static of(view: OrderView, links: SiteLinks): AnswerOrderPayload {
    return Object.assign(new AnswerOrderPayload(), { order: toOrderStatus(view, links) });
  }
}

export const PlaceOrderResult = createUnionType({
  name: 'PlaceOrderResult',
  description: 'Outcome of `placeOrder`.',
  types: () =>
    [
      PlaceOrderPayload,
      ValidationError,
      NotFoundError,
      ConflictError,
      TotalChangedError,
      ClosedError,
      RateLimitedError,
    ] as const,
});

export const AnswerOrderResult = createUnionType({
  name: 'AnswerOrderResult',
  description: 'Outcome of `acceptOrder`, `rejectOrder` and `markOrderReady`.',
  types: () => [AnswerOrderPayload, ValidationError, NotFoundError, ConflictError] as const,
});
