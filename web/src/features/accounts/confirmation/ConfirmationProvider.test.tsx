import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { answer, asked, pending } from '../../../test/answer.ts';
import { editedSite, openEditor } from '../../../test/openEditor.ts';

const CONFIRM = 'ConfirmationDialogMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

type Environment = Awaited<ReturnType<typeof openEditor>>['environment'];

const SLUG = 'SlugFormMutation';
const address = () => screen.getByLabelText('Web address', { selector: 'input' });

/** Asks for another address, which the server wants confirmed. */
async function askedToConfirm(environment: Environment) {
  await userEvent.clear(address());
  await userEvent.type(address(), 'luigi');
  await userEvent.click(screen.getByRole('button', { name: 'Change address' }));
  await answer(environment, 'SlugFormProblemQuery', { node: editedSite({ slugProblem: null }) });
  const sure = await screen.findByRole('alertdialog');
  await userEvent.click(within(sure).getByRole('button', { name: 'Change address' }));
  await answer(environment, SLUG, {
    changeRestaurantSlug: {
      __typename: 'ConfirmationNeededError',
      message: 'Please confirm that it’s you.',
      ways: ['PASSWORD'],
    },
  });
  return within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
}

it('a change that needs a confirmation asks for the password and is sent again', async () => {
  const { environment } = await openEditor('settings');
  const dialog = await askedToConfirm(environment);
  await userEvent.type(dialog.getByLabelText('Password'), 'correct horse');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await asked(environment, CONFIRM)).toEqual({ input: { password: 'correct horse' } });
  await answer(environment, CONFIRM, {
    confirmIdentity: { __typename: 'ConfirmIdentityPayload', confirmedUntil: '2026-11-29T14:00:00Z' },
  });
  expect(await asked(environment, SLUG)).toEqual({ input: { id: 'site', slug: 'luigi' } });
  await answer(environment, SLUG, {
    changeRestaurantSlug: {
      __typename: 'ChangeRestaurantSlugPayload',
      restaurant: editedSite({ slug: 'luigi', url: 'http://luigi.localhost:5001', siteVersion: 2 }),
    },
  });
  expect(await screen.findByText('Your website is now at luigi.localhost:5001.')).toBeInTheDocument();
});

it('a wrong password is shown at its field, and nothing is sent again', async () => {
  const { environment } = await openEditor('settings');
  const dialog = await askedToConfirm(environment);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.');
  await userEvent.type(dialog.getByLabelText('Password'), 'a guess');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await answer(environment, CONFIRM, {
    confirmIdentity: {
      __typename: 'ValidationError',
      message: '',
      fields: [{ path: 'password', message: 'This is not your password.' }],
    },
  });
  expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('This is not your password.');
  expect(pending(environment, SLUG)).toEqual([]);
});

it('Cancel shows why the change was not made, and keeps what was typed', async () => {
  const { environment } = await openEditor('settings');
  const dialog = await askedToConfirm(environment);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Please confirm that it’s you.')).toBeVisible();
  expect(address()).toHaveValue('luigi');
  expect(pending(environment, SLUG)).toEqual([]);
});
