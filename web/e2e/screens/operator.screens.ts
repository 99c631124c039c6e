import { expect } from '@playwright/test';
import { makeOperator } from '../support/operator.ts';
import { query } from '../support/query.ts';
import { makeOwner, makeSite, signInAs } from '../support/ownedSite.ts';
import { test } from '../support/server.ts';
import { shoot } from './shoot.ts';

const WIDTHS = [390, 768, 1280];

test('the console of operators', async ({ page, server }) => {
  const owner = await makeOwner(server, 'Olivia Green');
  const site = await makeSite(server, owner, {
    name: 'The Fig Tree',
    status: 'active_paid',
    package: 'GOLD',
  });
  await signInAs(page, server, await makeOperator(server));
  await page.goto('/operator?q=fig');
  await page.getByRole('link', { name: 'The Fig Tree' }).first().waitFor();
  await shoot(page, 'operator-find', WIDTHS);
  await page.goto(`/operator?q=${site.slug}`);
  await page.getByRole('link', { name: 'The Fig Tree' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Fig Tree' })).toBeVisible();
  await shoot(page, 'operator-site', WIDTHS);
  await page.getByRole('link', { name: 'Olivia Green' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olivia Green' })).toBeVisible();
  await shoot(page, 'operator-person', WIDTHS);
  await query(
    server.databaseUrl,
    `insert into site_reports (id, slug, restaurant_id, reason, text, created_at)
     select gen_random_uuid(), slug, id, 'other', 'The menu shows photos of another restaurant.', now()
     from restaurants where slug = $1`,
    [site.slug],
  );
  await page.goto('/operator/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await page.getByText('photos of another restaurant').waitFor();
  await shoot(page, 'operator-reports', WIDTHS);
  // Nobody works on it before tomorrow.
  await query(
    server.databaseUrl,
    `select graphile_worker.add_job('mailGoodbye', '{}', max_attempts => 3, run_at => now() + interval '1 day')`,
    [],
  );
  await query(
    server.databaseUrl,
    `update graphile_worker._private_jobs set attempts = 3, last_error = 'the mail server refused the recipient'
     where max_attempts = 3 and run_at > now() + interval '23 hours'`,
    [],
  );
  await page.goto('/operator/jobs');
  await expect(page.getByRole('heading', { level: 1, name: /jobs/i })).toBeVisible();
  await shoot(page, 'operator-jobs', WIDTHS);
  await page.goto('/operator/log');
  await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible();
  await shoot(page, 'operator-log', WIDTHS);
});
