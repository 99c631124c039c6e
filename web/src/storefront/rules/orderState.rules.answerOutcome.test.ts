import { expect, it } from 'vitest';
import { demoOrder } from '../test/demoOrder.ts';
import { answerOutcome } from './orderState.rules.ts';

it.each([
  ['PLACED', undefined],
  ['ACCEPTED', 'You accepted this order'],
  ['PREPARING', 'This order is being prepared'],
  ['READY', 'This order is ready'],
  ['OUT_FOR_DELIVERY', 'This order is on its way'],
  ['REJECTED', 'You declined this order'],
  ['EXPIRED', 'This order has expired'],
  ['CANCELLED', 'This order was cancelled'],
  ['COMPLETED', 'This order is finished'],
] as const)('the outcome of the order state %s is %s', (state, title) => {
  expect(answerOutcome(demoOrder({ state }), 'Europe/London')?.title).toBe(title);
});

it.each([
  ['ACCEPTED', 'This is a test. A real customer would be told now.'],
  ['REJECTED', 'This is a test. A real customer would be told now.'],
  ['COMPLETED', 'There is nothing left to do.'],
] as const)('the outcome of a test order in the state %s says: %s', (state, text) => {
  expect(answerOutcome(demoOrder({ state, isTest: true }), 'Europe/London')?.text).toBe(text);
});
