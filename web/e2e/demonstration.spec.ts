import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { linkOf } from './support/linkOf.ts';
import { followMailLink, openMail } from './support/openMail.ts';
import { projectPicture } from './support/projectPicture.ts';
import { expect, test, type ServerUnderTest } from './support/server.ts';

const SUBJECT = 'A project is waiting for your approval';
const SENT = 'Project has been sent to the client for approval!';
const INVALID = 'This link is not valid, or it is older than 30 days.';
const ANSWERED = 'This project has been answered already.';

interface Project {
  office: string;
  client: string;
}

/** Two sides nobody else in the run has met. */
function newProject(): Project {
  const id = randomUUID().slice(0, 8);
  return { office: `office-${id}@example.com`, client: `client-${id}@example.com` };
}

const officeEmail = (page: Page) => page.getByRole('textbox', { name: 'Office Email' });
const clientEmail = (page: Page) => page.getByRole('textbox', { name: 'Client Email' });
const send = (page: Page) => page.getByRole('button', { name: 'Send for Approval' });
const picture = (page: Page) => page.getByRole('group', { name: 'Project image' });
const approve = (page: Page) => page.getByRole('button', { name: 'Approve Project' });
const feedback = (page: Page) => page.getByRole('textbox', { name: 'Feedback' });

async function choosePicture(page: Page): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await choosing).setFiles(await projectPicture());
}

async function fillIn(page: Page, { office, client }: Project): Promise<void> {
  await officeEmail(page).fill(office);
  await clientEmail(page).fill(client);
  await choosePicture(page);
  await expect(page.getByText('Uploaded and ready to send.')).toBeVisible();
}

/** Sends a project and gives the mail of the client. */
async function sendProject(page: Page, server: ServerUnderTest, project: Project) {
  await page.goto('/demonstration');
  await fillIn(page, project);
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  return server.mailTo(project.client, SUBJECT);
}

test('a client approves a project from the mail, and the office gets a mail', async ({
  page,
  server,
  newVisitor,
}) => {
  const project = newProject();
  await page.goto('/demonstration');
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveAccessibleDescription(
    'Still needed: the office email, the client email and an image.',
  );
  await officeEmail(page).fill('office@');
  await officeEmail(page).press('Tab');
  await expect(officeEmail(page)).toHaveAccessibleDescription(/E-mail must be valid/);
  await officeEmail(page).fill('');
  await expect(officeEmail(page)).toHaveAccessibleDescription(/E-mail is required/);
  await officeEmail(page).fill(project.office);
  await clientEmail(page).fill(project.client);
  await expect(send(page)).toHaveAccessibleDescription('Still needed: an image.');

  await test.step('upload with progress', async () => {
    const arrived = Promise.withResolvers<void>();
    await page.route('**', async (route) => {
      if (route.request().method() === 'PUT') await arrived.promise;
      await route.fallback();
    });
    await choosePicture(page);
    await expect(
      page.getByRole('progressbar', { name: /^Uploading board\.png|Almost there…$/ }),
    ).toBeVisible();
    await expect(send(page)).toBeDisabled();
    arrived.resolve();
    await expect(picture(page).getByRole('img', { name: 'The uploaded project image' })).toBeVisible();
    const preview = page.getByRole('figure', { name: 'What the client will receive' });
    await expect(preview).toContainText(`${project.office} asks you to look at this project:`);
    await expect(preview.getByRole('img', { name: 'The uploaded project image' })).toBeVisible();
  });

  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: SENT })).toBeVisible();
  await expect(officeEmail(page)).toHaveValue('');
  await expect(clientEmail(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await expect(page.getByText('E-mail is required')).toHaveCount(0);

  const mail = await server.mailTo(project.client, SUBJECT);
  expect(mail.headers['reply-to']).toBe(project.office);
  await test.step('a program that opens every link answers nothing', async () => {
    const scanner = await newVisitor();
    for (const label of ['Approve Project', 'Request Changes']) {
      await scanner.goto(linkOf(mail, label));
      await expect(scanner.getByText(project.office)).toBeVisible();
      await scanner.waitForLoadState('networkidle');
    }
  });

  const inbox = await newVisitor();
  const text = await openMail(inbox, server.origin, mail);
  const beside = await newVisitor();
  await beside.goto(linkOf(mail, 'Request Changes'));
  await feedback(beside).fill('Warmer, please.');
  const answer = await followMailLink(inbox, text, 'Approve Project');
  await expect(answer.getByRole('heading', { level: 1, name: 'Do you approve this project?' })).toBeVisible();
  await expect(answer.getByText(project.office)).toBeVisible();
  await expect(answer.getByRole('img', { name: 'The project you were asked about' })).toHaveJSProperty(
    'naturalWidth',
    900,
  );
  await expectAccessible(answer);
  await approve(answer).click();
  await expect(answer.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  await expect(
    answer.getByText('Your response has been recorded. You can now safely close this window.'),
  ).toBeVisible();
  await expectAccessible(answer);

  const told = await server.mailTo(project.office, 'Your project was approved');
  expect(told.headers['reply-to']).toBe(project.client);
  expect(told.text).toContain(`${project.client} approved this project:`);
  await expect(text.getByRole('img', { name: 'The picture of the project' })).toHaveJSProperty(
    'naturalWidth',
    900,
  );
  await test.step('the other link comes second, whether it is opened now or stood open', async () => {
    await answer.goto(linkOf(mail, 'Request Changes'));
    await expect(answer.getByRole('heading', { level: 1, name: 'The answer is in' })).toBeVisible();
    await expect(answer.getByText(ANSWERED)).toBeVisible();
    await expect(feedback(answer)).toHaveCount(0);
    await beside.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect(beside.getByRole('alert')).toContainText(ANSWERED);
    await expect(feedback(beside)).toHaveValue('Warmer, please.');
    expect(await server.messagesTo(project.office)).toHaveLength(1);
  });
});

test('a client requests changes once, and the office gets them by mail', async ({
  page,
  server,
  newVisitor,
}) => {
  const project = newProject();
  const mail = await sendProject(page, server, project);
  const inbox = await newVisitor();
  const changes = await followMailLink(inbox, await openMail(inbox, server.origin, mail), 'Request Changes');
  await expect(changes.getByRole('heading', { level: 1, name: 'What should change?' })).toBeVisible();
  expect(Object.fromEntries(new URL(changes.url()).searchParams)).toMatchObject({ ...project });
  await expect(changes.getByText(project.client)).toBeVisible();
  await expect(changes.getByRole('img', { name: 'The project you were asked about' })).toHaveJSProperty(
    'naturalWidth',
    900,
  );

  const beside = await newVisitor();
  await beside.goto(linkOf(mail, 'Approve Project'));
  await expect(approve(beside)).toBeVisible();
  await beside.getByRole('link', { name: 'Request Changes' }).click();
  await expect(feedback(beside)).toBeVisible();
  await beside.goBack();

  const submit = changes.getByRole('button', { name: 'Submit Feedback' });
  await feedback(changes).fill(' \n ');
  await submit.click();
  await expect(feedback(changes)).toBeFocused();
  await expect(feedback(changes)).toHaveAccessibleDescription(/Feedback cannot be empty/);
  await expectAccessible(changes);
  await feedback(changes).fill('The logo <b>larger</b>, please,\nand the red a little warmer.');
  await submit.click();
  await expect(changes.getByText('Thank you! Your feedback has been sent to our team.')).toBeVisible();
  await expect(changes.getByRole('blockquote')).toContainText('The logo <b>larger</b>, please,');
  await expectAccessible(changes);

  const told = await server.mailTo(project.office, 'Changes to your project were requested');
  const text = await openMail(inbox, server.origin, told);
  await expect(text.getByText('The logo <b>larger</b>, please,')).toBeVisible();
  await expect(text.getByText('and the red a little warmer.')).toBeVisible();

  await approve(beside).press('Enter');
  await expect(beside.getByRole('heading', { level: 1, name: 'The answer is in' })).toBeVisible();
  await expect(beside.getByRole('link', { name: 'Write to the office' })).toBeVisible();
  await changes.goto(linkOf(mail, 'Approve Project'));
  await expect(changes.getByRole('heading', { level: 1, name: 'The answer is in' })).toBeVisible();
  await expect(changes.getByText(ANSWERED)).toBeVisible();
  expect(await server.messagesTo(project.office)).toHaveLength(1);
});

test('forged links of the demonstration record no answer', async ({ page }) => {
  const forged = `${randomUUID()}.Zm9yZ2Vk`;
  await page.goto(`/demonstration/confirmation?token=${forged}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
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
  let broken = 'useSendProjectMutation';
  await page.route('**/graphql', (route) =>
    broken && route.request().postData()?.includes(broken) ? route.abort() : route.fallback(),
  );
  const project = newProject();
  await page.goto('/demonstration');
  await fillIn(page, project);
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText('There was an error sending the project.');
  await expect(officeEmail(page)).toHaveValue(project.office);
  await expect(clientEmail(page)).toHaveValue(project.client);
  await expect(page.getByText('Uploaded and ready to send.')).toBeVisible();
  await expectAccessible(page);
  broken = 'useApproveProjectMutation';
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();

  const mail = await server.mailTo(project.client, SUBJECT);
  await page.goto(linkOf(mail, 'Approve Project'));
  await approve(page).click();
  await expect(page.getByRole('alert')).toHaveText('Your response could not be recorded. Please try again.');

  broken = 'useRequestChangesMutation';
  await page.goto(linkOf(mail, 'Request Changes'));
  await feedback(page).fill('Warmer, please.');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Your feedback was not sent. Nothing you wrote is lost',
  );
  await expect(feedback(page)).toHaveValue('Warmer, please.');

  broken = 'useApproveProjectMutation';
  await page.goto(linkOf(mail, 'Approve Project'));
  await approve(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  broken = '';
  await approve(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
});
