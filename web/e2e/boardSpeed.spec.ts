import type { CDPSession } from '@playwright/test';
import { insertOrders } from './support/kitchenOrders.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { query } from './support/query.ts';
import { expect, test } from './support/server.ts';

/** A busy machine is slower than a kitchen's tablet is allowed to be. */
const LENIENCE = 3;
const FIRST_MS = 100;
const EVENT_MS = 16;
const EVENTS = 20;

const WORK = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** What the page's scripts, styles and layout took so far on the main thread, in ms; painting depends on the graphics card. */
async function workTime(page: CDPSession): Promise<number> {
  const { metrics } = await page.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => sum + (WORK.includes(name) ? value * 1000 : 0), 0);
}

test(
  'a board of 500 orders is drawn at once, and a change of one order costs less than a frame',
  { tag: '@long' },
  async ({ page, server }) => {
    const site = await makeSite(server, await makeOwner(server), { package: 'GOLD' });
    await insertOrders(server, site, { all: 500, open: 60 });
    await signInAs(page, server, site.owner);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isBoard = (body: string | null): boolean => body?.includes('useBoardOrdersQuery') ?? false;
    await page.route('**/graphql', async (route) => {
      if (isBoard(route.request().postData())) await released;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => isBoard(request.postData()));
    await page.goto(`${server.origin}/orders/board`);
    await asked;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const metrics = await page.context().newCDPSession(page);
    // The time of the thread: another process does not count.
    await metrics.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await workTime(metrics);
    const drawn = page.evaluate(() => {
      const { promise, resolve } = Promise.withResolvers<void>();
      new MutationObserver(() => {
        if (document.querySelector('article')) requestAnimationFrame(() => setTimeout(resolve));
      }).observe(document, { childList: true, subtree: true });
      return promise;
    });
    release();
    await drawn;
    const first = (await workTime(metrics)) - before;
    await expect(page.getByRole('article')).toHaveCount(60);

    await expect(page.locator('[data-light=live]')).toBeVisible();
    const [restaurantId] = Buffer.from(site.id, 'base64url').toString().split(':').slice(1);
    const start = await workTime(metrics);
    for (let event = 0; event < EVENTS; event++) {
      const moved = page.evaluate(() => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const count = document.querySelector('[data-column=preparing] h2') ?? document;
        new MutationObserver(() => resolve()).observe(count, { characterData: true, subtree: true });
        return promise;
      });
      const [from, to] = event % 2 === 0 ? ['PREPARING', 'READY'] : ['READY', 'PREPARING'];
      await query(
        server.databaseUrl,
        `update orders set state = $2, changed_at = now() where id = (select id from orders where restaurant_id = $1
         and state = $3 order by number limit 1)`,
        [restaurantId, to, from],
      );
      await query(server.databaseUrl, 'select pg_notify($1, $2)', [
        'forkfront_events',
        `ordersOfRestaurant:${restaurantId}`,
      ]);
      await moved;
    }
    const event = ((await workTime(metrics)) - start) / EVENTS;
    console.log(
      `Board of 500 orders: ${Math.round(first)} ms until it is drawn, ${event.toFixed(1)} ms for each event.`,
    );
    expect(first).toBeLessThan(FIRST_MS * LENIENCE);
    expect(event).toBeLessThan(EVENT_MS * LENIENCE);
  },
);
