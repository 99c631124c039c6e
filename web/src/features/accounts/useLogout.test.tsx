import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { getSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));

it('signing out opens /, ends the session on the server and removes user and token', async () => {
  const { environment, address } = renderApp('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/'));
  await answer(environment, 'useLogoutMutation', { logout: { ok: true } });
  expect(getSession()).toEqual({ token: null, user: null });
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
});

it('signing out works without the server and reports it', async () => {
  const { environment } = renderApp('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await answer(environment, 'useLogoutMutation', new NetworkProblem('connection'));
  expect(getSession().token).toBeNull();
  expect(await screen.findByText(/couldn’t reach the server/)).toBeVisible();
});
