import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { trackCompleteRegistration } from '../../../lib/pixels.ts';
import { endSession, getSession, startSession } from '../../../lib/session.ts';
import { NetworkProblem } from '../../../relay/networkProblem.ts';
import { answer, asked, pending } from '../../../test/answer.ts';
import { renderScreen } from '../../../test/renderApp.tsx';
import { watchBrowser } from '../../../test/stubBrowser.ts';
import { testPlan } from '../../../test/testPlan.ts';

vi.mock(import('../../../lib/pixels.ts'), () => ({ trackCompleteRegistration: vi.fn() }));

const CREATE = 'usePlanCheckoutMutation';
const CHANGE = 'PlanChangeDialogMutation';
const preview = {
  __typename: 'PlanChangePreview',
  currentPlanName: 'Silver Restaurant',
  newPlanName: 'Gold Restaurant',
  newAmount: 59900,
  interval: 'YEAR',
  amountDueNow: 20123,
  nextPaymentAt: '2027-11-20T10:00:00Z',
  prorationDate: '2026-11-20T10:00:00Z',
};
const changed = {
  changePlan: {
    __typename: 'ChangePlanPayload',
    subscription: {
      id: 'subscription',
      planName: 'Gold Restaurant',
      stripePriceId: 'Gold Restaurant by the year',
      status: 'active',
      currentPeriodEnd: '2027-11-20T10:00:00Z',
      cancelAtPeriodEnd: false,
      trialEndsAt: null,
      restaurant: null,
    },
  },
};

// Its code comes with the first preview; how long that takes is not what is tested.
beforeAll(() => import('./PlanChangeDialog.tsx'));
beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

/** The plans for a site, with the browser's ways out watched. */
async function opened(
  plans: object[] = [testPlan('Silver Restaurant'), testPlan('Gold Restaurant')],
  query = '',
) {
  const browser = watchBrowser();
  const app = renderScreen(`/packages?upgrading=site${query}`);
  await answer(app.environment, 'PackagesScreenQuery', { services: plans });
  const [first] = await screen.findAllByRole('article');
  const view = within(first!);
  const select = () => userEvent.click(view.getByRole('button', { name: 'Select This Plan' }));
  const creations = () => pending(app.environment, CREATE);
  return { ...app, view, select, creations, ...browser };
}

it(
  'selecting a plan creates the checkout of the selected price and opens its page',
  { tags: ['@long'] },
  async () => {
    const { environment, view, select, creations, assign, alert } = await opened();
    await userEvent.click(view.getByRole('button', { name: 'Monthly' }));
    await select();
    expect(await asked(environment, CREATE)).toEqual({
      input: { priceId: 'Silver Restaurant by the month', restaurantId: 'site' },
    });
    const button = view.getByRole('button', { name: 'Select This Plan' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(view.getByText('Preparing the checkout…')).toBeInTheDocument();
    expect(view.getByText('You will be redirected to checkout.')).toBeVisible();
    // Another price is not the one that loads, and cannot be bought meanwhile.
    await userEvent.click(view.getByRole('button', { name: 'Weekly' }));
    expect(button).not.toHaveAttribute('aria-busy');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(creations()).toHaveLength(1);
    expect(trackCompleteRegistration).not.toHaveBeenCalled();
    await userEvent.click(view.getByRole('button', { name: 'Monthly' }));

    await answer(environment, CREATE, {
      createCheckoutSession: { __typename: 'CreateCheckoutSessionPayload', url: 'https://pay.test/cs_1' },
    });
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/cs_1');
    expect(trackCompleteRegistration).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(view.getByText('Taking you to the payment page…')).toBeInTheDocument();
    expect(alert).not.toHaveBeenCalled();
  },
);

it('a social media plan is bought without a website during an upgrade', { tags: ['@long'] }, async () => {
  const { environment, view, select } = await opened([testPlan('Gold Social Media')], '&category=social');
  await userEvent.click(view.getByRole('button', { name: 'Monthly' }));
  await select();
  expect(await asked(environment, CREATE)).toEqual({
    input: { priceId: 'Gold Social Media by the month', restaurantId: null },
  });
});

it('a social media plan is bought without an upgrade', { tags: ['@long'] }, async () => {
  const app = renderScreen('/packages?category=social');
  await answer(app.environment, 'PackagesScreenQuery', { services: [testPlan('Gold Social Media')] });
  await userEvent.click(await screen.findByRole('button', { name: 'Select This Plan' }));
  expect(await asked(app.environment, CREATE)).toEqual({
    input: { priceId: 'Gold Social Media by the year', restaurantId: null },
  });
});

it('a guest who selects a social media plan is asked to log in', { tags: ['@long'] }, async () => {
  endSession();
  const { environment } = renderScreen('/packages?category=social');
  await answer(environment, 'PackagesScreenQuery', { services: [testPlan('Gold Social Media')] });
  await userEvent.click(await screen.findByRole('button', { name: 'Select This Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You must be logged in to subscribe.');
});

it('a plan can be selected again after going back from the payment page', { tags: ['@long'] }, async () => {
  const { environment, view, select, creations } = await opened();
  await select();
  await answer(environment, CREATE, {
    createCheckoutSession: { __typename: 'CreateCheckoutSessionPayload', url: 'https://pay.test/cs_1' },
  });
  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  await act(async () => window.dispatchEvent(shown));
  expect(view.getByRole('button', { name: 'Select This Plan' })).not.toHaveAttribute('aria-busy');
  await select();
  expect(creations()).toHaveLength(1);
});

const refusals: [object | Error, string][] = [
  [new NetworkProblem('timeout'), 'Failed to create checkout session.'],
  [
    { __typename: 'ValidationError', message: 'There is no such plan.', fields: [] },
    'There is no such plan.',
  ],
  [{ __typename: 'NotFoundError', message: 'There is no such website.' }, 'There is no such website.'],
  [{ __typename: 'UnavailableError', message: 'Please try again soon.' }, 'Please try again soon.'],
  [{ __typename: 'ConflictError', message: '' }, 'Failed to create checkout session.'],
  [{ __typename: 'Novelty' }, 'Failed to create checkout session.'],
  [
    { __typename: 'RateLimitedError', message: 'Too many tries.', retryAfterSeconds: 60 },
    'Too many tries. You can try again in 1 minute.',
  ],
];

it(
  'a failed checkout is shown in an alert at the plan and in a browser alert',
  { tags: ['@long'] },
  async () => {
    const { environment, view, select, creations, assign, alert } = await opened();
    await select();
    for (const [result, text] of refusals) {
      await answer(environment, CREATE, result instanceof Error ? result : { createCheckoutSession: result });
      expect(await view.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect(alert).toHaveBeenCalledExactlyOnceWith(text);
      alert.mockClear();
      expect(assign).not.toHaveBeenCalled();
      expect(trackCompleteRegistration).not.toHaveBeenCalled();
      // Loading has ended: another try removes the failure.
      await select();
      expect(creations()).toHaveLength(1);
      expect(view.queryByRole('alert')).not.toBeInTheDocument();
    }
  },
);

it('a guest is asked to log in and returns to this address', { tags: ['@long'] }, async () => {
  endSession();
  const { view, select, creations, alert } = await opened();
  await select();
  expect(await view.findByRole('alert')).toHaveTextContent('You must be logged in to subscribe.');
  expect(creations()).toEqual([]);
  expect(alert).not.toHaveBeenCalled();
  const href = view.getByRole('link', { name: 'Sign in' }).getAttribute('href') ?? '';
  expect(new URL(href, 'http://app.test').searchParams.get('redirect')).toBe('/packages?upgrading=site');
});

it('a user whose session has ended elsewhere is asked to log in', { tags: ['@long'] }, async () => {
  const { environment, view, select } = await opened();
  await select();
  const message = 'You must be logged in to subscribe.';
  await answer(environment, CREATE, {
    createCheckoutSession: { __typename: 'UnauthenticatedError', message },
  });
  expect(await view.findByRole('alert')).toHaveTextContent(message);
  expect(view.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(getSession().token).toBeNull();
});

it('a price without an id at the provider cannot be bought', { tags: ['@long'] }, async () => {
  const prices = [{ interval: 'YEAR', unitAmount: 59900, stripePriceId: null }];
  const { view, select, creations } = await opened([testPlan('Gold Restaurant', { prices })]);
  await select();
  expect(await view.findByRole('alert')).toHaveTextContent('This plan can’t be bought online at the moment.');
  expect(creations()).toEqual([]);
});

it('changing the category removes the failure', { tags: ['@long'] }, async () => {
  const { environment, select } = await opened();
  await select();
  await answer(environment, CREATE, new NetworkProblem('network'));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Groceries' }));
  await userEvent.click(screen.getByRole('button', { name: 'Restaurants' }));
  await screen.findAllByRole('article');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** The question that a plan change asks. */
async function previewed(changes: object = {}) {
  const app = await opened();
  await app.select();
  await answer(app.environment, CREATE, { createCheckoutSession: { ...preview, ...changes } });
  const dialog = await screen.findByRole('alertdialog', { name: 'Change your plan?' });
  const confirm = within(dialog).getByRole('button', { name: 'Change plan' });
  return { ...app, dialog, confirm };
}

it('the cost of a plan change is shown before anything changes', { tags: ['@long'] }, async () => {
  const { dialog, assign } = await previewed();
  expect(dialog).toHaveTextContent('From Silver to Gold.');
  expect(dialog).toHaveTextContent('Due now£201.23');
  expect(dialog).toHaveTextContent('Next payment£599.00 on 20 November 2027');
  expect(dialog).toHaveTextContent('After that£599.00 every year');
  expect(assign).not.toHaveBeenCalled();
  expect(trackCompleteRegistration).not.toHaveBeenCalled();
});

it('a negative amount is shown as a credit', { tags: ['@long'] }, async () => {
  const { dialog } = await previewed({ amountDueNow: -4200, interval: 'MONTH', newAmount: 3999 });
  expect(dialog).toHaveTextContent('Credit towards your next payment£42.00');
  expect(dialog).toHaveTextContent('After that£39.99 every month');
  expect(dialog).not.toHaveTextContent('Due now');
});

it(
  'a confirmed plan change is made once at the shown proration and opens the dashboard',
  { tags: ['@long'] },
  async () => {
    const { environment, dialog, confirm, address } = await previewed();
    await userEvent.click(confirm);
    expect(await asked(environment, CHANGE)).toEqual({
      input: {
        restaurantId: 'site',
        priceId: 'Silver Restaurant by the year',
        prorationDate: preview.prorationDate,
      },
    });
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    expect(pending(environment, CHANGE)).toHaveLength(1);
    await answer(environment, CHANGE, changed);
    expect(await screen.findByText('Your website is now on Gold.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  },
);

it.each<[object | Error, string]>([
  [new NetworkProblem('network'), 'We couldn’t change the plan.'],
  [{ __typename: 'ConflictError', message: 'The price has changed.' }, 'The price has changed.'],
])('a failed plan change is reported in the dialog: %j', { tags: ['@long'] }, async (result, text) => {
  const { environment, dialog, confirm, address } = await previewed();
  await userEvent.click(confirm);
  await answer(environment, CHANGE, result instanceof Error ? result : { changePlan: result });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
  expect(address()).toBe('/packages?upgrading=site');
  await userEvent.click(confirm);
  expect(await asked(environment, CHANGE)).toBeDefined();
});

it('Keep my plan closes the dialog without a change', { tags: ['@long'] }, async () => {
  const { environment, dialog } = await previewed();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my plan' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(pending(environment)).not.toContain(CHANGE);
});
