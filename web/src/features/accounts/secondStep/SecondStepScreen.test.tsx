import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { endSession, getSession } from '../../../lib/session.ts';
import { answer, asked, pending } from '../../../test/answer.ts';
import { renderScreen } from '../../../test/renderApp.tsx';

afterEach(() => endSession());

const LOGIN = 'LoginScreenMutation';
const FINISH = 'SecondStepScreenMutation';
const needed = {
  __typename: 'SecondStepNeededError',
  message: 'Please enter the code of your authenticator app.',
  challenge: 'a challenge',
  factors: ['AUTHENTICATOR'],
};
const user = { id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' };

/** The login screen after a right password. */
async function open(changes: object = {}) {
  const app = renderScreen('/login?redirect=%2Fpackages');
  await userEvent.type(await screen.findByLabelText('Email'), 'amelia@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a good one');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await answer(app.environment, LOGIN, { login: { ...needed, ...changes } });
  await screen.findByRole('heading', { level: 1, name: 'One more step' });
  return app;
}
const enter = async (code: string) => {
  await userEvent.type(screen.getByRole('textbox'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

it('a right password leads to the second step, and a code to the page that was asked for', async () => {
  const { environment, address } = await open();
  expect(getSession().token).toBeNull();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await enter('123456');
  expect(await asked(environment, FINISH)).toEqual({ input: { challenge: 'a challenge', code: '123456' } });
  await answer(environment, FINISH, { finishSignIn: { __typename: 'AuthPayload', token: 'secret', user } });
  await waitFor(() => expect(address()).toBe('/packages'));
  expect(getSession().token).toBe('secret');
});

it('a wrong code is shown at its field', async () => {
  const { environment } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Please enter a code.');
  expect(pending(environment, FINISH)).toEqual([]);
  await enter('000000');
  const fields = [{ path: 'code', message: 'This code is wrong.' }];
  await answer(environment, FINISH, { finishSignIn: { __typename: 'ValidationError', message: '', fields } });
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/This code is wrong\./);
});

it('who has lost the phone enters a recovery code', async () => {
  const { environment } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await enter('abcd-efgh');
  expect(await asked(environment, FINISH)).toEqual({
    input: { challenge: 'a challenge', code: 'abcd-efgh' },
  });
});

it('a sign-in that took too long begins again with the password', async () => {
  const { environment } = await open();
  await enter('123456');
  const message = 'This sign-in took too long. Please sign in again.';
  await answer(environment, FINISH, { finishSignIn: { __typename: 'NotFoundError', message } });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('an account with only a passkey is asked for it, or for a recovery code', async () => {
  const { environment } = await open({ factors: ['PASSKEY'] });
  expect(screen.queryByRole('button', { name: 'Use my authenticator app instead' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Recovery code')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with a passkey' }));
  await answer(environment, 'usePasskeySignInStartMutation', {
    startPasskeySignIn: { __typename: 'StartPasskeySignInPayload', ticket: 'a ticket', options: '{}' },
  });
  // jsdom has no passkeys.
  expect(
    await screen.findByText('This browser cannot use passkeys. Please use another browser.'),
  ).toBeVisible();
  expect(getSession().token).toBeNull();
});
