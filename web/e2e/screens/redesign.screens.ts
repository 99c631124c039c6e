import { expect } from '@playwright/test';
import { makeOwner, makeSite, signInAs } from '../support/ownedSite.ts';
import { query } from '../support/query.ts';
import { test } from '../support/server.ts';
import { OPERATOR_EMAIL } from '../support/startServer.ts';
import { linkOf } from '../support/linkOf.ts';
import { pictureFile } from '../support/pictureFile.ts';
import { shoot } from './shoot.ts';

test('the redesign of a site, for its owner and for an operator', async ({ page, server, browser }) => {
  const owner = await makeOwner(server, 'Olivia Green');
  const site = await makeSite(server, owner, {
    name: 'The Fig Tree',
    status: 'active_paid',
    package: 'GOLD',
  });
  const operator = await makeOwner(server, 'Otis Brook');
  await query(server.databaseUrl, 'update users set email = $1 where id = $2', [OPERATOR_EMAIL, operator.id]);
  await signInAs(page, server, owner);
  await page.goto(`/editor/${site.id}?tab=redesign`);
  await page.getByRole('textbox', { name: 'What should change?' }).fill('Warmer, with the bread first.');
  await page.getByRole('textbox', { name: 'Websites you like' }).fill('https://bakery.example/');
  for (const width of [1200, 900]) {
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles(await pictureFile(`${width}.jpg`, width, 900));
    await expect(
      page.getByRole('button', { name: new RegExp(`^Open picture ${width === 1200 ? 1 : 2} of`) }),
    ).toBeVisible();
  }
  await shoot(page, 'redesign-form');
  await page.getByRole('button', { name: 'Request a redesign' }).click();
  await expect(page.getByText('Warmer, with the bread first.')).toBeVisible();
  const desk = await browser.newPage();
  await signInAs(desk, server, operator);
  await desk.goto('/operator/redesigns');
  await desk.getByRole('button', { name: 'Start work' }).click();
  await desk.getByRole('textbox', { name: 'Proposal' }).fill('Cream paper and a loaf on top.');
  await desk.getByRole('textbox', { name: 'Link to the draft' }).fill('https://drafts.example/fig-tree');
  await desk.locator('input[type=file]').setInputFiles(await pictureFile('draft.jpg', 1600, 1000));
  await expect(desk.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await shoot(desk, 'redesign-operator');
  await desk.getByRole('button', { name: 'Send proposal' }).click();
  await expect(desk.getByText('Ready to review').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Finished' }).click();
  await expect(desk.getByRole('heading', { name: 'No finished redesigns' })).toBeVisible();
  await shoot(desk, 'redesign-operator-empty');
  await desk.close();
  const mail = await server.mailTo(owner.email, 'Your redesign of The Fig Tree is ready to review');
  const guest = await browser.newPage();
  await guest.goto(linkOf(mail, 'Look at it and answer'));
  await expect(guest.getByRole('button', { name: 'Approve the design' })).toBeVisible();
  await shoot(guest, 'redesign-answer');
  await guest.setViewportSize({ width: 1280, height: 900 });
  await guest.getByRole('button', { name: 'Open picture 1 of 1' }).click();
  await expect(guest.getByRole('dialog')).toBeVisible();
  await shoot(guest, 'redesign-picture');
  await guest.goto(`${new URL(guest.url()).origin}/redesign-answer/unknown`);
  await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await shoot(guest, 'redesign-answer-gone');
  await guest.close();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Look at the proposal' })).toBeVisible();
  await shoot(page, 'redesign-dashboard');
  await page.getByRole('link', { name: 'Look at the proposal' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await shoot(page, 'redesign-proposed');
  await query(
    server.databaseUrl,
    `update restaurants set package = 'SILVER' where name = 'The Fig Tree'`,
    [],
  );
  await page.reload();
  await shoot(page, 'redesign-locked');
});
