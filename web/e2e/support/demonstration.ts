import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { projectPicture } from './projectPicture.ts';
import { expect, type ServerUnderTest } from './server.ts';

export const SUBJECT = 'A project is waiting for your approval';
export const SENT = 'Project has been sent to the client for approval!';

/** The two email addresses of a project; no other journey uses them. */
export function newProject() {
  const id = randomUUID().slice(0, 8);
  return { office: `office-${id}@example.com`, client: `client-${id}@example.com` };
}
type Project = ReturnType<typeof newProject>;

export const officeEmail = (page: Page) => page.getByRole('textbox', { name: 'Office Email' });
export const clientEmail = (page: Page) => page.getByRole('textbox', { name: 'Client Email' });
export const send = (page: Page) => page.getByRole('button', { name: 'Send for Approval' });
export const approve = (page: Page) => page.getByRole('button', { name: 'Approve Project' });
export const feedback = (page: Page) => page.getByRole('textbox', { name: 'Feedback' });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Feedback' });

export const expectTitle = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export async function choosePicture(page: Page): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await choosing).setFiles(await projectPicture());
}

export async function fillIn(page: Page, { office, client }: Project): Promise<void> {
  await page.goto('/demonstration');
  await officeEmail(page).fill(office);
  await clientEmail(page).fill(client);
  await choosePicture(page);
  await expect(page.getByText('Uploaded and ready to send.')).toBeVisible();
}

/** Sends a project and gives the mail of the client. */
export async function sendProject(page: Page, server: ServerUnderTest, project: Project) {
  await fillIn(page, project);
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  return server.mailTo(project.client, SUBJECT);
}
