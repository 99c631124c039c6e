import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { endSession, getSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const LONG = { tags: ['@long'] };

const OPERATION = 'ResetPasswordScreenMutation';
const user = { id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' };
const done = { resetPassword: { __typename: 'AuthPayload', token: 'secret', user } };
const DONE = 'Password has been reset successfully! Redirecting to login...';

afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const setButton = () => screen.findByRole('button', { name: 'Set new password' });

async function setPassword(password = 'a good new one', confirmation = password): Promise<void> {
  const button = await setButton();
  if (password) await userEvent.type(screen.getByLabelText('New password'), password);
  if (confirmation) await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation);
  await userEvent.click(button);
}

it('a reset sets the password, stores user and token, and confirms it', async () => {
  const { environment, address } = renderScreen('/reset-password/mailed-token');
  await setPassword();
  expect(await asked(environment, OPERATION)).toEqual({
    input: { token: 'mailed-token', password: 'a good new one' },
  });
  expect(await setButton()).toHaveAttribute('aria-busy', 'true');
  await answer(environment, OPERATION, done);
  expect(await screen.findByRole('status')).toHaveTextContent(DONE);
  expect(getSession()).toEqual({
    token: 'secret',
    user: { _id: user.id, name: user.name, email: user.email },
  });
  expect(screen.getByRole('link', { name: 'Continue now' })).toHaveFocus();
  expect(address()).toBe('/reset-password/mailed-token');
});

it('after 3 seconds a reset leads through Login to the dashboard', async () => {
  const { environment, address } = renderScreen('/reset-password/mailed-token');
  await setPassword();
  vi.useFakeTimers();
  await answer(environment, OPERATION, done);
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(screen.getByRole('status')).toHaveTextContent(DONE);
  expect(address()).toBe('/reset-password/mailed-token');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(address()).toBe('/dashboard');
});

it('after 3 seconds a reset leads to Login when the session has ended', LONG, async () => {
  const { environment, address } = renderScreen('/reset-password/mailed-token');
  await setPassword();
  vi.useFakeTimers();
  await answer(environment, OPERATION, done);
  act(endSession);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(address()).toBe('/login');
});

it('Continue now leads on without the wait', LONG, async () => {
  const { environment, address } = renderScreen('/reset-password/mailed-token');
  await setPassword();
  await answer(environment, OPERATION, done);
  await userEvent.click(await screen.findByRole('link', { name: 'Continue now' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

it.each([
  ['', '', 'New password', 'Required.'],
  ['short', 'short', 'New password', 'Min 8 characters'],
  ['long enough', 'long enouhg', 'Confirm new password', 'Passwords must match.'],
])('the password %j confirmed with %j has its error at %s', async (password, confirmation, label, text) => {
  const { environment } = renderScreen('/reset-password/mailed-token');
  await setPassword(password, confirmation);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it('an invalid reset link leads to a new one', LONG, async () => {
  const { environment, address } = renderScreen('/reset-password/mailed-token');
  await setPassword();
  const message = 'This reset link is no longer valid.';
  await answer(environment, OPERATION, { resetPassword: { __typename: 'NotFoundError', message } });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('New password')).toHaveValue('a good new one');
  expect(getSession().token).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Get a new link' }));
  await waitFor(() => expect(address()).toBe('/forgot-password'));
});

it.each([
  [{ __typename: 'NotFoundError', message: '' }, 'Failed to reset password.'],
  [
    { __typename: 'RateLimitedError', message: 'Too many tries.', retryAfterSeconds: 120 },
    'Too many tries. You can try again in 2 minutes.',
  ],
  [{ __typename: 'ValidationError', message: 'Please check it.', fields: [] }, 'Please check it.'],
  [{ __typename: 'SomethingNewer' }, 'Failed to reset password.'],
])('the password form shows the returned error %j', LONG, async (resetPassword, text) => {
  const { environment } = renderScreen('/reset-password/mailed-token');
  await setPassword();
  await answer(environment, OPERATION, { resetPassword });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Confirm new password')).toHaveValue('a good new one');
  expect(getSession().token).toBeNull();
});

it("the server's field error is shown at the password field, which gets the focus", LONG, async () => {
  const { environment } = renderScreen('/reset-password/mailed-token');
  await setPassword();
  await answer(environment, OPERATION, {
    resetPassword: {
      __typename: 'ValidationError',
      message: 'Failed to reset password.',
      fields: [{ path: 'password', message: 'Too many people use this one.' }],
    },
  });
  const password = screen.getByLabelText('New password');
  await waitFor(() => expect(password).toHaveAccessibleDescription('Too many people use this one.'));
  expect(password).toHaveFocus();
});

it.each([
  [new NetworkProblem('timeout'), 'Failed to reset password.'],
  [new NetworkProblem('server', { status: 503, serverMessage: 'Back in a minute.' }), 'Back in a minute.'],
])('the password form shows a failed call in an alert: %s', LONG, async (problem, text) => {
  const { environment } = renderScreen('/reset-password/mailed-token');
  await setPassword();
  await answer(environment, OPERATION, problem);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('link', { name: 'Get a new link' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('a good new one');
  expect(await setButton()).not.toHaveAttribute('aria-busy');
});

it.each(['/reset-password', '/reset-password/', '/reset-password/%20'])(
  'the address %s shows that the token is missing and offers a new link instead of the form',
  async (address) => {
    renderScreen(address);
    expect(await screen.findByRole('alert')).toHaveTextContent('Reset token is missing.');
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  },
);

it('both password fields are marked as new passwords and can be shown', async () => {
  renderScreen('/reset-password/mailed-token');
  await setButton();
  for (const label of ['New password', 'Confirm new password']) {
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
  }
  for (const toggle of screen.getAllByRole('button', { name: 'Show password' }))
    await userEvent.click(toggle);
  for (const label of ['New password', 'Confirm new password'])
    expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
});
