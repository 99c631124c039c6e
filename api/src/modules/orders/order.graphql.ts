import { LINE_LIMITS } from '@forkfront/common/orderLine.ts';
import { ANSWER_LIMITS, ORDER_LENGTHS } from '@forkfront/common/limits.ts';
import { Int, ID, createUnionType } from 'type-graphql';
import {
  enumType,
  field,
  inputType,
  mutationInput,
  mutationPayload,
  nullable,
  objectType,
} from '../../graphql/types.ts';
import { ConflictError, NotFoundError, ValidationError, resultType } from '../../graphql/errors.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import { FulfilmentEnum } from '../sites/ordering.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { OrderProgress } from '@forkfront/common/orderState.ts';
import { IfMissingEnum, OrderStatusType, toOrderStatus } from './orderStatus.graphql.ts';
import type { PlacedOrder } from './placeOrder.service.ts';

const OrderProgressEnum = enumType<OrderProgress>('OrderProgress', 'A move of an accepted order.', {
  PREPARING: 'The kitchen has started.',
  READY: 'The order is ready for collection or delivery.',
  OUT_FOR_DELIVERY: 'The order has left. Only for a delivery.',
  COMPLETED: 'The diner has the order.',
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
  note: nullable(String, `A note for the kitchen, at most ${LINE_LIMITS.note} characters.`),
});

const DeliveryAddressInput = inputType('DeliveryAddressInput', 'Where to deliver an order.', {
  line1: field(String, `House number and street, at most ${ORDER_LENGTHS.line1} characters.`),
  line2: nullable(
    String,
    `Flat, floor or company, at most ${ORDER_LENGTHS.line2} characters; null without one.`,
  ),
  town: field(String, `Town, at most ${ORDER_LENGTHS.town} characters.`),
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
    'Total with the delivery fee and less the discount that was shown to the diner. When the current total differs, no order is placed (TotalChangedError).',
  ),
  name: field(String, `Name of the diner, at most ${ORDER_LENGTHS.name} characters.`),
  phone: field(String, 'Telephone number of the diner, 6 to 40 characters.'),
  email: field(String, 'Email address of the diner.'),
  note: nullable(String, `A note for the restaurant, at most ${ORDER_LENGTHS.note} characters.`),
  fulfilment: nullable(FulfilmentEnum, 'How the diner gets the order; null: collection.'),
  scheduledFor: nullable(
    DateTime,
    'Start of the slot in which the order should be ready, or delivered; null: as soon as possible.',
  ),
  deliveryAddress: nullable(DeliveryAddressInput, 'Where to deliver; required for a delivery.'),
  promotionCode: nullable(String, 'Code of a promotion, in any spelling; null: none.'),
  ifMissing: nullable(
    IfMissingEnum,
    'What to do when a product is missing; null: `LEAVE_OUT`. Only for a grocery shop.',
  ),
});
export type PlaceOrderInput = InstanceType<typeof PlaceOrderInput>;

export const OpenTestModeInput = mutationInput('openTestMode', {
  restaurantId: field(ID, 'Id of the restaurant.'),
});
export type OpenTestModeInput = InstanceType<typeof OpenTestModeInput>;

export const OpenTestModePayload = mutationPayload('openTestMode', {
  url: field(String, 'Secret address of the site that opens its test mode; works for an hour.'),
});

export const OpenTestModeResult = resultType('openTestMode', OpenTestModePayload, 'notFound', 'conflict');

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
  reason: field(String, `Reason for the diner, at most ${ANSWER_LIMITS.reason} characters.`),
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
    `Reason for the diner, at most ${ANSWER_LIMITS.reason} characters; required with the owner’s token, and not used with the diner’s.`,
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
