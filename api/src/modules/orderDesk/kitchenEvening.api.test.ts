import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { makeMember } from '../../../test/makeMember.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { COLLECT_NOW, orderInput } from '../../../test/placeOrder.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { OrderDeskService } from './orderDesk.service.ts';
import { canMove, delaysOf, type OrderMove, type OrderState } from '@forkfront/common/orderState.ts';
import { PlaceOrderService } from '../orders/placeOrder.service.ts';

const ORDERS = 300;
/** How many moves each of the boards tries. */
const TRIES = 400;
/** The share of the tries that delay an order. */
const DELAYED = 0.1;
const MOVES: readonly OrderMove[] = [
  'ACCEPTED',
  'ACCEPTED',
  'PREPARING',
  'READY',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
];

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app);
  await setPlan(app, site, 'GOLD');
});
afterAll(() => app.close());

/** Random numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function place(diner: number): Promise<string> {
  const request = {
    ...orderInput(site),
    lines: [{ productId: site.product('Diavola').id, quantity: 1 }],
    shownTotal: 1050,
    note: '',
    ...COLLECT_NOW,
  };
  const placed = await app
    .scope()
    .get(PlaceOrderService)
    .place(request, `10.1.${diner >> 8}.${diner & 255}`);
  if (!placed.ok) throw new Error(placed.error.message);
  return placed.value.order.id;
}

/** A board that follows the orders of the restaurant, as a browser does. */
function openBoard(viewerId: string) {
  const shown = new Map<string, OrderState>();
  const stop = new AbortController();
  const ended = (async () => {
    const desk = app.scope().get(OrderDeskService);
    const plan = { package: 'GOLD', status: 'active_paid' } as const;
    for await (const event of desk.watch(viewerId, site.restaurantId, null, stop.signal)) {
      // Too many changes for one event: it reads the board again.
      const read = event.isComplete ? event : await desk.board(site.restaurantId, plan);
      for (const { view } of read?.orders ?? []) shown.set(view.id, view.state);
    }
  })();
  return {
    shown,
    close: () => {
      stop.abort();
      return ended;
    },
  };
}

interface StoredMove {
  orderId: string;
  toState: OrderState;
  isDelay: boolean;
}

it(
  'after an evening of 300 orders that three boards move at random, the boards show what the history says',
  { tags: ['@long'], timeout: 120_000 },
  async () => {
    const { pool } = app.container.infrastructure.database;
    const people = [
      site.owner?.id ?? '',
      (await makeMember(app, site, 'MANAGER')).id,
      (await makeMember(app, site, 'KITCHEN')).id,
    ];
    const boards = people.map(openBoard);
    const ids: string[] = [];
    const answers: string[] = [];

    const diners = async (): Promise<void> => {
      for (let diner = 0; diner < ORDERS; diner += 1) {
        ids.push(await place(diner));
        if (diner % 20 === 19) await emptyOutboxes(app);
      }
    };
    const staff = async (viewerId: string, index: number): Promise<void> => {
      const random = randomOf(index + 1);
      await vi.waitFor(() => expect(ids.length).toBeGreaterThan(10), { timeout: 20_000 });
      for (let tries = 0; tries < TRIES; tries += 1) {
        const id = ids[Math.floor(random() * ids.length)] ?? '';
        const to = MOVES[Math.floor(random() * MOVES.length)] ?? 'ACCEPTED';
        const desk = app.scope().get(OrderDeskService);
        const moved =
          random() < DELAYED
            ? await desk.delay(viewerId, id, { minutes: 5, promised: null })
            : await desk.move(viewerId, id, { to, readyInMinutes: 20, reason: 'Sold out' });
        answers.push(moved.ok ? 'moved' : moved.error.kind);
      }
    };
    await Promise.all([diners(), ...people.map(staff)]);
    await emptyOutboxes(app);

    const { rows: stored } = await pool.query<{ id: string; state: OrderState }>(
      'select id, state from orders',
    );
    const { rows: moves } = await pool.query<StoredMove>(
      `select order_id as "orderId", to_state as "toState", delayed_to is not null as "isDelay" from order_moves order by made_at, id`,
    );
    expect(stored).toHaveLength(ORDERS);
    expect(new Set(answers)).toEqual(new Set(['moved', 'conflict']));
    expect(moves.length).toBeGreaterThan(ORDERS);
    expect(moves.some(({ isDelay }) => isDelay)).toBe(true);
    // The model: an order is where its legal moves lead.
    const model = new Map<string, OrderState>(ids.map((id) => [id, 'PLACED']));
    for (const { orderId, toState, isDelay } of moves) {
      const from = model.get(orderId) ?? 'PLACED';
      const isLegal = isDelay
        ? from === toState && delaysOf({ state: from }).length > 0
        : canMove(from, toState, 'RESTAURANT', 'COLLECTION');
      expect([from, toState, isLegal]).toEqual([from, toState, true]);
      model.set(orderId, toState);
    }
    expect(new Map(stored.map(({ id, state }) => [id, state]))).toEqual(model);
    for (const { shown } of boards)
      await vi.waitFor(() => expect(new Map(shown)).toEqual(model), { timeout: 10_000 });
    await Promise.all(boards.map((board) => board.close()));
  },
);
