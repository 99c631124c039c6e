import { demoSite } from './support/demoSite.ts';
import { newDiner, placeOrder } from './support/diner.ts';
import { notices, openEditor } from './support/editor.ts';
import { makeSiteWithMenu, signInAs } from './support/ownedSite.ts';
import { newOwner, registerByApi } from './support/owner.ts';
import { pictureFile } from './support/pictureFile.ts';
import { placeByApi } from './support/placeByApi.ts';
import { expect, test } from './support/server.ts';
import { composer, conversation, newBusiness, say, sayAndHearPart } from './support/setup.ts';

// One server for all.
test.describe.configure({ mode: 'default' });

/** Errors of the browser while the server is down. */
const AWAY =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|WebSocket/;

test(
  'an acknowledged order and its mails survive kill -9 without duplicates',
  { tag: '@long' },
  async ({ page, ownServer }) => {
    test.setTimeout(120_000);
    const told = await Promise.all(
      ['Killa First', 'Killa Second'].map(async (name) => {
        const diner = newDiner(name);
        return { ...diner, ...(await placeByApi(ownServer.origin, diner)) };
      }),
    );
    await ownServer.kill();
    await ownServer.restart();
    for (const { name, email, statusToken, number } of told) {
      await page.goto(ownServer.siteUrl(demoSite.slug, `/order/${statusToken}`));
      await expect(page.getByRole('heading', { level: 1, name: 'Waiting for Olive & Ember' })).toBeVisible();
      await expect(page.getByText(`Order ${number}`, { exact: true })).toBeVisible();
      await ownServer.mailTo(email, `Your order ${number} at`);
      expect((await ownServer.mailTo(demoSite.ownerEmail, name)).subject).toContain(
        `New order ${number} for `,
      );
    }
    // After a second order there is still one mail for each order.
    const last = newDiner('Killa Last');
    await placeByApi(ownServer.origin, last);
    await ownServer.mailTo(last.email, 'Your order');
    await ownServer.mailTo(demoSite.ownerEmail, last.name);
    expect(await ownServer.messagesTo(demoSite.ownerEmail)).toHaveLength(told.length + 1);
    for (const { email } of told) expect(await ownServer.messagesTo(email)).toHaveLength(1);
  },
);

test(
  'a restart keeps the account, the site, the picture, the order and the mail',
  { tag: '@long' },
  async ({ page, ownServer, newVisitor, problems }) => {
    test.setTimeout(120_000);
    problems.expect(AWAY);
    const owner = newOwner();
    const diner = newDiner('Stella Stays');
    const account = await registerByApi(ownServer, owner);
    const site = await makeSiteWithMenu(ownServer, account, { name: 'Second Start' });
    const address = ownServer.siteUrl(site.slug);
    await signInAs(page, ownServer, account);
    await openEditor(page, ownServer, site, 'homepage');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await pictureFile('terrace.jpg', 1000, 1000));
    await page.getByRole('dialog').getByRole('button', { name: 'Use this part' }).click();
    await expect(notices(page)).toContainText('Your hero photo is saved.');
    const visitor = await newVisitor();
    await visitor.goto(address);
    await placeOrder(visitor, ['Tiramisu'], diner);
    await ownServer.mailTo(owner.email, /^New order/);

    await ownServer.shutDown();
    await ownServer.restart();

    const returning = await newVisitor();
    await returning.goto(`${ownServer.origin}/login`);
    await returning.getByRole('textbox', { name: 'Email' }).fill(owner.email);
    await returning.getByRole('textbox', { name: 'Password' }).fill(owner.password);
    await returning.getByRole('button', { name: 'Sign In' }).click();
    await expect(returning.getByRole('heading', { name: `Hello, ${owner.name}` })).toBeVisible();
    await returning.goto(`${ownServer.origin}/my-restaurants`);
    await expect(returning.getByRole('listitem').filter({ hasText: site.name })).toBeVisible();
    await returning.goto(address);
    await expect(returning.getByRole('heading', { name: 'Diavola' })).toBeVisible();
    const picture = returning.locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: `Waiting for ${site.name}` })).toBeVisible();
    await ownServer.mailTo(owner.email, /^New order/);
  },
);

test(
  'a chat whose server was killed during an answer continues by itself without repeated messages',
  { tag: '@long' },
  async ({ page, ownServer, problems }) => {
    test.setTimeout(120_000);
    problems.expect(AWAY);
    const { name } = newBusiness('Half Said');
    await page.goto(`${ownServer.origin}/setup`);
    const question = conversation(page).getByText('What is your business called?');
    await expect(question).toBeVisible();
    await expect(composer(page)).toBeVisible();
    await sayAndHearPart(page, name);
    await ownServer.kill();
    await expect(conversation(page).getByText('Which brand colours would you like?')).toHaveCount(0);
    await ownServer.restart();

    await expect(conversation(page).getByText('Which brand colours would you like?')).toBeVisible({
      timeout: 30_000,
    });
    await expect(composer(page)).toBeVisible();
    const once = async () => {
      await expect(conversation(page).getByText(name, { exact: true })).toHaveCount(2); // the message, and its repetition in bold
      await expect(question).toHaveCount(1);
      await expect(conversation(page).getByText('Which brand colours would you like?')).toHaveCount(1);
    };
    await once();
    await page.reload();
    await expect(composer(page)).toBeVisible();
    await once();
    await say(page, 'red and gold');
    await expect(conversation(page)).toContainText('Which dishes do people love most?');
  },
);
