import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { MailCount } from './countMails.ts';
import type { DatabaseServer } from './faults.ts';
import type { Front } from './startProduct.ts';

export const SLUG = 'olive-and-ember';
const ANSWER_WITHIN_MS = 30_000;
const PAUSE_MS = 100;
/** The tests send more order mails than one restaurant may get in an hour. */
const FORGET_MAIL_LIMITS = "delete from rate_limits where key like 'order-mail%'";

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on PlaceOrderPayload { statusToken } } }`;
const MENU = '{ storefront(slug: "olive-and-ember") { sections { items { id price isAvailable } } } }';

interface Answer<Data> {
  data?: Data | null;
}
interface Dish {
  id: string;
  /** Pence. */
  price: number;
  isAvailable: boolean;
}
interface Menu {
  storefront: { sections: { items: Dish[] }[] };
}
interface Placed {
  placeOrder: { __typename: string; statusToken?: string } | null;
}

/** Sends a GraphQL request as a new caller. */
const post = (origin: string, body: object): Promise<Response> =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });

async function ask<Data>(origin: string, query: string): Promise<Data | null> {
  const response = await post(origin, { query });
  return ((await response.json()) as Answer<Data>).data ?? null;
}

/** The request of an order of one dish by a new diner. */
function requestOf({ id, price }: Dish): { body: object; key: string; email: string } {
  const key = randomUUID();
  const email = `diner-${key}@example.org`;
  const person = { name: 'Dina Diner', phone: '020 7946 0999', email, note: null };
  const lines = [{ productId: id, quantity: 1 }];
  const input = { ...person, slug: SLUG, idempotencyKey: key, lines, shownTotal: price };
  return { body: { query: PLACE, variables: { input } }, key, email };
}

/** An order that the product acknowledged. */
export interface Acknowledged {
  key: string;
  email: string;
  /** A uuid. */
  id: string;
  /** What went on at that time, see `Diners.during`. */
  during: string;
}

/** The order that a status token names. */
const orderOf = (token: string): string =>
  Buffer.from(token.split('.')[0] ?? '', 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Diners who place orders and record the acknowledged ones. */
export class Diners {
  readonly acknowledged: Acknowledged[] = [];
  /** Names what goes on, e.g. a fault. */
  during = '';
  private dish: Dish | null = null;
  private readonly stopping = new AbortController();
  private ordering: Promise<unknown> = Promise.resolve();

  /** Without `mails` the inbox of the stand-in is read. */
  constructor(
    private readonly product: Front,
    private readonly database: Pick<DatabaseServer, 'databaseUrl'>,
    private readonly mails: MailCount | null = null,
  ) {}

  /** Changes the demo restaurant to an ordinary one, whose owner and diners get mails. */
  async openForRealOrders(): Promise<void> {
    await this.query(`update users set email_verified_at = now()
      where id = (select owner_id from restaurants where slug = '${SLUG}')`);
    await this.query(`update restaurants set is_demo = false where slug = '${SLUG}'`);
  }

  private async query(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.database.databaseUrl() });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  /** Tries to place an order. */
  async order(): Promise<boolean> {
    try {
      const { body, key, email } = requestOf(await this.anyDish());
      const placed = ((await (await post(this.product.origin, body)).json()) as Answer<Placed>).data;
      return this.acknowledge(placed, key, email);
    } catch {
      // The product or its database is down; the order was not acknowledged.
      return false;
    }
  }

  /** Places one order of a dish whose id is known already; resolves with the status and the time of the answer (ms). */
  async placeTimed(): Promise<{ status: number; ms: number }> {
    this.dish ??= await this.anyDish();
    const { body, key, email } = requestOf(this.dish);
    const begun = performance.now();
    const response = await post(this.product.origin, body);
    const answer = (await response.json()) as Answer<Placed>;
    const ms = performance.now() - begun;
    const isPlaced = this.acknowledge(answer.data, key, email);
    return { status: response.status === 200 && !isPlaced ? 0 : response.status, ms };
  }

  private acknowledge(placed: Placed | null | undefined, key: string, email: string): boolean {
    const token = placed?.placeOrder?.statusToken;
    if (token === undefined) return false;
    this.acknowledged.push({ key, email, id: orderOf(token), during: this.during });
    return true;
  }

  private async anyDish(): Promise<Dish> {
    const menu = await ask<Menu>(this.product.origin, MENU);
    const dish = menu?.storefront.sections.flatMap(({ items }) => items).find((item) => item.isAvailable);
    if (!dish) throw new Error('The demo restaurant has no dish that can be ordered.');
    return dish;
  }

  /** `count` diners place orders until `stop`, each with a pause of `pauseMs` after each order. */
  start(count: number, pauseMs = PAUSE_MS): void {
    const one = async () => {
      while (!this.stopping.signal.aborted) {
        await this.order();
        await delay(pauseMs);
      }
    };
    this.ordering = Promise.all(Array.from({ length: count }, one));
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ordering;
  }

  /** Fails unless an order is acknowledged within `ms`. Resolves with the time that it took (ms). */
  async expectOrderWithin(ms: number): Promise<number> {
    const begun = Date.now();
    while (!(await this.order()))
      if (Date.now() - begun > ms)
        throw new Error(`No order was taken within ${ms} ms. The product says:\n${this.product.output()}`);
    const took = Date.now() - begun;
    expect(took).toBeLessThan(ms);
    // Sessions of a killed PostgreSQL live a moment longer and can accept an order before it listens again.
    await vi.waitFor(() => this.query(FORGET_MAIL_LIMITS), { timeout: ms, interval: 200 });
    return took;
  }

  /** Waits until no order and no mail about orders waits. */
  async settled(): Promise<void> {
    const client = new pg.Client({ connectionString: this.database.databaseUrl() });
    await client.connect();
    try {
      await vi.waitFor(
        async () => {
          // Jobs that failed while the database was down run at once, without waiting for their next attempt.
          await client.query(
            'update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()',
          );
          await client.query(FORGET_MAIL_LIMITS);
          const { rows: waiting } = await client.query(
            "select attempts, locked_by, run_at - now() as due, last_error from graphile_worker.jobs where task_identifier in ('mailPlacedOrder', 'mailOrder')",
          );
          expect((await client.query('select from order_outbox')).rowCount).toBe(0);
          expect(waiting).toEqual([]);
        },
        { timeout: 120_000, interval: 200 },
      );
    } finally {
      await client.end();
    }
  }

  /** Fails unless every acknowledged order is stored once and its diner got a mail. */
  async expectNothingLost(): Promise<void> {
    await this.settled();
    const client = new pg.Client({ connectionString: this.database.databaseUrl() });
    await client.connect();
    try {
      const { rows } = await client.query<{ key: string }>('select idempotency_key as key from orders');
      const keys = rows.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(this.acknowledged.filter(({ key }) => !keys.includes(key))).toEqual([]);
    } finally {
      await client.end();
    }
    const mailed = this.mails?.recipients ?? (await this.inbox());
    expect(this.acknowledged.filter(({ email }) => !mailed.has(email))).toEqual([]);
  }

  private async inbox(): Promise<Set<string>> {
    const response = await fetch(`${this.product.origin}/_dev/mail/messages`);
    return new Set(((await response.json()) as { to: string }[]).map(({ to }) => to));
  }
}
