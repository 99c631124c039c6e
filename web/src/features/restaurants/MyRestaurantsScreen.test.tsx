import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, getSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';

const QUERY = 'MyRestaurantsContentQuery';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

function site(name: string, changes: object = {}) {
  return {
    cursor: name,
    node: {
      __typename: 'Restaurant',
      id: name,
      name,
      url: `http://${name}.localhost:5001`,
      isActive: true,
      logoUrl: null,
      package: 'FREE',
      brand: { primary: '#112233', secondary: '#ddeeff' },
      subscription: { status: 'TRIALING', trialEndsAt: '2026-06-14T10:00:00Z' },
      ...changes,
    },
  };
}

const list = (edges: object[], hasNextPage = false) => ({
  viewer: {
    id: 'VXNlcjox',
    restaurants: { edges, pageInfo: { hasNextPage, endCursor: hasNextPage ? 'next' : null } },
  },
});

it('shows the websites as cards', async () => {
  const { environment } = renderApp('/my-restaurants');
  expect(await screen.findByText('Loading your websites…')).toBeInTheDocument();
  const gold = { package: 'GOLD', isActive: false, subscription: { status: 'PAST_DUE', trialEndsAt: null } };
  await answer(environment, QUERY, list([site('lucia'), site('noodle', gold)]));
  const cards = within(
    await screen.findByRole('heading', { name: 'lucia' }).then(() => screen.getByRole('main')),
  );
  const [first, second] = cards.getAllByRole('listitem');
  if (!first || !second) throw new Error('two cards expected');
  expect(first).toHaveTextContent('lucia.localhost:5001');
  expect(first).toHaveTextContent(/Free.*Trialing.*Active.*Trial ends 14 June 2026/);
  expect(within(first).getByRole('link')).toHaveAttribute('href', 'http://lucia.localhost:5001');
  expect(second).toHaveTextContent(/Gold.*Past Due.*Inactive/);
  expect(second).not.toHaveTextContent('Trial ends');
});

it('fetches more when there are more', async () => {
  const { environment } = renderApp('/my-restaurants');
  await answer(environment, QUERY, list([site('lucia')], true));
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await answer(environment, 'RestaurantGridPaginationQuery', {
    node: { __typename: 'User', ...list([site('noodle')]).viewer },
  });
  expect(await screen.findByRole('heading', { name: 'noodle' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'lucia' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('leads to the first website when there is none', async () => {
  const { environment } = renderApp('/my-restaurants');
  await answer(environment, QUERY, list([]));
  expect(await screen.findByRole('heading', { name: 'No websites found' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Create New Website' })) {
    expect(link).toHaveAttribute('href', '/setup');
  }
});

it.each([
  [new NetworkProblem('connection'), 'Failed to load restaurants.'],
  [
    new NetworkProblem('server', { serverMessage: 'Something went wrong. Reference: 7' }),
    'Something went wrong. Reference: 7',
  ],
])('shows a failure with Retry, which asks again: %s', async (problem, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderApp('/my-restaurants');
  await answer(environment, QUERY, problem);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(environment, QUERY, list([site('lucia')]));
  expect(await screen.findByRole('heading', { name: 'lucia' })).toBeVisible();
});

it('ends the session when the server does not know the person any more', async () => {
  const { environment } = renderApp('/my-restaurants');
  await answer(environment, QUERY, { viewer: null });
  await waitFor(() => expect(getSession().token).toBeNull());
});
