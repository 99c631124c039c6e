import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { makeOperator } from './support/operator.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { query } from './support/query.ts';
import { expect, test } from './support/server.ts';
import { CONSOLE_EMAIL } from './support/startServer.ts';

test('an operator finds a site, takes it offline, restores it, retries a failed job and sees it as its owner', async ({
  page,
  server,
}) => {
  const owner = await makeOwner(server, 'Olivia Green');
  const site = await makeSite(server, owner, { name: 'The Quince Tree' });
  const operator = await makeOperator(server, CONSOLE_EMAIL);
  await query(
    server.databaseUrl,
    `with made as (
       select * from graphile_worker.add_job('sweepOperatorMoves', '{}', job_key => $1, run_at => now() + interval '1 day')
     ) select 1 from made`,
    [`journey-${site.slug}`],
  );
  await query(
    server.databaseUrl,
    `update graphile_worker._private_jobs
     set attempts = max_attempts, last_error = 'The journey made it fail.', locked_at = null, locked_by = null
     where key = $1`,
    [`journey-${site.slug}`],
  );
  await signInAs(page, server, operator);

  await page.goto('/operator');
  await page.getByRole('searchbox').fill(site.slug);
  await page.getByRole('link', { name: 'The Quince Tree' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Quince Tree' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const suspension = page.getByRole('region', { name: 'Suspension' });
  await suspension.getByRole('textbox').fill('It asks for card details.');
  await page.getByRole('button', { name: 'Take offline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take offline' }).click();
  await expect(page.getByRole('button', { name: 'Put online again' })).toBeVisible();
  await server.mailTo(owner.email, 'The Quince Tree has been taken offline');
  await suspension.getByRole('textbox').fill('The owner put it right.');
  await page.getByRole('button', { name: 'Put online again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put online again' }).click();
  await expect(page.getByRole('button', { name: 'Take offline' })).toBeVisible();
  await server.mailTo(owner.email, 'The Quince Tree is online again');

  await page.getByRole('link', { name: 'Jobs' }).click();
  const job = page.getByRole('listitem').filter({ hasText: 'The journey made it fail.' });
  await expect(job).toBeVisible();
  await expectAccessible(page);
  await job.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1 job runs again.')).toBeVisible();
  await expect(job).toHaveCount(0);

  await page.goBack();
  const watch = page.getByRole('region', { name: 'See it as its owner' });
  await watch.getByRole('textbox').fill('The owner asked about the menu.');
  await watch.getByRole('button').click();
  const bar = page.getByRole('complementary', { name: 'You see what an owner sees' });
  await expect(bar).toContainText('You see The Quince Tree as its owner sees it');
  await page.goto(`/editor/${site.id}?tab=team`);
  await expect(page.getByText('The owner asked about the menu.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/editor/${site.id}?tab=settings`);
  await bar.getByRole('button', { name: 'End' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Quince Tree' })).toBeVisible();
  await expect(bar).toHaveCount(0);

  await page.getByRole('link', { name: 'Log' }).click();
  for (const text of [
    'looked at a site',
    'took a site offline',
    'put a site online again',
    'queued jobs again',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await expectAccessible(page);
});
