import { createClient, type Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { OrderAnswerService } from './orderAnswer.service.ts';
import { OrderLinks } from './orderLinks.ts';
import { OrderStatusService } from './orderStatus.service.ts';

let app: TestApp;
let site: MadeSite;
let client: Client;
let token: string;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  token = (await placeOrder(app, orderInput(site))).statusToken;
  orderId = app.container.get(OrderLinks).orderOfStatusToken(token) ?? '';
  client = createClient({
    url: `ws://localhost:${app.port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
});
afterEach(() => client.dispose());

const WAIT = { timeout: 10_000 };
const QUERY = `subscription ($token: String!) { orderStatusChanged(token: $token) { state readyAt rejectionReason } }`;
type Status = {
  orderStatusChanged: { state: string; readyAt: string | null; rejectionReason: string | null };
};

const subscribe = (to: string) => client.iterate<Status>({ query: QUERY, variables: { token: to } });
const next = async (stream: ReturnType<typeof subscribe>) => {
  const { value } = await stream.next();
  return value?.data?.orderStatusChanged.state;
};
/** The error a subscription ends with. */
const problemOf = async (to: string) => {
  const stream = subscribe(to);
  const { value } = await stream.next();
  expect(await stream.next()).toEqual({ done: true, value: undefined });
  return value?.errors?.[0]?.message;
};
const accept = () =>
  app.scope().get(OrderAnswerService).accept(app.container.get(OrderLinks).answerToken(orderId), 20);

/** How many listen to orders in this process, from now on. */
function watchListeners(): { open: () => number } {
  const { events } = app.container.infrastructure;
  const onOne = events.onOne.bind(events);
  let open = 0;
  vi.spyOn(events, 'onOne').mockImplementation((topic, payload, callback) => {
    const stop = onOne(topic, payload, callback);
    open += 1;
    return () => {
      open -= 1;
      stop();
    };
  });
  return { open: () => open };
}

describe('orderStatusChanged', () => {
  it('the subscription sends the current state, then each change', async () => {
    const stream = subscribe(token);
    expect(await next(stream)).toBe('PLACED');
    const [changed] = await Promise.all([stream.next(), accept()]);
    expect(changed.value?.data?.orderStatusChanged).toEqual({
      state: 'ACCEPTED',
      readyAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      rejectionReason: null,
    });
  });

  it('the subscription sends nothing about other orders', async () => {
    const stream = subscribe(token);
    expect(await next(stream)).toBe('PLACED');
    const other = await placeOrder(app, orderInput(site));
    const otherId = app.container.get(OrderLinks).orderOfStatusToken(other.statusToken) ?? '';
    await app
      .scope()
      .get(OrderAnswerService)
      .reject(app.container.get(OrderLinks).answerToken(otherId), 'Out of dough');
    await accept();
    expect(await next(stream)).toBe('ACCEPTED');
  });

  it.each(['', 'x.y', 'made-up'])(
    'the status token %j gets an error, and the socket stays open',
    async (wrong) => {
      expect(await problemOf(wrong)).toBe('We couldn’t find this order.');
      expect(await next(subscribe(token))).toBe('PLACED');
    },
  );

  it('the owner’s token is no status token', async () => {
    const answerToken = app.container.get(OrderLinks).answerToken(orderId);
    expect(await problemOf(answerToken)).toBe('We couldn’t find this order.');
  });

  it('the server stops listening when the client unsubscribes or disconnects', async () => {
    const listeners = watchListeners();
    const polite = subscribe(token);
    expect(await next(polite)).toBe('PLACED');
    expect(listeners.open()).toBe(1);
    await polite.return?.();
    await vi.waitFor(() => expect(listeners.open()).toBe(0), WAIT);

    const cut = subscribe(token);
    const ended = cut.next().then(() => cut.next());
    await vi.waitFor(() => expect(listeners.open()).toBe(1), WAIT);
    client.terminate();
    await expect(ended).rejects.toThrow();
    await vi.waitFor(() => expect(listeners.open()).toBe(0), WAIT);
    vi.restoreAllMocks();
  });
});

describe('watch', () => {
  it('watching an order ends when its signal aborts', async () => {
    const stop = new AbortController();
    const views = app.scope().get(OrderStatusService).watch(token, stop.signal);
    expect((await views.next()).value).toMatchObject({ state: 'PLACED' });
    const waiting = views.next();
    stop.abort();
    expect(await waiting).toEqual({ done: true, value: undefined });
  });

  it('watching with an invalid token yields nothing', async () => {
    const views = app.scope().get(OrderStatusService).watch('x.y', new AbortController().signal);
    expect(await views.next()).toEqual({ done: true, value: undefined });
  });

  it('watching reads the order again after a lost connection', async () => {
    const stop = new AbortController();
    const views = app.scope().get(OrderStatusService).watch(token, stop.signal);
    await views.next();
    const waiting = views.next();
    const { pool } = app.container.infrastructure.database;
    // A change that nobody announces, and the listening connection dies.
    await pool.query(`update orders set state = 'CANCELLED' where id = $1`, [orderId]);
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen forkfront%'`,
    );
    expect(rowCount).toBe(1);
    expect((await waiting).value).toMatchObject({ state: 'CANCELLED' });
    stop.abort();
  });
});
