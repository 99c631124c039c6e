import { startServer } from './startServer.ts';
import { test as base, underTest, type ServerUnderTest } from './server.ts';

export { expect } from './server.ts';

/**
 * For journeys that move the clock of the payment stand-in: everybody's subscriptions live by it, so they have a server
 * of their own. The tests of a worker share one.
 */
export const test = base.extend<object, { billingServer: ServerUnderTest }>({
  billingServer: [
    // The runner wants destructuring, even of nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const running = await startServer();
      await use(underTest(running.origin, running.databaseUrl));
      await running.stop();
    },
    { scope: 'worker' },
  ],
  server: async ({ billingServer }, use) => use(billingServer),
});
