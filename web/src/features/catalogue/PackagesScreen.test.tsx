import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { pending } from '../../test/pending.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { testFreePlan, testPlan } from '../../test/testPlan.ts';

const PLANS = 'PackagesContentQuery';
const BANNER = 'UpgradeBannerQuery';

const services = [
  testPlan('Gold Restaurant'),
  testFreePlan(),
  testPlan('Silver Restaurant', { prices: [{ interval: 'WEEK', unitAmount: 999, stripePriceId: 'silver' }] }),
  testPlan('Silver Grocery'),
  testPlan('Silver Social Media'),
];

// Its code comes with the first question; how long that takes is not what is tested.
beforeAll(() => import('../../ui/ConfirmDialog.tsx'));
afterEach(endSession);

const names = async () =>
  (await screen.findAllByRole('heading', { level: 2 }))
    .map(({ textContent }) => textContent)
    .filter((name) => services.some((plan) => plan.name === name));

/** A site on the free plan that still has its trial. */
const site = (changes: object = {}) => ({
  node: {
    __typename: 'Restaurant',
    id: 'site',
    name: 'Da Lucia',
    isFreePlan: true,
    isTrialAvailable: true,
    ...changes,
  },
});

it('shows the title and the plans of restaurants, cheapest first', async () => {
  const { environment } = renderApp('/packages');
  expect(await screen.findByText('Loading the plans…')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Plans & Pricing' })).toBeVisible();
  await answer(environment, PLANS, { services });
  expect(await names()).toEqual(['Free Restaurant', 'Silver Restaurant', 'Gold Restaurant']);
  expect(screen.getByRole('button', { name: 'Restaurants', pressed: true })).toBeVisible();
  expect(screen.queryByText(/You are upgrading/)).not.toBeInTheDocument();
});

it.each([
  ['Groceries', 'groceries', 'Silver Grocery'],
  ['Social Media', 'social', 'Silver Social Media'],
])('the toggle shows %s and says so in the address', async (button, category, plan) => {
  const { environment, address } = renderApp('/packages?upgrading=site');
  await answer(environment, PLANS, { services });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(address()).toBe(`/packages?upgrading=site&category=${category}`));
  expect(await names()).toEqual([plan]);
  expect(screen.getByRole('button', { name: button, pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restaurants' }));
  await waitFor(() => expect(address()).toBe('/packages?upgrading=site'));
});

it('opens at the category of its address', async () => {
  const { environment } = renderApp('/packages?category=social');
  await answer(environment, PLANS, { services });
  expect(await names()).toEqual(['Silver Social Media']);
});

it.each(['?category=cars', '?category=', '?upgrading=', '?upgrading=7'])(
  'shows the plans of restaurants at %s',
  async (query) => {
    const { environment } = renderApp(`/packages${query}`);
    await answer(environment, PLANS, { services });
    expect(await names()).toEqual(['Free Restaurant', 'Silver Restaurant', 'Gold Restaurant']);
    expect(screen.getByRole('button', { name: 'Restaurants', pressed: true })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Plans & Pricing' })).toBeVisible();
    expect(screen.queryByText(/You are upgrading/)).not.toBeInTheDocument();
  },
);

it('says when a category has no plans', async () => {
  const { environment } = renderApp('/packages');
  await answer(environment, PLANS, { services: [] });
  expect(await screen.findByText('There are no plans to choose from here just now.')).toBeVisible();
});

it('names the site that is upgraded, and leaves the free plan out', async () => {
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  const { environment } = renderApp('/packages?upgrading=site');
  expect(await asked(environment, BANNER)).toEqual({ id: 'site' });
  await answer(environment, BANNER, site());
  await answer(environment, PLANS, { services });
  expect(
    await screen.findByText('You are upgrading Da Lucia. Pick a plan to start a 14-day free trial.'),
  ).toBeVisible();
  expect(await names()).toEqual(['Silver Restaurant', 'Gold Restaurant']);
});

it.each([
  ['unknown, or of somebody else', { node: null }],
  ['something else', { node: { __typename: 'User', id: 'site' } }],
])('names no site when the id is %s', async (_case, data) => {
  const { environment } = renderApp('/packages?upgrading=site');
  await answer(environment, BANNER, data);
  expect(
    await screen.findByText('You are upgrading your website. Pick a plan to start a 14-day free trial.'),
  ).toBeVisible();
});

it('promises no second trial to a site that has a paid plan', async () => {
  startSession({ _id: 'me', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  const { environment } = renderApp('/packages?upgrading=site');
  await answer(environment, BANNER, site({ isFreePlan: false }));
  expect(await screen.findByText(/^You are changing the plan of Da Lucia\./)).toBeVisible();
  expect(screen.queryByText(/14-day free trial/)).not.toBeInTheDocument();
});

it('promises no second trial to a site that had one', async () => {
  startSession({ _id: 'me', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  const { environment } = renderApp('/packages?upgrading=site');
  await answer(environment, BANNER, site({ isTrialAvailable: false }));
  expect(
    await screen.findByText(
      'You are upgrading Da Lucia. Its free trial is used up, so the plan you pick is paid from today.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/14-day free trial/)).not.toBeInTheDocument();
});

it.each(['groceries', 'social'])(
  'says that plans of %s are for no website and have no trial',
  async (category) => {
    const { environment } = renderApp(`/packages?upgrading=site&category=${category}`);
    await answer(environment, BANNER, site());
    expect(
      await screen.findByText(
        'These plans are for your business, not for one of your websites. They are paid from the first day.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/14-day free trial/)).not.toBeInTheDocument();
  },
);

it('shows the plans when the site cannot be looked up', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderApp('/packages?upgrading=site');
  await answer(environment, BANNER, new NetworkProblem('network'));
  await answer(environment, PLANS, { services });
  expect(await screen.findByText(/You can still pick a plan\.$/)).toBeVisible();
  expect(await names()).toHaveLength(2);
});

it.each([
  [new NetworkProblem('network'), 'Failed to fetch services'],
  [new NetworkProblem('server', { serverMessage: 'The kitchen is on fire.' }), 'The kitchen is on fire.'],
])('shows %s in an alert with Retry, which asks again', async (problem, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { environment } = renderApp('/packages');
  await answer(environment, PLANS, problem);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(environment, PLANS, { services });
  expect(await names()).toHaveLength(3);
});

it('without a site to upgrade, selecting a plan leads to the chat assistant', async () => {
  const { environment } = renderApp('/packages');
  await answer(environment, PLANS, { services });
  const [select] = await screen.findAllByRole('button', { name: 'Select This Plan' });
  await userEvent.click(select!);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(
    'To get started, please use the chat assistant in the bottom right corner!',
  );
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(pending(environment, 'useCreateCheckoutSessionMutation')).toEqual([]);
});
