import { expect, test } from '../support/server.ts';
import { newBusiness, say, upToTheLogo } from '../support/setup.ts';
import { shoot } from './shoot.ts';

test('the chat asks about a name with two answers to press', async ({ page }) => {
  await upToTheLogo(page, { ...newBusiness('The Codfather'), name: 'The Codfather' });
  await say(page, 'we dont have a logo, just the name is fine');
  await expect(page.getByRole('button', { name: 'Rename to Fine' })).toBeVisible();
  await shoot(page, 'read-back', [390, 768, 1280]);
});
