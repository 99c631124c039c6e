import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { openDashboard } from '../../test/dashboard.ts';
import { testSite, testSites } from '../../test/testSites.ts';

const LONG = { tags: ['@long'] };

const SITES = 'UpgradeDialogQuery';
const NEXT = 'UpgradeDialogPaginationQuery';

// Its code comes with the first press; how long that takes is not what is tested.
beforeAll(() => import('./UpgradeDialog.tsx'));
beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

/** The dashboard with the upgrade dialog open; its data is not there yet. */
async function opened() {
  const app = await openDashboard({ counts: { free: 2, trialAvailable: 2 } });
  const button = await screen.findByRole('button', { name: 'Upgrade a Site' });
  const isAskedEarly = app.environment.mock
    .getAllOperations()
    .some(({ request }) => request.node.operation.name === SITES);
  expect(isAskedEarly).toBe(false);
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Which website do you want to upgrade?' });
  return { ...app, button, dialog };
}

it('the dialog lists the free websites with logo or placeholder, and a choice opens the plans', async () => {
  const { environment, dialog, address } = await opened();
  expect(within(dialog).getByText('Loading your free websites…')).toBeInTheDocument();
  const withLogo = testSite('noodle', { logoUrl: '/files/noodle.webp', isTrialAvailable: false });
  await answer(environment, SITES, testSites([testSite('lucia'), withLogo]));
  const lucia = await within(dialog).findByRole('link', { name: /^Upgrade lucia/ });
  expect(lucia).toHaveTextContent(/^LUpgrade lucia14-day free trial$/);
  const noodle = within(dialog).getByRole('link', { name: 'Upgrade noodle' });
  expect(noodle).toHaveTextContent(/^Upgrade noodle$/);
  expect(noodle.querySelector('img')).toHaveAttribute('src', '/files/noodle.webp');
  await userEvent.click(noodle);
  await waitFor(() => expect(address()).toBe('/packages?upgrading=noodle'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('the dialog says when there is no free website', async () => {
  const { environment, dialog } = await opened();
  await answer(environment, SITES, testSites([]));
  expect(await within(dialog).findByText('No free websites available to upgrade.')).toBeVisible();
});

it('Cancel closes the dialog and returns the focus to the dashboard', LONG, async () => {
  const { environment, dialog, button, address } = await opened();
  await answer(environment, SITES, testSites([testSite('lucia')]));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/dashboard');
  await waitFor(() => expect(button).toHaveFocus());
});

it('a failure is shown inside the dialog, with Retry; the dashboard stays', LONG, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment, dialog } = await opened();
  await answer(environment, SITES, new NetworkProblem('network'));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to load restaurants.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await answer(environment, SITES, testSites([testSite('lucia')]));
  expect(await within(dialog).findByRole('link', { name: /^Upgrade lucia/ })).toBeVisible();
});

it('Show more loads more free websites', LONG, async () => {
  const { environment, dialog } = await opened();
  await answer(environment, SITES, testSites([testSite('lucia')], { hasNextPage: true }));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Show more' }));
  expect(await asked(environment, NEXT)).toMatchObject({ count: 20, cursor: 'next' });
  await answer(environment, NEXT, { node: testSites([testSite('noodle')]).viewer });
  expect(await within(dialog).findByRole('link', { name: /^Upgrade noodle/ })).toBeVisible();
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
});
