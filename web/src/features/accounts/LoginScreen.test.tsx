import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { endSession, getSession } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { stayHere } from '../../test/stubBrowser.ts';

const LONG = { tags: ['@long'] };

afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const OPERATION = 'LoginScreenMutation';
const user = { id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' };

async function signIn(password = 'a good one'): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Email'), 'amelia@example.com');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

it('signing in stores user and token and opens /dashboard', async () => {
  const { environment, address } = renderScreen('/login');
  await signIn();
  expect(await asked(environment, OPERATION)).toEqual({
    input: { email: 'amelia@example.com', password: 'a good one' },
  });
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true');
  await answer(environment, OPERATION, { login: { __typename: 'AuthPayload', token: 'secret', user } });
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(getSession()).toEqual({
    token: 'secret',
    user: { _id: user.id, name: user.name, email: user.email },
  });
});

it('signing in follows the redirect with the extra query values', async () => {
  const { environment, address } = renderScreen('/login?redirect=%2Fpackages&upgrading=abc');
  await signIn();
  await answer(environment, OPERATION, { login: { __typename: 'AuthPayload', token: 'secret', user } });
  await waitFor(() => expect(address()).toBe('/packages?upgrading=abc'));
});

it('going back after signing in skips the login page', LONG, async () => {
  const { environment, router, address } = renderScreen('/contact');
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate({ to: '/login', search: { redirect: '/packages' } }));
  await signIn();
  await answer(environment, OPERATION, { login: { __typename: 'AuthPayload', token: 'secret', user } });
  await waitFor(() => expect(address()).toBe('/packages'));
  act(() => router.history.back());
  await waitFor(() => expect(address()).toBe('/contact'));
});

it('a redirect to another host is not followed', async () => {
  const { environment, address } = renderScreen('/login?redirect=%2F%2Fevil.example');
  await signIn();
  await answer(environment, OPERATION, { login: { __typename: 'AuthPayload', token: 'secret', user } });
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

it("the login form shows the server's message and keeps the typed values", LONG, async () => {
  const { environment, address } = renderScreen('/login');
  await signIn('wrong');
  const message = 'E-mail or password is wrong.';
  await answer(environment, OPERATION, { login: { __typename: 'UnauthenticatedError', message } });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toHaveValue('amelia@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  expect(address()).toBe('/login');
  expect(getSession().token).toBeNull();
});

it('the login form shows validation errors at their fields', LONG, async () => {
  const { environment } = renderScreen('/login');
  await signIn();
  await answer(environment, OPERATION, {
    login: {
      __typename: 'ValidationError',
      message: 'Please check the form.',
      fields: [{ path: 'email', message: 'That address does not exist.' }],
    },
  });
  const email = await screen.findByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('That address does not exist.'));
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
});

it.each([
  [new NetworkProblem('connection'), 'Login failed.'],
  [
    new NetworkProblem('client', { status: 429, serverMessage: 'Too many tries. Wait a minute.' }),
    'Too many tries. Wait a minute.',
  ],
])('the login form shows a failed call in an alert: %s', LONG, async (problem, text) => {
  const { environment } = renderScreen('/login');
  await signIn();
  await answer(environment, OPERATION, problem);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-busy');
});

it('a missing value is reported without a call to the server, and its field gets the focus', async () => {
  const { environment } = renderScreen('/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it('the login and register screens pass the query to each other', async () => {
  const { address } = renderScreen('/login?redirect=%2Fpackages&upgrading=abc');
  await userEvent.click(await screen.findByRole('link', { name: 'Sign up' }));
  await waitFor(() => expect(address()).toBe('/register?redirect=%2Fpackages&upgrading=abc'));
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(address()).toContain('upgrading=abc'));
});

it.each([
  ['token-missing', 'Google didn’t complete the sign-in.'],
  ['auth-failed', 'Failed to fetch user details'],
  ['email-unverified', 'Google has not verified that email address.'],
  ['too-many-tries', 'There have been too many Google sign-ins from your connection.'],
])('the login screen explains the Google error %s', async (error, text) => {
  renderScreen(`/login?error=${error}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it.each(['something-else', 'constructor'])('the unknown error %s is not shown', async (error) => {
  renderScreen(`/login?error=${error}`);
  await screen.findByRole('button', { name: 'Sign In' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the alert of the address disappears on submit', LONG, async () => {
  const { environment } = renderScreen('/login?error=auth-failed');
  await screen.findByRole('alert');
  await signIn('wrong');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const message = 'E-mail or password is wrong.';
  await answer(environment, OPERATION, { login: { __typename: 'UnauthenticatedError', message } });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('too many attempts show how long to wait, until the wait is over', LONG, async () => {
  const { environment } = renderScreen('/login');
  await signIn('wrong');
  vi.useFakeTimers();
  await answer(environment, OPERATION, {
    login: { __typename: 'RateLimitedError', message: 'Too many tries.', retryAfterSeconds: 90 },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Too many tries. You can try again in 2 minutes.');
  await act(() => vi.advanceTimersByTimeAsync(89_999));
  expect(screen.getByRole('alert')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
});

it('the login fields have autocomplete tokens for password managers', async () => {
  renderScreen('/login');
  const email = await screen.findByLabelText('Email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(email).toHaveAttribute('name', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('Password')).toHaveAttribute('name', 'password');
});

it('the Google button stores the query and leads to Google', async () => {
  stayHere();
  renderScreen('/login?redirect=%2Fpackages&upgrading=abc');
  const google = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(google).toHaveAttribute('href', '/api/v1/users/google');
  await userEvent.click(google);
  expect(Object.fromEntries(new URLSearchParams(readStored('redirectState') ?? ''))).toEqual({
    redirect: '/packages',
    upgrading: 'abc',
  });
});

it('the Google button removes the stored query of an earlier sign-in', async () => {
  stayHere();
  writeStored('redirectState', 'redirect=%2Fpackages');
  renderScreen('/login');
  await userEvent.click(await screen.findByRole('link', { name: 'Continue with Google' }));
  expect(readStored('redirectState')).toBeNull();
});
