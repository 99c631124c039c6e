import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, getSession, startSession } from '../../lib/session.ts';
import { writeStored } from '../../lib/storage.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, answerInPart } from '../../test/answer.ts';
import { askDashboard, dashboardOf, openDashboard } from '../../test/dashboard.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { testSites } from '../../test/testSites.ts';

const QUERY = 'DashboardScreenQuery';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

function keepPreview(url = 'http://lucia.localhost:5001'): void {
  writeStored('restaurantClaimToken', 'abc');
  writeStored('restaurantPreviewUrl', url);
}

it('the dashboard greets by name and counts the websites', async () => {
  const { environment } = renderScreen('/dashboard');
  expect(await screen.findByText('Loading your dashboard…')).toBeInTheDocument();
  await answer(environment, QUERY, dashboardOf());
  expect(await screen.findByRole('heading', { name: 'Hello, Amelia Hart' })).toBeVisible();
  await answer(environment, 'KitchensNowQuery', testSites([]));
  expect(screen.getByText('websites managed').parentElement).toHaveTextContent('3');
  expect(screen.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/my-restaurants');
  expect(screen.queryByText('You Have an Unclaimed Website!')).not.toBeInTheDocument();
  expect(screen.queryByText('Your live preview is ready!')).not.toBeInTheDocument();
});

it('the dashboard says which proposals for a redesign wait for an answer', async () => {
  await openDashboard({
    waitingRedesigns: [{ id: 'redesign', restaurantId: 'site', restaurantName: 'Da Lucia' }],
  });
  expect(await screen.findByText('The new design of Da Lucia waits for your answer.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at the proposal' })).toHaveAttribute(
    'href',
    '/editor/site?tab=redesign',
  );
});

it('the dashboard offers the unclaimed website of this browser', async () => {
  keepPreview();
  await openDashboard();
  expect(await screen.findByText('You Have an Unclaimed Website!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Claim My Website' })).toHaveAttribute('href', '/setup');
  const preview = screen.getByRole('link', { name: 'View Your Preview Site' });
  expect(preview).toHaveAttribute('href', 'http://lucia.localhost:5001');
  expect(preview).toHaveAttribute('target', '_blank');
});

it('the banner of a ready preview does not wait for the server', async () => {
  keepPreview();
  renderScreen('/dashboard');
  expect(await screen.findByText('Your live preview is ready!')).toBeVisible();
  expect(screen.getByText(/lucia\.localhost:5001/)).toBeVisible();
  const preview = screen.getByRole('link', { name: 'View Your Live Preview' });
  expect(preview).toHaveAttribute('href', 'http://lucia.localhost:5001');
  expect(preview).toHaveAttribute('target', '_blank');
});

it('banner and panel disappear when the website is claimed in another tab', async () => {
  keepPreview();
  await openDashboard();
  expect(await screen.findByText('You Have an Unclaimed Website!')).toBeVisible();
  await act(async () => {
    writeStored('restaurantClaimToken', null);
    writeStored('restaurantPreviewUrl', null);
    window.dispatchEvent(new StorageEvent('storage', { key: 'restaurantClaimToken' }));
  });
  expect(screen.queryByText('You Have an Unclaimed Website!')).not.toBeInTheDocument();
  expect(screen.queryByText('Your live preview is ready!')).not.toBeInTheDocument();
});

it('a stored address that is not a web address is never linked', async () => {
  keepPreview('javascript:alert(1)');
  await openDashboard();
  expect(await screen.findByText('You Have an Unclaimed Website!')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View Your Preview Site' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'View Your Live Preview' })).not.toBeInTheDocument();
});

it.each([
  [{ total: 0, free: 0 }, 'websites managed', false],
  [{ total: 1, free: 0 }, 'website managed', false],
  [{ total: 1, free: 1 }, 'website managed', true],
  [{ total: 500, free: 3 }, 'websites managed', true],
])('the counts %j read %s, and show Unlock Your Growth: %s', async (counts, text, isOffered) => {
  await openDashboard({ counts });
  expect((await screen.findByText(text)).parentElement).toHaveTextContent(String(counts.total));
  expect(screen.queryAllByRole('heading', { name: 'Unlock Your Growth' })).toHaveLength(isOffered ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: 'Upgrade a Site' })).toHaveLength(isOffered ? 1 : 0);
});

it('the dashboard without websites links to a first one', async () => {
  await openDashboard({ counts: { total: 0 } });
  const create = await screen.findByRole('link', { name: 'Create New Website' });
  expect(create).toHaveAttribute('href', '/setup');
  expect(screen.getByRole('link', { name: 'Manage' })).toBeVisible();
});

it('the dashboard shows the orders of today of each restaurant with a link to them', async () => {
  const desk = {
    id: 'desk',
    name: 'Da Lucia',
    slug: 'lucia',
    timeZone: 'Europe/London',
    unattendedSince: null,
  };
  const { environment } = await askDashboard({
    counts: { total: 2 },
    desks: [{ ...desk, restaurantId: 'site', role: 'OWNER' }],
  });
  await answer(environment, 'KitchensNowQuery', testSites([]));
  await answer(environment, 'OrdersTodayQuery', { viewer: { id: 'VXNlcjox', desks: [desk] } });
  await answer(environment, 'OrdersTodayDeskQuery', {
    node: {
      __typename: 'OrderDesk',
      id: 'desk',
      today: { totals: { sold: 12, total: 23450 } },
      waiting: { totals: { waiting: 2 } },
    },
  });
  const panel = await screen.findByRole('region', { name: 'Orders today' });
  expect(panel).toHaveTextContent('2 waiting12 orders£234.50');
  expect(within(panel).getByRole('link', { name: 'Da Lucia' })).toHaveAttribute('href', '/orders?at=lucia');
});

it.each([
  [2, true],
  [0, false],
])('with %d trials left, Unlock Your Growth promises one: %s', async (trialAvailable, isPromised) => {
  await openDashboard({ counts: { free: 2, trialAvailable } });
  const text = await screen.findByText(/^A paid plan gives/);
  expect(text.textContent.includes('14-day free trial')).toBe(isPromised);
});

it('a failure shows Retry, which loads the dashboard again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderScreen('/dashboard');
  await answer(environment, QUERY, new NetworkProblem('connection'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load restaurants.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(environment, QUERY, dashboardOf());
  expect(await screen.findByRole('heading', { name: 'Hello, Amelia Hart' })).toBeVisible();
});

it('the dashboard ends the session when the server no longer knows the user', async () => {
  const { environment } = renderScreen('/dashboard');
  await answer(environment, QUERY, { viewer: null });
  await waitFor(() => expect(getSession().token).toBeNull());
});

it('a partial answer is a failure below the heading, not the end of the session', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderScreen('/dashboard');
  await answerInPart(environment, QUERY, { viewer: null }, ['viewer', 'restaurantCounts']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load restaurants.');
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(getSession().token).toBe('secret');
});

it('a person who only helps sees these restaurants by role, and no empty list of websites', async () => {
  const desk = (id: string, name: string, role: string) => ({
    id,
    restaurantId: `site-${id}`,
    name,
    slug: id,
    role,
  });
  await openDashboard({
    counts: { total: 0 },
    desks: [desk('a', 'Da Lucia', 'MANAGER'), desk('b', 'Olive Press', 'KITCHEN')],
  });
  expect(await screen.findByRole('heading', { name: 'Restaurants you help with' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit the website of Da Lucia' })).toHaveAttribute(
    'href',
    '/editor/site-a',
  );
  expect(screen.getByRole('link', { name: 'Orders of Olive Press' })).toHaveAttribute('href', '/orders?at=b');
  expect(screen.queryByRole('link', { name: 'Edit the website of Olive Press' })).not.toBeInTheDocument();
  expect(screen.queryByText('websites managed')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create New Website' })).toHaveAttribute('href', '/setup');
});

it('own restaurants are not among those that a person helps with', async () => {
  const own = { id: 'a', restaurantId: 'site', name: 'Da Lucia', slug: 'a', role: 'OWNER' };
  await openDashboard({ counts: { total: 1 }, desks: [own] });
  expect(await screen.findByText('website managed')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Restaurants you help with' })).not.toBeInTheDocument();
});
