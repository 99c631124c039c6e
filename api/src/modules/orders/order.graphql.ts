import { Field, Int, ObjectType, registerEnumType, ID, InputType, createUnionType } from 'type-graphql';
import {
  ClosedError,
  ConflictError,
  NotFoundError,
  RateLimitedError,
  TotalChangedError,
  ValidationError,
  resultType,
} from '../../graphql/errors.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { OrderView } from './order.repository.ts';
import { ORDER_STATES, type OrderState } from './orderState.rules.ts';
import type { PlacedOrder } from './placeOrder.service.ts';

const OrderStateEnum = Object.fromEntries(ORDER_STATES.map((state) => [state, state])) as {
  [State in OrderState]: State;
};

registerEnumType(OrderStateEnum, {
  name: 'OrderState',
  description: 'State of an order.',
  valuesConfig: {
    PLACED: { description: 'The restaurant has not answered yet.' },
    ACCEPTED: { description: 'The restaurant has accepted the order; `readyAt` is set.' },
    PREPARING: { description: 'The kitchen is preparing the order.' },
    READY: { description: 'The order is ready for collection or delivery.' },
    OUT_FOR_DELIVERY: { description: 'The order is being delivered.' },
    COMPLETED: { description: 'The diner has received the order.' },
    REJECTED: { description: 'The restaurant rejected the order; see `rejectionReason`.' },
    EXPIRED: { description: 'The restaurant did not answer in time.' },
    CANCELLED: { description: 'The order was cancelled.' },
  },
});

@ObjectType('OrderStatusLine', {
  description: 'A product of an order, with the name and price at the time of the order.',
})
class OrderStatusLineType {
  @Field(() => String, { description: 'Name of the product.' })
  name!: string;

  @Field(() => Int, { description: 'Quantity.' })
  quantity!: number;

  @Field(() => Pence, { description: 'Unit price.' })
  unitPrice!: number;

  @Field(() => Pence, { description: 'Price of the line.' })
  total!: number;
}

@ObjectType('OrderStatus', { description: 'An order as its diner sees it. The status token gives access.' })
export class OrderStatusType {
  @Field(() => Int, { description: 'Short order number; restarts each day for each restaurant.' })
  number!: number;

  @Field(() => OrderStateEnum, { description: 'Current state.' })
  state!: OrderState;

  @Field(() => Boolean, { description: 'True for an order on an unclaimed preview: no email is sent.' })
  isTest!: boolean;

  @Field(() => DateTime, { description: 'When it was placed.' })
  placedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the order can be collected; null until it is accepted.',
  })
  readyAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Reason of the rejection; null in other states.' })
  rejectionReason!: string | null;

  @Field(() => Pence, { description: 'Amount to pay on collection.' })
  total!: number;

  @Field(() => [OrderStatusLineType], { description: 'Ordered products.' })
  lines!: OrderStatusLineType[];

  @Field(() => String, { description: 'Name of the diner.' })
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

/** An order as GraphQL shows it. Other properties of a wider view are no fields of the type, so nobody can read them. */
export const toOrderStatus = (view: OrderView, links: SiteLinks): OrderStatusType =>
  Object.assign(new OrderStatusType(), view, {
    restaurantName: view.restaurant.name,
    restaurantPhone: view.restaurant.phone,
    storefrontUrl: links.siteUrl(view.restaurant.slug),
  });

@InputType({ description: 'A menu item and its quantity.' })
class OrderLineInput {
  @Field(() => ID, { description: 'Id of the menu item.' })
  productId!: string;

  @Field(() => Int, { description: 'Quantity, 1 to 20. Lines with the same item are added together.' })
  quantity!: number;
}

@InputType({
  description:
    'Input of `placeOrder`: an order for collection, paid on collection. The server calculates the prices.',
})
export class PlaceOrderInput {
  @Field(() => String, { description: 'Subdomain of the site.' })
  slug!: string;

  @Field(() => String, {
    description:
      'Idempotency key, 16 to 100 visible ASCII characters, e.g. a UUID. Requests with the same key create one order.',
  })
  idempotencyKey!: string;

  @Field(() => [OrderLineInput], { description: 'Ordered items, 1 to 50 lines.' })
  lines!: OrderLineInput[];

  @Field(() => Pence, {
    description:
      'Total that was shown to the diner. When the current total differs, no order is placed (TotalChangedError).',
  })
  shownTotal!: number;

  @Field(() => String, { description: 'Name of the diner, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Telephone number of the diner, 6 to 40 characters.' })
  phone!: string;

  @Field(() => String, { description: 'Email address of the diner.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'A note for the restaurant, at most 500 characters.' })
  note?: string | null;
}

@InputType({ description: 'Input of `acceptOrder`.' })
export class AcceptOrderInput {
  @Field(() => String, { description: 'Signed token from the link in the owner’s email.' })
  token!: string;

  @Field(() => Int, { description: 'Minutes from now until it can be collected, 5 to 180.' })
  readyInMinutes!: number;
}

@InputType({ description: 'Input of `markOrderReady`.' })
export class MarkOrderReadyInput {
  @Field(() => String, { description: 'Signed token from the link in the owner’s email.' })
  token!: string;
}

@InputType({ description: 'Input of `rejectOrder`.' })
export class RejectOrderInput {
  @Field(() => String, { description: 'Signed token from the link in the owner’s email.' })
  token!: string;

  @Field(() => String, { description: 'Reason for the diner, at most 300 characters.' })
  reason!: string;
}

@ObjectType({ description: 'The placed order.' })
export class PlaceOrderPayload {
  @Field(() => OrderStatusType, { description: 'The order after the change.' })
  order!: OrderStatusType;

  @Field(() => String, { description: 'Secret token for `orderStatus`.' })
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

@ObjectType({ description: 'The order with the owner’s answer.' })
export class AnswerOrderPayload {
  @Field(() => OrderStatusType, { description: 'The order after the change.' })
  order!: OrderStatusType;

  static of(view: OrderView, links: SiteLinks): AnswerOrderPayload {
    return Object.assign(new AnswerOrderPayload(), { order: toOrderStatus(view, links) });
  }
}

export const PlaceOrderResult = resultType(
  'placeOrder',
  PlaceOrderPayload,
  ValidationError,
  NotFoundError,
  ConflictError,
  TotalChangedError,
  ClosedError,
  RateLimitedError,
);

export const AnswerOrderResult = createUnionType({
  name: 'AnswerOrderResult',
  description: 'Outcome of `acceptOrder`, `rejectOrder` and `markOrderReady`.',
  types: () => [AnswerOrderPayload, ValidationError, NotFoundError, ConflictError] as const,
});
