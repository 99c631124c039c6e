import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { endSession, getSession } from '../../lib/session.ts';
import { readStored } from '../../lib/storage.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { stayHere } from '../../test/stubBrowser.ts';

const LONG = { tags: ['@long'] };

afterEach(endSession);

const OPERATION = 'RegisterScreenMutation';

async function createAccount(password = 'long enough'): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Full name'), ' Amelia Hart ');
  await userEvent.type(screen.getByLabelText('Email'), 'amelia@example.com');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

it('registration creates the account, signs in and follows the redirect', async () => {
  const { environment, address } = renderScreen('/register?redirect=%2Fsetup');
  await createAccount();
  expect(await asked(environment, OPERATION)).toEqual({
    input: { name: 'Amelia Hart', email: 'amelia@example.com', password: 'long enough' },
  });
  await answer(environment, OPERATION, {
    register: {
      __typename: 'AuthPayload',
      token: 'secret',
      user: { id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' },
    },
  });
  await waitFor(() => expect(address()).toBe('/setup'));
  expect(getSession().token).toBe('secret');
});

it.each([
  [{ __typename: 'ConflictError', message: 'There is already an account.' }, 'There is already an account.'],
  [
    { __typename: 'RateLimitedError', message: 'Too many tries.', retryAfterSeconds: 120 },
    'Too many tries. You can try again in 2 minutes.',
  ],
  [{ __typename: 'ConflictError', message: '' }, 'Registration failed.'],
])('the registration form shows the returned error %j', async (register, text) => {
  const { environment } = renderScreen('/register');
  await createAccount();
  await answer(environment, OPERATION, { register });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Full name')).toHaveValue(' Amelia Hart ');
  expect(getSession().token).toBeNull();
});

it('the registration form shows a failed call in an alert', LONG, async () => {
  const { environment } = renderScreen('/register');
  await createAccount();
  await answer(environment, OPERATION, new NetworkProblem('timeout'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed.');
});

it('a short password is refused at its field', LONG, async () => {
  const { environment } = renderScreen('/register');
  await createAccount('short');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Min 8 characters');
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it('the password help names the rule, and a common password is refused at the field', LONG, async () => {
  const { environment } = renderScreen('/register');
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAccessibleDescription(/8 to 128 characters.*common passwords are not accepted/);
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await createAccount('password123');
  const message = 'This password is too common. Please choose another one.';
  await answer(environment, OPERATION, {
    register: {
      __typename: 'ValidationError',
      message: 'Registration failed.',
      fields: [{ path: 'password', message }],
    },
  });
  await waitFor(() => expect(password).toHaveAccessibleDescription(message));
  expect(password).toHaveFocus();
  expect(password).toHaveValue('password123');
});

it.each([
  ['/register?redirect=%2Fpackages&upgrading=abc', '/packages?upgrading=abc'],
  ['/register', '/dashboard'],
])('from %s the Google button stores the path %s and leads to Google', async (address, path) => {
  stayHere();
  renderScreen(address);
  const google = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(google).toHaveAttribute('href', '/api/v1/users/google');
  await userEvent.click(google);
  expect(readStored('redirectState')).toBe(path);
});
