import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { mailTo, messagesTo, type InboxMessage } from './mailbox.ts';
import { Problems } from './problems.ts';
import { query } from './query.ts';
import { startServer, type RunningServer, type Settings } from './startServer.ts';
import { standInAccount, type StripeAccount } from './stripeAccount.ts';

/** A server as journeys use it. */
export interface ServerUnderTest {
  /** Of the owner's app. */
  origin: string;
  /** Of its database, for states that the API cannot create. */
  databaseUrl: string;
  /** Address of a restaurant's site, e.g. `http://pizza-roma.localhost:41234/`. */
  siteUrl(slug: string, path?: string): string;
  /** All mails to an address so far. */
  messagesTo(address: string): Promise<InboxMessage[]>;
  /** Waits for the mail to an address with a matching subject. */
  mailTo(address: string, subject: RegExp | string): Promise<InboxMessage>;
}

interface Fixtures {
  server: ServerUnderTest;
  stripe: StripeAccount;
  problems: Problems;
  newVisitor: () => Promise<Page>;
}

interface WorkerFixtures {
  settings: Settings;
  ownServer: ServerUnderTest & RunningServer;
}

/** The server at `origin`. */
export const underTest = (origin: string, databaseUrl: string): ServerUnderTest => ({
  origin,
  databaseUrl,
  siteUrl: (slug, path = '/') => `http://${slug}.${new URL(origin).host}${path}`,
  messagesTo: (address) => messagesTo(origin, address),
  mailTo: (address, subject) => mailTo(origin, address, subject),
});

/**
 * All journeys share `server`, whose origin is the pages' base URL. `ownServer` is started for the tests of one file, which may
 * kill and restart it and can override its `settings`; such a file runs its tests in order, so that it starts only one. `stripe` is
 * the payment stand-in of the shared server, whose clock stays. `newVisitor` opens a page with its own browser storage. A test
 * fails on `problems` that it did not expect.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright requires a destructured first argument.
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const origin = process.env['E2E_ORIGIN'];
    const databaseUrl = process.env['E2E_DATABASE_URL'];
    if (!origin || !databaseUrl) throw new Error('support/globalSetup.ts has not run.');
    // Registrations and orders are limited by IP address, and all journeys have the same one.
    await query(databaseUrl, "delete from rate_limits where key like 'register:%' or key like 'order:%'");
    await use(underTest(origin, databaseUrl));
  },
  // eslint-disable-next-line no-empty-pattern
  stripe: async ({}, use) => {
    const origin = process.env['E2E_ORIGIN'];
    const dataDir = process.env['E2E_DATA_DIR'];
    if (!origin || !dataDir) throw new Error('support/globalSetup.ts has not run.');
    await use(standInAccount(dataDir, Number(new URL(origin).port)));
  },
  baseURL: async ({ server }, use) => use(server.origin),
  // eslint-disable-next-line no-empty-pattern
  settings: [async ({}, use) => use({}), { scope: 'worker' }],
  ownServer: [
    async ({ settings }, use) => {
      const running = await startServer(settings);
      await use({ ...running, ...underTest(running.origin, running.databaseUrl) });
      await running.stop();
    },
    { scope: 'worker' },
  ],
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
