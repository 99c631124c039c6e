import { startServer, type RunningServer } from './startServer.ts';
import { test as base, underTest } from './server.ts';
import type { StripeAccount } from './stripeAccount.ts';

export { expect } from './server.ts';

/**
 * For journeys that move the clock of the payment stand-in: everybody's subscriptions live by it, so they have a server
 * of their own. The tests of a worker share one.
 */
export const test = base.extend<{ stripe: StripeAccount }, { billingServer: RunningServer }>({
  billingServer: [
    // The runner wants destructuring, even of nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const running = await startServer();
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
  server: async ({ billingServer: { origin, databaseUrl } }, use) => use(underTest(origin, databaseUrl)),
  stripe: async ({ billingServer }, use) => use(billingServer.stripe),
});
