import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer } from '../../test/answer.ts';
import { openKind, orderingOf } from '../../test/ordering.ts';
import { askDashboard } from '../../test/dashboard.ts';
import { testSite } from '../../test/testSites.ts';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const desk = {
  id: 'desk',
  restaurantId: 'lucia',
  name: 'lucia',
  slug: 'lucia',
  role: 'OWNER',
  timeZone: 'Europe/London',
  unattendedSince: null,
};

const askOwnSite = () => askDashboard({ counts: { total: 1 }, desks: [desk] });

const withSite = (changes: object = {}) => ({
  viewer: {
    id: 'VXNlcjox',
    emailVerified: true,
    desks: [desk],
    restaurants: {
      edges: [
        testSite('lucia', {
          siteVersion: 1,
          goLive: [],
          firstSteps: { hasPicture: true, hasOrder: true, hasTestOrder: false, isShared: true },
          ordering: { ...orderingOf({ collection: openKind() }), opensWithoutHours: false },
          ...changes,
        }),
      ],
    },
  },
});

it('the only website is on the dashboard with its state, its orders of today and its kitchen', async () => {
  const { environment } = await askOwnSite();
  await answer(environment, 'OwnSiteQuery', withSite());
  await answer(environment, 'OrdersTodayDeskQuery', {
    node: {
      __typename: 'OrderDesk',
      id: 'desk',
      today: { totals: { sold: 12, total: 23450 } },
      waiting: { totals: { waiting: 2 } },
    },
  });
  const site = within(await screen.findByRole('region', { name: 'lucia' }));
  expect(site.getByText('Live on Free. Unlimited orders until 14 June, then 30 a month.')).toBeVisible();
  expect(site.getByText('lucia.localhost:5001')).toBeVisible();
  expect(await site.findByText('£234.50')).toBeVisible();
  expect(site.getByRole('region', { name: 'Orders today' })).toHaveTextContent(
    '12orders£234.50in sales2 waiting',
  );
  expect(site.getByRole('link', { name: 'See the orders' })).toHaveAttribute('href', '/orders?at=lucia');
  expect(site.getByRole('region', { name: 'Your kitchen now' })).toHaveTextContent('Taking orders');
  expect(site.getByRole('link', { name: 'Edit the website of lucia' })).toHaveAttribute(
    'href',
    '/editor/lucia',
  );
  expect(site.getByRole('link', { name: 'Visit lucia (opens in a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(site.getByRole('button', { name: /lucia/ })).toHaveTextContent('Share');
});

it('the dashboard waits for the only website, so that the website moves nothing below it', async () => {
  const { environment } = await askOwnSite();
  expect(await screen.findByRole('heading', { name: 'Hello, Amelia Hart' })).toBeVisible();
  expect(screen.getByText('Loading your dashboard…')).toBeInTheDocument();
  expect(screen.queryByText('Paid subscriptions')).not.toBeInTheDocument();
  await answer(environment, 'OwnSiteQuery', withSite());
  expect(await screen.findByRole('region', { name: 'lucia' })).toBeVisible();
  expect(screen.getByText('Paid subscriptions')).toBeVisible();
});

it('a website that cannot take orders yet says so and lists what is missing', async () => {
  const { environment } = await askOwnSite();
  const goLive = [{ kind: 'HOURS', isDone: false, isRequired: true }];
  await answer(
    environment,
    'OwnSiteQuery',
    withSite({
      goLive,
      ordering: { ...orderingOf(), opensWithoutHours: false },
      state: { tone: 'ATTENTION', sentence: 'Not live yet, on Free. 30 orders a month.' },
    }),
  );
  expect(await screen.findByText('Not live yet, on Free. 30 orders a month.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set your opening hours' })).toHaveAttribute(
    'href',
    '/editor/lucia?tab=ordering',
  );
});

it('a closed website has no kitchen and no orders', async () => {
  const { environment } = await askOwnSite();
  await answer(
    environment,
    'OwnSiteQuery',
    withSite({ subscription: { status: 'ARCHIVED' }, state: { tone: 'OFF', sentence: 'Closed.' } }),
  );
  expect(await screen.findByText('Closed.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your kitchen now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Orders today' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /lucia/ })).not.toBeInTheDocument();
});

it('the rest of the dashboard stays when the website cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = await askOwnSite();
  await answer(environment, 'OwnSiteQuery', new NetworkProblem('connection'));
  expect(await screen.findByText('Failed to load restaurants.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByText('website managed')).toBeVisible();
});
