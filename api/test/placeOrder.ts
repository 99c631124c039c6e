import { newId } from '../src/lib/ids.ts';
import type { MadeSite } from './makeSite.ts';
import type { TestApp } from './testApp.ts';

/** `OrderLineInput` of the GraphQL schema. */
export interface OrderLineOf {
  productId: string;
  quantity: number;
  sizeId?: string | null;
  options?: { optionId: string; quantity: number }[];
  note?: string;
}

/** `PlaceOrderInput` of the GraphQL schema. */
export interface OrderInput {
  slug: string;
  idempotencyKey: string;
  lines: OrderLineOf[];
  shownTotal: number;
  name: string;
  phone: string;
  email: string;
  note: string | null;
  ifMissing?: 'LEAVE_OUT' | 'SUBSTITUTE' | 'CALL' | null;
  /** Start of a slot; null or missing: as soon as possible. */
  scheduledFor?: string | Date | null;
}

/** An order that the diner collects as soon as possible, as the service takes it. */
export const COLLECT_NOW = {
  fulfilment: 'COLLECTION',
  scheduledFor: null,
  deliveryAddress: null,
  testerId: null,
  promotionCode: '',
  ifMissing: null,
} as const;

/** A member of `PlaceOrderResult`. */
export interface PlaceOrderOutcome {
  __typename: string;
  statusToken: string;
  statusUrl: string;
  order: {
    number: number;
    state: string;
    isTest: boolean;
    total: number;
    lines: { name: string; quantity: number; unitPrice: number; total: number }[];
    [field: string]: unknown;
  };
  message?: string;
  total?: number;
  fields?: { path: string; message: string }[];
}

const ORDER_FIELDS = `number state isTest placedAt readyAt rejectionReason total customerName note
  lines { name quantity unitPrice total } restaurantName restaurantPhone storefrontUrl`;

const DOCUMENT = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on PlaceOrderPayload { statusToken statusUrl order { ${ORDER_FIELDS} } }
  ... on UserError { message }
  ... on ValidationError { fields { path message } }
  ... on TotalChangedError { total } } }`;

/** Two Margherita and one Tiramisù of the default menu, £22.25, with a new idempotency key. */
export const orderInput = (site: MadeSite, change: Partial<OrderInput> = {}): OrderInput => ({
  slug: site.slug,
  idempotencyKey: newId(),
  lines: [
    { productId: site.product('Margherita').globalId, quantity: 2 },
    { productId: site.product('Tiramisù').globalId, quantity: 1 },
  ],
  shownTotal: 2225,
  name: 'Ana López',
  phone: '020 7946 0999',
  email: 'ana@example.org',
  note: 'No basil, please',
  ...change,
});

/** Places an order over GraphQL. */
export async function placeOrder(app: TestApp, input: OrderInput): Promise<PlaceOrderOutcome> {
  const { data, errors } = await app.graphql<{ placeOrder: PlaceOrderOutcome }>(DOCUMENT, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.placeOrder;
}
