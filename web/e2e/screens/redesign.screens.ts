import { expect } from '@playwright/test';
import { makeOwner, makeSite, signInAs } from '../support/ownedSite.ts';
import { query } from '../support/query.ts';
import { test } from '../support/server.ts';
import { OPERATOR_EMAIL } from '../support/startServer.ts';
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
  await shoot(page, 'redesign-form');
  await page.getByRole('button', { name: 'Request a redesign' }).click();
  await expect(page.getByText('Warmer, with the bread first.')).toBeVisible();
  const desk = await browser.newPage();
  await signInAs(desk, server, operator);
  await desk.goto('/operator/redesigns');
  await desk.getByRole('button', { name: 'Start work' }).click();
  await desk.getByRole('textbox', { name: 'Proposal' }).fill('Cream paper and a loaf on top.');
  await desk.getByRole('textbox', { name: 'Link to the draft' }).fill('https://drafts.example/fig-tree');
  await shoot(desk, 'redesign-operator');
  await desk.getByRole('button', { name: 'Send proposal' }).click();
  await expect(desk.getByText('Ready to review').first()).toBeVisible();
  await desk.close();
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
