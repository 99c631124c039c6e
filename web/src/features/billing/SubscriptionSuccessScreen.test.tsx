import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked, pending } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const QUERY = 'useCheckoutOutcomeQuery';
const PATH = '/subscription-success?session_id=cs_test_1';

const checkout = (state: string, restaurantName: string | null = 'Da Lucia', changes: object = {}) => ({
  checkout: {
    state,
    planName: restaurantName === null ? 'Gold Social Media' : 'Gold Restaurant',
    restaurantId: restaurantName === null ? null : 'site',
    restaurantName,
    amount: 59900,
    trialEndsAt: null,
    ...changes,
  },
});

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

/** The page with its question asked; only the test moves the time. */
async function opened(path = PATH) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const app = renderScreen(path);
  await act(() => app.router.load());
  return app;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('the page claims nothing before the payment is known', async () => {
  const { environment } = renderScreen(PATH);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Checking your payment…');
  expect(await asked(environment, QUERY)).toEqual({ sessionId: 'cs_test_1' });
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
});

it('the page says that a paid plan is being activated, and then that it is active', async () => {
  const { environment } = renderScreen(PATH);
  await answer(environment, QUERY, checkout('ACTIVATING'));
  expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Thank you. Gold for Da Lucia is being switched on; this usually takes a few seconds.',
  );
});

it('the page polls every 2 seconds until the plan is active', async () => {
  const { environment } = await opened();
  await answer(environment, QUERY, checkout('ACTIVATING'));
  await pass(1_999);
  expect(pending(environment, QUERY)).toEqual([]);
  await pass(1);
  await answer(environment, QUERY, checkout('ACTIVE', null));
  expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Thank you. You are now on Gold Social Media.');
  await pass(3_000);
  expect(pending(environment, QUERY)).toEqual([]);
});

it('a trial is shown with the amount and the day of the first payment', async () => {
  const { environment } = renderScreen(PATH);
  await answer(environment, QUERY, checkout('ACTIVE', 'Da Lucia', { trialEndsAt: '2026-12-06T10:00:00Z' }));
  expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Thank you. Da Lucia is now on Gold. Your 14-day trial has started. First payment £599 on 6 December 2026.',
  );
});

it('the page counts down 6 seconds and redirects to /setup', async () => {
  const { environment, address } = await opened();
  // Not with `answer`: its waiting would move the time.
  const operation = environment.mock.getMostRecentOperation();
  await act(async () => environment.mock.resolve(operation, { data: checkout('ACTIVE') }));
  expect(screen.getByRole('timer')).toHaveTextContent('Continuing in 6 seconds…');
  await pass(5_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Continuing in 1 second…');
  await pass(999);
  expect(address()).toBe(PATH);
  await pass(1);
  // There the site is shown what is new.
  expect(address()).toBe('/setup?upgraded=site');
});

it('Stay on this page stops the redirect', async () => {
  const { environment, address } = await opened();
  await answer(environment, QUERY, checkout('ACTIVE'));
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveFocus();
  await pass(10_000);
  expect(address()).toBe(PATH);
});

it.each([
  ['unknown to us', { checkout: null }, 'We couldn’t find this payment'],
  ['left before the end', checkout('OPEN'), 'This payment is not finished'],
  ['expired', checkout('EXPIRED'), 'This checkout has ended'],
])('a checkout that is %s is not called successful and does not redirect', async (_case, data, title) => {
  const { environment, address } = await opened();
  await answer(environment, QUERY, data);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.queryByText(/successful/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await pass(10_000);
  expect(address()).toBe(PATH);
});

it.each(['/subscription-success', '/subscription-success?session_id='])(
  '%s sends no request and claims nothing',
  async (path) => {
    const { environment } = await opened(path);
    expect(screen.getByRole('heading', { name: 'We couldn’t find this payment' })).toBeVisible();
    expect(screen.getByText(/If you have just paid, don’t worry/)).toBeVisible();
    expect(pending(environment)).toEqual([]);
    expect(screen.queryByText(/You are not signed in/)).not.toBeInTheDocument();
  },
);

it('a guest is asked to sign in to see the plan', async () => {
  endSession();
  await opened('/subscription-success');
  expect(screen.getByText(/^You are not signed in\./)).toBeVisible();
});

it('an open payment is polled again', async () => {
  const { environment } = await opened();
  await answer(environment, QUERY, checkout('OPEN'));
  expect(screen.getByRole('link', { name: 'View Plans & Pricing' })).toHaveAttribute('href', '/packages');
  await pass(2_000);
  await answer(environment, QUERY, checkout('ACTIVE'));
  expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

it('polling continues while requests fail, with a warning and without a redirect', async () => {
  const { environment, address } = await opened();
  await answer(environment, QUERY, new NetworkProblem('network'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^We can’t check your payment at the moment\./);
  expect(screen.queryByText(/successful/i)).not.toBeInTheDocument();
  await pass(2_000);
  await answer(environment, QUERY, new NetworkProblem('network'));
  await pass(7_000);
  expect(address()).toBe(PATH);
  await answer(environment, QUERY, checkout('ACTIVATING'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await pass(6_000);
  expect(address()).toBe('/setup?upgraded=site');
});

it('an answer with an error is not an unknown payment', async () => {
  const { environment } = await opened();
  const operation = environment.mock.getMostRecentOperation();
  const errors = [{ message: 'Something broke.', path: ['checkout'] }];
  await act(async () => environment.mock.resolve(operation, { data: { checkout: null }, errors } as never));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Checking your payment…');
});

it('polling stops when the page is left', async () => {
  const { environment, router } = await opened();
  await answer(environment, QUERY, checkout('ACTIVATING'));
  await act(() => router.navigate({ to: '/subscription-canceled' }));
  await pass(10_000);
  expect(pending(environment, QUERY)).toEqual([]);
});

it('a plan without a site redirects to /setup without a site', async () => {
  const { environment, address } = await opened();
  const operation = environment.mock.getMostRecentOperation();
  await act(async () => environment.mock.resolve(operation, { data: checkout('ACTIVE', null) }));
  await pass(6_000);
  expect(address()).toBe('/setup');
});
