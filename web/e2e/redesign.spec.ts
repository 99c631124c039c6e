import { linkOf } from './support/linkOf.ts';
import { pictureFile } from './support/pictureFile.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { makeOperator } from './support/operator.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { query } from './support/query.ts';
import { expect, test } from './support/server.ts';

test('a redesign goes from the request over a proposal and a change to the approval', async ({
  page,
  server,
  newVisitor,
}) => {
  const owner = await makeOwner(server, 'Olivia Green');
  const site = await makeSite(server, owner, {
    name: 'The Fig Tree',
    status: 'active_paid',
    package: 'GOLD',
  });
  // A second try finds what the first one left.
  await query(server.databaseUrl, 'delete from redesigns', []);
  const operator = await makeOperator(server);

  await signInAs(page, server, owner);
  await page.goto(`/editor/${site.id}?tab=redesign`);
  await page.getByRole('textbox', { name: 'What should change?' }).fill('Warmer, with the bread first.');
  await page.getByRole('textbox', { name: 'Websites you like' }).fill('https://bakery.example/');
  await page.locator('input[type=file]').setInputFiles(await pictureFile('oven.jpg', 800, 600));
  await expect(page.getByRole('button', { name: 'Open picture 1 of 1' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request a redesign' }).click();
  await expect(page.getByText('Warmer, with the bread first.')).toBeVisible();

  const desk = await newVisitor();
  await signInAs(desk, server, operator);
  await desk.goto('/operator/redesigns');
  await expect(desk.getByRole('link', { name: 'The Fig Tree' })).toBeVisible();
  await desk.getByRole('button', { name: 'Open picture 1 of 1' }).click();
  await expect(desk.getByRole('dialog').getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Start work' }).click();
  const propose = async (text: string): Promise<void> => {
    await desk.getByRole('textbox', { name: 'Proposal' }).fill(text);
    await desk.getByRole('textbox', { name: 'Link to the draft' }).fill('https://drafts.example/fig-tree');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Send proposal' }).click();
    await expect(desk.getByText(text)).toBeVisible();
  };
  await propose('Cream paper and a loaf on top.');

  const mail = await server.mailTo(owner.email, 'Your redesign of The Fig Tree is ready to review');
  const guest = await newVisitor();
  await guest.goto(linkOf(mail, 'Look at it and answer'));
  await expect(guest.getByText('Cream paper and a loaf on top.')).toBeVisible();
  await expectAccessible(guest);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Look at the proposal' }).click();
  await expect(page.getByText('Ready to review').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'What should we change?' }).fill('A darker green, please.');
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(page.getByText('Changes asked').first()).toBeVisible();

  await desk.reload();
  await expect(desk.getByText('A darker green, please.')).toBeVisible();
  await guest.getByRole('button', { name: 'Approve the design' }).click();
  await expect(guest.getByText('This redesign has moved on.')).toBeVisible();
  await propose('Here it is in bottle green.');
  await page.reload();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'No open requests' })).toBeVisible();
});

test('the pages of the operators are pages of unknown addresses for everybody else', async ({
  page,
  server,
}) => {
  await signInAs(page, server, await makeOwner(server));
  for (const path of ['/operator', '/operator/redesigns', '/operator/log']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page is off the menu' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Console' })).toHaveCount(0);
  }
});
