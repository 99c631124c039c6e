import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked, pending } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';

const LONG = { tags: ['@long'] };

const LIST = 'OrderListQuery';
const EVENTS = 'useOrderEventsSubscription';
const NOW = new Date().toISOString();

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(() => {
  endSession();
  writeStored('orderDesk', null);
});

const deskOf = (slug: string) => ({
  id: `desk-${slug}`,
  restaurantId: `restaurant-${slug}`,
  name: `The ${slug}`,
  slug,
  timeZone: 'Europe/London',
  role: 'OWNER',
  unattendedSince: null,
});

const order = (changes: object = {}) => ({
  __typename: 'Order',
  id: 'order-101',
  number: 101,
  state: 'PLACED',
  isTest: false,
  placedAt: NOW,
  fulfilment: 'COLLECTION',
  scheduledFor: null,
  dueAt: NOW,
  readyAt: null,
  answerBy: null,
  cancelledBy: null,
  rejectionReason: null,
  restaurantName: 'Saffron Lane',
  timeZone: 'Europe/London',
  customerName: 'Ann Ashworth',
  customerPhone: '07700 900123',
  customerEmail: 'ann@example.com',
  note: '',
  deliveryAddress: null,
  ifMissing: null,
  deliveryFee: 0,
  discount: 0,
  promotion: null,
  total: 850,
  vatReceipt: null,
  nextStates: ['ACCEPTED', 'REJECTED', 'CANCELLED'],
  delays: [],
  lines: [],
  moves: [],
  ...changes,
});

type Order = ReturnType<typeof order>;
const deskNode = (slug: string, fields: object) => ({
  node: { __typename: 'OrderDesk', id: `desk-${slug}`, ...fields },
});
const totals = { totals: { count: 1, sold: 1, total: 850, waiting: 1 } };

/** The desk of `slug` with these orders. */
async function opened(orders: Order[], { path = '/orders', slugs = ['lucia'] } = {}) {
  const app = renderApp(path);
  const { environment } = app;
  const slug = new URL(path, 'http://x').searchParams.get('at') ?? readStored('orderDesk') ?? slugs[0] ?? '';
  await answer(environment, 'OrdersScreenQuery', {
    pushKey: 'key',
    viewer: { id: 'VXNlcjox', pushDevices: [], desks: slugs.map(deskOf) },
  });
  await answer(
    environment,
    'DeskGlanceQuery',
    deskNode(slug, { today: totals, open: { ...totals, edges: [] } }),
  );
  await answer(environment, 'FilterTotalsQuery', deskNode(slug, { orders: totals }));
  await answer(
    environment,
    LIST,
    deskNode(slug, {
      any: { edges: orders.map(({ id }) => ({ cursor: id })) },
      orders: {
        edges: orders.map((node) => ({ node, cursor: node.id })),
        pageInfo: { endCursor: null, hasNextPage: false },
      },
    }),
  );
  return app;
}

const tell = async ({ environment }: ReturnType<typeof renderApp>, orders: Order[], at = NOW) => {
  await asked(environment, EVENTS);
  const events = environment.mock.findOperation(({ request }) => request.node.operation.name === EVENTS);
  const data = { orderChanged: { at, isComplete: true, orders } };
  await act(async () => environment.mock.nextValue(events, { data }));
};

it('the desk shows the restaurant of the address, and remembers the one that was chosen', async () => {
  const slugs = ['lucia', 'noodle'];
  const { environment, address } = await opened([order()], { path: '/orders?at=noodle', slugs });
  expect(await screen.findByRole('combobox', { name: 'Restaurant' })).toHaveValue('noodle');
  expect((await asked(environment, EVENTS))['restaurantId']).toBe('restaurant-noodle');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Restaurant' }), 'The lucia');
  await waitFor(() => expect(address()).toBe('/orders?at=lucia'));
  expect(readStored('orderDesk')).toBe('lucia');
});

it('a new order is added above the others, and a changed one changes at its place', async () => {
  const app = await opened([order()]);
  await screen.findByText('Ann Ashworth');
  const placedAt = new Date(Date.now() + 1000).toISOString();
  await tell(app, [order({ id: 'order-102', number: 102, customerName: 'Bo Birch', placedAt })]);
  const rows = () =>
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual([expect.stringContaining('Bo Birch'), expect.stringContaining('Ann Ashworth')]);
  await tell(app, [order({ state: 'EXPIRED', nextStates: [] })]);
  expect(rows()[1]).toContain('Expired');
});

it('a new order does not move the rows of a reader who is further down', LONG, async () => {
  const app = await opened([order()]);
  await screen.findByText('Ann Ashworth');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 10, 10));
  await tell(app, [
    order({ id: 'order-102', customerName: 'Bo Birch', placedAt: new Date(Date.now() + 1000).toISOString() }),
  ]);
  expect(screen.queryByText('Bo Birch')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show 1 new order' })).toBeVisible();
});

it(
  'the notice about orders that pause without a board comes and goes while the desk is open',
  LONG,
  async () => {
    const app = await opened([order()]);
    const { environment } = app;
    const notice = (): HTMLElement | null => screen.queryByText(/because no order board is open/);
    /** The server tells that the restaurant has changed, and what the desk is now. */
    const change = async (unattendedSince: string | null): Promise<void> => {
      await tell(app, []);
      const viewer = {
        id: 'VXNlcjox',
        desks: [{ ...deskOf('lucia'), onlyWhileBoardOpen: true, unattendedSince }],
      };
      await answer(environment, 'useOrderEventsQuery', { viewer });
    };
    await tell(app, []);
    expect(pending(environment, 'useOrderEventsQuery')).toEqual([]);
    await change('2026-11-20T18:00:00Z');
    expect(notice()).toBeVisible();
    await change(null);
    expect(notice()).toBeNull();
  },
);

it('after a lost connection the desk says so and asks for everything since the last event', async () => {
  const app = await opened([order()]);
  const { environment } = app;
  await tell(app, [], '2026-11-20T18:00:00Z');
  expect(screen.getByText('Live')).toBeVisible();
  vi.useFakeTimers();
  try {
    const events = environment.mock.findOperation(({ request }) => request.node.operation.name === EVENTS);
    await act(async () => environment.mock.reject(events, new NetworkProblem('connection')));
    expect(screen.getByText('Connection lost. Trying again…')).toBeVisible();
    expect(pending(environment, EVENTS)).toEqual([]);
    await act(async () => vi.advanceTimersByTime(1000));
  } finally {
    vi.useRealTimers();
  }
  expect((await asked(environment, EVENTS))['since']).toBe('2026-11-20T18:00:00Z');
});

it('a person who is removed from the staff while the desk is open reads so at once', LONG, async () => {
  const app = await opened([order()]);
  await asked(app.environment, EVENTS);
  const events = app.environment.mock.findOperation(({ request }) => request.node.operation.name === EVENTS);
  await act(async () => app.environment.mock.complete(events));
  await answer(app.environment, 'useOrderEventsQuery', { viewer: { id: 'VXNlcjox', desks: [] } });
  expect(screen.getByRole('heading', { name: 'You no longer have access' })).toBeVisible();
});

const openOrder = async (changes: object) => {
  const app = await opened([order(changes)], { path: '/orders/order-101' });
  await answer(app.environment, 'OrderPanelQuery', { node: order(changes) });
  await screen.findByRole('article', { name: 'Order 101' });
  return app;
};

it(
  'a step of the kitchen is shown at once and taken back with the reason when it is refused',
  LONG,
  async () => {
    const { environment } = await openOrder({ state: 'READY', nextStates: ['COMPLETED', 'CANCELLED'] });
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    expect(screen.getAllByText('Completed')).toHaveLength(2);
    expect(await asked(environment, 'useMoveOrderMutation')).toMatchObject({
      input: { orderId: 'order-101', to: 'COMPLETED' },
    });
    await answer(environment, 'useMoveOrderMutation', {
      moveOrder: { __typename: 'ConflictError', message: 'This order was cancelled.' },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This order was cancelled.');
    expect(screen.getByRole('button', { name: 'Completed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  },
);

it('a cancellation names the state that the person saw', LONG, async () => {
  const { environment } = await openOrder({ state: 'READY', nextStates: ['COMPLETED', 'CANCELLED'] });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel and tell the customer' }));
  expect(await asked(environment, 'useMoveOrderMutation')).toMatchObject({
    input: { orderId: 'order-101', to: 'CANCELLED', from: 'READY' },
  });
});

it('a wrong time and a missing reason are refused at their fields', LONG, async () => {
  const { environment } = await openOrder({});
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Minutes from now' }), '2{Enter}');
  expect(screen.getByRole('textbox', { name: 'Minutes from now' })).toHaveAccessibleDescription(
    'Please give 5 to 180 minutes.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Decline the order' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Reason, as the customer reads it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline and tell the customer' }));
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveAccessibleDescription(
    'Please tell the customer why.',
  );
  expect(pending(environment, 'useMoveOrderMutation')).toEqual([]);
});

it(
  'the order of a shop says at the desk and on its ticket what to do if something is missing',
  LONG,
  async () => {
    await openOrder({ ifMissing: 'SUBSTITUTE' });
    expect(screen.getByRole('heading', { name: 'If something is missing' })).toBeVisible();
    expect(screen.getAllByText('Choose a similar product')).toHaveLength(2);
  },
);

it('an open form stays open while minutes pass and the orders change', LONG, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const app = await openOrder({});
    const { environment } = app;
    await userEvent.click(screen.getByRole('button', { name: 'Decline the order' }));
    const reason = () => screen.getByRole('textbox', { name: /^Reason/ });
    fireEvent.change(reason(), { target: { value: 'The oven is down.' } });
    await act(async () => vi.advanceTimersByTime(61_000));
    await tell(app, [order({ note: 'No onions' }), order({ id: 'order-102', number: 102 })]);
    await act(async () => vi.advanceTimersByTime(1000));
    await answer(environment, 'FilterTotalsQuery', deskNode('lucia', { orders: totals }));
    expect(screen.getAllByText('No onions')[0]).toBeVisible();
    expect(reason()).toHaveValue('The oven is down.');
  } finally {
    vi.useRealTimers();
  }
});

it('a person who was removed from the staff reads so at the link of an order', LONG, async () => {
  const { environment } = renderApp('/orders/order-101?at=lucia');
  await answer(environment, 'OrdersScreenQuery', { viewer: { id: 'VXNlcjox', desks: [] }, pushKey: 'key' });
  expect(screen.getByRole('heading', { level: 1, name: 'You no longer have access' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create New Website' })).toBeNull();
});
