import type { Page } from '@playwright/test';
import { type PushBrowser, type PushService, startPushService } from '../../api/test/startPushService.ts';
import { newDiner } from './support/diner.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { placeAt } from './support/orderDesk.ts';
import { makeOwner, makeSiteWithMenu, signInAs } from './support/ownedSite.ts';
import { expect, test as base } from './support/server.ts';

/** The push service to which the shared server may send. */
const test = base.extend<object, { service: PushService }>({
  service: [
    // Playwright requires a destructured first argument.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { E2E_PUSH_KEY: key, E2E_PUSH_PORT: port } = process.env;
      if (!key || !port) throw new Error('support/globalSetup.ts has not run.');
      const service = await startPushService(key, Number(port));
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
});
// The service has one port.
test.describe.configure({ mode: 'default' });

/**
 * The headless browser has no push service and always forbids notifications. So the page is told that they are allowed, and it
 * subscribes at our service.
 */
async function subscribeAt(page: Page, { endpoint, p256dh, auth }: PushBrowser): Promise<void> {
  await page.addInitScript(
    (target) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
      const KEY = 'testSubscription';
      const subscription = () => {
        const text = localStorage.getItem(KEY);
        if (text === null) return null;
        const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
          char.charCodeAt(0),
        );
        return {
          endpoint: target.endpoint,
          options: { userVisibleOnly: true, applicationServerKey: bytes.buffer },
          toJSON: () => ({ endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } }),
          unsubscribe: () => Promise.resolve(localStorage.removeItem(KEY)).then(() => true),
        };
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(subscription()),
        subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(KEY, applicationServerKey);
          return Promise.resolve(subscription());
        },
      });
    },
    { endpoint, p256dh, auth },
  );
}

test(
  'an owner turns notifications on, gets a test and an order, and none after signing out',
  { tag: '@long' },
  async ({ page, server, service }) => {
    const owner = await makeOwner(server, 'Bianca Fernandes');
    const site = await makeSiteWithMenu(server, owner);
    const browser = service.subscribe();
    await subscribeAt(page, browser);
    await signInAs(page, server, owner);
    await page.goto(`${server.origin}/orders`);
    await page.getByRole('button', { name: 'Notifications' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notifications' });
    await expect(dialog.getByText('Notifications are off on this device.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(dialog.getByText('Notifications are on for this device.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send a test' }).click();
    await expect.poll(() => browser.messages.map(({ title }) => title)).toEqual(['Notifications work']);
    await expectAccessible(page);

    const number = await placeAt(server, site, newDiner('Nora New'), ['Margherita']);
    await expect.poll(() => browser.messages.length).toBe(2);
    const message = browser.messages[1];
    expect(message?.title).toBe(`New order ${number} · £8.50`);
    // The path of the notification is the order's page.
    await page.goto(`${server.origin}${message?.path}`);
    await expect(page.getByRole('article', { name: `Order ${number}` })).toBeVisible();

    await page.goto(`${server.origin}/account`);
    const section = page.getByRole('region', { name: 'Order notifications' });
    await expect(section.getByText('Notifications are on for this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page).toHaveURL(`${server.origin}/`);
    await server.messagesTo(owner.email);
    await placeAt(server, site, newDiner('Otto Other'), ['Margherita']);
    await server.mailTo(owner.email, /102/);
    expect(browser.messages).toHaveLength(2);
  },
);

test(
  'the service worker shows each message, and a press opens only pages of the app',
  { tag: '@long' },
  async ({ page, server, service }) => {
    const owner = await makeOwner(server, 'Carlo Rossi');
    await makeSiteWithMenu(server, owner);
    await subscribeAt(page, service.subscribe());
    const answer = await page.request.get(`${server.origin}/pushWorker.js`);
    expect(answer.headers()['cache-control']).toBe('no-cache');
    await signInAs(page, server, owner);
    await page.goto(`${server.origin}/orders`);
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const started = page.context().waitForEvent('serviceworker');
    await page.getByRole('button', { name: 'Notifications' }).click();
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
    const worker = await started;
    // The headless browser cannot show them, so the worker writes down what it would show and open.
    await worker.evaluate(() => {
      const log: unknown[] = [];
      Object.assign(self, { log });
      Object.assign(Reflect.get(self, 'registration') as object, {
        showNotification: (title: string, options: object) =>
          Promise.resolve(log.push({ title, ...options })),
      });
      Object.assign(Reflect.get(self, 'clients') as object, {
        matchAll: () => Promise.resolve([]),
        openWindow: (address: string) => Promise.resolve(log.push(address)),
      });
    });
    const log = () => worker.evaluate(() => Reflect.get(self, 'log') as unknown[]);

    const registrationId = await registered;
    const deliver = (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin: server.origin, registrationId, data });
    await deliver(
      JSON.stringify({ title: 'New order 101', body: 'Collection', tag: 'one', path: '/orders/1' }),
    );
    await expect.poll(log).toEqual([
      expect.objectContaining({
        title: 'New order 101',
        body: 'Collection',
        tag: 'one',
        renotify: true,
        icon: '/icons/board-192.png',
        badge: '/icons/badge-96.png',
        data: { path: '/orders/1' },
      }),
    ]);
    for (const { badge, icon } of (await log()) as { badge: string; icon: string }[])
      for (const path of [badge, icon])
        expect((await page.request.get(server.origin + path)).headers()['content-type']).toBe('image/png');
    // A message that is not ours is shown too: a browser withdraws the permission otherwise.
    await deliver('no message of ours');
    await expect.poll(async () => (await log()).at(-1)).toMatchObject({ title: 'Orders' });

    const press = (path: string) =>
      worker.evaluate((opened) => {
        const Extendable = Reflect.get(self, 'ExtendableEvent') as typeof Event;
        const notification = { close: () => undefined, data: { path: opened } };
        self.dispatchEvent(Object.assign(new Extendable('notificationclick'), { notification }));
      }, path);
    for (const [path, opened] of [
      ['/orders/1', '/orders/1'],
      ['https://evil.example/', '/orders'],
      ['//evil.example/', '/orders'],
      ['javascript:alert(1)', '/orders'],
    ] as const) {
      await press(path);
      await expect.poll(async () => (await log()).at(-1)).toBe(server.origin + opened);
    }
  },
);

test(
  'a browser that blocks notifications says how to allow them, in every window',
  { tag: '@long' },
  async ({ page, server }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
    );
    const owner = await makeOwner(server, 'Dora Blum');
    await makeSiteWithMenu(server, owner);
    await signInAs(page, server, owner);
    await page.goto(`${server.origin}/orders`);
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByText('Notifications are blocked in this browser.')).toBeVisible();
    await expect(page.getByText('allow notifications, and come back')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeFocused();
  },
);
