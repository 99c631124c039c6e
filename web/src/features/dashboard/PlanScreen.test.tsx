import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { testSite, testSites } from '../../test/testSites.ts';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const free = testSite('lucia', {
  isFreePlan: true,
  state: { tone: 'GOOD', sentence: 'Live on Free. 30 orders a month.' },
  monthOrders: { count: 12, limit: 30 },
});
const gold = testSite('noodle', {
  isFreePlan: false,
  state: { tone: 'GOOD', sentence: 'Live on Gold. Next payment £59.99 on 12 December.' },
  monthOrders: { count: 1204, limit: null },
});

async function openPlan(edges: object[], totalCount = edges.length) {
  const app = renderScreen('/plan');
  await answer(app.environment, 'PlanScreenQuery', testSites(edges, { totalCount }));
  return app;
}

it('each website has its state, the orders used and the way to another plan', async () => {
  await openPlan([free, gold]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible();
  const [first, second] = within(
    screen.getByRole('list', { name: 'Your websites and their plans' }),
  ).getAllByRole('listitem');
  const lucia = within(first!);
  expect(lucia.getByText('Live on Free. 30 orders a month.')).toBeVisible();
  expect(lucia.getByText('12 of 30 orders used this month')).toBeVisible();
  expect(lucia.getByRole('meter', { name: 'Orders of lucia used this month' })).toHaveAttribute(
    'value',
    '12',
  );
  expect(lucia.getByRole('link', { name: 'Choose a plan for lucia' })).toHaveAttribute(
    'href',
    '/packages?upgrading=lucia',
  );
  const noodle = within(second!);
  expect(noodle.getByText('Live on Gold. Next payment £59.99 on 12 December.')).toBeVisible();
  expect(noodle.getByText('1,204 orders this month, no limit')).toBeVisible();
  expect(noodle.queryByRole('meter')).not.toBeInTheDocument();
  expect(noodle.getByRole('link', { name: 'Change plan of noodle' })).toHaveAttribute(
    'href',
    '/packages?upgrading=noodle',
  );
});

it('the page says how to cancel, and has the subscriptions and the invoices', async () => {
  const { environment } = await openPlan([gold]);
  await answer(environment, 'SubscriptionsQuery', {
    node: { __typename: 'User', id: 'VXNlcjox', subscriptions: [] },
  });
  const payments = within(await screen.findByRole('region', { name: 'Paid subscriptions' }));
  expect(await payments.findByRole('button', { name: 'Manage Billing' })).toBeVisible();
  expect(payments.getByText(/To cancel a plan or change your card, open Manage Billing/)).toBeVisible();
  expect(payments.getByRole('button', { name: 'Show invoices' })).toBeVisible();
});

it.each([
  ['a closed website', { isFreePlan: true, subscription: { status: 'ARCHIVED' } }],
  ['a website with a due payment', { isFreePlan: false, subscription: { status: 'PAST_DUE' } }],
])('%s has no way to another plan', async (_what, fields) => {
  await openPlan([testSite('lucia', fields)]);
  expect(await screen.findByRole('heading', { name: 'lucia' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /(?:Choose a|Change) plan/ })).not.toBeInTheDocument();
});

it('somebody without a website can create one from the page of the plan', async () => {
  await openPlan([]);
  expect(await screen.findByText(/You have no website yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create New Website' })).toHaveAttribute('href', '/setup');
});

it('a plan that cannot be loaded is said with Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderScreen('/plan');
  await answer(environment, 'PlanScreenQuery', new NetworkProblem('connection'));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
