import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, getSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked, answerInPart } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { stubIntersection } from '../../test/stubBrowser.ts';
import { testSite, testSites } from '../../test/testSites.ts';

const LONG = { tags: ['@long'] };

const LIST = 'MyRestaurantsScreenQuery';
const TILES = 'RestaurantTilesQuery';
const NEXT = 'RestaurantGridPaginationQuery';

const nextPage = (...page: Parameters<typeof testSites>) => ({ node: testSites(...page).viewer });

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

it('the tiles count the websites by state', async () => {
  const { environment } = renderApp('/my-restaurants');
  expect(await screen.findByText('Counting your websites…')).toBeInTheDocument();
  const restaurantCounts = { total: 500, active: 320, inTrial: 41, expired: 7 };
  await answer(environment, TILES, { viewer: { id: 'VXNlcjox', restaurantCounts } });
  const tiles = (await screen.findByText('Total Websites')).closest('dl');
  const numbers = [...(tiles?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent);
  expect(numbers).toEqual([
    'Total Websites',
    '500',
    'All of your websites',
    'Active',
    '320',
    'Paid and open for orders',
    'In Trial',
    '41',
    'In their first 14 days',
    'Expired/Cancelled',
    '7',
    'Ended or payment due',
  ]);
});

it('the list and the tiles load independently', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderApp('/my-restaurants');
  await answer(environment, LIST, testSites([testSite('lucia')]));
  expect(await screen.findByRole('heading', { name: 'lucia' })).toBeVisible();
  await answer(environment, TILES, new NetworkProblem('connection'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t count your websites.');
  expect(screen.getByRole('heading', { name: 'lucia' })).toBeVisible();
});

it('Show more loads the next page', LONG, async () => {
  const { environment } = renderApp('/my-restaurants?q=a&filter=trial');
  await answer(environment, LIST, testSites([testSite('lucia')], { hasNextPage: true, totalCount: 2 }));
  expect(await screen.findByText('2 websites')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await asked(environment, NEXT)).toMatchObject({
    cursor: 'next',
    count: 24,
    search: 'a',
    filter: 'TRIALING',
  });
  await answer(environment, NEXT, nextPage([testSite('noodle')], { totalCount: 2 }));
  expect(await screen.findByRole('heading', { name: 'noodle' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'lucia' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('all pages load while the end of the list is in view', LONG, async () => {
  const { reveal } = stubIntersection();
  const { environment } = renderApp('/my-restaurants');
  const page = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => testSite(`site-${from + at}`));
  await answer(environment, LIST, testSites(page(0, 24), { hasNextPage: true, totalCount: 60 }));
  await screen.findByRole('heading', { name: 'site-0' });
  await reveal();
  await answer(environment, NEXT, nextPage(page(24, 48), { hasNextPage: true, totalCount: 60 }));
  await reveal();
  await answer(environment, NEXT, nextPage(page(48, 60), { totalCount: 60 }));
  expect(document.querySelectorAll('li[data-look]')).toHaveLength(60); // by role it takes seconds
  expect(screen.queryByText('Show more')).not.toBeInTheDocument();
});

it('a failed page shows the failure, keeps the list, and loads at the next press', LONG, async () => {
  const { reveal } = stubIntersection();
  const { environment } = renderApp('/my-restaurants');
  await answer(environment, LIST, testSites([testSite('lucia')], { hasNextPage: true, totalCount: 2 }));
  await screen.findByRole('heading', { name: 'lucia' });
  await reveal();
  await answer(environment, NEXT, new NetworkProblem('network'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load restaurants.');
  await reveal();
  expect(screen.getByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await answer(environment, NEXT, nextPage([testSite('noodle')], { totalCount: 2 }));
  expect(await screen.findByRole('heading', { name: 'noodle' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'lucia' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('an empty list links to the first website', async () => {
  const { environment } = renderApp('/my-restaurants');
  await answer(environment, LIST, testSites([]));
  expect(await screen.findByRole('heading', { name: 'No websites found' })).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Create New Website' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/setup', '/setup']);
});

it.each([
  [new NetworkProblem('connection'), 'Failed to load restaurants.'],
  [
    new NetworkProblem('server', { serverMessage: 'Something went wrong. Reference: 7' }),
    'Something went wrong. Reference: 7',
  ],
])('a failure shows Retry, which loads again: %s', LONG, async (problem, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderApp('/my-restaurants?filter=expired');
  expect(await screen.findByText('Loading your websites…')).toBeInTheDocument();
  await answer(environment, LIST, problem);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await asked(environment, LIST)).toEqual({ search: null, filter: 'EXPIRED' });
  await answer(environment, LIST, testSites([testSite('lucia')]));
  expect(await screen.findByRole('heading', { name: 'lucia' })).toBeVisible();
});

it('the focus moves from Retry to the next Retry, then to the loaded list', LONG, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderApp('/my-restaurants');
  await answer(environment, LIST, new NetworkProblem('network'));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await answer(environment, LIST, new NetworkProblem('network'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await answer(environment, LIST, testSites([testSite('lucia')]));
  const card = await screen.findByRole('heading', { name: 'lucia' });
  expect(card.closest('ul')).toHaveFocus();
});

it('a focus that left Retry stays where it is', LONG, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderApp('/my-restaurants');
  await answer(environment, LIST, new NetworkProblem('network'));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  screen.getByRole('searchbox').focus();
  await answer(environment, LIST, testSites([testSite('lucia')]));
  await screen.findByRole('heading', { name: 'lucia' });
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('the list ends the session when the server no longer knows the user', async () => {
  const { environment } = renderApp('/my-restaurants');
  await answer(environment, LIST, { viewer: null });
  await waitFor(() => expect(getSession().token).toBeNull());
});

it('Show more works by keyboard', LONG, async () => {
  const { environment } = renderApp('/my-restaurants');
  await answer(environment, LIST, testSites([testSite('lucia')], { hasNextPage: true, totalCount: 2 }));
  const list = within(await screen.findByRole('main'));
  list.getByRole('button', { name: 'Share lucia' }).focus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await asked(environment, NEXT)).toMatchObject({ cursor: 'next' });
  await answer(environment, NEXT, nextPage([testSite('noodle')], { totalCount: 2 }));
  // The button went with the last page: on at the first website of it.
  await waitFor(() => expect(screen.getByRole('link', { name: /^Visit noodle/ })).toHaveFocus());
});

it.each([
  [LIST, 'restaurants', 'Failed to load restaurants.'],
  [TILES, 'restaurantCounts', 'We couldn’t count your websites.'],
])('a partial answer to %s is a failure, not the end of the session', async (query, field, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderApp('/my-restaurants');
  await answerInPart(environment, query, { viewer: null }, ['viewer', field]);
  // Who it is for belongs to both: neither of them ends the session.
  expect(await screen.findByText(text)).toBeVisible();
  expect(getSession().token).toBe('secret');
});
