import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const OPERATION = 'useRequestPasswordResetMutation';
const SENT = 'Password reset link sent to your email.';
const sent = { __typename: 'RequestPasswordResetPayload', message: SENT };

const sendButton = () => screen.getByRole('button', { name: 'Send Reset Link' });

async function ask(email = ' amelia@example.com '): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.click(sendButton());
}

it('the form requests a reset link and confirms it with a hint at the spam folder', async () => {
  const { environment, address } = renderScreen('/forgot-password');
  await ask();
  expect(await asked(environment, OPERATION)).toEqual({ input: { email: 'amelia@example.com' } });
  expect(sendButton()).toHaveAttribute('aria-busy', 'true');
  await answer(environment, OPERATION, { requestPasswordReset: sent });
  expect(await screen.findByRole('status')).toHaveTextContent(SENT);
  expect(screen.getByRole('status')).toHaveTextContent('spam folder');
  expect(sendButton()).not.toHaveAttribute('aria-busy');
  expect(address()).toBe('/forgot-password');
});

it('a second reset link is announced again', async () => {
  const { environment } = renderScreen('/forgot-password');
  await ask();
  await answer(environment, OPERATION, { requestPasswordReset: sent });
  const first = await screen.findByRole('status');
  await userEvent.click(sendButton());
  await answer(environment, OPERATION, { requestPasswordReset: sent });
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByRole('status')).toHaveTextContent(SENT);
});

it('a failure replaces an earlier success', { tags: ['@long'] }, async () => {
  const { environment } = renderScreen('/forgot-password');
  await ask();
  await answer(environment, OPERATION, { requestPasswordReset: sent });
  await screen.findByRole('status');
  await userEvent.click(sendButton());
  await answer(environment, OPERATION, new NetworkProblem('network'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send reset link.');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  [
    { __typename: 'RateLimitedError', message: 'Too many tries.', retryAfterSeconds: 120 },
    'Too many tries. You can try again in 2 minutes.',
  ],
  [
    { __typename: 'RateLimitedError', message: '', retryAfterSeconds: 30 },
    'Failed to send reset link. You can try again in 30 seconds.',
  ],
  [{ __typename: 'ValidationError', message: 'Please check it.', fields: [] }, 'Please check it.'],
  [{ __typename: 'SomethingNewer' }, 'Failed to send reset link.'],
])(
  'the reset form shows the returned error %j and keeps the typed address',
  async (requestPasswordReset, text) => {
    const { environment } = renderScreen('/forgot-password');
    await ask();
    await answer(environment, OPERATION, { requestPasswordReset });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveDisplayValue(/amelia@example\.com/);
  },
);

it("the server's field error is shown at the address field, which gets the focus", async () => {
  const { environment } = renderScreen('/forgot-password');
  await ask();
  await answer(environment, OPERATION, {
    requestPasswordReset: {
      __typename: 'ValidationError',
      message: 'Failed to send reset link.',
      fields: [{ path: 'email', message: 'Please check the email address.' }],
    },
  });
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Please check the email address.'));
  expect(email).toHaveFocus();
});

it.each([
  [new NetworkProblem('connection'), 'Failed to send reset link.'],
  [new NetworkProblem('client', { status: 429, serverMessage: 'Wait a minute.' }), 'Wait a minute.'],
])('the reset form shows a failed call in an alert: %s', { tags: ['@long'] }, async (problem, text) => {
  const { environment } = renderScreen('/forgot-password');
  await ask();
  await answer(environment, OPERATION, problem);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(sendButton()).not.toHaveAttribute('aria-busy');
});

it('an empty address is refused without a call to the server', async () => {
  const { environment } = renderScreen('/forgot-password');
  await userEvent.click(await screen.findByRole('button', { name: 'Send Reset Link' }));
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAccessibleDescription('Please enter your email address.');
  expect(email).toHaveFocus();
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it('Login and Forgot Password link to each other and keep the query', async () => {
  const { address } = renderScreen('/login?redirect=%2Fpackages&upgrading=abc');
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot Password?' }));
  await waitFor(() => expect(address()).toBe('/forgot-password?redirect=%2Fpackages&upgrading=abc'));
  await userEvent.click(await screen.findByRole('link', { name: 'Back to sign in' }));
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fpackages&upgrading=abc'));
});
