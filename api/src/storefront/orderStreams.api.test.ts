import { COLLECT_NOW } from '../../test/placeOrder.ts';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { openSite, visitSite } from '../../test/visitSite.ts';
import { OrderAnswerService } from '../modules/orders/orderAnswer.service.ts';
import { OrderLinks } from '../modules/orders/orderLinks.ts';
import { PlaceOrderService } from '../modules/orders/placeOrder.service.ts';
import { SiteLinks } from '../modules/sites/siteLinks.ts';

let app: TestApp;
let site: MadeSite;
let closed: boolean;
const web = builtWeb();

afterAll(() => web.remove());

beforeEach(async () => {
  closed = false;
  app = await startTestApp({ distDirectory: web.directory });
  site = await makeSite(app);
});

afterEach(async () => {
  if (!closed) await app.close();
});

async function placeOrder() {
  const placed = await app
    .scope()
    .get(PlaceOrderService)
    .place(
      {
        slug: site.slug,
        idempotencyKey: crypto.randomUUID(),
        lines: [{ productId: site.product('Diavola').id, quantity: 1 }],
        shownTotal: 1050,
        name: 'Dana Diner',
        phone: '07700 900123',
        email: 'dana@example.org',
        note: '',
        ...COLLECT_NOW,
      },
      'test',
    );
  if (!placed.ok) throw new Error(placed.error.message);
  const links = new OrderLinks(app.container.infrastructure.secrets, app.container.get(SiteLinks));
  return {
    events: `/order/${placed.value.statusToken}/events`,
    answerToken: links.answerToken(placed.value.order.id),
  };
}

/** Collects the messages of a stream. */
function hear(stream: IncomingMessage): { said: string } {
  const heard = { said: '' };
  stream.on('data', (chunk: Buffer) => (heard.said += chunk.toString()));
  return heard;
}

describe('the stream of an order', () => {
  it('the stream of an order sends the state, then every change, and ends after the final one', async () => {
    const { events, answerToken } = await placeOrder();
    const stream = await openSite(app, site.slug, events);
    expect(stream.statusCode).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    const heard = hear(stream);
    const first = 'retry: 3000\n\ndata: {"state":"PLACED"}\n\n';
    await vi.waitFor(() => expect(heard.said).toBe(first), 5_000);
    const ended = once(stream, 'end');
    await app.scope().get(OrderAnswerService).reject(answerToken, 'No dough left');
    await ended;
    expect(heard.said).toBe(`${first}data: {"state":"REJECTED"}\n\n`);
    // The order is final: status 204 stops the browser from reconnecting.
    expect((await visitSite(app, site.slug, events)).status).toBe(204);
  });

  it('the stream of an order needs a token of this site', async () => {
    const { events } = await placeOrder();
    const other = await makeSite(app);
    expect((await visitSite(app, other.slug, events)).status).toBe(404);
    expect((await visitSite(app, site.slug, '/order/nonsense/events')).status).toBe(404);
    expect((await visitSite(app, site.slug, events, { body: {} })).status).toBe(405);
  });

  it(
    'an IP address has at most 20 open streams, and a closed stream frees its place',
    { tags: ['@long'] },
    async () => {
      const { events } = await placeOrder();
      const streams = await Promise.all(Array.from({ length: 20 }, () => openSite(app, site.slug, events)));
      expect(new Set(streams.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect((await visitSite(app, site.slug, events)).status).toBe(429);
      streams[0]?.destroy();
      await vi.waitFor(async () => {
        const stream = await openSite(app, site.slug, events);
        streams.push(stream);
        expect(stream.statusCode).toBe(200);
      }, 5_000);
      for (const stream of streams) stream.destroy();
    },
  );

  it('streams end when the server stops, so that browsers reconnect', { tags: ['@long'] }, async () => {
    const { events } = await placeOrder();
    const stream = await openSite(app, site.slug, events);
    const heard = hear(stream);
    await vi.waitFor(() => expect(heard.said).toContain('PLACED'), 5_000);
    const ended = once(stream, 'end');
    const stopping = performance.now();
    closed = true;
    await app.close();
    await ended;
    expect(performance.now() - stopping).toBeLessThan(5_000);
  });
});
