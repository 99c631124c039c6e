import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { forgetRegistrations } from './forgetRegistrations.ts';
import { mailTo, messagesTo, type InboxMessage } from './mailbox.ts';
import { Problems } from './problems.ts';
import { startServer, type RunningServer, type Settings } from './startServer.ts';

/** What journeys ask of a server. */
export interface ServerUnderTest {
  /** Of the owner's app. */
  origin: string;
  /** Of its database, for what no call of the API makes. */
  databaseUrl: string;
  /** Address of a restaurant's site, e.g. `http://pizza-roma.localhost:41234/`. */
  siteUrl(slug: string, path?: string): string;
  /** All mails to an address so far. */
  messagesTo(address: string): Promise<InboxMessage[]>;
  /** Waits for the one mail to an address whose subject fits, or holds the text. */
  mailTo(address: string, subject: RegExp | string): Promise<InboxMessage>;
}

interface Fixtures {
  server: ServerUnderTest;
  settings: Settings;
  ownServer: ServerUnderTest & RunningServer;
  problems: Problems;
  newVisitor: () => Promise<Page>;
}

/** What journeys ask of the server at `origin`. */
export const underTest = (origin: string, databaseUrl: string): ServerUnderTest => ({
  origin,
  databaseUrl,
  siteUrl: (slug, path = '/') => `http://${slug}.${new URL(origin).host}${path}`,
  messagesTo: (address) => messagesTo(origin, address),
  mailTo: (address, subject) => mailTo(origin, address, subject),
});

/**
 * `server` is the one that all journeys share (also the pages' base address). `ownServer` is started for one test, which
 * may kill and restart it; a file that overrides `settings` gives it more of them. `newVisitor` opens a page for somebody
 * else, with a browser storage of their own. Every test fails on `problems` that it did not expect.
 */
export const test = base.extend<Fixtures>({
  // The runner wants destructuring, even of nothing.
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const origin = process.env['E2E_ORIGIN'];
    const databaseUrl = process.env['E2E_DATABASE_URL'];
    if (!origin || !databaseUrl) throw new Error('support/globalSetup.ts has not run.');
    await forgetRegistrations(databaseUrl);
    await use(underTest(origin, databaseUrl));
  },
  baseURL: async ({ server }, use) => use(server.origin),
  // eslint-disable-next-line no-empty-pattern
  settings: async ({}, use) => use({}),
  ownServer: async ({ settings }, use) => {
    const running = await startServer(settings);
    await use({ ...running, ...underTest(running.origin, running.databaseUrl) });
    await running.stop();
  },
  problems: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const problems = new Problems();
      await use(problems);
      base.expect(problems.unexpected).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, problems }, use) => {
    problems.watch(context);
    await use(context);
  },
  newVisitor: async ({ browser, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      problems.watch(context);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
