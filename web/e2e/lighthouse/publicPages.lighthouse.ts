import { chromium, expect } from '@playwright/test';
import lighthouse from 'lighthouse';
import config from '../../playwright.config.ts';
import { demoSite } from '../support/demoSite.ts';
import { freePort } from '../support/freePort.ts';
import { type Design, DESIGNS, fullSite } from '../support/fullSite.ts';
import { query } from '../support/query.ts';
import { test } from '../support/server.ts';

/** The least score of each category, of 100, as Lighthouse's phone on a slow connection sees a page. */
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** The same for sites of restaurants. */
const PERFECT = { ...BARS, performance: 100 };

test('every public page reaches the bars, and sites in all designs are perfect', async ({ server }) => {
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(pages.length).toBeGreaterThanOrEqual(9);
  const sites = [server.siteUrl(demoSite.slug)];
  for (const design of Object.keys(DESIGNS) as Design[])
    sites.push(server.siteUrl((await fullSite(server, design)).slug));
  await withBrowser(async (port) => {
    for (const address of pages) await expectScores(address, port, BARS);
    for (const address of sites) await expectScores(address, port, PERFECT);
  });
});

test('a site with photos is perfect in all designs', async ({ page, server }) => {
  await withBrowser(async (port) => {
    for (const design of Object.keys(DESIGNS)) {
      await query(
        server.databaseUrl,
        `with site as (
           update published_sites set version = version + 1,
             document = jsonb_set(document, '{theme}', to_jsonb($2::text)) where slug = $1 returning slug
         ) select pg_notify('forkfront_events', 'siteChanged:' || slug) from site`,
        [demoSite.slug, design],
      );
      const address = server.siteUrl(demoSite.slug);
      const shown = async () => {
        await page.goto(address);
        return page.locator('body').getAttribute('class');
      };
      await expect.poll(shown).toBe(`${design} front`);
      await expectScores(address, port, PERFECT);
    }
  });
});

/** Runs `work` with the port of a browser that Lighthouse can use. */
async function withBrowser(work: (port: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  const { executablePath, env, args = [] } = config.use?.launchOptions ?? {};
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    ...(env ? { env } : {}),
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    await work(port);
  } finally {
    await browser.close();
  }
}

async function expectScores(address: string, port: number, bars: typeof BARS): Promise<void> {
  const scores = await scoresOf(address, port);
  console.log(address.padEnd(60), JSON.stringify(scores));
  for (const [category, bar] of Object.entries(bars))
    expect.soft(scores[category], `${category} of ${address}`).toBeGreaterThanOrEqual(bar);
}

/** Lighthouse's scores of a page, 0 to 100 by category. */
async function scoresOf(address: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(address, { port, onlyCategories: Object.keys(BARS), logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  return Object.fromEntries(
    Object.entries(result.lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  );
}
