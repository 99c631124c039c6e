import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, getSession, startSession } from '../../../lib/session.ts';
import { NetworkProblem } from '../../../relay/networkProblem.ts';
import { answer, asked } from '../../../test/answer.ts';
import { demoUser } from '../../../test/demoUser.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const LONG = { tags: ['@long'] };

const QUERY = 'AccountScreenQuery';
const UPDATE = 'NameFormMutation';

beforeEach(() =>
  startSession({ _id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' }, 'secret'),
);
afterEach(endSession);

async function open(changes: object = {}) {
  const app = renderApp('/account');
  await answer(app.environment, QUERY, { pushKey: 'key', viewer: demoUser(changes) });
  await screen.findByText('Signed in as Amelia Hart');
  return app;
}

it('the initial in the header opens the account page', async () => {
  const { address } = renderApp('/');
  const link = await screen.findByRole('link', { name: 'Account' });
  expect(link).toHaveTextContent('A');
  await userEvent.click(link);
  await waitFor(() => expect(address()).toBe('/account'));
});

it('the account page shows a skeleton, then its sections', async () => {
  const { environment } = renderApp('/account');
  expect(await screen.findByText('Loading your account…')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await answer(environment, QUERY, { pushKey: 'key', viewer: demoUser() });
  for (const name of ['Your details', 'Password', 'Where you are signed in', 'Your data', 'Delete account'])
    expect(await screen.findByRole('region', { name })).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
});

it('the account page offers Retry when it cannot be loaded', LONG, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderApp('/account');
  await answer(environment, QUERY, new NetworkProblem('network'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your account.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(environment, QUERY, { pushKey: 'key', viewer: demoUser() });
  expect(await screen.findByText('Signed in as Amelia Hart')).toBeVisible();
});

it('the account page ends the session when the server does not know the user', async () => {
  const { environment } = renderApp('/account');
  await answer(environment, QUERY, { pushKey: 'key', viewer: null });
  await waitFor(() => expect(getSession().token).toBeNull());
});

async function rename(name: string): Promise<void> {
  const field = screen.getByLabelText('Full name');
  await userEvent.clear(field);
  if (name) await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
}

it('a new name is shown at once and saved', LONG, async () => {
  const { environment } = await open();
  await rename(' Amelia Lane ');
  expect(await screen.findByText('Signed in as Amelia Lane')).toBeVisible();
  expect(await asked(environment, UPDATE)).toEqual({ input: { name: 'Amelia Lane' } });
  expect(getSession().user?.name).toBe('Amelia Hart');
  await answer(environment, UPDATE, {
    updateAccount: { __typename: 'UpdateAccountPayload', user: { id: 'VXNlcjox', name: 'Amelia Lane' } },
  });
  expect(await screen.findByText('Your name is saved.')).toBeVisible();
  expect(screen.getByText('Signed in as Amelia Lane')).toBeVisible();
  expect(getSession()).toEqual({
    token: 'secret',
    user: { _id: 'VXNlcjox', name: 'Amelia Lane', email: 'amelia@example.com' },
  });
});

it.each([
  [
    {
      updateAccount: {
        __typename: 'ValidationError',
        message: 'Update failed.',
        fields: [{ path: 'name', message: 'Please use at most 100 characters.' }],
      },
    },
    'Update failed.',
  ],
  [new NetworkProblem('network'), 'Failed to save your name.'],
])('a refused name is rolled back and stays in the field: %s', LONG, async (outcome, text) => {
  const { environment } = await open();
  await rename('Amelia Lane');
  expect(await screen.findByText('Signed in as Amelia Lane')).toBeVisible();
  await answer(environment, UPDATE, outcome);
  expect(await screen.findByText('Signed in as Amelia Hart')).toBeVisible();
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(text);
  expect(screen.getByLabelText('Full name')).toHaveValue('Amelia Lane');
  expect(getSession().user?.name).toBe('Amelia Hart');
});

it('an empty name is refused', LONG, async () => {
  const { environment } = await open();
  await rename('');
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Please enter your name.');
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain(
    UPDATE,
  );
});
