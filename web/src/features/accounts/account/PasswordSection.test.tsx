import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { NetworkProblem } from '../../../relay/networkProblem.ts';
import { answer, asked } from '../../../test/answer.ts';
import { demoSession, demoUser } from '../../../test/demoUser.ts';
import { renderScreen } from '../../../test/renderApp.tsx';

const LONG = { tags: ['@long'] };

const CHANGE = 'PasswordSectionMutation';
const RESET = 'useRequestPasswordResetMutation';
const LABELS = ['Current password', 'New password', 'Confirm new password'];

beforeEach(() =>
  startSession({ _id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' }, 'secret'),
);
afterEach(endSession);

async function open(changes: object = {}) {
  const app = renderScreen('/account');
  await answer(app.environment, 'AccountScreenQuery', { pushKey: 'key', viewer: demoUser(changes) });
  const section = within(await screen.findByRole('region', { name: 'Password' }));
  return { ...app, section };
}

type Section = Awaited<ReturnType<typeof open>>['section'];

async function change(section: Section, ...values: string[]): Promise<void> {
  for (const [index, label] of LABELS.entries())
    if (values[index]) await userEvent.type(section.getByLabelText(label), values[index]);
  await userEvent.click(section.getByRole('button', { name: 'Change password' }));
}

it('changing the password clears the form and shows the remaining sessions', async () => {
  const here = demoSession('one', { device: 'Firefox on Windows', isCurrent: true });
  const { environment, section } = await open({ sessions: [here, demoSession('two')] });
  expect(screen.getByText('Safari on iPhone')).toBeVisible();
  await change(section, 'old password', 'a good new one', 'a good new one');
  expect(await asked(environment, CHANGE)).toEqual({
    input: { currentPassword: 'old password', newPassword: 'a good new one' },
  });
  await answer(environment, CHANGE, {
    changePassword: { __typename: 'ChangePasswordPayload', user: { id: 'VXNlcjox', sessions: [here] } },
  });
  expect(
    await screen.findByText('Your new password is set. You’re signed out everywhere else.'),
  ).toBeVisible();
  for (const label of LABELS) expect(section.getByLabelText(label)).toHaveValue('');
  expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument();
});

it('the form names the password rule and has autocomplete tokens for password managers', async () => {
  const { section } = await open();
  expect(section.getByLabelText('New password')).toHaveAccessibleDescription(/8 to 128 characters/);
  expect(LABELS.map((label) => section.getByLabelText(label).getAttribute('autocomplete'))).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
});

it.each([
  [['', 'long enough', 'long enough'], 'Current password', 'Please enter your password.'],
  [['old', '', ''], 'New password', 'Required.'],
  [['old', 'short', 'short'], 'New password', 'Min 8 characters'],
  [['old', 'long enough', 'long enuogh'], 'Confirm new password', 'Passwords must match.'],
])('the values %j have their error at %s', LONG, async (values, label, text) => {
  const { environment, section } = await open();
  await change(section, ...values);
  expect(section.getByLabelText(label)).toHaveAccessibleDescription(text);
  expect(section.getByLabelText(label)).toHaveFocus();
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain(
    CHANGE,
  );
});

it.each([
  ['currentPassword', 'Current password', 'This is not your password.'],
  ['newPassword', 'New password', 'This password is too common. Please choose another one.'],
])("the server's error for %s is shown at %s", LONG, async (path, label, message) => {
  const { environment, section } = await open();
  await change(section, 'old password', 'password123', 'password123');
  await answer(environment, CHANGE, {
    changePassword: {
      __typename: 'ValidationError',
      message: 'Update failed.',
      fields: [{ path, message }],
    },
  });
  expect(section.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(section.getByLabelText(label)).toHaveFocus();
  expect(section.getByLabelText('New password')).toHaveValue('password123');
});

it.each([
  [
    { changePassword: { __typename: 'RateLimitedError', message: 'Too many tries.', retryAfterSeconds: 61 } },
    'Too many tries. You can try again in 2 minutes.',
  ],
  [new NetworkProblem('timeout'), 'Failed to change your password.'],
])('a failure is shown in the form, which keeps the typed values: %j', LONG, async (outcome, text) => {
  const { environment, section } = await open();
  await change(section, 'old password', 'a good new one', 'a good new one');
  await answer(environment, CHANGE, outcome);
  expect(await section.findByRole('alert')).toHaveTextContent(text);
  expect(section.getByLabelText('Current password')).toHaveValue('old password');
});

it('an account without a password is mailed a link to choose one', LONG, async () => {
  const { environment, section } = await open({ hasPassword: false });
  expect(section.queryByLabelText('Current password')).not.toBeInTheDocument();
  await userEvent.click(section.getByRole('button', { name: 'Email me a link' }));
  expect(await asked(environment, RESET)).toEqual({ input: { email: 'amelia@example.com' } });
  await answer(environment, RESET, {
    requestPasswordReset: {
      __typename: 'RequestPasswordResetPayload',
      message: 'Password reset link sent to your email.',
    },
  });
  expect(await section.findByRole('status')).toHaveTextContent('Password reset link sent to your email.');
});

it('a link that could not be sent is reported', LONG, async () => {
  const { environment, section } = await open({ hasPassword: false });
  await userEvent.click(section.getByRole('button', { name: 'Email me a link' }));
  await answer(environment, RESET, new NetworkProblem('network'));
  expect(await section.findByRole('alert')).toHaveTextContent('Failed to send reset link.');
});
