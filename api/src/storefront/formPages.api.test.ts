import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../test/placeOrder.ts';
import { runJob } from '../../test/runJob.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { type Answer, visitSite } from '../../test/visitSite.ts';
import { KeptForm } from '../modules/keptForms/keptForm.entity.ts';
import { OrderLinks } from '../modules/orders/orderLinks.ts';
import { menuCode } from '@forkfront/common/menuCode.ts';
import { encodeBasket } from './basketCookie.rules.ts';
import { basketLine } from './basketLines.ts';

let app: TestApp;
let site: MadeSite;
let now = new Date();
const web = builtWeb();

beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory, worker: true, replace: { clock: () => now } });
  site = await makeSite(app);
});
afterAll(async () => {
  await app.close();
  web.remove();
});
beforeEach(async () => {
  now = new Date();
  await app.container.infrastructure.database.pool.query('delete from rate_limits; delete from kept_forms');
});

const BROWSERS = {
  'a browser': { 'sec-fetch-mode': 'navigate' },
  'an old browser': { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
};
const basket = (name: string, of = site): string =>
  encodeBasket([
    basketLine({ productId: of.product(name).id, sizeId: null, options: [], note: '', quantity: 1 }, null),
  ]);
const keptForms = () => app.scope().em.count(KeptForm, {});

/** A browser without JavaScript: it keeps cookies and follows redirects. */
function browser(of: MadeSite = site, headers: Record<string, string> = BROWSERS['a browser']) {
  const jar = new Map<string, string>();
  const request = async (path: string, body?: Record<string, string>): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await visitSite(app, of.slug, path, {
      headers: { ...headers, cookie },
      ...(body && { body }),
    });
    for (const text of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  return {
    jar,
    open: (path: string) => request(path),
    /** Sends a form and returns the address and the text of the page that is shown then. */
    async send(path: string, body: Record<string, string>) {
      const answer = await request(path, body);
      expect(answer.status).toBe(303);
      const address = answer.headers.location ?? '';
      return { address, text: (await request(address)).text };
    },
  };
}

const details = { name: 'Priya <P>', phone: '12', email: 'p@example.com', note: 'Two lines:\nno nuts' };

/** Each form of a site with an answer that is a page: what is sent, and what the page says and shows again. */
const FORMS: Record<
  string,
  { send: () => Promise<{ path: string; body: Record<string, string> }>; shows: string[] }
> = {
  'an order with a wrong field': {
    send: async () => ({
      path: '/order',
      body: {
        ...details,
        basket: basket('Margherita'),
        shownTotal: '850',
        idempotencyKey: crypto.randomUUID(),
      },
    }),
    shows: ['needs at least 6 digits', 'value="Priya &lt;P&gt;"', 'no nuts', 'Margherita'],
  },
  'another postcode': {
    send: async () => ({
      path: '/basket',
      body: { ...details, refresh: '1', fulfilment: 'DELIVERY', postcode: 'XX' },
    }),
    shows: ['value="Priya &lt;P&gt;"', 'value="12"'],
  },
  'a dish with a quantity that is too large': {
    send: async () => ({
      path: `/dishes/${menuCode(site.product('Diavola').id)}`,
      body: { quantity: '50', note: 'Well done' },
    }),
    shows: ['value="Well done"', 'value="50"', 'class="error"'],
  },
  'an incomplete report': {
    send: async () => ({ path: '/report', body: { reason: '', text: 'Look at the menu', email: 'ana' } }),
    shows: ['Please choose a reason.', 'Look at the menu', 'Please check the email address.'],
  },
  'an owner’s answer without a reason': {
    send: async () => ({ path: await answerPath(), body: { answer: 'reject', reason: ' ' } }),
    shows: ['Please tell the customer why.'],
  },
};

async function answerPath(): Promise<string> {
  const { statusToken } = await placeOrder(app, orderInput(site));
  const links = app.container.get(OrderLinks);
  return `/answer/${links.answerToken(links.orderOfStatusToken(statusToken) ?? '')}`;
}

describe('the page after a form', () => {
  for (const [who, headers] of Object.entries(BROWSERS))
    it.each(Object.keys(FORMS))(`${who} can reload the page of %s`, async (name) => {
      const { send, shows } = FORMS[name] ?? { send: async () => ({ path: '', body: {} }), shows: [] };
      const { path, body } = await send();
      const visitor = browser(site, headers);
      visitor.jar.set('basket', basket('Margherita'));
      const { address, text } = await visitor.send(path, body);
      expect(address).toMatch(/\?form=[\da-f-]{36}$/);
      for (const words of shows) expect(text).toContain(words);
      const reloaded = await visitor.open(address);
      expect(reloaded.status).toBe(200);
      expect(reloaded.headers['cache-control']).toBe('no-store');
      for (const words of shows) expect(reloaded.text).toContain(words);
    });

  it('two tabs each show what was typed in them', async () => {
    const visitor = browser();
    visitor.jar.set('basket', basket('Margherita'));
    const one = await visitor.send('/basket', { refresh: '1', name: 'Ann' });
    const other = await visitor.send('/basket', { refresh: '1', name: 'Ben' });
    expect((await visitor.open(one.address)).text).toContain('value="Ann"');
    expect((await visitor.open(other.address)).text).toContain('value="Ben"');
  });

  it('a removed line can be put back after a reload, and not from a page with another basket', async () => {
    const visitor = browser();
    const [both, soup] = [`${basket('Margherita')}~${basket('Diavola')}`, basket('Diavola')];
    visitor.jar.set('basket', both);
    const { address, text } = await visitor.send('/basket', { set: `0~${soup.slice(2)}` });
    expect(text).toContain('Diavola is no longer in your basket.');
    expect((await visitor.open(address)).text).toContain('Diavola is no longer in your basket.');
    await visitor.send('/basket', { undo: soup });
    expect((await visitor.open(address)).text).not.toContain('no longer in your basket');
  });

  it('a line is changed on the page of its dish, and the typed details are there afterwards', async () => {
    const visitor = browser();
    visitor.jar.set('basket', basket('Diavola'));
    const dish = await visitor.send('/basket', { ...details, edit: basket('Diavola').slice(2) });
    expect(dish.address).toMatch(/^\/dishes\/.*\?line=.*&details=[\da-f-]{36}$/);
    const key = /name="details" value="([^"]+)"/.exec(dish.text)?.[1] ?? '';
    const path = dish.address.split('?')[0] ?? '';
    const fields = { line: basket('Diavola').slice(2), details: key };
    const wrong = await visitor.send(path, { ...fields, quantity: '50' });
    expect(wrong.text).toContain(`name="details" value="${key}"`);
    const saved = await visitor.send(path, { ...fields, quantity: '3' });
    expect(saved.address).toBe(`/basket?form=${key}`);
    expect(saved.text).toContain('value="Priya &lt;P&gt;"');
    expect(visitor.jar.get('basket')).toMatch(/^3/);
  });

  it('a press that comes too late is told on the page of the order', async () => {
    const { statusToken } = await placeOrder(app, orderInput(site));
    const id = app.container.get(OrderLinks).orderOfStatusToken(statusToken);
    await app.container.infrastructure.database.pool.query(
      `update orders set state = 'PREPARING' where id = $1`,
      [id],
    );
    const { address, text } = await browser().send(`/order/${statusToken}/cancel`, {});
    expect(address).toMatch(/^\/order\/[\w.-]+\?form=/);
    expect(text).toContain('it can no longer be cancelled here. Please call.');
  });

  it.each([
    ['/order/x/cancel', '/order/x'],
    ['/order/x/again', '/order/x'],
    ['/test-mode', '/'],
  ])('the address %s of a button leads to its page %s', async (path, page) => {
    const { status, headers } = await browser().open(path);
    expect([status, headers.location]).toEqual([303, page]);
  });

  it('a script and other clients get the page as the answer, and nothing is kept', async () => {
    const headers = {
      'sec-fetch-mode': 'cors',
      accept: 'text/html',
      cookie: `basket=${basket('Margherita')}`,
    };
    const answer = await visitSite(app, site.slug, '/basket', {
      headers,
      body: { refresh: '1', name: 'Ann' },
    });
    expect([answer.status, answer.text.includes('value="Ann"')]).toEqual([200, true]);
    expect(await keptForms()).toBe(0);
  });
});

describe('what is kept of a form', () => {
  const refresh = (name: string) => ({ refresh: '1', name });

  it('is shown for half an hour, on its own page of its own site', async () => {
    const visitor = browser();
    visitor.jar.set('basket', basket('Margherita'));
    const { address } = await visitor.send('/basket', refresh('Ann'));
    const query = address.slice(address.indexOf('?'));
    expect((await visitor.open(`/report${query}`)).text).not.toContain('Ann');
    const other = await makeSite(app);
    const stranger = browser(other);
    stranger.jar.set('basket', basket('Margherita', other));
    expect((await stranger.open(address)).text).not.toContain('Ann');
    now = new Date(now.getTime() + 29 * 60_000);
    expect((await visitor.open(address)).text).toContain('value="Ann"');
    now = new Date(now.getTime() + 2 * 60_000);
    const late = await visitor.open(address);
    expect([late.status, late.text.includes('Ann')]).toEqual([200, false]);
    await runJob(app, 'sweepKeptForms', {});
    expect(await keptForms()).toBe(0);
  });

  it.each(['1', "'; drop table kept_forms", '00000000-0000-4000-8000-000000000000', 'x'.repeat(5_000)])(
    'an address with the key %s shows the page as it is',
    async (key) => {
      const visitor = browser();
      visitor.jar.set('basket', basket('Margherita'));
      const page = await visitor.open(`/basket?form=${encodeURIComponent(key)}`);
      expect([page.status, page.text.includes('Margherita')]).toEqual([200, true]);
    },
  );

  it(
    'is bounded: a very long text and many forms of one address get the page as the answer',
    { tags: ['@long'] },
    async () => {
      const headers = { ...BROWSERS['a browser'], cookie: `basket=${basket('Margherita')}` };
      const send = (name: string) => visitSite(app, site.slug, '/basket', { headers, body: refresh(name) });
      const long = await send('x'.repeat(60_000));
      expect([long.status, long.text.includes('xxxx')]).toEqual([200, true]);
      for (let sent = 0; sent < 200; sent += 1) expect((await send('Ann')).status).toBe(303);
      expect((await send('Ann')).status).toBe(200);
      expect(await keptForms()).toBe(200);
    },
  );
});
