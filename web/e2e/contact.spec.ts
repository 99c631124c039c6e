import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Keyboard } from './support/keyboard.ts';
import { openMail } from './support/openMail.ts';
import { expect, test } from './support/server.ts';

/** The default of the server's SUPPORT_EMAIL. */
const SUPPORT = 'support@forkfront.example';
const SENT = 'Message sent successfully!';
const FAILED = 'An error occurred.';

/** A new sender with a unique message. */
function newLetter(name: string) {
  const id = randomUUID().slice(0, 8);
  return {
    name,
    email: `writer-${id}@example.com`,
    subject: `The menu & more ${id}`,
    message: 'Hello there,\n\nthe soup is <b>not</b> on my menu.',
  };
}
type Letter = ReturnType<typeof newLetter>;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const fields = (page: Page) =>
  ({
    name: field(page, 'Name'),
    email: field(page, 'Email'),
    subject: field(page, 'Subject'),
    message: field(page, 'Message'),
  }) as const;
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

async function write(page: Page, letter: Letter): Promise<void> {
  await fields(page).name.fill(letter.name);
  await fields(page).email.fill(letter.email);
  await fields(page).subject.fill(letter.subject);
  await fields(page).message.fill(letter.message);
}

async function expectValues(page: Page, letter: Letter): Promise<void> {
  for (const [name, locator] of Object.entries(fields(page)))
    await expect(locator).toHaveValue(letter[name as keyof Letter]);
}

test('a contact message reaches the support inbox, and a reply reaches the sender', async ({
  page,
  server,
  newVisitor,
}) => {
  const letter = newLetter('Wanda Writer');
  const keyboard = new Keyboard(page);
  await page.goto('/contact');
  await keyboard.write(fields(page).name, letter.name);
  await keyboard.write(fields(page).email, letter.email);
  await keyboard.write(fields(page).subject, letter.subject);
  await keyboard.write(fields(page).message, '');
  await page.keyboard.insertText(letter.message);
  await expectValues(page, letter);
  // The hidden field for robots is not reachable by mouse or keyboard.
  const trap = page.locator('input[name=website]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveValue('');
  await keyboard.press(send(page));

  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(SENT);
  await expectValues(page, { name: '', email: '', subject: '', message: '' });
  const mail = await server.mailTo(SUPPORT, letter.subject);
  expect(mail.subject).toBe(`Contact: ${letter.subject}`);
  expect(mail.headers['reply-to']).toBe(letter.email);
  const text = await openMail(await newVisitor(), server.origin, mail);
  await expect(text.getByText(letter.name, { exact: true })).toBeVisible();
  await expect(text.getByText('the soup is <b>not</b> on my menu.')).toBeVisible();
});

test(
  'the contact form keeps its text without a connection and sends it once when the connection is back',
  { tag: '@long' },
  async ({ page, context, server, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const letter = newLetter('Olga Offline');
    await page.goto('/contact');
    await write(page, letter);
    await context.setOffline(true);
    await send(page).click();
    const notice = page.getByRole('alert').filter({ hasText: FAILED });
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByText(`${FAILED} What you wrote is still here.`)).toBeVisible();
    await expectValues(page, letter);
    await context.setOffline(false);
    await send(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByText('What you wrote is still here.')).toBeHidden();
    await server.mailTo(SUPPORT, letter.subject);
  },
);
