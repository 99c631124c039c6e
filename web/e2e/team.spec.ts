import { expectAccessible } from './support/expectAccessible.ts';
import { followMailLink, openMail } from './support/openMail.ts';
import { signInWithSite } from './support/ownedSite.ts';
import { newOwner, register } from './support/owner.ts';
import { expect, test } from './support/server.ts';

test(
  'an owner invites a person to the kitchen, who creates an account and helps until the owner removes them',
  { tag: '@long' },
  async ({ page, server, newVisitor }) => {
    test.setTimeout(120_000);
    const { site } = await signInWithSite(page, server, 'Olga Owner', {
      name: 'Team Kitchen',
      package: 'SILVER',
      status: 'active_paid',
    });
    await page.goto(`/editor/${site.id}`);
    await page.getByRole('tab', { name: 'Team' }).click();
    await expect(page.getByText('1 of 2 people, you included')).toBeVisible();
    const cook = newOwner('Carl Cook');
    await page.getByRole('textbox', { name: 'Email address' }).fill(cook.email);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    const people = page.getByRole('list', { name: 'People and open invitations' });
    await expect(people.getByText('Invited', { exact: true })).toBeVisible();
    await expect(page.getByText('2 of 2 people, you included')).toBeVisible();
    await expect(page.getByText('Your plan is for 2 people.')).toBeVisible();
    await expectAccessible(page);

    const inbox = await newVisitor();
    const mail = await openMail(
      inbox,
      server.origin,
      await server.mailTo(cook.email, 'You are invited to the team of Team Kitchen'),
    );
    const invited = await followMailLink(inbox, mail, 'Open the invitation');
    const invitation = invited.url();
    await expect(
      invited.getByRole('heading', { level: 1, name: 'Join the team of Team Kitchen' }),
    ).toBeVisible();
    await expect(invited.getByText(/^Olga Owner invites you to help with Team Kitchen\./)).toBeVisible();
    await expectAccessible(invited);
    await invited.getByRole('link', { name: 'Create an account' }).click();
    await expect(invited.getByRole('textbox', { name: 'Email' })).toHaveValue(cook.email);
    await register(invited, cook);
    await invited.getByRole('button', { name: 'Accept as Carl Cook' }).click();
    await expect(invited).toHaveURL(/\/orders(\?|$)/);
    await expect(invited.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(invited.getByText('Team Kitchen').first()).toBeVisible();
    await invited.goto('/dashboard');
    const helped = invited.getByRole('region', { name: 'Restaurants you help with' });
    await expect(helped.getByRole('heading', { name: 'Team Kitchen' })).toBeVisible();
    await expect(invited.getByRole('link', { name: 'Manage' })).toBeHidden();
    await invited.goto(invitation);
    await expect(invited.getByText('You are in the team of Team Kitchen.')).toBeVisible();

    await page.reload();
    await expect(people.getByText('Has access', { exact: true })).toBeVisible();
    await expect(page.getByText('Carl Cook joined the team')).toBeVisible();
    await page.getByRole('button', { name: 'Remove: Carl Cook' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Carl Cook has no access any more.')).toBeVisible();
    await expect(page.getByText('1 of 2 people, you included')).toBeVisible();
    await expect(page.getByText('Olga Owner removed a person')).toBeVisible();

    await invited.goto(invitation);
    await expect(
      invited.getByRole('heading', { level: 1, name: 'This invitation does not work any more' }),
    ).toBeVisible();
    await invited.goto('/orders');
    await expect(invited.getByText('No restaurant yet')).toBeVisible();
    await invited.goto('/dashboard');
    await expect(invited.getByRole('heading', { name: 'Hello, Carl Cook' })).toBeVisible();
    await expect(helped).toBeHidden();
  },
);
