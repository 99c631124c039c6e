import { PAGE_META } from '../src/lib/pageMeta.ts';
import { crawl } from './support/crawl.ts';
import { makeOwner, makeSiteWithMenu, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

/** Anchors of the specification (spec §2), for mails and adverts. */
const ANCHORS = ['/services#restaurant', '/services#groceries', '/services#social'];
/** Pages that only mails, payments and unknown addresses open. */
const UNLINKED = [
  '/demonstration/confirmation',
  '/demonstration/request-changes?client=ana%40example.com&office=office%40example.com',
  '/reset-password/secret',
  '/subscription-canceled',
  '/subscription-success',
  '/nowhere',
];

test(
  'no public page has a broken link, anchor, asset, mail address or external link',
  { tag: '@long' },
  async ({ page, server }) => {
    test.setTimeout(120_000);
    const { pages, anchors, assets, wrong } = await crawl(page, server.origin, ['/'], { far: true });
    expect(wrong).toEqual([]);
    // Every public page is reachable from the home page.
    expect([...pages]).toEqual(expect.arrayContaining([...Object.keys(PAGE_META), '/forgot-password']));
    expect([...anchors]).toEqual(expect.arrayContaining(ANCHORS));
    expect(anchors.size).toBeGreaterThan(30);
    expect(assets.size).toBeGreaterThan(30);
  },
);

test('no unlinked page has a broken link', { tag: '@long' }, async ({ page, server, problems }) => {
  problems.expect(/status of 404/);
  const { wrong } = await crawl(page, server.origin, UNLINKED, { far: false });
  expect(wrong).toEqual([]);
});

test('no page of a signed-in owner has a broken link', { tag: '@long' }, async ({ page, server }) => {
  const owner = await makeOwner(server);
  const site = await makeSiteWithMenu(server, owner);
  await signInAs(page, server, owner);
  const editor = `/editor/${site.id}`;
  const seeds = [
    '/dashboard',
    '/my-restaurants',
    '/account',
    '/orders',
    editor,
    `${editor}?tab=products`,
    `${editor}?tab=settings`,
    `/packages?upgrading=${site.id}`,
    '/services',
  ];
  const { pages, wrong } = await crawl(page, server.origin, seeds, { far: false });
  expect(wrong).toEqual([]);
  expect([...pages]).toEqual(expect.arrayContaining(['/', '/contact', '/terms-and-conditions']));
});

test('each section of the services page opens by its address', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ANCHORS) {
    await page.goto(address);
    const section = page.locator(new URL(address, 'http://x').hash);
    await expect(section).toHaveAttribute('data-current');
    await expect(section).toBeInViewport({ ratio: 1 });
    // Directly below the header.
    await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(160);
  }
});
