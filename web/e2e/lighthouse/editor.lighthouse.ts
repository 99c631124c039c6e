import { importMenu } from '../support/menuScreens.ts';
import { makeOwner, makeSite, signInAs } from '../support/ownedSite.ts';
import { expect, test } from '../support/server.ts';

const PRODUCTS = 500;
/** From the press on Menu in the dashboard until a product can be edited, on a processor that is four times slower. */
const BAR_MS = 1000;
const VISITS = 9;

const MENU = [
  'Type,Section,Name,Description,Price',
  ...Array.from(
    { length: PRODUCTS },
    (_, index) =>
      `Product,Section ${Math.floor(index / 25) + 1},Dish ${index + 1},With what the market had this morning.,${index % 20}.50`,
  ),
].join('\n');

test('the editor of 500 products opens within a second on a slow processor', async ({ page, server }) => {
  const owner = await makeOwner(server);
  const site = await makeSite(server, owner, { status: 'active_paid', package: 'GOLD' });
  await importMenu(server, site, MENU);
  await signInAs(page, server, owner);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto(`${server.origin}/dashboard`);
    const menu = page.getByRole('link', { name: 'Menu', exact: true });
    await menu.waitFor();
    // An owner reads the dashboard first. Meanwhile it loads the code of the editor.
    await page.waitForLoadState('networkidle');
    // Measured in the page: the test's own look-ups would need the slow processor, too.
    const opened = page.evaluate(timeFromPress);
    await menu.click();
    times.push(Math.round(await opened));
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(VISITS / 2)] ?? Infinity;
  console.log(`The editor of ${PRODUCTS} products opens in ${median} ms:`, times);
  expect(median).toBeLessThanOrEqual(BAR_MS);
});

/** Milliseconds from the next press until the first product can be edited and is painted. Runs in the page. */
const timeFromPress = (): Promise<number> =>
  new Promise((resolve) => {
    let start = 0;
    addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('button[aria-label="Edit Dish 1"]')) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
