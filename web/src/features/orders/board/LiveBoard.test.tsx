import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { writeStored } from '../../../lib/storage.ts';
import { answer, asked, pending } from '../../../test/answer.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const LONG = { tags: ['@long'] };

const BOARD = 'useBoardOrdersQuery';
const EVENTS = 'useOrderEventsSubscription';
const MOVE = 'useMoveOrderMutation';
const at = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** The bell without sound: how often it was struck, and whether it sounds. */
const bell = { strikes: 0, sounds: false };

class SilentNode {
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  connect = (next: unknown) => next;
  disconnect = () => {
    bell.sounds = false;
  };
  stop = () => undefined;
  start = () => {
    bell.strikes++;
    bell.sounds = true;
  };
}

beforeEach(() => {
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  Object.assign(bell, { strikes: 0, sounds: false });
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      currentTime = 0;
      onstatechange: () => void = () => undefined;
      resume = async () => {
        this.state = 'running';
        this.onstatechange();
      };
      close = async () => undefined;
    },
  );
  vi.stubGlobal('GainNode', SilentNode);
  vi.stubGlobal('OscillatorNode', SilentNode);
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const order = (number: number, changes: object = {}) => ({
  __typename: 'Order',
  id: `order-${number}`,
  number,
  state: 'PLACED',
  isTest: false,
  placedAt: at(-number / 100),
  fulfilment: 'COLLECTION',
  scheduledFor: null,
  dueAt: at(20),
  readyAt: null,
  answerBy: at(8),
  cancelledBy: null,
  rejectionReason: null,
  restaurantName: 'Lucia',
  timeZone: 'Europe/London',
  customerName: `Guest ${number}`,
  customerPhone: '07700 900123',
  customerEmail: 'guest@example.com',
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

const ACCEPTED = {
  state: 'ACCEPTED',
  readyAt: at(20),
  answerBy: null,
  nextStates: ['PREPARING', 'READY'],
  delays: [5, 10],
};

const READ_AT = at(0);
const boardOf = (orders: Order[]) => ({
  node: { __typename: 'OrderDesk', id: 'desk', board: { at: READ_AT, orders } },
});

/** The board with these orders; null: the plan has none. */
async function opened(orders: Order[] | null, role = 'KITCHEN') {
  const app = renderApp('/orders/board');
  await answer(app.environment, 'BoardScreenQuery', {
    viewer: {
      id: 'VXNlcjox',
      desks: [
        {
          id: 'desk',
          restaurantId: 'r',
          name: 'Lucia',
          slug: 'lucia',
          timeZone: 'Europe/London',
          role,
          onlyWhileBoardOpen: false,
        },
      ],
    },
  });
  const board = orders ? boardOf(orders) : { node: { __typename: 'OrderDesk', id: 'desk', board: null } };
  await answer(app.environment, BOARD, board);
  return app;
}

const tell = async ({ environment }: ReturnType<typeof renderApp>, orders: Order[], isComplete = true) => {
  await asked(environment, EVENTS);
  const events = environment.mock.findOperation(({ request }) => request.node.operation.name === EVENTS);
  const data = { orderChanged: { at: at(0), isComplete, orders } };
  await act(async () => environment.mock.nextValue(events, { data }));
};

const column = (name: string) => within(screen.getByRole('region', { name }));
const numbersIn = (name: string) =>
  column(name)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const card = (number: number) =>
  within(screen.getByRole('article', { name: new RegExp(`^Order ${number},`) }));

it('the board asks for what changed since it was read; a new order is added once, and a changed one moves', async () => {
  const app = await opened([order(101)]);
  expect((await asked(app.environment, EVENTS))['since']).toBe(READ_AT);
  const missing = { ifMissing: 'CALL' };
  for (const _time of [1, 2]) await tell(app, [order(102, missing), order(101, ACCEPTED)]);
  expect(numbersIn('New')).toEqual(['102']);
  expect(numbersIn('Preparing')).toEqual(['101']);
  expect(card(102).getByText('Call the customer')).toBeVisible();
  expect(card(101).queryByText(/If something is missing/)).toBeNull();
});

it('the board is read again when there were too many changes for one event', async () => {
  const app = await opened([order(101)]);
  await tell(app, [], false);
  await answer(app.environment, BOARD, boardOf([order(101, ACCEPTED), order(103)]));
  expect(numbersIn('New')).toEqual(['103']);
  expect(numbersIn('Preparing')).toEqual(['101']);
});

it('the board says that it cannot ring before a press, rings from then on, and stops when another device answers', async () => {
  const app = await opened([order(101)]);
  expect(screen.getByText(/^The sound is off until you press something/)).toBeVisible();
  expect(bell.strikes).toBe(0);
  await userEvent.click(screen.getByRole('main'));
  expect(screen.queryByText(/^The sound is off/)).not.toBeInTheDocument();
  expect(bell.sounds).toBe(true);
  expect(document.title).toContain('(1) New order');
  await tell(app, [order(101, ACCEPTED)]);
  expect(bell.sounds).toBe(false);
  expect(document.title).toContain('Order board');
});

it('a board whose sound was turned off stays silent and says so', LONG, async () => {
  await opened([order(101)]);
  await userEvent.click(screen.getByRole('main'));
  await userEvent.click(screen.getByRole('button', { name: 'Turn sound off' }));
  expect(bell.sounds).toBe(false);
  expect(screen.getByText('The sound is off. New orders do not ring.')).toBeVisible();
  expect(localStorage.getItem('boardSound')).toBe('off');
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Turn sound on' }));
  expect(bell.sounds).toBe(true);
});

it('a board whose sound is off at this device does not ring after a press', LONG, async () => {
  writeStored('boardSound', 'off');
  await opened([order(101)]);
  await userEvent.click(screen.getByRole('main'));
  expect(screen.getByText('The sound is off. New orders do not ring.')).toBeVisible();
  expect(bell.strikes).toBe(0);
});

it(
  'an accepted order moves at once, and a refused move comes back with the reason on its card',
  LONG,
  async () => {
    const { environment } = await opened([order(101)]);
    await userEvent.click(card(101).getByRole('button', { name: 'Accept, 30 min' }));
    expect(numbersIn('Preparing')).toEqual(['101']);
    expect((await asked(environment, MOVE))['input']).toMatchObject({ to: 'ACCEPTED', readyInMinutes: 30 });
    await answer(environment, MOVE, {
      moveOrder: { __typename: 'ConflictError', message: 'The customer has cancelled this order.' },
    });
    expect(numbersIn('New')).toEqual(['101']);
    expect(card(101).getByRole('alert')).toHaveTextContent('The customer has cancelled this order.');
  },
);

it('a move without a network is refused at the card and not sent', LONG, async () => {
  const { environment } = await opened([order(101)]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(card(101).getByRole('button', { name: 'Accept, 15 min' }));
  expect(card(101).getByRole('alert')).toHaveTextContent('You are offline. The order was not moved.');
  expect(pending(environment, MOVE)).toEqual([]);
  expect(numbersIn('New')).toEqual(['101']);
});

it.each([
  ['OWNER', 'See the plans', true],
  ['KITCHEN', 'See the plans', false],
] as const)('without the board in the plan, %s gets the link “%s”: %s', async (role, name, isShown) => {
  await opened(null, role);
  expect(screen.getByRole('heading', { name: 'The order board comes with the paid plans' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name })).toHaveLength(isShown ? 1 : 0);
});

it('the key L opens the choice of minutes, and a refused delay is explained on its card', LONG, async () => {
  const app = await opened([order(101, ACCEPTED)]);
  screen.getByRole('article', { name: /^Order 101,/ }).focus();
  await userEvent.keyboard('l');
  await userEvent.click(card(101).getByRole('button', { name: '+10 min' }));
  expect(await asked(app.environment, 'useDelayOrderMutation')).toEqual({
    input: { orderId: 'order-101', minutes: 10, promisedAt: ACCEPTED.readyAt },
  });
  await answer(app.environment, 'useDelayOrderMutation', {
    delayOrder: { __typename: 'ConflictError', message: 'This order has already been marked as ready.' },
  });
  expect(card(101).getByText('This order has already been marked as ready.')).toBeVisible();
});

it('the undo of a move and of a delay sends what was seen, so that sending it again takes back nothing else', async () => {
  const { environment } = await opened([order(101), order(102, ACCEPTED)]);
  const readyAt = at(30);
  const accepted = order(101, { ...ACCEPTED, readyAt });
  await userEvent.click(card(101).getByRole('button', { name: 'Accept, 30 min' }));
  await answer(environment, MOVE, {
    moveOrder: { __typename: 'MoveOrderPayload', order: accepted },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Undo the change of order 101/ }));
  expect(await asked(environment, 'useUndoOrderMoveMutation')).toEqual({
    input: { orderId: 'order-101', state: 'ACCEPTED', readyAt },
  });
  await answer(environment, 'useUndoOrderMoveMutation', {
    undoOrderMove: { __typename: 'UndoOrderMovePayload', order: order(101) },
  });

  const later = at(40);
  screen.getByRole('article', { name: /^Order 102,/ }).focus();
  await userEvent.keyboard('l');
  await userEvent.click(card(102).getByRole('button', { name: '+10 min' }));
  await answer(environment, 'useDelayOrderMutation', {
    delayOrder: { __typename: 'DelayOrderPayload', order: order(102, { ...ACCEPTED, readyAt: later }) },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Undo the change of order 102/ }));
  expect(await asked(environment, 'useUndoOrderMoveMutation')).toEqual({
    input: { orderId: 'order-102', state: 'ACCEPTED', readyAt: later },
  });
  await answer(environment, 'useUndoOrderMoveMutation', {
    undoOrderMove: { __typename: 'UndoOrderMovePayload', order: order(102, ACCEPTED) },
  });
});
