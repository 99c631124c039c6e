import { test as base } from '@playwright/test';
import { mailTo, messagesTo, type InboxMessage } from './mailbox.ts';
import { startServer, type RunningServer } from './startServer.ts';

/** What journeys ask of a server. */
export interface ServerUnderTest {
  /** Of the owner's app. */
  origin: string;
  /** Address of a restaurant's site, e.g. `http://pizza-roma.localhost:41234/`. */
  siteUrl(slug: string, path?: string): string;
  /** All mails to an address so far. */
  messagesTo(address: string): Promise<InboxMessage[]>;
  /** Waits for the one mail to an address whose subject fits. */
  mailTo(address: string, subject: RegExp): Promise<InboxMessage>;
}

const underTest = (origin: string): ServerUnderTest => ({
  origin,
  siteUrl: (slug, path = '/') => `http://${slug}.${new URL(origin).host}${path}`,
  messagesTo: (address) => messagesTo(origin, address),
  mailTo: (address, subject) => mailTo(origin, address, subject),
});

/**
 * `server` is the one that all journeys share (also the pages' base address). `ownServer` is started for one test, which
 * may kill and restart it.
 */
export const test = base.extend<{ server: ServerUnderTest; ownServer: ServerUnderTest & RunningServer }>({
  // The runner wants destructuring, even of nothing.
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const origin = process.env['E2E_ORIGIN'];
    if (!origin) throw new Error('support/globalSetup.ts has not run.');
    await use(underTest(origin));
  },
  baseURL: async ({ server }, use) => use(server.origin),
  // eslint-disable-next-line no-empty-pattern
  ownServer: async ({}, use) => {
    const running = await startServer();
    await use({ ...running, ...underTest(running.origin) });
    await running.stop();
  },
});

export { expect } from '@playwright/test';
