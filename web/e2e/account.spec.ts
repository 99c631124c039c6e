import { readFile } from 'node:fs/promises';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { followMailLink, openMail } from './support/openMail.ts';
import { makeOwner, signInAs } from './support/ownedSite.ts';
import { newOwner, register } from './support/owner.ts';
import { expect, test } from './support/server.ts';

test(
  'the longest name and email address make no page wider than the window',
  { tag: '@long' },
  async ({ page, server, newVisitor }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const domain = `${'restaurant'.repeat(6)}.${'trattoria'.repeat(6)}.example`;
    const { email, ...rest } = newOwner('Wolfeschlegelsteinhausenbergerdorff'.repeat(2));
    const owner = { ...rest, email: `${email.replace(/@.*/, '')}.longest@${domain}` };
    await page.goto('/register');
    await register(page, owner);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(`We sent a link to ${owner.email}.`, { exact: false })).toBeVisible();
    await expectNoOverflow(page);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change email address' }).click();
    await page.getByRole('textbox', { name: 'New email address' }).fill(`new.${owner.email}`);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`Waiting for new.${owner.email}.`)).toBeVisible();
    await expectNoOverflow(page);

    const inbox = await newVisitor();
    await inbox.setViewportSize({ width: 390, height: 844 });
    const mail = await openMail(inbox, server.origin, await server.mailTo(owner.email, 'Confirm your email'));
    const confirmed = await followMailLink(inbox, mail, 'Confirm my address');
    await expect(confirmed.getByText(owner.email, { exact: false })).toBeVisible();
    await confirmed.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(confirmed);
  },
);

test('an owner downloads all account data as a file', { tag: '@long' }, async ({ page, server }) => {
  const owner = await makeOwner(server);
  await signInAs(page, server, owner);
  await page.goto('/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(owner.email);
  expect(() => JSON.parse(text) as unknown).not.toThrow();
});
