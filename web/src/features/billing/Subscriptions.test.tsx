import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked, pending } from '../../test/answer.ts';
import { openDashboard } from '../../test/dashboard.ts';
import { watchBrowser } from '../../test/stubBrowser.ts';

const SUBSCRIPTIONS = 'SubscriptionsQuery';
const INVOICES = 'InvoicesQuery';
const PORTAL = 'SubscriptionsPortalMutation';
const user = { __typename: 'User', id: 'VXNlcjox' };

const subscription = (changes: object = {}) => ({
  id: 'subscription',
  planName: 'Gold Restaurant',
  status: 'active',
  currentPeriodEnd: '2026-12-14T10:00:00Z',
  cancelAtPeriodEnd: false,
  restaurant: { id: 'site', name: 'Da Lucia' },
  ...changes,
});

const invoice = (changes: object = {}) => ({
  number: 'FORK-0001',
  createdAt: '2026-10-14T10:00:00Z',
  total: 5999,
  status: 'paid',
  pdfUrl: 'https://pay.test/invoice.pdf',
  pageUrl: 'https://pay.test/invoice',
  restaurant: { id: 'site', name: 'Da Lucia' },
  ...changes,
});

beforeEach(() => startSession({ _id: user.id, name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

/** The dashboard; its subscriptions are asked for and not there yet. */
async function opened() {
  const app = await openDashboard();
  const panel = within(await screen.findByRole('region', { name: 'Paid subscriptions' }));
  return { ...app, panel };
}

async function withSubscriptions(...subscriptions: object[]) {
  const app = await opened();
  await answer(app.environment, SUBSCRIPTIONS, { node: { ...user, subscriptions } });
  const billing = await app.panel.findByRole('button', { name: 'Manage Billing' });
  return { ...app, billing };
}

it('the subscriptions are loaded by the id of the user', async () => {
  const { environment, panel } = await opened();
  expect(panel.getByText('Loading your subscriptions…')).toBeInTheDocument();
  expect(await asked(environment, SUBSCRIPTIONS)).toEqual({ id: user.id });
});

it('the panel lists plan, site, status and renewal', async () => {
  const { panel, billing } = await withSubscriptions(
    subscription(),
    subscription({ id: 'other', planName: 'Subscribed Plan', status: 'past_due', restaurant: null }),
  );
  const [first, second] = panel.getAllByRole('listitem');
  expect(first).toHaveTextContent('Gold Restaurant for Da LuciaRenews on 14 December 2026Active');
  expect(second).toHaveTextContent(
    'Subscribed PlanRenews on 14 December 2026The last payment failed. Please update your card under Manage Billing.Past due',
  );
  expect(billing).not.toHaveAttribute('aria-disabled');
});

it.each([
  [{ cancelAtPeriodEnd: true }, 'Ends on 14 December 2026'],
  [{ currentPeriodEnd: null, status: 'canceled' }, null],
])('a subscription with %j reads %s', async (changes, text) => {
  const { panel } = await withSubscriptions(subscription(changes));
  expect(panel.queryByText(/^(?:Renews|Ends) on/)?.textContent ?? null).toBe(text);
});

it('a plan that can be changed links to the plans for its site', async () => {
  const { panel } = await withSubscriptions(
    subscription(),
    subscription({ id: 'due', status: 'past_due', restaurant: { id: 'due', name: 'Late Plate' } }),
    subscription({ id: 'none', restaurant: null }),
  );
  const links = panel.getAllByRole('link', { name: /^Change plan/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Change plan of Da Lucia', '/packages?upgrading=site'],
  ]);
});

it('without subscriptions Manage Billing is disabled', async () => {
  const { environment, panel, billing } = await withSubscriptions();
  expect(panel.getByText('You have no paid subscriptions. Your free websites stay free.')).toBeVisible();
  expect(billing).toHaveAttribute('aria-disabled', 'true');
  expect(billing).toHaveAccessibleDescription(/^You have no paid subscriptions\./);
  await userEvent.click(billing);
  expect(pending(environment, PORTAL)).toEqual([]);
});

it.each([
  ['no answer', new NetworkProblem('network')],
  ['half an answer', null],
])('%s shows an alert with Retry; the rest of the dashboard stays', async (_case, problem) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment, panel } = await opened();
  if (problem) await answer(environment, SUBSCRIPTIONS, problem);
  else await answerWithError(environment, SUBSCRIPTIONS);
  expect(await panel.findByRole('alert')).toHaveTextContent('Failed to fetch subscriptions.');
  expect(screen.getByRole('heading', { name: 'Hello, Amelia Hart' })).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
  await answer(environment, SUBSCRIPTIONS, { node: { ...user, subscriptions: [subscription()] } });
  expect(await panel.findByText('Gold Restaurant')).toBeVisible();
});

/** The server's answer when a field of the node failed. */
async function answerWithError(environment: Awaited<ReturnType<typeof opened>>['environment'], name: string) {
  await asked(environment, name);
  const operation = environment.mock.findOperation(({ request }) => request.node.operation.name === name);
  const [data, path] =
    name === INVOICES
      ? [{ nodes: [null] }, ['nodes', 0, 'invoices']]
      : [{ node: null }, ['node', 'subscriptions']];
  const errors = [{ message: 'The payment provider does not answer.', path }];
  await act(async () => environment.mock.resolve(operation, { data, errors } as never));
}

it('Manage Billing opens the billing pages', async () => {
  const { assign, alert } = watchBrowser();
  const { environment, panel, billing } = await withSubscriptions(subscription());
  await userEvent.click(billing);
  expect(billing).toHaveAttribute('aria-busy', 'true');
  expect(panel.getByText('Opening the billing pages…')).toBeInTheDocument();
  await userEvent.click(billing);
  expect(pending(environment, PORTAL)).toHaveLength(1);
  const url = 'https://pay.test/portal';
  await answer(environment, PORTAL, {
    createBillingPortalSession: { __typename: 'CreateBillingPortalSessionPayload', url },
  });
  expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  expect(billing).toHaveAttribute('aria-busy', 'true');
  expect(alert).not.toHaveBeenCalled();
  await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(billing).not.toHaveAttribute('aria-busy');
});

it.each<[object | Error, string]>([
  [new NetworkProblem('timeout'), 'Could not open management portal.'],
  [new NetworkProblem('network'), 'Could not open management portal.'],
  [{ __typename: 'UnavailableError', message: 'Please try again soon.' }, 'Please try again soon.'],
  [{ __typename: 'NotFoundError', message: '' }, 'Could not open management portal.'],
])('the failure %j is shown in an alert and in a browser alert', async (result, text) => {
  const { assign, alert } = watchBrowser();
  const { environment, panel, billing } = await withSubscriptions(subscription());
  await userEvent.click(billing);
  await answer(
    environment,
    PORTAL,
    result instanceof Error ? result : { createBillingPortalSession: result },
  );
  expect(await panel.findByRole('alert')).toHaveTextContent(text);
  expect(alert).toHaveBeenCalledExactlyOnceWith(text);
  expect(assign).not.toHaveBeenCalled();
  expect(billing).not.toHaveAttribute('aria-busy');
});

it('the invoices are loaded and listed when they are opened', async () => {
  const { environment, panel } = await withSubscriptions(subscription());
  expect(pending(environment, INVOICES)).toEqual([]);
  const show = panel.getByRole('button', { name: 'Show invoices' });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(show);
  expect(show).toHaveAttribute('aria-expanded', 'true');
  expect(panel.getByText('Loading your invoices…')).toBeInTheDocument();
  const invoices = [
    invoice(),
    invoice({ number: 'FORK-0002', pdfUrl: null, status: 'open' }),
    invoice({ number: null, pdfUrl: null, pageUrl: null, status: 'draft', restaurant: null }),
  ];
  await answer(environment, INVOICES, { nodes: [{ ...user, invoices }] });
  const list = within(await panel.findByRole('region', { name: 'Invoices' }));
  const [paid, open, draft] = await list.findAllByRole('listitem');
  expect(paid).toHaveTextContent('14 October 2026FORK-0001 · Da LuciaPaid£59.99PDF');
  const pdf = list.getByRole('link', { name: 'PDF of invoice FORK-0001' });
  expect(pdf).toHaveAttribute('href', 'https://pay.test/invoice.pdf');
  expect(pdf).toHaveAttribute('target', '_blank');
  expect(within(open!).getByRole('link')).toHaveAttribute('href', 'https://pay.test/invoice');
  expect(draft).toHaveTextContent('14 October 2026DraftDraft£59.99');
  expect(within(draft!).queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Hide invoices' }));
  expect(panel.queryByText(/FORK-0001/)).not.toBeInTheDocument();
});

it('a user without invoices sees a sentence', async () => {
  const { environment, panel } = await withSubscriptions(subscription());
  await userEvent.click(panel.getByRole('button', { name: 'Show invoices' }));
  await answer(environment, INVOICES, { nodes: [{ ...user, invoices: [] }] });
  expect(await panel.findByText('There are no invoices yet.')).toBeVisible();
});

it('failed invoices leave the rest of the dashboard alone', { tags: ['@long'] }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { environment, panel } = await withSubscriptions(subscription());
  await userEvent.click(panel.getByRole('button', { name: 'Show invoices' }));
  await answerWithError(environment, INVOICES);
  expect(await panel.findByRole('alert')).toHaveTextContent('Failed to fetch invoices.');
  expect(panel.getByText('Gold Restaurant')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hello, Amelia Hart' })).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
  await answer(environment, INVOICES, { nodes: [{ ...user, invoices: [invoice()] }] });
  expect(await panel.findByText(/^FORK-0001/)).toBeVisible();
});
