import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryPlan } from './deliveryPlan.rules.ts';

const events = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 });
const seeds = fc.nat();

describe('deliveryPlan', { tags: ['@long'] }, () => {
  it('the mode ordered keeps the order', () =>
    expect(deliveryPlan(['a', 'b', 'c'], 'ordered', 7)).toEqual(['a', 'b', 'c']));

  it('the mode paused sends nothing', () => expect(deliveryPlan(['a', 'b'], 'paused', 7)).toEqual([]));

  it('the mode shuffled sends each event once, in the same order for the same seed', () =>
    fc.assert(
      fc.property(events, seeds, (waiting, seed) => {
        const plan = deliveryPlan(waiting, 'shuffled', seed);
        expect(plan.toSorted()).toEqual(waiting.toSorted());
        expect(deliveryPlan(waiting, 'shuffled', seed)).toEqual(plan);
      }),
    ));

  it('the mode shuffled reaches every order of three events', () => {
    const orders = Array.from({ length: 200 }, (_, seed) =>
      deliveryPlan(['a', 'b', 'c'], 'shuffled', seed).join(''),
    );
    expect(new Set(orders).size).toBe(6);
  });

  it('the mode duplicated sends each event two or three times', () =>
    fc.assert(
      fc.property(events, seeds, (waiting, seed) => {
        const plan = deliveryPlan(waiting, 'duplicated', seed);
        for (const id of waiting) expect([2, 3]).toContain(plan.filter((other) => other === id).length);
        expect(new Set(plan)).toEqual(new Set(waiting));
      }),
    ));
});
