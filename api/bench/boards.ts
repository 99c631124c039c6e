import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { WebSocket } from 'ws';
import { toGlobalId } from '../src/graphql/globalId.ts';
import { type ClonedSite, cloneSites } from './cloneSites.ts';
import { median } from './measure.ts';
import { memoryOf } from './memoryOf.ts';
import { orderAtOneOf } from './orders.ts';
import { openToAll, withClient } from './paidSites.ts';
import type { Report } from './report.ts';

const BOARDS = 2_000;
/** Boards of one large restaurant. */
const OWN_BOARDS = 20;
/** Boards that are opened at the same time. */
const AT_ONCE = 50;
/** The server compiles its code and fills its caches. */
const WARM_UP_BOARDS = 300;
const EVENTS = 15;
/** What one board may need on the server (KB). */
const MEMORY_LIMIT = 40;
const SUBSCRIPTION_FILE = '../../web/src/__generated__/useOrderEventsSubscription.graphql.ts';

const MOVE = `mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { __typename } }`;

/** The operation with which the board of the web follows its orders. */
function subscription(): string {
  const generated = readFileSync(join(import.meta.dirname, SUBSCRIPTION_FILE), 'utf8');
  const text: unknown = JSON.parse(/"text": (".*")/.exec(generated)?.[1] ?? 'null');
  if (typeof text !== 'string') throw new Error('The subscription has no text');
  return text;
}

/** An open board that counts its events. */
class OpenBoard {
  private events = 0;
  private wanted = { count: 1, reached: Promise.withResolvers<void>() };

  private constructor(private readonly socket: WebSocket) {}

  /** Resolves when the board has got its first event, which has no order. */
  static async open(url: string, token: string, payload: object): Promise<OpenBoard> {
    const headers = { 'x-forwarded-for': randomUUID() };
    const board = new OpenBoard(
      new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws', { headers }),
    );
    board.socket.on('open', () => board.send({ type: 'connection_init', payload: { token } }));
    board.socket.on('error', (error) => board.wanted.reached.reject(error));
    board.socket.on('message', (data: Buffer) => board.hear(data.toString(), payload));
    await board.wanted.reached.promise;
    return board;
  }

  private hear(text: string, payload: object): void {
    if (text.includes('"connection_ack"')) this.send({ id: 'b', type: 'subscribe', payload });
    else if (!text.includes('"orderChanged":{')) this.wanted.reached.reject(new Error(text.slice(0, 500)));
    else if (++this.events === this.wanted.count) this.wanted.reached.resolve();
  }

  /** Resolves with the next event. */
  next(): Promise<void> {
    this.wanted = { count: this.events + 1, reached: Promise.withResolvers<void>() };
    return this.wanted.reached.promise;
  }

  close(): void {
    this.socket.terminate();
  }

  private send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }
}

/** Measures how long a move of an order takes until all boards have it, and the memory of an open board. */
export async function boards(
  report: Report,
  product: { url: string; inspector: number },
  databaseUrl: string,
): Promise<void> {
  const [site] = await cloneSites(databaseUrl, BOARDS);
  if (!site) throw new Error('There is no restaurant');
  const { ours, others, token, orders } = await withClient(databaseUrl, async (client) => ({
    ...(await openToAll(client, site)),
    orders: await placeOrders(product.url, client, site),
  }));
  const query = subscription();

  const open = async (count: number, restaurantOf: (at: number) => string): Promise<OpenBoard[]> => {
    const all: OpenBoard[] = [];
    while (all.length < count) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - all.length) }, (_, at) => {
        const restaurantId = toGlobalId('Restaurant', restaurantOf(all.length + at));
        return OpenBoard.open(product.url, token, { query, variables: { restaurantId } });
      });
      all.push(...(await Promise.all(some)));
    }
    return all;
  };
  /** Milliseconds from the press until the last of these boards shows the move. */
  const events = async (shown: readonly OpenBoard[]): Promise<number> => {
    const times: number[] = [];
    for (let count = 0; count < EVENTS; count += 1) {
      const orderId = orders.pop();
      const heard = Promise.all(shown.map((board) => board.next()));
      const start = performance.now();
      await move(product.url, token, orderId ?? '');
      await heard;
      times.push(performance.now() - start);
    }
    return median(times);
  };

  const warm = await open(WARM_UP_BOARDS, () => ours);
  await events(warm);
  for (const board of warm) board.close();
  const [alone] = await open(1, () => ours);
  if (!alone) throw new Error('There is no board');
  report.atMost('move until its board shows it, alone (ms)', 50, await events([alone]));

  const before = await memoryOf(product.inspector);
  const foreign = await open(BOARDS - OWN_BOARDS, (at) => others[at % others.length] ?? '');
  const after = await memoryOf(product.inspector);
  report.atMost('memory of an open board (KB)', MEMORY_LIMIT, (after - before) / foreign.length);
  const own = [alone, ...(await open(OWN_BOARDS - 1, () => ours))];
  report.atMost(`move, to ${OWN_BOARDS} boards while ${BOARDS} are open (ms)`, 250, await events(own));
  for (const board of [...foreign, ...own]) board.close();
}

/** Places enough orders for all events. Returns their ids. */
async function placeOrders(url: string, client: pg.Client, site: ClonedSite): Promise<string[]> {
  for (let count = 0; count < 4 * EVENTS; count += 1) {
    const { body, headers } = orderAtOneOf([site]);
    const answer = await (await fetch(url, { method: 'POST', headers, body })).text();
    if (!answer.includes('PlaceOrderPayload')) throw new Error(answer);
  }
  const { rows } = await client.query<{ id: string }>('select id from orders');
  return rows.map(({ id }) => id);
}

async function move(url: string, token: string, orderId: string): Promise<void> {
  const input = { orderId: toGlobalId('Order', orderId), to: 'ACCEPTED', readyInMinutes: 20 };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: MOVE, variables: { input } }),
  });
  const text = await answer.text();
  if (!text.includes('MoveOrderPayload')) throw new Error(text);
}
