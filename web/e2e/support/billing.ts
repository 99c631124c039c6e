import { startServer, type RunningServer } from './startServer.ts';
import { test as base, underTest } from './server.ts';

export { expect } from './server.ts';

/**
 * For journeys that move the clock of the payment stand-in, which affects all subscriptions. One file has them all, so they
 * share a server.
 */
export const test = base.extend<object, { billingServer: RunningServer }>({
  billingServer: [
    // Playwright requires a destructured first argument.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const running = await startServer();
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
  server: async ({ billingServer: { origin, databaseUrl } }, use) => use(underTest(origin, databaseUrl)),
});
