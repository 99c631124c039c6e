import { COLLECT_NOW } from '../../test/placeOrder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { visitSite, type VisitOptions } from '../../test/visitSite.ts';
import { makeEmailToken } from '../modules/accounts/addresses/emailToken.ts';
import { OrderingService } from '../modules/ordering/ordering.service.ts';
import { OrderLinks } from '../modules/orders/orderLinks.ts';
import { PlaceOrderService } from '../modules/orders/placeOrder.service.ts';
import { Restaurant } from '../modules/restaurants/restaurant.entity.ts';
import { SiteLinks } from '../modules/sites/siteLinks.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let site: MadeSite;
const web = builtWeb();
let now = new Date();

beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory, replace: { clock: () => now } });
  site = await makeSite(app);
});

afterAll(async () => {
  await app.close();
  web.remove();
});

const visit = (path: string, options?: VisitOptions) => visitSite(app, site.slug, path, options);

/** Places an order and gives the paths of its two pages. */
async function placeOrder(): Promise<{ status: string; answer: string }> {
  const placed = await app
    .scope()
    .get(PlaceOrderService)
    .place(
      {
        slug: site.slug,
        idempotencyKey: crypto.randomUUID(),
        lines: [{ productId: site.product('Diavola').id, quantity: 2 }],
        shownTotal: 2100,
        name: 'Dana Diner',
        phone: '07700 900123',
        email: 'dana@example.org',
        note: '',
        ...COLLECT_NOW,
      },
      crypto.randomUUID(),
    );
  if (!placed.ok) throw new Error(placed.error.message);
  const links = new OrderLinks(app.container.infrastructure.secrets, app.container.get(SiteLinks));
  const { order, statusToken } = placed.value;
  return { status: `/order/${statusToken}`, answer: `/answer/${links.answerToken(order.id)}` };
}

const storedPauses = async () =>
  (await app.scope().em.findOneOrFail(Restaurant, { id: site.restaurantId })).ordering.pauses ?? [];

describe('the owner’s page of an order', () => {
  it('the owner’s page shows the order with the diner’s contact, and opening it changes nothing', async () => {
    const { answer, status } = await placeOrder();
    for (const intent of ['accept', 'reject', 'nonsense']) {
      const page = await visit(`${answer}?intent=${intent}`);
      expect(page.status).toBe(200);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.headers['referrer-policy']).toBe('same-origin');
      expect(page.text).toContain('Dana Diner');
      expect(page.text).toContain('07700 900123');
      expect(page.text).toContain('Accept the order');
    }
    expect((await visit(status)).text).toContain('Waiting for');
  });

  it('the owner accepts with a time, and the diner sees it', async () => {
    const { answer, status } = await placeOrder();
    const accepted = await visit(answer, { body: { token: '', answer: 'accept', readyInMinutes: '25' } });
    expect(accepted.status).toBe(303);
    expect(accepted.headers.location).toBe(answer);
    expect((await visit(answer)).text).toContain('You accepted this order');
    const page = await visit(status);
    expect(page.text).toContain('Accepted');
    expect(page.text).toContain('Ready around');
  });

  it('the owner rejects with a reason, and the diner sees it', async () => {
    const { answer, status } = await placeOrder();
    const rejected = await visit(answer, { body: { answer: 'reject', reason: 'The oven is <down>.' } });
    expect(rejected.status).toBe(303);
    expect((await visit(answer)).text).toContain('You declined this order');
    expect((await visit(status)).text).toContain('The oven is &lt;down&gt;.');
  });

  it.each([
    [{ answer: 'accept', readyInMinutes: '' }, 'Please choose 5 to 180 minutes.'],
    [{ answer: 'accept', readyInMinutes: '1e9' }, 'Please choose 5 to 180 minutes.'],
    [{ answer: 'reject', reason: ' ' }, 'Please tell the customer why.'],
    [{ answer: 'reject' }, 'Please tell the customer why.'],
    [{ answer: 'perhaps' }, 'Please choose whether you can take the order.'],
    [{}, 'Please choose whether you can take the order.'],
  ])('the invalid answer %j changes nothing', async (body: Record<string, string>, complaint) => {
    const { answer, status } = await placeOrder();
    const page = await visit(answer, { body });
    expect(page.status).toBe(422);
    expect(page.text).toContain(complaint);
    expect((await visit(status)).text).toContain('Waiting for');
  });

  it('a contrary second answer shows a message and changes nothing', async () => {
    const { answer } = await placeOrder();
    await visit(answer, { body: { answer: 'accept', readyInMinutes: '20' } });
    const page = await visit(answer, { body: { answer: 'reject', reason: 'Changed my mind' } });
    expect(page.status).toBe(409);
    expect(page.text).toContain('You accepted this order');
  });

  it('the owner’s page needs its own token on its own site', async () => {
    const { answer, status } = await placeOrder();
    const other = await makeSite(app);
    const body = { answer: 'accept', readyInMinutes: '20' };
    const diners = answer.replace(/[^/]+$/, status.slice('/order/'.length));
    for (const path of [`${answer}x`, '/answer/x', diners]) {
      expect((await visit(path)).status).toBe(404);
      expect((await visit(path, { body })).status).toBe(404);
    }
    expect((await visitSite(app, other.slug, answer)).status).toBe(404);
    expect((await visitSite(app, other.slug, answer, { body })).status).toBe(404);
    expect((await visit(status)).text).toContain('Waiting for');
  });

  it('the owner’s page preselects the time of the link, and opening it changes nothing', async () => {
    const { answer, status } = await placeOrder();
    for (const [minutes, proposed] of [
      ['15', '15'],
      ['30', '30'],
      ['4', '20'],
      ['1e9', '20'],
      ['"><script>', '20'],
    ]) {
      const { text } = await visit(`${answer}?intent=accept&minutes=${encodeURIComponent(minutes ?? '')}`);
      expect(text).toMatch(new RegExp(`<input type="radio"[^>]*checked=""[^>]*value="${proposed}"`));
    }
    expect((await visit(status)).text).toContain('Waiting for');
  });

  it('the owner marks the order as ready, and the diner sees it', LONG, async () => {
    const { answer, status } = await placeOrder();
    expect((await visit(answer, { body: { answer: 'ready' } })).status).toBe(409);
    await visit(answer, { body: { answer: 'accept', readyInMinutes: '20' } });
    expect((await visit(answer)).text).toContain('Mark as ready');
    expect((await visit(answer, { body: { answer: 'ready' } })).status).toBe(303);
    expect((await visit(answer)).text).toContain('This order is ready');
    expect((await visit(status)).text).toContain('Ready to collect');
  });

  it(
    'the owner pauses new orders for 30 minutes and takes them again, and a repeat does not extend the pause',
    LONG,
    async () => {
      const { answer, status } = await placeOrder();
      expect((await visit(`${answer}?intent=pause`)).text).toContain('Pause new orders for 30 minutes');
      expect(await storedPauses()).toEqual([]);
      expect((await visit(answer, { body: { answer: 'pause' } })).headers.location).toBe(
        `${answer}?intent=pause#pause`,
      );
      const paused = await storedPauses();
      expect(paused).toEqual([{ fulfilment: 'COLLECTION', until: expect.any(String) }]);
      await visit(answer, { body: { answer: 'pause' } });
      expect(await storedPauses()).toEqual(paused);
      expect((await visit(answer)).text).toContain('New orders are paused until');
      expect((await visit('/')).text).toContain('Taking orders again');
      expect((await visit(status)).text).toContain('Waiting for');
      expect((await visit(status.replace('/order/', '/answer/'), { body: { answer: 'pause' } })).status).toBe(
        404,
      );
      await visit(answer, { body: { answer: 'resume' } });
      expect(await storedPauses()).toEqual([]);
    },
  );

  it(
    'a longer pause of the owner is shown without a button, and the link of the mail does not change it',
    LONG,
    async () => {
      const { answer } = await placeOrder();
      const ordering = app.scope().get(OrderingService);
      const fulfilments = ['COLLECTION'] as const;
      await ordering.pause(site.owner?.id ?? '', site.restaurantId, { fulfilments });
      const { text } = await visit(`${answer}?intent=pause`);
      expect(text).toContain('New orders are paused');
      expect(text).not.toContain('Take orders again now');
      for (const pressed of ['pause', 'resume']) {
        await visit(answer, { body: { answer: pressed } });
        expect(await storedPauses()).toEqual([{ fulfilment: 'COLLECTION', until: null }]);
      }
      await ordering.resume(site.owner?.id ?? '', site.restaurantId, fulfilments);
    },
  );

  it('a test order of the preview cannot pause the site after the claim', async () => {
    const { answer } = await placeOrder();
    const { pool } = app.container.infrastructure.database;
    await pool.query('update orders set is_test = true where restaurant_id = $1', [site.restaurantId]);
    expect((await visit(`${answer}?intent=pause`)).text).not.toContain('Pause new orders');
    expect((await visit(answer, { body: { answer: 'pause' } })).status).toBe(422);
    expect(await storedPauses()).toEqual([]);
    await pool.query('update orders set is_test = false where restaurant_id = $1', [site.restaurantId]);
  });

  it('the owner’s page says after a week that the link has expired', async () => {
    const { answer } = await placeOrder();
    now = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000 + 60_000);
    const opened = await visit(answer);
    const posted = await visit(answer, { body: { answer: 'accept', readyInMinutes: '20' } });
    now = new Date();
    for (const page of [opened, posted]) {
      expect(page.status).toBe(410);
      expect(page.text).toContain('This link has expired');
      expect(page.text).not.toContain('07700 900123');
    }
  });
});

describe('the page of an address for orders', () => {
  it('an address for orders is confirmed by the button, not by opening the page', async () => {
    const { em } = app.scope();
    await em.nativeUpdate(Restaurant, { id: site.restaurantId }, { orderEmail: 'kitchen@olive.example' });
    const { secrets } = app.container.infrastructure;
    const expiresAt = new Date(Date.now() + 60_000);
    const proof = { userId: site.restaurantId, email: 'kitchen@olive.example', expiresAt };
    const path = `/order-email/${makeEmailToken(secrets, proof, 'order-email')}`;
    expect((await visit(path)).text).toContain('kitchen@olive.example');
    expect((await visit(path)).text).toContain('Yes, send the orders here');
    expect((await visit(path, { body: {} })).status).toBe(303);
    expect((await visit(path)).text).toContain('Orders go to this address');
    const account = `/order-email/${makeEmailToken(secrets, proof)}`;
    for (const wrong of [account, '/order-email/x'])
      for (const options of [undefined, { body: {} }]) expect((await visit(wrong, options)).status).toBe(410);
  });
});
