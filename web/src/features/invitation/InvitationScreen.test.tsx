import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { endSession, getSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const QUERY = 'InvitationScreenQuery';
const ACCEPT = 'InvitationScreenMutation';

afterEach(() => endSession());
const signIn = (email = 'cook@example.org') =>
  startSession({ _id: 'VXNlcjox', name: 'Carl', email }, 'secret');

const invitation = (changes: object = {}) => ({
  invitation: {
    restaurantName: 'Da Lucia',
    ownerName: 'Lucia',
    email: 'cook@example.org',
    role: 'KITCHEN',
    isAccepted: false,
    ...changes,
  },
});

/** The page with its data. */
async function open(data: Record<string, unknown> | Error = invitation()) {
  const app = renderScreen('/invitation/mailed.token');
  expect(await asked(app.environment, QUERY)).toEqual({ token: 'mailed.token' });
  await answer(app.environment, QUERY, data);
  return app;
}

it.each([
  ['KITCHEN', /^Lucia invites you to help with Da Lucia\./],
  ['MANAGER', /^Lucia invites you to manage Da Lucia\./],
])('a guest reads who invites them as %s, and gets back here from both forms', async (role, text) => {
  await open(invitation({ role }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Join the team of Da Lucia' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  for (const [name, path] of [
    ['Create an account', '/register'],
    ['Sign in', '/login'],
  ] as const) {
    const url = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
    expect(url.pathname).toBe(path);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      redirect: '/invitation/mailed.token',
      email: 'cook@example.org',
    });
  }
});

it('the address of the invitation is filled in', async () => {
  const { address } = await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }));
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('cook@example.org');
  expect(address()).toContain('/register?');
});

it('a signed-in person accepts with their name and comes to the orders', async () => {
  signIn();
  const { environment, address } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept as Carl' }));
  expect(await asked(environment, ACCEPT)).toEqual({ input: { token: 'mailed.token' } });
  await answer(environment, ACCEPT, { acceptInvitation: { __typename: 'AcceptInvitationPayload' } });
  await waitFor(() => expect(address()).toBe('/orders'));
  expect(await screen.findByText('You are in the team of Da Lucia.')).toBeInTheDocument();
});

it('a person who is signed in with another address reads whose invitation it is, and can change the account', async () => {
  signIn('carl@example.com');
  const { environment } = await open();
  expect(
    await screen.findByText(
      /The invitation is for cook@example\.org\. Please sign in with that address to accept\.$/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept as Carl' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
  await answer(environment, 'useLogoutMutation', { logout: { ok: true } });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
});

it.each([
  [
    { acceptInvitation: { __typename: 'ConflictError', message: 'This person has access already.' } },
    'This person has access already.',
  ],
  [new NetworkProblem('network'), 'The invitation could not be accepted.'],
])('a refused acceptance says why and can be repeated: %s', async (outcome, text) => {
  signIn();
  const { environment } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept as Carl' }));
  await answer(environment, ACCEPT, outcome);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept as Carl' })).toBeEnabled();
});

it('another account: signs out and stays on the invitation', async () => {
  signIn();
  const { environment, address } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
  await answer(environment, 'useLogoutMutation', { logout: { ok: true } });
  expect(getSession().token).toBeNull();
  expect(address()).toBe('/invitation/mailed.token');
});

it('an invitation that the person has accepted leads to the orders', async () => {
  signIn();
  await open(invitation({ isAccepted: true }));
  expect(await screen.findByText('You are in the team of Da Lucia.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the orders' })).toHaveAttribute('href', '/orders');
});

it('an unknown invitation says what to do', async () => {
  await open({ invitation: null });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This invitation does not work any more' }),
  ).toBeVisible();
  expect(screen.getByText(/Please ask the restaurant to invite you again\.$/)).toBeVisible();
});
