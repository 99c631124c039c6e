import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enterDetails, newDiner } from './support/diner.ts';
import { linkOf } from './support/linkOf.ts';
import { openMail } from './support/openMail.ts';
import { openAllDay } from './support/ownedSite.ts';
import { claim, newOwner } from './support/owner.ts';
import { query } from './support/query.ts';
import { expect, test } from './support/server.ts';
import { conversation, previewUrl, say } from './support/setup.ts';
import { XSS_PAYLOADS } from './support/xssPayloads.ts';

/** Elements that only a payload could create. */
const MADE_BY_PAYLOADS =
  'img[src="x"], img[src="1"], [onerror], [onload], [onclick], [onfocus], [onmouseover], [ontoggle], [onbegin], iframe[src*=evil], iframe[srcdoc], form[action*=evil], a[href*=evil]:not([href^="/dishes/"]), a[href*="script:" i], a[href^="data:"], math, object, embed, base[href], meta[http-equiv=refresh], template';

/** The app's own inline scripts. */
const OWN_SCRIPTS = ['firstPaint.js', 'early.js'].map((file) =>
  readFileSync(new URL(`../public/${file}`, import.meta.url), 'utf8'),
);

/** Fails when a payload has become an element. The fixture `problems` fails when a script has run. */
async function expectClean(page: Page): Promise<void> {
  await expect(page.locator(MADE_BY_PAYLOADS), page.url()).toHaveCount(0);
  const scripts = await page.locator('script:not([src]):not([type$="json"])').allTextContents();
  expect(scripts.filter((script) => !OWN_SCRIPTS.includes(script))).toEqual([]);
}

const MENU_FILE = {
  name: '<img src=x onerror=alert(1)>.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Section,Dish,Description,Price',
      ...XSS_PAYLOADS.map((payload) => {
        const quoted = `"${payload.replaceAll('"', '""')}"`;
        return [quoted, quoted, quoted, '5.00'].join(',');
      }),
    ].join('\n'),
  ),
};

/** The payloads from index `from` on that fit into `length` characters. */
function some(length: number, from = 0): string {
  let text = '';
  for (const payload of XSS_PAYLOADS.slice(from))
    if (text.length + payload.length < length) text += `${payload} `;
  return text.trim();
}

test(
  'names, dishes and notes are shown as text on every page, whatever they contain',
  { tag: '@long' },
  async ({ page, server, newVisitor }) => {
    test.setTimeout(120_000);
    const owner = newOwner('<b onmouseover=alert(1)>Olga</b>');
    const asked = (question: string) => expect(conversation(page)).toContainText(question);

    await test.step('payloads are text in the chat and in the live preview', async () => {
      await page.goto(
        '/setup?package=%3Cscript%3Ealert(1)%3C%2Fscript%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
      );
      await asked('What is your business called?');
      await say(page, '<img src=x onerror=alert(1)> Bistro');
      // A name of signs is asked about; the button has it as text.
      await page.getByRole('button', { name: 'Call it <img src=x onerror=alert(1)> Bistro' }).click();
      await asked('Which brand colours would you like?');
      await say(page, 'Actually, the name is </script><script>alert(1)</script> Bistro');
      await expect(conversation(page).getByText('Which brand colours would you like?')).toHaveCount(2);
      await say(page, 'red, url(javascript:alert(1)), <style>*{display:none}</style>');
      await asked('Which dishes do people love most?');
      await say(
        page,
        '<svg onload=alert(1)>\n"><img src=x onerror=alert(1)>\n<iframe srcdoc="<script>alert(1)</script>">',
      );
      await expect(page.getByRole('group', { name: 'Your logo' })).toBeVisible();
      await expectClean(page);
      await page.getByRole('button', { name: 'Skip for now' }).click();
      await asked('Could you send me your menu?');
      await say(page, `Soup of the day 4.00\n${some(200)}`);
      await asked("I couldn't read");
      await expectClean(page);
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /^Attach a menu file/ }).click();
      await (await choosing).setFiles(MENU_FILE);
      await expect(page.getByText(/^\d+ lines$/)).toBeVisible();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(conversation(page).getByText("There is one line I couldn't read")).toBeVisible();
      await expectClean(page);
      await say(page, 'go on');
      await expect(page.getByRole('heading', { name: 'Your Live Website is Ready!' })).toBeVisible();
      await expectClean(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your Live Website is Ready!' })).toBeVisible();
      await expectClean(page);
    });

    const address = await previewUrl(page);
    await claim(page, owner);
    await expect(
      page.getByRole('heading', { name: '</script><script>alert(1)</script> Bistro' }),
    ).toBeVisible();
    await expectClean(page);
    await openAllDay(page, server);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: `Hello, ${owner.name}` })).toBeVisible();
    await expectClean(page);

    const diner = {
      ...newDiner('"><script>alert(1)</script><img src=x onerror=alert(1)>'),
      phone: '07700 900123 <b>',
      note: some(490, 5),
    };
    const visitor = await newVisitor();
    await test.step('payloads are text on the storefront', async () => {
      await visitor.goto(address);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
        '</script><script>alert(1)</script> Bistro',
      );
      const dishes = await visitor.getByRole('heading', { level: 3 }).allTextContents();
      expect(dishes.length).toBeGreaterThanOrEqual(20);
      expect(dishes).toContain('<svg onload=alert(1)>');
      await expectClean(visitor);
      await visitor
        .getByRole('main')
        .getByRole('link', { name: '<svg onload=alert(1)>', exact: true })
        .click();
      await expect(visitor.getByRole('dialog')).toBeVisible();
      await expectClean(visitor);
      await visitor.keyboard.press('Escape');
      for (const add of await visitor.getByRole('button', { name: /^Add / }).all()) {
        const added = visitor.waitForResponse((response) => response.request().method() === 'POST');
        await add.click();
        await added;
      }
      await visitor.getByRole('link', { name: 'Review order' }).click();
      await enterDetails(visitor, diner);
      await expectClean(visitor);
      // Mails to and about an owner with an unverified address contain none of their texts.
      await query(server.databaseUrl, 'update users set email_verified_at = now() where email = $1', [
        owner.email,
      ]);
      await visitor.getByRole('button', { name: /^Place order/ }).click();
      await expect(visitor.getByRole('heading', { level: 1, name: /^Waiting for/ })).toBeVisible();
      await expect(visitor.getByText(diner.name)).toBeVisible();
      await expectClean(visitor);
    });

    await test.step('payloads are text in the mails and on the owner’s page', async () => {
      const inbox = await newVisitor();
      await inbox.goto('/_dev/mail');
      await expectClean(inbox);
      const mail = await server.mailTo(owner.email, /^New order/);
      const text = await openMail(inbox, server.origin, mail);
      await expect(text.getByText(diner.name).first()).toBeVisible();
      await expect(text.locator(MADE_BY_PAYLOADS)).toHaveCount(0);
      const own = await openMail(inbox, server.origin, await server.mailTo(diner.email, /^Your order/));
      await expect(own.locator(MADE_BY_PAYLOADS)).toHaveCount(0);

      await inbox.goto(linkOf(mail, 'Decline'));
      await expectClean(inbox);
      await inbox.getByRole('textbox', { name: 'Another reason' }).fill(some(290, 12));
      await inbox.getByRole('button', { name: 'Decline with this reason' }).click();
      await expect(inbox.getByRole('heading', { level: 1, name: 'You declined this order' })).toBeVisible();
      await expectClean(inbox);
      await expect(visitor.getByRole('heading', { level: 1, name: /cannot make this order/ })).toBeVisible();
      await expect(visitor.getByText(some(290, 12))).toBeVisible();
      await expectClean(visitor);
      const refused = await openMail(
        inbox,
        server.origin,
        await server.mailTo(diner.email, /cannot take your order$/),
      );
      await expect(refused.locator(MADE_BY_PAYLOADS)).toHaveCount(0);
    });
  },
);
