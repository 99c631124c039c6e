import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, getSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';

const OPERATION = 'VerifyEmailScreenMutation';
const user = {
  id: 'VXNlcjox',
  name: 'Amelia',
  email: 'new@example.com',
  emailVerified: true,
  pendingEmail: null,
};
const verified = (viewer: object | null) => ({
  verifyEmail: { __typename: 'VerifyEmailPayload', email: 'new@example.com', user: viewer },
});

const signIn = (): void =>
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'old@example.com' }, 'secret');

beforeEach(() => configure({ reactStrictMode: true }));
afterEach(() => {
  configure({ reactStrictMode: false });
  endSession();
});

it('the link confirms the address once and leads to the dashboard', async () => {
  signIn();
  const { environment, address } = renderApp('/verify-email/mailed-token');
  expect(await screen.findByText(/Confirming your/)).toBeVisible();
  expect(await asked(environment, OPERATION)).toEqual({ input: { token: 'mailed-token' } });
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await answer(environment, OPERATION, verified(user));
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('new@example.com');
  expect(getSession().user?.email).toBe('new@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Go to your dashboard' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

it('a confirmed link leads a guest to Login', async () => {
  const { environment } = renderApp('/verify-email/mailed-token');
  await answer(environment, OPERATION, verified(null));
  await screen.findByRole('heading', { name: 'Your address is confirmed' });
  const link = screen.getByRole('main').querySelector('a');
  expect(link).toHaveTextContent('Sign in');
  expect(link).toHaveAttribute('href', '/login');
});

it('a signed-in user gets a fresh link for a used or expired one', async () => {
  signIn();
  const { environment } = renderApp('/verify-email/mailed-token');
  await answer(environment, OPERATION, { verifyEmail: { __typename: 'NotFoundError', message: '' } });
  expect(await screen.findByRole('heading', { name: 'This link did not work' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('This link has already been used or has expired.');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  await answer(environment, 'useSendVerificationMutation', {
    sendVerification: { __typename: 'SendVerificationPayload', email: 'old@example.com' },
  });
  expect(await screen.findByText('A new link is on its way to old@example.com.')).toBeVisible();
});

it('a guest with a used or expired link signs in first', async () => {
  const { environment } = renderApp('/verify-email/mailed-token');
  const message = 'This link is no longer valid.';
  await answer(environment, OPERATION, { verifyEmail: { __typename: 'NotFoundError', message } });
  await screen.findByRole('heading', { name: 'This link did not work' });
  expect(screen.getByRole('status')).toHaveTextContent(message);
  expect(screen.getByRole('main').querySelector('a')).toHaveAttribute('href', '/login?redirect=%2Faccount');
  expect(screen.queryByRole('button', { name: 'Send a new link' })).not.toBeInTheDocument();
});

it('an address that belongs to another account now is reported', { tags: ['@long'] }, async () => {
  signIn();
  const { environment } = renderApp('/verify-email/mailed-token');
  await answer(environment, OPERATION, { verifyEmail: { __typename: 'ConflictError', message: '' } });
  expect(await screen.findByText(/is now used by another account/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
});

it.each([
  [new NetworkProblem('network'), 'Failed to confirm your email address.'],
  [
    { verifyEmail: { __typename: 'RateLimitedError', message: 'Too many tries.', retryAfterSeconds: 30 } },
    'Too many tries. You can try again in 30 seconds.',
  ],
])('the confirmation can be retried after %s', { tags: ['@long'] }, async (outcome, text) => {
  const { environment } = renderApp('/verify-email/mailed-token');
  await answer(environment, OPERATION, outcome);
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(environment, OPERATION, verified(null));
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
});
