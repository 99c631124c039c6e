import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { timings } from '../../lib/timings.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { testSite, testSites } from '../../test/testSites.ts';

const LONG = { tags: ['@long'] };

const LIST = 'MyRestaurantsScreenQuery';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const isList = ({ request }: OperationDescriptor) => request.node.operation.name === LIST;
const box = () => screen.getByRole('searchbox', { name: 'Search by name or address' });
const list = () => screen.getByRole('heading', { name: 'lucia' }).closest('[aria-busy]');

/** Writes in one go: how long single letters take must not matter. */
async function write(text: string): Promise<void> {
  await userEvent.click(box());
  await userEvent.paste(text);
}

/** The screen with one website, `lucia`, in the list of `path`. */
async function opened(path = '/my-restaurants') {
  const app = renderScreen(path);
  await answer(app.environment, LIST, testSites([testSite('lucia')]));
  await screen.findByRole('heading', { name: 'lucia' });
  return app;
}

it.each([
  ['All', '/my-restaurants', null],
  ['Production', '/my-restaurants?filter=production', 'ACTIVE'],
  ['Trial', '/my-restaurants?filter=trial', 'TRIALING'],
  ['Expired', '/my-restaurants?filter=expired', 'EXPIRED'],
])('the filter %s has the address %s and requests %s', async (name, path, filter) => {
  const { environment, address } = await opened(
    name === 'All' ? '/my-restaurants?filter=trial' : '/my-restaurants',
  );
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(address()).toBe(path));
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([screen.getByRole('button', { name })]);
  expect(await asked(environment, LIST)).toEqual({ search: null, filter });
  await answer(environment, LIST, testSites([testSite('noodle')]));
  expect(await screen.findByRole('heading', { name: 'noodle' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'lucia' })).not.toBeInTheDocument();
});

it('an address with a search opens with that search', async () => {
  const { environment } = renderScreen('/my-restaurants?q=12&filter=production');
  expect(await asked(environment, LIST)).toEqual({ search: '12', filter: 'ACTIVE' });
  expect(box()).toHaveValue('12');
  expect(screen.getByRole('button', { name: 'Production' })).toHaveAttribute('aria-pressed', 'true');
});

it('typing does not block: the old list stays, dimmed, until the new one has loaded', async () => {
  const { environment, address } = await opened('/my-restaurants?filter=trial');
  expect(list()).toBeNull();
  await write(' noo');
  await waitFor(() => expect(address()).toBe('/my-restaurants?q=noo&filter=trial'));
  expect(await asked(environment, LIST)).toEqual({ search: 'noo', filter: 'TRIALING' });
  expect(list()).toHaveAttribute('aria-busy', 'true');
  await write('dle');
  expect(box()).toHaveValue(' noodle');
  expect(screen.getByRole('heading', { name: 'lucia' })).toBeVisible();
  await waitFor(() => expect(address()).toBe('/my-restaurants?q=noodle&filter=trial'));
  const wanted = await vi.waitUntil(() =>
    environment.mock.getAllOperations().find(({ request }) => request.variables['search'] === 'noodle'),
  );
  expect(screen.getByRole('heading', { name: 'lucia' })).toBeVisible();
  await act(async () => environment.mock.resolve(wanted, { data: testSites([testSite('noodle')]) }));
  expect(await screen.findByRole('heading', { name: 'noodle' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'lucia' })).not.toBeInTheDocument();
  expect(box()).toHaveValue(' noodle');
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

describe('with fake timers', () => {
  const user = userEvent.setup({ delay: null });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('a search is sent once when typing pauses, not for every letter', LONG, async () => {
    const { environment, address } = await opened();
    await user.type(box(), 'pizzeria');
    expect(address()).toBe('/my-restaurants');
    await act(() => vi.advanceTimersByTimeAsync(timings.searchRest));
    await vi.waitFor(() => expect(address()).toBe('/my-restaurants?q=pizzeria'), 5_000);
    expect(await asked(environment, LIST)).toEqual({ search: 'pizzeria', filter: null });
    expect(environment.mock.getAllOperations().filter(isList)).toHaveLength(1);
  });

  it('Enter sends the search at once', LONG, async () => {
    const { address } = await opened();
    await user.type(box(), 'noodle{Enter}');
    await vi.waitFor(() => expect(address()).toBe('/my-restaurants?q=noodle'), 5_000);
  });
});

it('Clear search after no match shows all websites and focuses the search box', LONG, async () => {
  const { environment, address } = renderScreen('/my-restaurants?q=zzz');
  await answer(environment, LIST, testSites([]));
  expect(await screen.findByRole('heading', { name: 'No restaurants found' })).toBeVisible();
  expect(screen.getByText('No name or address contains “zzz”.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all websites' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(address()).toBe('/my-restaurants'));
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(box()).toHaveFocus();
  await answer(environment, LIST, testSites([testSite('lucia')]));
  expect(await screen.findByRole('heading', { name: 'lucia' })).toBeVisible();
});

it('a filter without a match offers to show all websites', LONG, async () => {
  const { environment, address } = renderScreen('/my-restaurants?filter=expired');
  await answer(environment, LIST, testSites([]));
  expect(await screen.findByRole('heading', { name: 'No restaurants found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all websites' }));
  await waitFor(() => expect(address()).toBe('/my-restaurants'));
  expect(await asked(environment, LIST)).toEqual({ search: null, filter: null });
});

it('a search without a match within a filter names both', async () => {
  const { environment } = renderScreen('/my-restaurants?q=noodle&filter=expired');
  await answer(environment, LIST, testSites([]));
  expect(
    await screen.findByText('No websites with this filter have “noodle” in their name or address.'),
  ).toBeVisible();
});

it('each filter keeps its own list', LONG, async () => {
  const { environment } = await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Production' }));
  await answer(environment, LIST, testSites([testSite('noodle')]));
  await screen.findByRole('heading', { name: 'noodle' });
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(await screen.findByRole('heading', { name: 'lucia' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'noodle' })).not.toBeInTheDocument();
});

it('the next search replaces the failure of the last one', LONG, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = await opened();
  await write('noo');
  await answer(environment, LIST, new NetworkProblem('network'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load restaurants.');
  expect(box()).toHaveValue('noo');
  await write('dle');
  await answer(environment, LIST, testSites([testSite('noodle')]));
  expect(await screen.findByRole('heading', { name: 'noodle' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
