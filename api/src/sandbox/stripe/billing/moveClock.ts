import { invalidRequest } from '../refusals.ts';
import type { World } from '../world.ts';
import { nextDueWork } from './dueWork.ts';

const YEAR = 366 * 86_400;

/** Does everything that became due by itself since the last time, in its order and at its time. */
export function catchUp(world: World): void {
  const now = world.now();
  for (let work = nextDueWork(world); work && work.at <= now; work = nextDueWork(world)) {
    const { at, run } = work;
    world.transaction(() => world.at(at, run));
  }
}

/** Moves the sandbox's clock forward to `target` (seconds), with everything that happens on the way: all or nothing. */
export function moveClock(world: World, target: number): void {
  const now = world.now();
  if (target < now) throw invalidRequest('The clock can only move forward.', { param: 'frozen_time' });
  if (target > now + 2 * YEAR)
    throw invalidRequest('The clock can move by two years at a time.', { param: 'frozen_time' });
  world.transaction(() => {
    world.changeSettings({ ahead: target * 1000 - world.clock().getTime() });
    catchUp(world);
  });
}
