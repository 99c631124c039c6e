import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked, pending } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { testFreePlan, testPlan } from '../../test/testPlan.ts';

const LONG = { tags: ['@long'] };

const PLANS = 'PackagesScreenQuery';
const BANNER = 'useUpgradedSiteQuery';

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

const toggle = (name: string, pressed = false) =>
  within(screen.getByRole('group', { name: 'Plans for' })).getByRole('button', { name, pressed });

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
    isShop: false,
    package: 'FREE',
    isFreePlan: true,
    isTrialAvailable: true,
    ...changes,
  },
  viewer: { id: 'me', subscriptions: [] },
});
const signIn = () => startSession({ _id: 'me', name: 'Amelia', email: 'amelia@example.com' }, 'secret');

it('the page shows its title and the restaurant plans, cheapest first', async () => {
  const { environment } = renderApp('/packages');
  expect(await screen.findByText('Loading the plans…')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Plans & Pricing' })).toBeVisible();
  await answer(environment, PLANS, { services });
  expect(await names()).toEqual(['Free Restaurant', 'Silver Restaurant', 'Gold Restaurant']);
  expect(toggle('Restaurants', true)).toBeVisible();
  expect(screen.queryByText(/You are upgrading/)).not.toBeInTheDocument();
});

it.each([
  ['Groceries', 'groceries', 'Silver Grocery'],
  ['Social Media', 'social', 'Silver Social Media'],
])('the toggle %s shows its plans and changes the address', async (button, category, plan) => {
  const { environment, address } = renderApp('/packages?upgrading=site');
  await answer(environment, PLANS, { services });
  await names();
  await userEvent.click(toggle(button));
  await waitFor(() => expect(address()).toBe(`/packages?upgrading=site&category=${category}`));
  expect(await names()).toEqual([plan]);
  expect(toggle(button, true)).toBeVisible();
  await userEvent.click(toggle('Restaurants'));
  await waitFor(() => expect(address()).toBe('/packages?upgrading=site'));
});

it('the address selects the category', async () => {
  const { environment } = renderApp('/packages?category=social');
  await answer(environment, PLANS, { services });
  expect(await names()).toEqual(['Silver Social Media']);
});

it('an address with unknown values shows the plans of restaurants', LONG, async () => {
  const { environment } = renderApp('/packages?category=cars&upgrading=');
  await answer(environment, PLANS, { services });
  expect(await names()).toEqual(['Free Restaurant', 'Silver Restaurant', 'Gold Restaurant']);
  expect(toggle('Restaurants', true)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Plans & Pricing' })).toBeVisible();
  expect(screen.queryByText(/You are upgrading/)).not.toBeInTheDocument();
});

it('an empty category shows a note', LONG, async () => {
  const { environment } = renderApp('/packages');
  await answer(environment, PLANS, { services: [] });
  expect(await screen.findByText('There are no plans to choose from here at the moment.')).toBeVisible();
});

it('an upgrade names the site and omits the free plan', LONG, async () => {
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
  ['unknown or of another owner', { node: null, viewer: null }],
  ['something else', { node: { __typename: 'User', id: 'site' }, viewer: null }],
])('an upgrade promises no trial when the id is %s', LONG, async (_case, data) => {
  signIn();
  const { environment } = renderApp('/packages?upgrading=site');
  await answer(environment, BANNER, data);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t find this website in your account. Choose one of yours to upgrade it.',
  );
  expect(screen.getByRole('link', { name: 'My Restaurants' })).toHaveAttribute('href', '/my-restaurants');
  expect(screen.queryByText(/14-day free trial/)).not.toBeInTheDocument();
});

it('a guest who upgrades is asked to log in and returns to the address', async () => {
  const { environment } = renderApp('/packages?upgrading=site');
  expect(
    await screen.findByText(
      'You are upgrading a website. Sign in first, then pick a plan to start a 14-day free trial.',
    ),
  ).toBeVisible();
  const main = within(screen.getByRole('main'));
  const href = main.getByRole('link', { name: 'Sign in' }).getAttribute('href') ?? '';
  expect(new URL(href, 'http://app.test').searchParams.get('redirect')).toBe('/packages?upgrading=site');
  expect(pending(environment, BANNER)).toEqual([]);
});

it('the current plan of a site is marked, and its price cannot be bought again', LONG, async () => {
  signIn();
  const { environment } = renderApp('/packages?upgrading=site');
  await answer(environment, BANNER, {
    ...site({ package: 'GOLD', isFreePlan: false }),
    viewer: {
      id: 'me',
      subscriptions: [
        { id: 'old', status: 'canceled', stripePriceId: 'old', restaurant: { id: 'site' } },
        { id: 'other', status: 'active', stripePriceId: 'silver', restaurant: { id: 'noodle' } },
        {
          id: 'own',
          status: 'active',
          stripePriceId: 'Gold Restaurant by the year',
          restaurant: { id: 'site' },
        },
      ],
    },
  });
  await answer(environment, PLANS, { services });
  const gold = within(await screen.findByRole('article', { name: 'Gold Restaurant' }));
  expect(gold.getByText('Your plan')).toBeVisible();
  expect(gold.getByText('Your website is on this plan now.')).toBeVisible();
  expect(gold.getByRole('button', { name: 'Current plan' })).toHaveAttribute('aria-disabled', 'true');
  // Another interval of the same plan is a change.
  await userEvent.click(gold.getByRole('button', { name: 'Monthly' }));
  expect(gold.getByRole('button', { name: 'Select This Plan' })).not.toHaveAttribute('aria-disabled');
  const silver = within(screen.getByRole('article', { name: 'Silver Restaurant' }));
  expect(silver.queryByText('Your plan')).not.toBeInTheDocument();
  expect(silver.getByText('You’ll see the cost before anything changes.')).toBeVisible();
  expect(screen.queryByText('You will be redirected to checkout.')).not.toBeInTheDocument();
});

it('a site with a paid plan is offered no second trial', LONG, async () => {
  startSession({ _id: 'me', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  const { environment } = renderApp('/packages?upgrading=site');
  await answer(environment, BANNER, site({ isFreePlan: false }));
  expect(await screen.findByText(/^You are changing the plan of Da Lucia\./)).toBeVisible();
  expect(screen.queryByText(/14-day free trial/)).not.toBeInTheDocument();
});

it('a grocery shop that is upgraded sees the grocery plans', LONG, async () => {
  signIn();
  const { environment } = renderApp('/packages?upgrading=site');
  await answer(environment, BANNER, site({ isShop: true }));
  await answer(environment, PLANS, { services });
  expect(await names()).toEqual(['Silver Grocery']);
});

it('a site that had its trial is offered no second one', LONG, async () => {
  startSession({ _id: 'me', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  const { environment } = renderApp('/packages?upgrading=site');
  await answer(environment, BANNER, site({ isTrialAvailable: false }));
  expect(
    await screen.findByText(
      'You are upgrading Da Lucia. Its free trial has been used, so you pay for the new plan from today.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/14-day free trial/)).not.toBeInTheDocument();
});

it.each([
  ['groceries', /^Your own online shop with categories, search and stock/],
  ['social', /your whole business rather than one website, and are charged from the first day\.$/],
])('the intro of the %s plans promises no trial', async (category, text) => {
  renderApp(`/packages?category=${category}`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/free trial/)).not.toBeInTheDocument();
});

it('social media plans are not for one website, also during an upgrade', LONG, async () => {
  signIn();
  const { environment } = renderApp('/packages?upgrading=site&category=social');
  expect(await screen.findByText(/your whole business rather than one website/)).toBeVisible();
  expect(pending(environment, BANNER)).toEqual([]);
});

it('the plans are shown when the site cannot be loaded', LONG, async () => {
  signIn();
  const { environment } = renderApp('/packages?upgrading=site');
  await answer(environment, BANNER, new NetworkProblem('network'));
  await answer(environment, PLANS, { services });
  expect(await screen.findByText(/You can still pick a plan\.$/)).toBeVisible();
  expect(await names()).toHaveLength(2);
});

it.each([
  [new NetworkProblem('network'), 'Failed to fetch services'],
  [new NetworkProblem('server', { serverMessage: 'The kitchen is on fire.' }), 'The kitchen is on fire.'],
])('%s is shown in an alert with Retry', LONG, async (problem, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { environment } = renderApp('/packages');
  await answer(environment, PLANS, problem);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(environment, PLANS, { services });
  expect(await names()).toHaveLength(3);
});

it('without a site to upgrade, selecting a plan leads to the chat assistant', LONG, async () => {
  const { environment } = renderApp('/packages');
  await answer(environment, PLANS, { services });
  const [card] = await screen.findAllByRole('article');
  await userEvent.click(within(card!).getByRole('button', { name: 'Select This Plan' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(
    'To get started, please use the chat assistant in the bottom right corner!',
  );
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(pending(environment, 'usePlanCheckoutMutation')).toEqual([]);
});

it('the advice opens the chat with the selected plan', LONG, async () => {
  const { environment, address } = renderApp('/packages');
  await answer(environment, PLANS, { services });
  const cards = await screen.findAllByRole('article');
  const gold = cards.find((card) => within(card).queryByRole('heading', { name: 'Gold Restaurant' }));
  await userEvent.click(within(gold!).getByRole('button', { name: 'Select This Plan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start Gold in the chat' }));
  await waitFor(() => expect(address()).toBe('/setup?package=Gold+Restaurant'));
});

const ADVICE = 'To get started, please use the chat assistant in the bottom right corner!';

/** An owner of these free sites, who has pressed a plan. */
async function advised(...sites: string[]) {
  signIn();
  const app = renderApp('/packages');
  await answer(app.environment, PLANS, { services });
  await userEvent.click(
    within((await screen.findAllByRole('article'))[0]!).getByRole('button', { name: 'Select This Plan' }),
  );
  const edges = sites.map((name) => ({ node: { id: name, name } }));
  await answer(app.environment, 'useChatAdviceQuery', { viewer: { id: 'me', restaurants: { edges } } });
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(ADVICE);
  return app;
}

it('an owner of one free website is offered to upgrade it', LONG, async () => {
  const { address } = await advised('Lucia');
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade Lucia' }));
  await waitFor(() => expect(address()).toBe('/packages?upgrading=Lucia'));
});

it('an owner of several free websites is sent to the dashboard to choose one', LONG, async () => {
  const { address } = await advised('Lucia', 'Noodle');
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade a Site' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

it('an owner without a free website gets only the advice', LONG, async () => {
  const { address } = await advised();
  expect(screen.getAllByRole('button', { name: 'OK' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(address()).toBe('/packages');
});
