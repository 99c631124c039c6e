import type { Page } from '@playwright/test';
import { makePdf, printedList } from '../src/test/makePdf.ts';
import { logoFile } from './support/logoFile.ts';
import { pictureFile } from './support/pictureFile.ts';
import { expect, test } from './support/server.ts';
import { composer, conversation, newBusiness, say, sitePreview, upToTheLogo } from './support/setup.ts';

const COLOURS = 'Which brand colours would you like?';

async function openChat(page: Page): Promise<void> {
  await page.goto('/setup');
  await expect(conversation(page)).toContainText('What is your business called?');
  await expect(composer(page)).toBeVisible();
}

/** Fails unless each message is in the conversation once. */
async function expectSaidOnce(page: Page, name: string): Promise<void> {
  await expect(conversation(page).getByText(COLOURS)).toHaveCount(1);
  await expect(conversation(page).getByText('What is your business called?')).toHaveCount(1);
  await expect(
    conversation(page)
      .getByRole('listitem')
      .filter({ hasText: `You: ${name}` }),
  ).toHaveCount(1);
}

test('the chat talks about the plan of its address, or about Gold without one', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/setup?package=Platinum');
  await expect(conversation(page)).toContainText('Starting with Platinum.');
  await expect(conversation(page)).toContainText('You have chosen the Platinum plan');
  const other = await newVisitor();
  await openChat(other);
  await expect(conversation(other)).toContainText('Starting with Gold.');
});

test('a reload during an answer restores the conversation without repeated messages', async ({ page }) => {
  const { name } = newBusiness('Reload Inn');
  await openChat(page);
  const answering = page.waitForFunction(
    (said) => {
      const text = document.body.innerText;
      return text.split(said).length > 2 && !text.includes('Which brand');
    },
    name,
    { polling: 'raf' },
  );
  await say(page, name);
  await answering;
  await page.reload();
  await expect(conversation(page)).toContainText(COLOURS);
  await expect(composer(page)).toBeVisible();
  await expectSaidOnce(page, name);
  await page.reload();
  await expect(composer(page)).toBeVisible();
  await expectSaidOnce(page, name);
  await say(page, 'red and gold');
  await expect(conversation(page)).toContainText('Which dishes do people love most?');
});

test('a message that is sent offline gets its answer when the connection is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const { name } = newBusiness('Tunnel Cafe');
  await openChat(page);
  await context.setOffline(true);
  await say(page, name);
  await expect(conversation(page)).toContainText(
    "You seem to be offline. We'll continue when you're back online.",
  );
  await context.setOffline(false);
  await expect(conversation(page)).toContainText(COLOURS, { timeout: 30_000 });
  await expect(composer(page)).toBeVisible();
  await expectSaidOnce(page, name);
});

/** Steps at which an upload can fail, and their error messages (spec §8). */
const BREAKS = [
  { at: 'useUploadCreateMutation', text: 'Failed to get upload URL.' },
  { at: 'PUT', text: 'Failed to upload image to storage.' },
  { at: 'useUploadConfirmMutation', text: 'Failed to confirm upload.' },
];

test('the chat shows which step of an upload failed, and a second try works', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  let broken: string | null = null;
  await page.route('**/*', (route) => {
    const request = route.request();
    const isMeant = request.method() === broken || (broken && request.postData()?.includes(broken));
    return isMeant ? route.abort() : route.fallback();
  });
  await upToTheLogo(page, newBusiness('Broken Plate'));
  const choosing = page.waitForEvent('filechooser');
  broken = BREAKS[0]?.at ?? null;
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await (await choosing).setFiles(await logoFile());
  for (const [index, { text }] of BREAKS.entries()) {
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.getByText('logo.png was not uploaded.')).toBeVisible();
    broken = BREAKS[index + 1]?.at ?? null;
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await expect(page.getByText('Logo uploaded successfully!')).toBeVisible();
  await expect(conversation(page)).toContainText('Could you send me your menu?');
});

test('the chat accepts only a picture as a logo, and reads a PDF as a menu', async ({ page }) => {
  await upToTheLogo(page, newBusiness('Wrong File'));
  const choose = async (button: string | RegExp, name: string, mimeType: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button }).click();
    await (await choosing).setFiles({ name, mimeType, buffer });
  };
  await choose(
    'Choose an image',
    'logo.svg',
    'image/svg+xml',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
  await expect(page.getByRole('group', { name: 'Your logo' }).getByRole('alert')).toHaveText(
    'Please choose a JPEG, PNG or WebP image.',
  );
  await choose('Choose an image', 'logo.png', 'image/png', Buffer.from('this is no picture at all'));
  await expect(
    page.getByText('We can’t read this image. Please choose another JPEG, PNG or WebP file.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(conversation(page)).toContainText('Could you send me your menu?');

  const attach = /^Attach a menu file/;
  await choose(attach, 'menu.docx', 'application/msword', Buffer.from('PK'));
  await expect(page.getByText('Please choose a PDF, a photo (JPEG, PNG, WebP)')).toBeVisible();
  const photo = await pictureFile('menu.jpg', 2400, 1200);
  await choose(attach, photo.name, photo.mimeType, photo.buffer);
  await expect(
    page.getByText(
      'Our assistant can’t read photos at the moment. Please paste your menu as text, or attach a PDF instead.',
    ),
  ).toBeVisible();
  const columns = [
    ...printedList(
      ['SOUPS', 'Leek soup | £5.50', 'Pea soup | £5', 'Borscht | £6', 'Crab bisque | market price'],
      50,
      260,
    ),
    ...printedList(['PIES', 'Steak pie | £11', 'Fish pie | £12.50', 'Leek pie | £9'], 320, 540),
  ];
  await choose(attach, 'menu.pdf', 'application/pdf', Buffer.from(await makePdf([columns])));
  await expect(page.getByText('9 lines')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  const line = page.getByRole('listitem', { name: 'Crab bisque' });
  await line.getByRole('spinbutton', { name: 'Price' }).fill('9.5');
  await page.reload();
  await expect(line.getByRole('spinbutton', { name: 'Price' })).toHaveValue('9.5');
  await line.getByRole('button', { name: 'Add' }).click();
  await expect(line).toHaveCount(0);
  await say(page, 'go on');
  await expect(page.getByRole('heading', { name: 'Your Live Website is Ready!' })).toBeVisible();
  await expect(
    sitePreview(page)
      .getByRole('listitem')
      .filter({ hasText: /Crab bisque|Fish pie/ }),
  ).toContainText(['£9.50', '£12.50']);
});
