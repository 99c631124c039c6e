import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { BUSY_TEXT, RETRY_SECONDS } from '../../src/http/admission.ts';
import { fromGlobalId } from '../../src/graphql/globalId.ts';
import { menuCode } from '../../src/modules/sites/menuCode.rules.ts';
import { encodeBasket } from '../../src/storefront/basketCookie.rules.ts';

const SLUG = 'olive-and-ember';
const ANSWER_WITHIN_MS = 30_000;
const PAUSE_MS = 100;
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on PlaceOrderPayload { order { number } } } }`;
const MENU = `{ storefront(slug: "${SLUG}") { sections { items { id price isAvailable } } } }`;
const PERSON = { name: 'Dina Diner', phone: '020 7946 0999', email: 'dina@example.org', note: '' };

interface Dish {
  id: string;
  price: number;
  isAvailable: boolean;
}

/** Customers who order through the proxy, each from an address of their own. */
export class Customers {
  /** Keys of the acknowledged orders. */
  readonly acknowledged: string[] = [];
  /** What went wrong: statuses and errors, with their ways. */
  readonly problems: string[] = [];
  private readonly stopping = new AbortController();
  private ordering: Promise<unknown> = Promise.resolve();
  private dish: Dish | undefined;

  constructor(private readonly port: number) {}

  /** `count` customers of each way order until `stop`. */
  async start(count: number): Promise<void> {
    const { body } = await this.send('app', 'POST', '/graphql', JSON.stringify({ query: MENU }), 'json');
    const { data } = JSON.parse(body) as { data: { storefront: { sections: { items: Dish[] }[] } } };
    this.dish = data.storefront.sections.flatMap(({ items }) => items).find((item) => item.isAvailable);
    const ways = [() => this.orderByGraphql(), () => this.orderByForm()];
    const one = async (order: () => Promise<void>) => {
      while (!this.stopping.signal.aborted) await order();
    };
    this.ordering = Promise.all(ways.flatMap((way) => Array.from({ length: count }, () => one(way))));
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
    await this.order('GraphQL', key, async () => {
      const document = JSON.stringify({ query: PLACE, variables });
      const { status, body } = await this.send('app', 'POST', '/graphql', document, 'json');
      return { status, body, isPlaced: status === 200 && body.includes('"PlaceOrderPayload"') };
    });
  }

  private async orderByForm(): Promise<void> {
    const { id = '', price = 0 } = this.dish ?? {};
    const key = randomUUID();
    const product = menuCode(fromGlobalId(id)?.id ?? '');
    const line = { product, size: '', options: [], note: '', quantity: 1, seenPrice: price };
    const basket = encodeBasket([line]);
    const form = new URLSearchParams({ ...PERSON, basket, idempotencyKey: key, shownTotal: String(price) });
    await this.order('form', key, async () => {
      const { status, body } = await this.send('site', 'POST', '/order', form.toString(), 'form');
      return { status, body, isPlaced: status === 303 };
    });
  }

  private async order(
    way: string,
    key: string,
    send: () => Promise<{ status: number; body: string; isPlaced: boolean }>,
  ): Promise<void> {
    try {
      let sent = await send();
      // A slow machine sheds load: that is an answer of the product, and the customer sends the same order again.
      for (; sent.body.includes(BUSY_TEXT); sent = await send()) await delay(RETRY_SECONDS * 1000);
      if (sent.isPlaced) this.acknowledged.push(key);
      else this.problems.push(`${way}: ${sent.status} ${sent.body.slice(0, 300)}`);
    } catch (error) {
      this.problems.push(`${way}: ${String(error)}`);
    }
    await delay(PAUSE_MS);
  }

  private async send(
    host: 'app' | 'site',
    method: string,
    path: string,
    body: string,
    type: 'json' | 'form',
  ): Promise<{ status: number; body: string }> {
    const asked = request({
      agent: false,
      host: '127.0.0.1',
      port: this.port,
      // Every address of 127.0.0.0/8 is this machine.
      localAddress: `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`,
      method,
      path,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        host: host === 'app' ? `localhost:${this.port}` : `${SLUG}.localhost:${this.port}`,
        'content-type': type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      },
    });
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: await text(response) };
  }
}
