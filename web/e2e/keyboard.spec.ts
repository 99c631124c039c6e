import type { Page } from '@playwright/test';
import { newDiner } from './support/diner.ts';
import { Keyboard } from './support/keyboard.ts';
import { logoFile } from './support/logoFile.ts';
import { openAllDay } from './support/ownedSite.ts';
import { newOwner } from './support/owner.ts';
import { expect, test } from './support/server.ts';
import { composer, conversation, newBusiness } from './support/setup.ts';

/** The page that `press` opens in a new tab. */
async function opened(from: Page, press: () => Promise<void>): Promise<Keyboard> {
  const opening = from.waitForEvent('popup');
  await press();
  const page = await opening;
  await page.waitForLoadState();
  return new Keyboard(page);
}

test(
  'a restaurant is set up, claimed, ordered from and answered without a mouse',
  { tag: '@long' },
  async ({ page, server, newVisitor }) => {
    test.setTimeout(120_000);
    const business = newBusiness('Keys and Forks');
    const owner = newOwner();
    const keyboard = new Keyboard(page);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const field = (name: string) => page.getByRole('textbox', { name });
    /** The input has the focus after every answer. */
    const answer = async (question: string, text: string) => {
      await expect(conversation(page)).toContainText(question);
      await expect(composer(page)).toBeFocused();
      await keyboard.expectFocusVisible();
      await keyboard.type(text);
      await page.keyboard.press('Enter');
    };

    await test.step('a visitor sets up a site by keyboard', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await keyboard.press(page.getByRole('main').getByRole('link', { name: 'Start with a chat' }));
      await expect(page).toHaveURL(/\/setup/);
      await answer('What is your business called?', business.name);
      await answer('Which brand colours would you like?', business.colours);
      await answer('Which dishes do people love most?', business.popular);

      await expect(composer(page)).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      const choosing = page.waitForEvent('filechooser');
      await keyboard.press(button('Choose an image'));
      await (await choosing).setFiles(await logoFile());
      await answer('Could you send me your menu?', business.menu);
      await expect(page.getByRole('heading', { name: 'Your Live Website is Ready!' })).toBeFocused();
    });

    await test.step('the visitor claims the site by keyboard', async () => {
      await keyboard.write(field('Full name'), owner.name);
      await keyboard.write(field('Email'), owner.email);
      await keyboard.write(field('Password'), owner.password);
      await page.keyboard.press('Enter');
      const terms = page.getByRole('checkbox', { name: 'I accept the terms and conditions' });
      await expect(terms).toBeFocused();
      await expect(terms).toHaveAccessibleDescription('You must accept the terms to continue.');
      await page.keyboard.press('Space');
      await expect(terms).toBeChecked();
      await keyboard.press(button('Claim My Free Site'), 'Space');
      await expect(page).toHaveURL('/my-restaurants');
      await openAllDay(page, server);
    });

    const diner = newDiner('Kit Keys');
    const site = await opened(page, () =>
      keyboard.press(page.getByRole('link', { name: `Visit ${business.name}` })),
    );
    await test.step('a diner orders by keyboard', async () => {
      await site.page.keyboard.press('Tab');
      await expect(site.page.getByRole('link', { name: 'Skip to the menu' })).toBeFocused();
      await site.page.keyboard.press('Enter');
      await site.press(site.page.getByRole('button', { name: 'Add Margherita' }));
      await expect(site.page.getByText('1 item · £8.50')).toBeVisible();
      await site.page.keyboard.press('Shift+Tab');
      const name = site.page.getByRole('link', { name: 'Margherita' });
      await expect(name).toBeFocused();
      await site.page.keyboard.press('Enter');
      const dialog = site.page.getByRole('dialog', { name: 'Margherita' });
      await expect(dialog).toBeVisible();
      await site.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(name).toBeFocused();
      await site.page.keyboard.press('Enter');
      await site.press(dialog.getByRole('button', { name: 'Add to basket · £8.50' }));
      await expect(site.page.getByText('2 items · £17.00')).toBeVisible();
      await site.press(site.page.getByRole('link', { name: 'Review order' }));
      const textbox = (name: string) => site.page.getByRole('textbox', { name, exact: true });
      await site.write(textbox('Name'), diner.name);
      await site.write(textbox('Phone'), diner.phone);
      await site.write(textbox('Email'), diner.email);
      await site.press(site.page.getByRole('button', { name: 'Place order · £17.00' }));
      await expect(site.page.getByRole('heading', { name: `Waiting for ${business.name}` })).toBeVisible();
    });

    await test.step('the owner answers by keyboard', async () => {
      const { id } = await server.mailTo(owner.email, /^New order/);
      const inbox = new Keyboard(await newVisitor());
      await inbox.page.goto(`/_dev/mail/${id}`);
      const mail = inbox.page.frameLocator('iframe');
      await inbox.tabTo(mail.getByRole('link', { name: 'Accept · 20 min', exact: true }), mail);
      const reply = await opened(inbox.page, () => inbox.page.keyboard.press('Enter'));
      await reply.tabTo(reply.page.getByRole('radio', { name: '20 min' }));
      await reply.page.keyboard.press('ArrowRight');
      await expect(reply.page.getByRole('radio', { name: '30 min' })).toBeChecked();
      await reply.press(reply.page.getByRole('button', { name: 'Accept the order' }));
      await expect(reply.page.getByRole('heading', { name: 'You accepted this order' })).toBeVisible();
      await expect(site.page.getByRole('heading', { name: 'Order accepted' })).toBeVisible();
    });
  },
);
