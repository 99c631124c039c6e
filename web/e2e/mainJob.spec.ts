import { newDiner, placeOrder } from './support/diner.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { CROSSED_LOOKS } from './support/looks.ts';
import { logoFile } from './support/logoFile.ts';
import { followMailLink, openMail } from './support/openMail.ts';
import { claim, newOwner } from './support/owner.ts';
import { expect, test } from './support/server.ts';
import {
  composer,
  conversation,
  currentStep,
  newBusiness,
  previewUrl,
  say,
  sitePreview,
  upToTheLogo,
} from './support/setup.ts';

for (const { theme, width, height } of CROSSED_LOOKS)
  test.describe(`${theme}, ${width} px`, { tag: theme === 'dark' ? '@long' : [] }, () => {
    test.use({
      colorScheme: theme,
      viewport: { width, height },
      reducedMotion: theme === 'dark' ? 'reduce' : 'no-preference',
    });

    test('a visitor gets from the first chat message to the first accepted order', async ({
      page,
      server,
      newVisitor,
    }) => {
      test.setTimeout(120_000);
      const business = newBusiness('Nonna Pina');
      const owner = newOwner();
      const tester = newDiner('Tessa Test');
      let address = '';

      await test.step('the chat builds the site in a live preview', async () => {
        await upToTheLogo(page, business);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(currentStep(page)).toHaveText('Logo');
        await expectNoOverflow(page);

        const { name, mimeType, buffer } = await logoFile();
        const choosing = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Choose an image' }).click();
        await (await choosing).setFiles({ name, mimeType, buffer });
        await expect(page.getByText('Logo uploaded successfully!')).toBeVisible();
        await expect(conversation(page)).toContainText('Could you send me your menu?');
        await expect(currentStep(page)).toHaveText('Menu');

        await expect(composer(page)).toBeVisible();
        const building = page.waitForFunction(() =>
          document.body.innerText.includes('Building your website'),
        );
        await say(page, business.menu);
        await expect(composer(page)).toBeHidden();
        await building;
        await expect(page.getByRole('heading', { name: 'Your Live Website is Ready!' })).toBeVisible();
        await expect(currentStep(page)).toHaveText(/Done!/);
        await expectNoOverflow(page);

        if (width < 960) await page.getByRole('button', { name: 'Show preview' }).click();
        const preview = sitePreview(page);
        await expect(preview.getByRole('heading', { name: business.name })).toBeVisible();
        await expect(preview.getByRole('listitem').filter({ hasText: 'Calzone' })).toContainText('£11.00');
        await expect(preview.getByRole('listitem').filter({ hasText: 'Tiramisu' })).toContainText('Popular');
        const logo = preview.locator('img.logo');
        await expect(logo).toHaveJSProperty('complete', true);
        expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        if (width < 960)
          await page
            .getByRole('dialog', { name: 'Preview of your website' })
            .getByRole('button', { name: 'Close' })
            .click();
        address = await previewUrl(page);
      });

      await test.step('the unclaimed preview takes test orders', async () => {
        const visitor = await newVisitor();
        const response = await visitor.goto(address);
        expect(response?.headers()['x-robots-tag']).toBe('noindex');
        await expect(
          visitor.getByText(
            'This is an unclaimed preview. No restaurant runs it yet, and orders placed here are tests.',
          ),
        ).toBeVisible();
        await expect(visitor.getByRole('heading', { level: 1, name: business.name })).toBeVisible();
        await expectNoOverflow(visitor);
        await placeOrder(visitor, ['Margherita'], tester);
        await expect(
          visitor.getByRole('heading', { level: 1, name: 'Your test order worked' }),
        ).toBeVisible();
        await expectNoOverflow(visitor);
      });

      await test.step('the visitor reads the email about the test order', async () => {
        if (width < 960) await page.getByRole('button', { name: 'Show preview' }).click();
        await page.getByRole('button', { name: 'Read the email' }).click({ timeout: 20_000 });
        const dialog = page.getByRole('dialog', { name: 'The email you’ll get for each order' });
        const mail = dialog.frameLocator('iframe');
        await expect(mail.getByText('Margherita').last()).toBeVisible();
        await expect(mail.getByText(tester.name).last()).toBeVisible();
        await dialog.getByRole('button', { name: 'Close' }).click();
        if (width < 960)
          await page
            .getByRole('dialog', { name: 'Preview of your website' })
            .getByRole('button', { name: 'Close' })
            .click();
      });

      await test.step('the assistant asks for what real orders need, and the preview shows the answer', async () => {
        await expect(conversation(page)).toContainText('your address, your opening hours and whether people');
        await page.getByRole('button', { name: 'Tell the assistant' }).click();
        await expectNoOverflow(page);
        await say(
          page,
          'We are at 4 Wharf Lane, London SE1 7PB. Open 24 hours every day. We deliver to SE1 for £2.50, minimum £15.',
        );
        await expect(conversation(page)).toContainText('Your preview shows it already.');
        const visitor = await newVisitor();
        await visitor.goto(address);
        await expect(visitor.getByText('Delivery £2.50, minimum £15.00')).toBeVisible();
        await expect(visitor.getByText('4 Wharf Lane, London SE1 7PB').first()).toBeVisible();
        await expect(visitor.getByRole('row', { name: /^Every day/ })).toContainText('all day');
        await expect(page.getByRole('button', { name: 'Tell the assistant' })).toHaveCount(0);
      });

      await test.step('the owner claims the site', async () => {
        await page.getByRole('textbox', { name: 'Full name' }).fill(owner.name);
        await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
        await page.getByRole('textbox', { name: 'Password' }).fill('seven77');
        await page.getByRole('button', { name: 'Claim My Free Site' }).click();
        const terms = page.getByRole('checkbox', { name: 'I accept the terms and conditions' });
        await expect(terms).toHaveAccessibleDescription('You must accept the terms to continue.');
        await terms.check();
        await page.getByRole('button', { name: 'Claim My Free Site' }).click();
        await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(
          'Min 8 characters',
        );
        await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(owner.name);
        await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(owner.email);
        await claim(page, owner);

        await expect(page).toHaveURL('/my-restaurants');
        await expect(page.getByRole('heading', { level: 1, name: 'My Restaurants' })).toBeVisible();
        await expect(page.getByRole('button', { name: /^Place a test order/ })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Set the opening hours' })).toHaveCount(0);
        const notice = page.getByText('Restaurant claimed successfully!').locator('..');
        await expect(notice).toBeVisible();
        expect(
          await notice.evaluate((element) => {
            const { borderLeftColor } = getComputedStyle(element);
            element.style.borderLeftColor = 'var(--success)';
            return borderLeftColor === getComputedStyle(element).borderLeftColor;
          }),
          'the snackbar is green',
        ).toBe(true);
        const card = page.getByRole('listitem').filter({ hasText: business.name });
        await expect(card).toContainText('Trialing');
        await expect(card.getByRole('link', { name: /^Visit / })).toHaveAttribute('href', address);
        expect(
          await page.evaluate(() => [
            localStorage.getItem('restaurantClaimToken'),
            localStorage.getItem('restaurantPreviewUrl'),
            localStorage.getItem('token') !== null,
          ]),
        ).toEqual([null, null, true]);
        await expectNoOverflow(page);
      });

      await test.step('a diner orders, the owner accepts from the mail, and the diner sees it live', async () => {
        const diner = { ...newDiner('Dario Diner'), note: 'Extra basil, please' };
        const visitor = await newVisitor();
        const response = await visitor.goto(address);
        expect(response?.headers()).not.toHaveProperty('x-robots-tag');
        await expect(visitor.getByRole('heading', { level: 1, name: business.name })).toBeVisible();
        await expect(visitor.getByText('This is an unclaimed preview.')).toHaveCount(0);
        await placeOrder(visitor, ['Margherita', 'Tiramisu', 'Margherita'], diner);
        const waiting = visitor.getByRole('heading', { level: 1, name: `Waiting for ${business.name}` });
        await expect(waiting).toBeVisible();
        await visitor.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));

        // The owner's address is not verified: the mail has only the links to answer, and the page shows the details.
        const mail = await server.mailTo(owner.email, /^New order \d+: £23\.00$/);
        const text = await openMail(page, server.origin, mail);
        const answer = await followMailLink(page, text, 'Accept · 30 min');
        await expect(answer.getByText('Extra basil, please')).toBeVisible();
        await expectNoOverflow(answer);
        await expect(answer.getByRole('radio', { name: '30 min' })).toBeChecked();
        await answer.getByRole('button', { name: 'Accept the order' }).click();
        await expect(
          answer.getByRole('heading', { level: 1, name: 'You accepted this order' }),
        ).toBeVisible();

        await expect(visitor.getByRole('heading', { level: 1, name: 'Order accepted' })).toBeVisible();
        await expect(visitor.locator('html')).toHaveAttribute('data-not-reloaded');
        await expectNoOverflow(visitor);
        await server.mailTo(diner.email, /^Your order will be ready around (?:\w+ \d+ \w+, )?\d\d:\d\d$/);

        await answer.getByRole('button', { name: 'Mark as ready' }).click();
        await expect(answer.getByRole('heading', { level: 1, name: 'This order is ready' })).toBeVisible();
        await expect(visitor.getByRole('heading', { level: 1, name: 'Ready to collect' })).toBeVisible();
      });

      // Later mails have arrived, so the test order sent none.
      expect(await server.messagesTo(tester.email)).toEqual([]);
      const subjects = (await server.messagesTo(owner.email)).map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual([
        'Confirm your email address',
        expect.stringMatching(/^New order/),
        'Your site is live',
      ]);
    });
  });
