import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, getSession, startSession } from '../../../lib/session.ts';
import { NetworkProblem } from '../../../relay/networkProblem.ts';
import { answer, asked } from '../../../test/answer.ts';
import { demoUser } from '../../../test/demoUser.ts';
import { renderScreen } from '../../../test/renderApp.tsx';

const LONG = { tags: ['@long'] };

const DELETE = 'DeleteAccountDialogMutation';

beforeEach(() =>
  startSession({ _id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' }, 'secret'),
);
afterEach(endSession);

async function open(changes: object = {}) {
  const app = renderScreen('/account');
  await answer(app.environment, 'AccountScreenQuery', { pushKey: 'key', viewer: demoUser(changes) });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account…' }));
  const element = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
  return { ...app, element, dialog: within(element) };
}

type Dialog = Awaited<ReturnType<typeof open>>['dialog'];

async function confirm(dialog: Dialog, label: string, text: string): Promise<void> {
  if (text) await userEvent.type(dialog.getByLabelText(label), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
}

it('deleting explains the consequences, asks for the password, and ends the session', async () => {
  const { environment, address, element, dialog } = await open();
  expect(element).toHaveTextContent(/websites are closed.*Past orders keep only/);
  expect(dialog.getByLabelText('Your password')).toHaveAttribute('autocomplete', 'current-password');
  await confirm(dialog, 'Your password', 'my password');
  expect(await asked(environment, DELETE)).toEqual({ input: { confirmation: 'my password' } });
  expect(dialog.getByRole('button', { name: 'Delete account' })).toHaveAttribute('aria-busy', 'true');
  await answer(environment, DELETE, { deleteAccount: { __typename: 'DeleteAccountPayload', ok: true } });
  expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
  expect(address()).toBe('/');
  expect(getSession()).toEqual({ token: null, user: null });
});

it('deleting an account without a password asks for the e-mail address', async () => {
  const { environment, dialog } = await open({ hasPassword: false });
  const label = 'To continue, type amelia@example.com';
  await confirm(dialog, label, 'other@example.com');
  expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(
    'This doesn’t match your account’s address.',
  );
  await userEvent.clear(dialog.getByLabelText(label));
  await confirm(dialog, label, 'Amelia@example.com');
  expect(await asked(environment, DELETE)).toEqual({ input: { confirmation: 'Amelia@example.com' } });
});

it('a wrong password is reported in the dialog', LONG, async () => {
  const { environment, address, dialog } = await open();
  await confirm(dialog, 'Your password', 'wrong');
  await answer(environment, DELETE, {
    deleteAccount: {
      __typename: 'ValidationError',
      message: 'Failed to delete your account.',
      fields: [{ path: 'confirmation', message: 'This is not your password.' }],
    },
  });
  const password = dialog.getByLabelText('Your password');
  await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your password.'));
  expect(password).toHaveFocus();
  expect(password).toHaveValue('wrong');
  expect(address()).toBe('/account');
  expect(getSession().token).toBe('secret');
});

it.each([
  [
    { deleteAccount: { __typename: 'RateLimitedError', message: 'Too many tries.', retryAfterSeconds: 5 } },
    'Too many tries. You can try again in 5 seconds.',
  ],
  [new NetworkProblem('network'), 'Failed to delete your account.'],
])('a failed deletion is reported in the dialog: %j', LONG, async (outcome, text) => {
  const { environment, dialog } = await open();
  await confirm(dialog, 'Your password', 'my password');
  await answer(environment, DELETE, outcome);
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  expect(getSession().token).toBe('secret');
});

it(
  'an empty password is refused without a call to the server, and Cancel closes the dialog',
  LONG,
  async () => {
    const { environment, element, dialog } = await open();
    await confirm(dialog, 'Your password', '');
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password.');
    expect(
      environment.mock.getAllOperations().map(({ request }) => request.node.operation.name),
    ).not.toContain(DELETE);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(element).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete my account…' })).toHaveFocus());
  },
);
