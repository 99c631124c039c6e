import { Int } from 'type-graphql';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import { enumType, field, nullable, objectType } from '../../graphql/types.ts';
import { AllergenAnswerType } from '../sites/allergens.graphql.ts';
import { allergenAnswers } from '@forkfront/common/allergens.ts';
import { FulfilmentEnum } from '../sites/ordering.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { IfMissing } from '@forkfront/common/ifMissing.ts';
import type { ORDER_CANCELLERS } from './order.entity.ts';
import type { OrderView } from './order.repository.ts';
import { cancellableUntil, type OrderState } from '@forkfront/common/orderState.ts';
import { vatReceiptOf } from '@forkfront/common/vat.ts';

export const OrderStateEnum = enumType<OrderState>('OrderState', 'State of an order.', {
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

const OrderCancellerEnum = enumType<(typeof ORDER_CANCELLERS)[number]>(
  'OrderCanceller',
  'Who cancelled an order.',
  { DINER: 'The diner.', RESTAURANT: 'The restaurant; `rejectionReason` has its reason.' },
);

export const IfMissingEnum = enumType<IfMissing>(
  'IfMissing',
  'What a grocery shop does when a product of an order is missing.',
  {
    LEAVE_OUT: 'It packs the order without the product.',
    SUBSTITUTE: 'It chooses a similar product.',
    CALL: 'It calls the customer.',
  },
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
    total: field(Pence, 'Price of the line, before the discount of the order.'),
    discount: field(Pence, 'What the promotion of the order takes off this line.'),
    options: field([OrderStatusOptionType], 'The chosen options, in the order of the menu.'),
    note: field(String, 'What the diner wrote to this line; may be empty.'),
    allergens: field([AllergenAnswerType], 'What product and options contain together: all 14 allergens.'),
    isAlcohol: field(Boolean, 'True: sold to adults only.'),
  },
);

export const AppliedPromotionType = objectType(
  'AppliedPromotion',
  'What a promotion does for a basket or did for an order, with its name of then.',
  {
    name: field(String, 'Name of the promotion.'),
    code: nullable(String, 'The code that the diner entered; null: it counted without one.'),
    saving: field(Pence, 'What it takes off dishes and delivery.'),
  },
);

/** What was sold with one rate of VAT. */
export const VatRateType = objectType('VatRate', 'What was sold with one rate of VAT.', {
  rate: field(Int, 'Percent: 20, 5 or 0. A delivery has the rates of what is delivered.'),
  gross: field(Pence, 'What was sold with this rate, VAT included.'),
  vat: field(Pence, 'The VAT that it contains.'),
});

const VatReceiptType = objectType('VatReceipt', 'Who sold an order, and with which rates of VAT.', {
  vatNumber: field(String, 'VAT number with its country, e.g. GB123456789.'),
  traderName: field(String, 'Name of the company, else of the restaurant.'),
  traderAddress: nullable(String, 'Address of the restaurant; null without one.'),
  rates: field([VatRateType], 'By rate, the highest first. Together they are the total of the order.'),
});

/** What the diner and the restaurant see of an order. */
export const ORDER_FIELDS = {
  number: field(Int, 'Short order number; restarts each day for each restaurant.'),
  state: field(OrderStateEnum, 'Current state.'),
  isTest: field(
    Boolean,
    'True for an order on a preview or in test mode: it reaches nobody, and no email is sent.',
  ),
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
  discount: field(Pence, 'What a promotion takes off dishes and delivery; 0 without one.'),
  promotion: nullable(AppliedPromotionType, 'The promotion that counts for the order; null without one.'),
  total: field(Pence, 'Amount to pay on collection or delivery: lines and delivery fee less the discount.'),
  vatReceipt: nullable(
    VatReceiptType,
    'The VAT that the total contains; null for a restaurant without a VAT number, and for an order that nobody pays.',
  ),
  lines: field([OrderStatusLineType], 'Ordered products.'),
  customerName: field(String, 'Name of the diner.'),
  note: field(String, 'The diner’s note; empty without one.'),
  ifMissing: nullable(
    IfMissingEnum,
    'What the grocery shop does when a product is missing; null for the order of a restaurant.',
  ),
};

export const OrderStatusType = objectType(
  'OrderStatus',
  'An order as its diner sees it. The status token gives access.',
  {
    ...ORDER_FIELDS,
    cancellableUntil: nullable(
      DateTime,
      'Until when the diner can cancel the order, while it is in this state; null: not any more.',
    ),
    restaurantName: field(String, 'Name of the restaurant.'),
    restaurantPhone: nullable(String, 'Its telephone number; null without one.'),
    storefrontUrl: field(String, 'Address of its site, without a trailing slash.'),
  },
);
export type OrderStatusType = InstanceType<typeof OrderStatusType>;

/** The lines of an order as GraphQL shows them. */
export const toOrderLines = ({ lines }: Pick<OrderView, 'lines'>) =>
  lines.map((line) => ({ ...line, allergens: allergenAnswers(line.allergens) }));

/** The VAT of an order as GraphQL shows it. */
export function toVatReceipt(view: Parameters<typeof vatReceiptOf>[0]) {
  const receipt = vatReceiptOf(view);
  return (
    receipt && VatReceiptType.of({ ...receipt, rates: receipt.rates.map((part) => VatRateType.of(part)) })
  );
}

/** An order as GraphQL shows it. Other properties of a wider view are no fields of the type, so nobody can read them. */
export const toOrderStatus = (view: OrderView, links: SiteLinks): OrderStatusType =>
  OrderStatusType.of({
    ...view,
    cancellableUntil: cancellableUntil(view),
    vatReceipt: toVatReceipt(view),
    lines: toOrderLines(view),
    promotion: view.promotion && AppliedPromotionType.of(view.promotion),
    restaurantName: view.restaurant.name,
    restaurantPhone: view.restaurant.phone,
    storefrontUrl: links.siteUrl(view.restaurant.slug),
  });
