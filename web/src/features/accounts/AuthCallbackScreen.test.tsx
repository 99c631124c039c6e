import { configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, getSession, startSession } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const OPERATION = 'AuthCallbackScreenMutation';
const user = { id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' };
const done = { exchangeLoginCode: { __typename: 'AuthPayload', token: 'secret', user } };

// As the app runs: effects are run twice.
beforeEach(() => configure({ reactStrictMode: true }));
afterEach(() => {
  configure({ reactStrictMode: false });
  endSession();
});

it('the token is removed from the address, exchanged once, and leads to /dashboard', async () => {
  const { environment, address } = renderScreen('/auth/callback?token=0123');
  expect(await screen.findByRole('heading', { level: 1, name: 'Finalizing login...' })).toBeVisible();
  expect(await asked(environment, OPERATION)).toEqual({ input: { code: '0123' } });
  await waitFor(() => expect(address()).toBe('/auth/callback'));
  expect(screen.getByText('Finalizing login...')).toBeVisible();
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await answer(environment, OPERATION, done);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(getSession()).toEqual({
    token: 'secret',
    user: { _id: user.id, name: user.name, email: user.email },
  });
});

it.each([
  ['redirect=%2Fpackages&upgrading=abc', '/packages?upgrading=abc'],
  ['/account', '/account'],
  ['redirect=%2F%2Fevil.example', '/dashboard'],
])('the stored redirect %s is followed once', async (stored, path) => {
  writeStored('redirectState', stored);
  const { environment, address } = renderScreen('/auth/callback?token=code');
  await answer(environment, OPERATION, done);
  await waitFor(() => expect(address()).toBe(path));
  expect(readStored('redirectState')).toBeNull();
});

it.each(['/auth/callback', '/auth/callback?token='])(
  'the callback address %s leads to Login with an explanation',
  async (path) => {
    const { environment, address } = renderScreen(path);
    await waitFor(() => expect(address()).toBe('/login?error=token-missing'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Google didn’t complete the sign-in.');
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  },
);

it.each([
  { exchangeLoginCode: { __typename: 'NotFoundError', message: '' } },
  { exchangeLoginCode: { __typename: 'RateLimitedError', message: '', retryAfterSeconds: 60 } },
  { exchangeLoginCode: { __typename: 'SomethingNewer' } },
  new NetworkProblem('network'),
  new NetworkProblem('timeout'),
])('after %s no user is signed in, and Login says why', async (outcome) => {
  startSession({ _id: 'VXNlcjoy', name: 'Before', email: 'before@example.com' }, 'older');
  const { environment, address } = renderScreen('/auth/callback?token=code');
  await answer(environment, OPERATION, outcome);
  await waitFor(() => expect(address()).toBe('/login?error=auth-failed'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch user details');
  expect(getSession()).toEqual({ token: null, user: null });
});
