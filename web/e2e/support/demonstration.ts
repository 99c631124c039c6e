import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
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

/** A PNG of a sign board, 900 × 600 px. */
async function projectPicture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const board = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#f2e3c6"/><circle cx="310" cy="300" r="190" fill="#c8412b"/><circle cx="310" cy="300" r="128" fill="#f2e3c6"/><path d="M570 150h230v32H570zM570 220h180v16H570zM570 260h200v16H570z" fill="#1f3d33"/></svg>',
  );
  return { name: 'board.png', mimeType: 'image/png', buffer: await sharp(board).png().toBuffer() };
}

export async function choosePicture(page: Page): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await (await choosing).setFiles(await projectPicture());
}

export async function fillIn(page: Page, { office, client }: Project): Promise<void> {
  await page.goto('/demonstration');
  await officeEmail(page).fill(office);
  await clientEmail(page).fill(client);
  await choosePicture(page);
  await expect(page.getByText('Uploaded and ready to send.')).toBeVisible();
}

/** Sends a project; returns the client's mail. */
export async function sendProject(page: Page, server: ServerUnderTest, project: Project) {
  await fillIn(page, project);
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  return server.mailTo(project.client, SUBJECT);
}
