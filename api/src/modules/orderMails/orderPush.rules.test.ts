import { expect, it } from 'vitest';
import type { OrderView } from '../orders/order.repository.ts';
import { orderPush, type OrderPushKind } from './orderPush.rules.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const ORDER: OrderView = {
  id: '01980000-0000-7000-8000-000000000001',
  number: 101,
  state: 'PLACED',
  isTest: false,
  placedAt: NOW,
  total: 2450,
  note: '',
  ifMissing: null,
  readyAt: null,
  rejectionReason: null,
  cancelledBy: null,
  fulfilment: 'DELIVERY',
  scheduledFor: null,
  dueAt: new Date('2026-11-20T18:40:00Z'),
  expiresAt: new Date('2026-11-20T18:10:00Z'),
  deliveryAddress: null,
  deliveryFee: 0,
  discount: 0,
  promotion: null,
  customerName: 'Nora New',
  lines: [],
  restaurant: {
    name: 'Pizza Roma',
    phone: '',
    addressLine: '',
    companyName: null,
    vatNumber: null,
    slug: 'pizza-roma',
    timeZone: 'Europe/London',
  },
};

it.each<[OrderPushKind, Partial<OrderView>, object]>([
  [
    'placed',
    {},
    {
      title: 'New order 101 · £24.50',
      body: 'Delivery, As soon as possible, around 18:40. Pizza Roma',
      ttlSeconds: 600,
    },
  ],
  [
    'placed',
    { fulfilment: 'COLLECTION', scheduledFor: new Date('2026-11-21T12:00:00Z') },
    { body: 'Collection, Sat 21 Nov, 12:00. Pizza Roma' },
  ],
  [
    'waiting',
    {},
    {
      title: 'Order 101 is waiting · £24.50',
      body: 'Delivery, As soon as possible, around 18:40. Answer by 18:10. Pizza Roma',
    },
  ],
  [
    'expired',
    { state: 'EXPIRED' },
    {
      title: 'Order 101 expired · £24.50',
      body: 'Nobody answered in time. The customer knows. Pizza Roma',
      ttlSeconds: 3600,
    },
  ],
  ['placed', { expiresAt: null }, { ttlSeconds: 1200 }],
])('the notification %s of an order %j', (kind, order, expected) => {
  const push = orderPush({ ...ORDER, ...order }, kind, '/orders/1', NOW);
  expect(push).toMatchObject({ tag: ORDER.id, path: '/orders/1', ...expected });
  // Notifications are shown on locked screens.
  expect(JSON.stringify(push)).not.toContain('Nora');
});

it.each<[OrderPushKind, Partial<OrderView>]>([
  ['placed', { expiresAt: NOW }],
  ['placed', { state: 'ACCEPTED' }],
  ['waiting', { state: 'CANCELLED' }],
  ['expired', {}],
  ['placed', { isTest: true }],
])('no notification %s of an order %j', (kind, order) =>
  expect(orderPush({ ...ORDER, ...order }, kind, '/orders/1', NOW)).toBeNull(),
);
