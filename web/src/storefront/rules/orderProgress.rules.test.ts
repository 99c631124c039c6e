import { expect, it } from 'vitest';
import { orderProgress } from './orderState.rules.ts';

const of = (state: Parameters<typeof orderProgress>[0]['state'], isTest = false) =>
  orderProgress({ state, isTest, restaurantName: 'Olive & Ember' });

it.each([
  ['PLACED', 'now later later', false, false],
  ['ACCEPTED', 'done now later', false, true],
  ['PREPARING', 'done now later', false, true],
  ['READY', 'done done now', false, false],
  ['OUT_FOR_DELIVERY', 'done done now', false, false],
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

it('a test order that nobody answers has its own headline', () => {
  for (const state of ['PLACED', 'EXPIRED'] as const)
    expect(of(state, true).headline).toBe('Your test order worked');
  expect(of('EXPIRED', true).isFinal).toBe(true);
  expect(of('PLACED').headline).toBe('Waiting for Olive & Ember');
});

it('an unknown order state has a progress without steps', () => {
  expect(of('%future added value')).toMatchObject({ steps: [], isFinal: false });
});
