import type { FrameLocator, Page } from '@playwright/test';
import {
  approve,
  choosePicture,
  clientEmail,
  expectTitle,
  feedback,
  newProject,
  officeEmail,
  send,
  sendProject,
  SENT,
  SUBJECT,
  submit,
} from './support/demonstration.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { linkOf } from './support/linkOf.ts';
import { followMailLink, openMail } from './support/openMail.ts';
import { expect, test } from './support/server.ts';

const ANSWERED = 'This project has already been answered.';

const picture = (page: Page) => page.getByRole('group', { name: 'Project image' });
/** The picture has its full width, so it was loaded. */
const expectPicture = (page: Page | FrameLocator, name: string) =>
  expect(page.getByRole('img', { name })).toHaveJSProperty('naturalWidth', 900);

test(
  'a client approves a project from the mail, and the office gets a mail',
  { tag: '@long' },
  async ({ page, server, newVisitor }) => {
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

    await test.step('the upload shows its progress', async () => {
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
    await expect(page.getByRole('button', { name: 'Choose an image' })).toBeVisible();
    await expect(page.getByText('E-mail is required')).toHaveCount(0);

    const mail = await server.mailTo(project.client, SUBJECT);
    expect(mail.headers['reply-to']).toBe(project.office);
    await test.step('a scanner that opens every link records no answer', async () => {
      const scanner = await newVisitor();
      for (const label of ['Approve Project', 'Request Changes']) {
        await scanner.goto(linkOf(mail, label));
        await expect(scanner.getByText(project.office)).toBeVisible();
        await expectPicture(scanner, 'The project you were asked about');
      }
    });

    const inbox = await newVisitor();
    const text = await openMail(inbox, server.origin, mail);
    const beside = await newVisitor();
    await beside.goto(linkOf(mail, 'Request Changes'));
    await feedback(beside).fill('Warmer, please.');
    const answer = await followMailLink(inbox, text, 'Approve Project');
    await expectTitle(answer, 'Do you approve this project?');
    await expect(answer.getByText(project.office)).toBeVisible();
    await expectPicture(answer, 'The project you were asked about');
    await approve(answer).click();
    await expectTitle(answer, 'Thank You!');
    await expect(
      answer.getByText('Your response has been recorded. You can now safely close this window.'),
    ).toBeVisible();
    await expectAccessible(answer);

    const told = await server.mailTo(project.office, 'Your project was approved');
    expect(told.headers['reply-to']).toBe(project.client);
    expect(told.text).toContain(`${project.client} approved this project:`);
    await expectPicture(text, 'The project image');
    await test.step('the second answer is refused on a new page and on an open page', async () => {
      await answer.goto(linkOf(mail, 'Request Changes'));
      await expectTitle(answer, 'The answer is in');
      await expect(answer.getByText(ANSWERED)).toBeVisible();
      await expect(feedback(answer)).toHaveCount(0);
      await submit(beside).click();
      await expect(beside.getByRole('alert')).toContainText(ANSWERED);
      await expect(feedback(beside)).toHaveValue('Warmer, please.');
      expect(await server.messagesTo(project.office)).toHaveLength(1);
    });
  },
);

test(
  'a client requests changes once, and the office gets them by mail',
  { tag: '@long' },
  async ({ page, server, newVisitor }) => {
    const project = newProject();
    const mail = await sendProject(page, server, project);
    const inbox = await newVisitor();
    const changes = await followMailLink(
      inbox,
      await openMail(inbox, server.origin, mail),
      'Request Changes',
    );
    await expectTitle(changes, 'What should change?');
    expect(Object.fromEntries(new URL(changes.url()).searchParams)).toMatchObject({ ...project });
    await expect(changes.getByText(project.client)).toBeVisible();
    await expectPicture(changes, 'The project you were asked about');

    const beside = await newVisitor();
    await beside.goto(linkOf(mail, 'Approve Project'));
    await expect(approve(beside)).toBeVisible();
    await beside.getByRole('link', { name: 'Request Changes' }).click();
    await expect(feedback(beside)).toBeVisible();
    await beside.goBack();

    await feedback(changes).fill(' \n ');
    await submit(changes).click();
    await expect(feedback(changes)).toBeFocused();
    await expect(feedback(changes)).toHaveAccessibleDescription(/Feedback cannot be empty/);
    await feedback(changes).fill('The logo <b>larger</b>, please,\nand the red a little warmer.');
    await submit(changes).click();
    await expect(changes.getByText('Thank you! Your feedback has been sent to our team.')).toBeVisible();
    await expect(changes.getByRole('blockquote')).toContainText('The logo <b>larger</b>, please,');
    await expectAccessible(changes);

    const told = await server.mailTo(project.office, 'Changes to your project were requested');
    const text = await openMail(inbox, server.origin, told);
    await expect(text.getByText('The logo <b>larger</b>, please,')).toBeVisible();
    await expect(text.getByText('and the red a little warmer.')).toBeVisible();

    await approve(beside).press('Enter');
    await expectTitle(beside, 'The answer is in');
    await expect(beside.getByRole('link', { name: 'Write to the office' })).toBeVisible();
    await changes.goto(linkOf(mail, 'Approve Project'));
    await expectTitle(changes, 'The answer is in');
    await expect(changes.getByText(ANSWERED)).toBeVisible();
    expect(await server.messagesTo(project.office)).toHaveLength(1);
  },
);
