import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { Admission, LoopMeter, type Purpose } from './admission.ts';

let now = 0;
let delay = 0;
let queries = 0;
let share = 1;
let admission: Admission;
beforeEach(() => {
  [now, delay, queries, share] = [0, 0, 0, 1];
  admission = new Admission(
    { delayMs: () => delay, coreShare: () => share, waitingQueries: () => queries, now: () => now },
    pino({ level: 'silent' }),
  );
});

const admitted = (): Purpose[] =>
  (['order', 'desk', 'page', 'read'] as const).filter((purpose) => {
    const done = admission.enter(purpose);
    done?.();
    return done !== null;
  });

const admitMany = (count: number) => Array.from({ length: count }, () => admission.enter('order'));

describe('admission', () => {
  it.each<[number, Purpose[]]>([
    [0, ['order', 'desk', 'page', 'read']],
    [150, ['order', 'desk', 'page', 'read']],
    [151, ['order', 'desk', 'page']],
    [251, ['order', 'desk']],
    [401, ['order']],
    [501, []],
  ])('with an event loop that is %i ms late, these are admitted: %j', (late, expected) => {
    delay = late;
    expect(admitted()).toEqual(expected);
  });

  it.each<[number, Purpose[]]>([
    [150, ['order', 'desk', 'page', 'read']],
    [151, ['order', 'desk', 'page']],
    [201, ['order', 'desk']],
    [301, ['order']],
    [401, []],
  ])('when many have waited for %i ms in a busy server, these are admitted: %j', (age, expected) => {
    admitMany(65);
    now = age;
    delay = 21;
    expect(admitted()).toEqual(expected);
    [delay, queries] = [0, 4];
    expect(admitted()).toEqual(expected);
  });

  it('a server with time admits everything, however long requests wait for other services', () => {
    admitMany(1_000);
    now = 4_000;
    expect(admitted()).toHaveLength(4);
  });

  it('a few old requests on a slow machine, and those that wait for another service, refuse nobody', () => {
    admitMany(64);
    now = 1_000;
    [delay, share] = [1_000, 0.5];
    expect(admitted()).toHaveLength(4);
    [delay, share] = [50, 1];
    admitMany(100);
    now += 5_001;
    expect(admitted()).toHaveLength(4);
  });

  it('answered requests leave', () => {
    const done = admitMany(50);
    expect(admission.size).toBe(50);
    for (const leave of done) leave?.();
    expect(admission.size).toBe(0);
  });
});

it('a lasting delay of the event loop is measured and forgotten again, and one pause counts little', async () => {
  const loop = new LoopMeter();
  const block = async (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  await block(200);
  expect(loop.delayMs()).toBeLessThan(200);
  for (let round = 0; round < 10; round += 1) await block(200);
  await expect.poll(() => loop.delayMs(), { interval: 1 }).toBeGreaterThan(100);
  expect(loop.coreShare()).toBeGreaterThan(0.3);
  await expect.poll(() => loop.delayMs(), { interval: 50, timeout: 10_000 }).toBeLessThan(50);
  loop.stop();
});
