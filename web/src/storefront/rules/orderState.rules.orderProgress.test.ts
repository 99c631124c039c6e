import { expect, it } from 'vitest';
import { demoOrder } from '../test/demoOrder.ts';
import { orderProgress } from './orderState.rules.ts';

const of = (
  state: Parameters<typeof orderProgress>[0]['state'],
  isTest = false,
  fulfilment: 'COLLECTION' | 'DELIVERY' = 'COLLECTION',
) => orderProgress(demoOrder({ state, isTest, fulfilment }));

it.each([
  ['PLACED', 'now later later', false, false],
  ['ACCEPTED', 'done now later', false, true],
  ['PREPARING', 'done now later', false, true],
  ['READY', 'done done now', false, false],
  ['COMPLETED', 'done done done', true, false],
  ['REJECTED', '', true, false],
  ['EXPIRED', '', true, false],
  ['CANCELLED', '', true, false],
] as const)(
  'the progress of %s has the steps "%s", final %s, awaited %s',
  (state, steps, isFinal, isAwaited) => {
    const progress = of(state);
    expect(progress.steps.map(({ at }) => at).join(' ')).toBe(steps);
    expect([progress.isFinal, progress.isAwaited]).toEqual([isFinal, isAwaited]);
    expect(progress.headline).not.toBe('');
  },
);

it.each([
  ['PLACED', 'now later later later', 'Waiting for Olive & Ember', false],
  ['ACCEPTED', 'done now later later', 'Order accepted', true],
  ['PREPARING', 'done now later later', 'In the kitchen', true],
  ['READY', 'done now later later', 'Ready to leave', true],
  ['OUT_FOR_DELIVERY', 'done done now later', 'On its way', true],
  ['COMPLETED', 'done done done done', 'Enjoy your food', false],
] as const)(
  'a delivery in the state %s has the steps "%s" and the headline "%s"',
  (state, steps, headline, isAwaited) => {
    const progress = of(state, false, 'DELIVERY');
    expect(progress.steps.map(({ at }) => at).join(' ')).toBe(steps);
    expect(progress).toMatchObject({ headline, isAwaited });
  },
);

it('a test order that nobody answers has its own headline', () => {
  for (const state of ['PLACED', 'EXPIRED'] as const)
    expect(of(state, true).headline).toBe('Your test order worked');
  expect(of('EXPIRED', true).isFinal).toBe(true);
  expect(of('PLACED').headline).toBe('Waiting for Olive & Ember');
});
