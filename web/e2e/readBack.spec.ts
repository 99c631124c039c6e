import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/server.ts';
import { conversation, newBusiness, say, upToTheLogo } from './support/setup.ts';

test(
  'a name that nobody clearly changed is asked about, and one press keeps it or changes it',
  { tag: '@long' },
  async ({ page }) => {
    const business = newBusiness('Codfather');
    await upToTheLogo(page, business);
    const answers = page.getByRole('list', { name: 'Quick answers' });
    const chat = conversation(page);

    await say(page, 'we dont have a logo, just the name is lovely');
    await expect(answers.getByRole('button')).toHaveText([`Keep ${business.name}`, 'Rename to Lovely']);
    await expectAccessible(page);
    await answers.getByRole('button', { name: 'Keep' }).click();
    await expect(chat).toContainText('I have left it as it is.');
    await expect(answers.getByRole('button', { name: 'Keep' })).toHaveCount(0);

    await say(page, 'the name is codmother');
    await answers.getByRole('button', { name: 'Rename to Codmother' }).click();
    await expect(chat).toContainText('Of course, it is Codmother now.');
  },
);
