import { expect, it } from 'vitest';
import { stepsOf } from './firstSteps.rules.ts';

const KINDS = ['PHONE', 'ADDRESS', 'HOURS', 'FULFILMENT', 'ZONES', 'ALLERGENS'];
const except = (...missing: string[]) => KINDS.map((kind) => ({ kind, isDone: !missing.includes(kind) }));
const done = {
  emailVerified: true,
  goLive: except(),
  firstSteps: { hasPicture: true, hasOrder: true, hasTestOrder: false, isShared: true },
};
const none = { hasPicture: false, hasOrder: false, hasTestOrder: false, isShared: false };
const openOf = (facts: Parameters<typeof stepsOf>[0]) =>
  stepsOf(facts).flatMap(({ step, isDone }) => (isDone ? [] : [step]));

it('a site that has everything has seven steps, all done', () => {
  expect(stepsOf(done).map(({ step }) => step)).toEqual([
    'email',
    'hours',
    'contact',
    'allergens',
    'picture',
    'order',
    'share',
  ]);
  expect(openOf(done)).toEqual([]);
});

it.each([
  [{ emailVerified: false }, ['email']],
  [{ goLive: except('HOURS') }, ['hours']],
  [{ goLive: except('PHONE') }, ['contact']],
  [{ goLive: except('ADDRESS') }, ['contact']],
  [{ goLive: except('FULFILMENT', 'ZONES') }, ['fulfilment', 'zones']],
  [{ goLive: except('ALLERGENS') }, ['allergens']],
  [{ firstSteps: none }, ['picture', 'order', 'share']],
  [{ firstSteps: { ...none, hasTestOrder: true } }, ['picture', 'share']],
])('with %j the open steps are %j', (changes, open) => {
  expect(openOf({ ...done, ...changes })).toEqual(open);
});
