import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { expect, vi } from 'vitest';
import { BUSY_TEXT, RETRY_SECONDS } from '../../src/http/admission.ts';
import { fromGlobalId } from '../../src/graphql/globalId.ts';
import { menuCode } from '@forkfront/common/menuCode.ts';
import { encodeBasket } from '../../src/storefront/basketCookie.rules.ts';
import type { Topology } from './startTopology.ts';

const SLUG = 'olive-and-ember';
/** The grocery API is one process: during its restart the proxies wait for it for a minute. A slow machine takes longer. */
const GROCERY_WAIT_MS = 58_000;
const ANSWER_WITHIN_MS = 70_000;
const PAUSE_MS = 100;
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on PlaceOrderPayload { order { number } } } }`;
const MENU = `{ storefront(slug: "${SLUG}") { sections { items { id price isAvailable } } } }`;
const PERSON = { name: 'Dina Diner', phone: '020 7946 0999', email: 'dina@example.org', note: '' };

type Way = 'GraphQL' | 'form' | 'grocery';

interface Dish {
  id: string;
  price: number;
  isAvailable: boolean;
}

/** Customers who order through the proxy, each from an address of their own, and a program that asks the grocery API. */
export class Customers {
  /** Keys of the acknowledged orders. */
  readonly acknowledged: string[] = [];
  /** What went wrong: statuses and errors, with their ways. */
  readonly problems: string[] = [];
  /** Counts: all requests, and those that got 503 because the machine is busy. The slowest answers are in milliseconds. */
  readonly measured = { requests: 0, busy: 0, slowestMs: { GraphQL: 0, form: 0, grocery: 0 } };
  private readonly stopping = new AbortController();
  private ordering: Promise<unknown> = Promise.resolve();
  private dish: Dish | undefined;

  constructor(private readonly topology: Pick<Topology, 'port' | 'groceryOrigin' | 'groceryKey'>) {}

  /** `count` customers of each way order until `stop`. */
  async start(count: number): Promise<void> {
    const { body } = await this.post('app', '/graphql', JSON.stringify({ query: MENU }), 'json');
    const { data } = JSON.parse(body) as { data: { storefront: { sections: { items: Dish[] }[] } } };
    this.dish = data.storefront.sections.flatMap(({ items }) => items).find((item) => item.isAvailable);
    const ways = [() => this.orderByGraphql(), () => this.orderByForm()];
    const one = async (order: () => Promise<void>) => {
      while (!this.stopping.signal.aborted) await order();
    };
    this.ordering = Promise.all([
      one(() => this.askGrocery()),
      ...ways.flatMap((way) => Array.from({ length: count }, () => one(way))),
    ]);
  }

  /** Waits until `count` more orders are acknowledged. */
  async order(count: number): Promise<void> {
    const wanted = this.acknowledged.length + count;
    await vi.waitFor(() => expect(this.acknowledged.length).toBeGreaterThanOrEqual(wanted), {
      timeout: 60_000,
      interval: PAUSE_MS,
    });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ordering;
  }

  private async orderByGraphql(): Promise<void> {
    const { id = '', price = 0 } = this.dish ?? {};
    const key = randomUUID();
    const input = { ...PERSON, note: null, slug: SLUG, idempotencyKey: key, shownTotal: price };
    const variables = { input: { ...input, lines: [{ productId: id, quantity: 1 }] } };
    await this.ask('GraphQL', key, async () => {
      const document = JSON.stringify({ query: PLACE, variables });
      const { status, body } = await this.post('app', '/graphql', document, 'json');
      return { status, body, isDone: status === 200 && body.includes('"PlaceOrderPayload"') };
    });
  }

  private async orderByForm(): Promise<void> {
    const { id = '', price = 0 } = this.dish ?? {};
    const key = randomUUID();
    const product = menuCode(fromGlobalId(id)?.id ?? '');
    const line = { product, size: '', options: [], note: '', quantity: 1, seenPrice: price };
    const basket = encodeBasket([line]);
    const form = new URLSearchParams({ ...PERSON, basket, idempotencyKey: key, shownTotal: String(price) });
    await this.ask('form', key, async () => {
      const { status, body } = await this.post('site', '/order', form.toString(), 'form');
      return { status, body, isDone: status === 303 };
    });
  }

  private async askGrocery(): Promise<void> {
    const { groceryOrigin, groceryKey } = this.topology;
    await this.ask('grocery', null, async () => {
      const begun = performance.now();
      const { status, body } = await this.send(new URL('/api/v1/health', groceryOrigin), {
        headers: { 'x-api-key': groceryKey },
      });
      return { status, body, isDone: status === 200 || performance.now() - begun > GROCERY_WAIT_MS };
    });
  }

  /** Sends a request, with the key of an order or null, and again while the machine is busy. */
  private async ask(
    way: Way,
    key: string | null,
    send: () => Promise<{ status: number; body: string; isDone: boolean }>,
  ): Promise<void> {
    try {
      let sent = await this.timed(way, send);
      // A slow machine sheds load: that is an answer of the product, and the customer sends the same order again.
      for (; sent.body.includes(BUSY_TEXT); sent = await this.timed(way, send)) {
        this.measured.busy += 1;
        await delay(RETRY_SECONDS * 1000);
      }
      if (!sent.isDone) this.problems.push(`${way}: ${sent.status} ${sent.body.slice(0, 300)}`);
      else if (key !== null) this.acknowledged.push(key);
    } catch (error) {
      this.problems.push(`${way}: ${String(error)}`);
    }
    await delay(PAUSE_MS);
  }

  private async timed<Answer>(way: Way, send: () => Promise<Answer>): Promise<Answer> {
    const begun = performance.now();
    const answer = await send();
    const { slowestMs } = this.measured;
    this.measured.requests += 1;
    slowestMs[way] = Math.max(slowestMs[way], Math.round(performance.now() - begun));
    return answer;
  }

  private post(
    host: 'app' | 'site',
    path: string,
    body: string,
    type: 'json' | 'form',
  ): Promise<{ status: number; body: string }> {
    const { port } = this.topology;
    const headers = {
      host: host === 'app' ? `localhost:${port}` : `${SLUG}.localhost:${port}`,
      'content-type': type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    };
    return this.send(new URL(path, `http://127.0.0.1:${port}`), { method: 'POST', headers }, body);
  }

  private async send(
    url: URL,
    options: RequestOptions,
    body?: string,
  ): Promise<{ status: number; body: string }> {
    const asked = request(url, {
      agent: false,
      // Every address of 127.0.0.0/8 is this machine.
      localAddress: `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...options,
    });
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: await text(response) };
  }
}
