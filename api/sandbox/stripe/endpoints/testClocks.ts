import type Stripe from 'stripe';
import { z } from 'zod';
import { moveClock } from '../billing/moveClock.ts';
import { missingObject } from '../stripeRefusal.ts';
import { listOf } from '../wire.ts';
import type { World } from '../world.ts';
import { endpoint, type Endpoint, paging, timestamp } from './endpoint.ts';

/** The sandbox's only clock, as a Stripe test clock. */
const CLOCK = 'clock_sandbox';
const YEARS = 10 * 366 * 86_400;

export const testClockEndpoints: Endpoint[] = [
  endpoint('get', '/v1/test_helpers/test_clocks', z.strictObject(paging), (world) =>
    listOf([clockOf(world)], '/v1/test_helpers/test_clocks'),
  ),
  endpoint('get', '/v1/test_helpers/test_clocks/:id', z.strictObject({}), (world, _sent, id) => {
    if (id !== CLOCK) throw missingObject('testclock', id);
    return clockOf(world);
  }),
  endpoint(
    'post',
    '/v1/test_helpers/test_clocks/:id/advance',
    z.strictObject({ frozen_time: timestamp }),
    (world, { frozen_time: target }, id) => {
      if (id !== CLOCK) throw missingObject('testclock', id);
      moveClock(world, target);
      return clockOf(world);
    },
  ),
];

const clockOf = (world: World): Stripe.TestHelpers.TestClock => ({
  id: CLOCK,
  object: 'test_helpers.test_clock',
  created: world.now(),
  deletes_after: world.now() + YEARS,
  frozen_time: world.now(),
  livemode: false,
  name: 'Sandbox',
  status: 'ready',
  status_details: {},
});
