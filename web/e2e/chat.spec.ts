import type { Page } from '@playwright/test';
import { expect, test } from './support/server.ts';
import { composer, conversation, newBusiness, say, sayAndHearPart } from './support/setup.ts';

const COLOURS = 'Which brand colours would you like?';

async function openChat(page: Page): Promise<void> {
  await page.goto('/setup');
  await expect(conversation(page)).toContainText('What is your business called?');
  await expect(composer(page)).toBeVisible();
}

/** Fails unless each message is in the conversation once. */
async function expectSaidOnce(page: Page, name: string): Promise<void> {
  await expect(conversation(page).getByText(COLOURS)).toHaveCount(1);
  await expect(conversation(page).getByText('What is your business called?')).toHaveCount(1);
  await expect(
    conversation(page)
      .getByRole('listitem')
      .filter({ hasText: `You: ${name}` }),
  ).toHaveCount(1);
}

test(
  'the chat talks about the plan of its address, or about Gold without one',
  { tag: '@long' },
  async ({ page, newVisitor }) => {
    await page.goto('/setup?package=Platinum');
    await expect(conversation(page)).toContainText('Starting with Platinum.');
    await expect(conversation(page)).toContainText('You have chosen the Platinum plan');
    const other = await newVisitor();
    await openChat(other);
    await expect(conversation(other)).toContainText('Starting with Gold.');
  },
);

test(
  'a conversation survives a reload and a lost connection',
  { tag: '@long' },
  async ({ page, context, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const { name } = newBusiness('Reload Inn');
    await openChat(page);
    await test.step('a reload during an answer restores the conversation without repeated messages', async () => {
      await sayAndHearPart(page, name);
      await page.reload();
      await expect(conversation(page)).toContainText(COLOURS);
      await expect(composer(page)).toBeVisible();
      await expectSaidOnce(page, name);
      await page.reload();
      await expect(composer(page)).toBeVisible();
      await expectSaidOnce(page, name);
    });

    await test.step('a message that is sent offline gets its answer when the connection is back', async () => {
      await context.setOffline(true);
      await say(page, 'red and gold');
      await expect(conversation(page)).toContainText(
        "You seem to be offline. We'll continue when you're back online.",
      );
      await context.setOffline(false);
      const dishes = conversation(page).getByText('Which dishes do people love most?');
      await expect(dishes).toBeVisible({ timeout: 30_000 });
      await expect(composer(page)).toBeVisible();
      await expect(dishes).toHaveCount(1);
      await expect(
        conversation(page).getByRole('listitem').filter({ hasText: 'You: red and gold' }),
      ).toHaveCount(1);
      await expectSaidOnce(page, name);
    });
  },
);
