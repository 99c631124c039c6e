import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { NetworkProblem } from '../../../relay/networkProblem.ts';
import { answer, asked } from '../../../test/answer.ts';
import { demoUser } from '../../../test/demoUser.ts';
import { renderScreen } from '../../../test/renderApp.tsx';

const LONG = { tags: ['@long'] };

const CHANGE = 'EmailDetailsChangeMutation';
const CANCEL = 'EmailDetailsCancelMutation';
const SEND = 'useSendVerificationMutation';

beforeEach(() =>
  startSession({ _id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' }, 'secret'),
);
afterEach(endSession);

async function open(changes: object = {}) {
  const app = renderScreen('/account');
  await answer(app.environment, 'AccountScreenQuery', { pushKey: 'key', viewer: demoUser(changes) });
  const details = within(await screen.findByRole('region', { name: 'Your details' }));
  return { ...app, details };
}

type Details = Awaited<ReturnType<typeof open>>['details'];

async function change(details: Details, email: string, password?: string): Promise<void> {
  await userEvent.click(details.getByRole('button', { name: 'Change email address' }));
  expect(details.getByLabelText('New email address')).toHaveFocus();
  if (email) await userEvent.type(details.getByLabelText('New email address'), email);
  if (password) await userEvent.type(details.getByLabelText('Password'), password);
  await userEvent.click(details.getByRole('button', { name: 'Send link' }));
}

it('an unverified address can get a fresh link', async () => {
  const { environment, details } = await open({ emailVerified: false });
  expect(details.getByText('Not verified')).toBeVisible();
  await userEvent.click(details.getByRole('button', { name: 'Resend the link to amelia@example.com' }));
  await answer(environment, SEND, {
    sendVerification: { __typename: 'SendVerificationPayload', email: 'amelia@example.com' },
  });
  expect(await screen.findByText('A new link is on its way to amelia@example.com.')).toBeVisible();
});

it('a new address asks for the password and waits for its link', async () => {
  const { environment, details } = await open();
  await change(details, ' new@example.com ', 'my password');
  expect(await asked(environment, CHANGE)).toEqual({
    input: { email: 'new@example.com', password: 'my password' },
  });
  expect(details.queryByText('Waiting for new@example.com.')).not.toBeInTheDocument();
  await answer(environment, CHANGE, {
    requestEmailChange: {
      __typename: 'RequestEmailChangePayload',
      user: { id: 'VXNlcjox', email: 'amelia@example.com', pendingEmail: 'new@example.com' },
    },
  });
  expect(await details.findByText('Waiting for new@example.com.')).toBeVisible();
  expect(screen.getByText('We sent a link to new@example.com.')).toBeVisible();
  expect(details.queryByLabelText('New email address')).not.toBeInTheDocument();
  expect(details.getByRole('button', { name: 'Change email address' })).toHaveFocus();
});

it('a new address of an account without a password asks for none', LONG, async () => {
  const { environment, details } = await open({ hasPassword: false });
  await change(details, 'new@example.com');
  expect(details.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(await asked(environment, CHANGE)).toEqual({ input: { email: 'new@example.com', password: null } });
});

it('the form has autocomplete tokens for password managers', async () => {
  const { details } = await open();
  await userEvent.click(details.getByRole('button', { name: 'Change email address' }));
  expect(details.getByLabelText('New email address')).toHaveAttribute('autocomplete', 'email');
  expect(details.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

it('invalid values are reported at the fields without a call to the server', LONG, async () => {
  const { environment, details } = await open();
  await change(details, 'amelia@example.com');
  const email = details.getByLabelText('New email address');
  expect(email).toHaveAccessibleDescription('That’s already your email address.');
  expect(email).toHaveFocus();
  expect(details.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.');
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain(
    CHANGE,
  );
});

it.each([
  [
    {
      requestEmailChange: {
        __typename: 'RateLimitedError',
        message: 'Too many tries.',
        retryAfterSeconds: 600,
      },
    },
    'Too many tries. You can try again in 10 minutes.',
  ],
  [{ requestEmailChange: { __typename: 'SomethingNewer' } }, 'Failed to change your email address.'],
  [new NetworkProblem('network'), 'Failed to change your email address.'],
])('a failure is shown in the form, which keeps the typed values: %j', LONG, async (outcome, text) => {
  const { environment, details } = await open();
  await change(details, 'new@example.com', 'my password');
  await answer(environment, CHANGE, outcome);
  expect(await details.findByRole('alert')).toHaveTextContent(text);
  expect(details.getByLabelText('New email address')).toHaveValue('new@example.com');
  expect(details.getByLabelText('Password')).toHaveValue('my password');
});

it('a wrong password is reported at the field', LONG, async () => {
  const { environment, details } = await open();
  await change(details, 'new@example.com', 'wrong');
  await answer(environment, CHANGE, {
    requestEmailChange: {
      __typename: 'ValidationError',
      message: 'Update failed.',
      fields: [{ path: 'password', message: 'This is not your password.' }],
    },
  });
  const password = details.getByLabelText('Password');
  expect(password).toHaveAccessibleDescription('This is not your password.');
  expect(password).toHaveFocus();
});

it('a pending address gets its link again after the password is given', LONG, async () => {
  const { environment, details } = await open({ pendingEmail: 'new@example.com' });
  await userEvent.click(details.getByRole('button', { name: 'Resend the link to new@example.com' }));
  expect(details.getByLabelText('New email address')).toHaveValue('new@example.com');
  await userEvent.type(details.getByLabelText('Password'), 'my password');
  await userEvent.click(details.getByRole('button', { name: 'Send link' }));
  expect(await asked(environment, CHANGE)).toEqual({
    input: { email: 'new@example.com', password: 'my password' },
  });
});

it('a password error of an account without a password is shown in the alert', LONG, async () => {
  const { environment, details } = await open({ hasPassword: false });
  await change(details, 'new@example.com');
  await answer(environment, CHANGE, {
    requestEmailChange: {
      __typename: 'ValidationError',
      message: 'Not changed.',
      fields: [{ path: 'password', message: 'Please sign in with Google again.' }],
    },
  });
  expect(await details.findByRole('alert')).toHaveTextContent(
    'Not changed. Please sign in with Google again.',
  );
});

it('a pending address can be cancelled', async () => {
  const { environment, details } = await open({ pendingEmail: 'new@example.com' });
  await userEvent.click(details.getByRole('button', { name: 'Cancel the change' }));
  await answer(environment, CANCEL, {
    cancelEmailChange: {
      __typename: 'CancelEmailChangePayload',
      user: { id: 'VXNlcjox', pendingEmail: null },
    },
  });
  expect(await screen.findByText('Your address stays the same.')).toBeVisible();
  expect(details.queryByText('Waiting for new@example.com.')).not.toBeInTheDocument();
});

it.each([
  [
    { cancelEmailChange: { __typename: 'NotFoundError', message: 'Nothing is waiting.' } },
    'Nothing is waiting.',
  ],
  [new NetworkProblem('network'), 'Failed to cancel the change.'],
])('a failed cancellation shows its error: %j', async (outcome, text) => {
  const { environment, details } = await open({ pendingEmail: 'new@example.com' });
  await userEvent.click(details.getByRole('button', { name: 'Cancel the change' }));
  await answer(environment, CANCEL, outcome);
  expect(await details.findByRole('alert')).toHaveTextContent(text);
  expect(details.getByText('Waiting for new@example.com.')).toBeVisible();
});
