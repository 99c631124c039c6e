import { Int, ID, createUnionType } from 'type-graphql';
import { enumType, field, inputType, mutationInput, nullable, objectType } from '../../graphql/types.ts';
import { ConflictError, NotFoundError, ValidationError, resultType } from '../../graphql/errors.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import { AllergenAnswerType } from '../sites/allergens.graphql.ts';
import { allergenAnswers } from '../sites/allergens.rules.ts';
import { FulfilmentEnum } from '../sites/ordering.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { OrderView } from './order.repository.ts';
import type { ORDER_CANCELLERS } from './order.entity.ts';
import { cancellableUntil, type OrderProgress, type OrderState } from './orderState.rules.ts';
import type { PlacedOrder } from './placeOrder.service.ts';

const OrderStateEnum = enumType<OrderState>('OrderState', 'State of an order.', {
  PLACED: 'The restaurant has not answered yet.',
  ACCEPTED: 'The restaurant has accepted the order; `readyAt` is set.',
  PREPARING: 'The kitchen is preparing the order.',
  READY: 'The order is ready for collection or delivery.',
  OUT_FOR_DELIVERY: 'The order is being delivered.',
  COMPLETED: 'The diner has received the order.',
  REJECTED: 'The restaurant rejected the order; see `rejectionReason`.',
  EXPIRED: 'The restaurant did not answer in time.',
  CANCELLED: 'The order was cancelled; see `cancelledBy`.',
});

const OrderProgressEnum = enumType<OrderProgress>('OrderProgress', 'A move of an accepted order.', {
  PREPARING: 'The kitchen has started.',
  READY: 'The order is ready for collection or delivery.',
  OUT_FOR_DELIVERY: 'The order has left. Only for a delivery.',
  COMPLETED: 'The diner has the order.',
});

const OrderCancellerEnum = enumType<(typeof ORDER_CANCELLERS)[number]>(
  'OrderCanceller',
  'Who cancelled an order.',
  { DINER: 'The diner.', RESTAURANT: 'The restaurant; `rejectionReason` has its reason.' },
);

const OrderAddressType = objectType('OrderAddress', 'Where an order is delivered.', {
  line1: field(String, 'House number and street.'),
  line2: field(String, 'More of the address; may be empty.'),
  town: field(String, 'Town.'),
  postcode: field(String, 'UK postcode, as `SE1 7PB`.'),
});

const OrderStatusOptionType = objectType(
  'OrderStatusOption',
  'An option of an order line, with its names and price at the time of the order.',
  {
    groupName: field(String, 'Name of its group.'),
    name: field(String, 'Name of the option.'),
    quantity: field(Int, 'How many of it each piece has.'),
    price: field(Pence, 'What each adds to the unit price; may be 0 or negative.'),
  },
);

const OrderStatusLineType = objectType(
  'OrderStatusLine',
  'A product of an order, with the names and prices at the time of the order.',
  {
    name: field(String, 'Name of the product.'),
    sizeName: field(String, 'Name of the chosen size; empty without one.'),
    quantity: field(Int, 'Quantity.'),
    unitPrice: field(Pence, 'Unit price with its options.'),
    total: field(Pence, 'Price of the line.'),
    options: field([OrderStatusOptionType], 'The chosen options, in the order of the menu.'),
    note: field(String, 'What the diner wrote to this line; may be empty.'),
    allergens: field([AllergenAnswerType], 'What product and options contain together: all 14 allergens.'),
    isAlcohol: field(Boolean, 'True: sold to adults only.'),
  },
);

export const OrderStatusType = objectType(
  'OrderStatus',
  'An order as its diner sees it. The status token gives access.',
  {
    number: field(Int, 'Short order number; restarts each day for each restaurant.'),
    state: field(OrderStateEnum, 'Current state.'),
    isTest: field(Boolean, 'True for an order on an unclaimed preview: no email is sent.'),
    placedAt: field(DateTime, 'When it was placed.'),
    fulfilment: field(FulfilmentEnum, 'How the diner gets the order.'),
    scheduledFor: nullable(DateTime, 'The time that the diner chose; null: as soon as possible.'),
    dueAt: nullable(
      DateTime,
      'When the diner expects the order: the chosen time, or the estimate at the time of the order; null when it is not known.',
    ),
    readyAt: nullable(
      DateTime,
      'When the restaurant promises the order, ready to collect or at the door; null until it is accepted.',
    ),
    deliveryAddress: nullable(OrderAddressType, 'Where to deliver; null for a collection.'),
    deliveryFee: field(Pence, 'Fee of the delivery, part of the total; 0 for a collection.'),
    rejectionReason: nullable(
      String,
      'The restaurant’s reason for the rejection or cancellation; null in other states.',
    ),
    cancelledBy: nullable(OrderCancellerEnum, 'Who cancelled the order; null in other states.'),
    cancellableUntil: nullable(
      DateTime,
      'Until when the diner can cancel the order, while it is in this state; null: not any more.',
    ),
    total: field(Pence, 'Amount to pay on collection or delivery, with the delivery fee.'),
    lines: field([OrderStatusLineType], 'Ordered products.'),
    customerName: field(String, 'Name of the diner.'),
    note: field(String, 'The diner’s note; empty without one.'),
    restaurantName: field(String, 'Name of the restaurant.'),
    restaurantPhone: nullable(String, 'Its telephone number; null without one.'),
    storefrontUrl: field(String, 'Address of its site, without a trailing slash.'),
  },
);
export type OrderStatusType = InstanceType<typeof OrderStatusType>;

/** An order as GraphQL shows it. Other properties of a wider view are no fields of the type, so nobody can read them. */
export const toOrderStatus = (view: OrderView, links: SiteLinks): OrderStatusType =>
  OrderStatusType.of({
    ...view,
    cancellableUntil: cancellableUntil(view),
    lines: view.lines.map((line) => ({ ...line, allergens: allergenAnswers(line.allergens) })),
    restaurantName: view.restaurant.name,
    restaurantPhone: view.restaurant.phone,
    storefrontUrl: links.siteUrl(view.restaurant.slug),
  });

const ChosenOptionInput = inputType('ChosenOptionInput', 'An option of an order line.', {
  optionId: field(ID, 'Id of the option.'),
  quantity: field(Int, 'How many of it, 1 to its `maxQuantity`.'),
});

const OrderLineInput = inputType('OrderLineInput', 'A menu item with its choices.', {
  productId: field(ID, 'Id of the menu item.'),
  quantity: field(Int, 'Quantity, 1 to 20. Lines with the same choices are added together.'),
  sizeId: nullable(ID, 'Id of the size; required when the item has sizes.'),
  options: nullable([ChosenOptionInput], 'The chosen options; null: none.'),
  note: nullable(String, 'A note for the kitchen, at most 140 characters.'),
});

const DeliveryAddressInput = inputType('DeliveryAddressInput', 'Where to deliver an order.', {
  line1: field(String, 'House number and street, at most 100 characters.'),
  line2: nullable(String, 'Flat, floor or company, at most 100 characters; null without one.'),
  town: field(String, 'Town, at most 60 characters.'),
  postcode: field(String, 'UK postcode, in any spelling.'),
});

export const PlaceOrderInput = mutationInput('placeOrder', {
  slug: field(String, 'Subdomain of the site.'),
  idempotencyKey: field(
    String,
    'Idempotency key, 16 to 100 visible ASCII characters, e.g. a UUID. Requests with the same key create one order.',
  ),
  lines: field([OrderLineInput], 'Ordered items, 1 to 50 lines.'),
  shownTotal: field(
    Pence,
    'Total with the delivery fee that was shown to the diner. When the current total differs, no order is placed (TotalChangedError).',
  ),
  name: field(String, 'Name of the diner, at most 100 characters.'),
  phone: field(String, 'Telephone number of the diner, 6 to 40 characters.'),
  email: field(String, 'Email address of the diner.'),
  note: nullable(String, 'A note for the restaurant, at most 500 characters.'),
  fulfilment: nullable(FulfilmentEnum, 'How the diner gets the order; null: collection.'),
  scheduledFor: nullable(
    DateTime,
    'Start of the slot in which the order should be ready, or delivered; null: as soon as possible.',
  ),
  deliveryAddress: nullable(DeliveryAddressInput, 'Where to deliver; required for a delivery.'),
});
export type PlaceOrderInput = InstanceType<typeof PlaceOrderInput>;

export const AcceptOrderInput = mutationInput('acceptOrder', {
  token: field(String, 'Signed token from the link in the owner’s email.'),
  readyInMinutes: nullable(
    Int,
    'Minutes from now until it can be collected or is at the door, 5 to 180. null: at the time that the diner chose; only for an order with `scheduledFor`.',
  ),
});
export type AcceptOrderInput = InstanceType<typeof AcceptOrderInput>;

export const MarkOrderReadyInput = mutationInput('markOrderReady', {
  token: field(String, 'Signed token from the link in the owner’s email.'),
});
export type MarkOrderReadyInput = InstanceType<typeof MarkOrderReadyInput>;

export const RejectOrderInput = mutationInput('rejectOrder', {
  token: field(String, 'Signed token from the link in the owner’s email.'),
  reason: field(String, 'Reason for the diner, at most 300 characters.'),
});
export type RejectOrderInput = InstanceType<typeof RejectOrderInput>;

export const AdvanceOrderInput = mutationInput('advanceOrder', {
  token: field(String, 'Signed token from the link in the owner’s email.'),
  to: field(OrderProgressEnum, 'The next state.'),
});
export type AdvanceOrderInput = InstanceType<typeof AdvanceOrderInput>;

export const CancelOrderInput = mutationInput('cancelOrder', {
  token: field(
    String,
    'Signed token from the link in the owner’s email, or the diner’s status token until `cancellableUntil`.',
  ),
  reason: nullable(
    String,
    'Reason for the diner, at most 300 characters; required with the owner’s token, and not used with the diner’s.',
  ),
});
export type CancelOrderInput = InstanceType<typeof CancelOrderInput>;

export const PlaceOrderPayload = objectType('PlaceOrderPayload', 'The placed order.', {
  order: field(OrderStatusType, 'The order after the change.'),
  statusToken: field(String, 'Secret token for `orderStatus`.'),
  statusUrl: field(String, 'Address of the diner’s status page.'),
});

export const toPlaceOrderPayload = ({ order, statusToken, statusUrl }: PlacedOrder, links: SiteLinks) =>
  PlaceOrderPayload.of({ order: toOrderStatus(order, links), statusToken, statusUrl });

export const AnswerOrderPayload = objectType(
  'AnswerOrderPayload',
  'The order after a move of the owner or the diner.',
  {
    order: field(OrderStatusType, 'The order after the change.'),
  },
);

export const PlaceOrderResult = resultType(
  'placeOrder',
  PlaceOrderPayload,
  'validation',
  'notFound',
  'conflict',
  'totalChanged',
  'closed',
  'rateLimited',
);

export const AnswerOrderResult = createUnionType({
  name: 'AnswerOrderResult',
  description: 'Outcome of `acceptOrder`, `rejectOrder`, `markOrderReady`, `advanceOrder` and `cancelOrder`.',
  types: () => [AnswerOrderPayload, ValidationError, NotFoundError, ConflictError] as const,
});
