import { randomUUID } from 'node:crypto';
import {
  approve,
  clientEmail,
  expectTitle,
  feedback,
  fillIn,
  newProject,
  officeEmail,
  send,
  SENT,
  SUBJECT,
  submit,
} from './support/demonstration.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { linkOf } from './support/linkOf.ts';
import { expect, test } from './support/server.ts';

const INVALID = 'This link is not valid, or it is older than 30 days.';

test('forged links of the demonstration record no answer', async ({ page }) => {
  const forged = `${randomUUID()}.Zm9yZ2Vk`;
  await page.goto(`/demonstration/confirmation?token=${forged}`);
  await expectTitle(page, 'This link no longer works');
  await expect(page.getByText(INVALID)).toBeVisible();
  await page.goto(
    `/demonstration/request-changes?client=a%40example.com&office=b%40example.com&token=${forged}`,
  );
  await expect(page.getByText(INVALID)).toBeVisible();
  await expect(feedback(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Write to the office' })).toHaveAttribute(
    'href',
    /^mailto:b@example\.com\?/,
  );
});

test('a truncated link of the demonstration shows an error and offers to send the feedback by mail', async ({
  page,
}) => {
  await page.goto('/demonstration/request-changes?client=ana%40example.com&office=office%40example.com');
  await expect(page.getByText('ana@example.com')).toBeVisible();
  await feedback(page).fill('Warmer, please.');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(INVALID);
  await expect(feedback(page)).toHaveValue('Warmer, please.');
  await expect(page.getByRole('link', { name: 'Write to the office instead' })).toHaveAttribute(
    'href',
    'mailto:office@example.com?subject=Changes%20to%20the%20project&body=Warmer%2C%20please.',
  );
});

test('a failed request leaves the forms of the demonstration filled in', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  let broken = 'ApprovalFormMutation';
  await page.route('**/graphql', (route) =>
    broken && route.request().postData()?.includes(broken) ? route.abort() : route.fallback(),
  );
  const project = newProject();
  await fillIn(page, project);
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText('There was an error sending the project.');
  await expect(officeEmail(page)).toHaveValue(project.office);
  await expect(clientEmail(page)).toHaveValue(project.client);
  await expect(page.getByText('Uploaded and ready to send.')).toBeVisible();
  await expectAccessible(page);
  broken = 'ConfirmationScreenMutation';
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();

  const mail = await server.mailTo(project.client, SUBJECT);
  await page.goto(linkOf(mail, 'Approve Project'));
  await approve(page).click();
  await expect(page.getByRole('alert')).toHaveText('Your response could not be recorded. Please try again.');

  broken = 'RequestChangesScreenMutation';
  await page.goto(linkOf(mail, 'Request Changes'));
  await feedback(page).fill('Warmer, please.');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Your feedback was not sent, but it is still here');
  await expect(feedback(page)).toHaveValue('Warmer, please.');

  broken = 'ConfirmationScreenMutation';
  await page.goto(linkOf(mail, 'Approve Project'));
  await approve(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  broken = '';
  await approve(page).click();
  await expectTitle(page, 'Thank You!');
});
