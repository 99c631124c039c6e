import type { BasketView } from '@forkfront/common/basketView.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoBasket, demoLine, NO_DETAILS } from '../test/demoBasket.ts';
import { demoOrdering, demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';
import { startBasket } from './startBasket.ts';

let site = demoStorefront();
const html = (changes: Partial<BasketView> = {}): string =>
  renderer.renderBasketPage(site, demoBasket(changes), context).html;

function open(changes: Partial<BasketView> = {}): HTMLFormElement {
  document.body.innerHTML = openPage({ html: html(changes), styleHash: '' }).body.innerHTML;
  const main = document.querySelector('main');
  const form = document.querySelector<HTMLFormElement>('form[data-checkout]');
  if (!main || !form) throw new Error('The page has no form.');
  startBasket(main);
  return form;
}
const sent: URLSearchParams[] = [];
/** The next request gets this page. */
const answer = (changes: Partial<BasketView>) =>
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: URLSearchParams }) => {
    sent.push(body);
    return new Response(html(changes));
  });
const press = (selector: string): void => document.querySelector<HTMLButtonElement>(selector)?.click();
const key = () => document.querySelector<HTMLInputElement>('[name=idempotencyKey]')?.value;
const arriveAt = (path: string): void => history.replaceState(null, '', path);

beforeEach(() => {
  site = demoStorefront();
  sent.length = 0;
  sessionStorage.clear();
  arriveAt('/basket');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a button changes the lines and the total, and the typed details and the focus stay', async () => {
  open();
  const name = document.querySelector<HTMLInputElement>('#name');
  if (name) name.value = 'Priya';
  answer({ lines: [demoLine({ quantity: 3, total: 3150 })], total: 3150, basket: '3.AAAAAAAB' });
  press('#more-0');
  await vi.waitFor(() => expect(textOf(document, '[data-total]')).toBe('£31.50'));
  expect(sent[0]?.get('set')).toBe('3~AAAAAAAB');
  expect(sent[0]?.get('name')).toBe('Priya');
  expect(document.querySelector<HTMLInputElement>('#name')).toBe(name);
  expect(textOf(document, '[data-place]')).toBe('Place order · £31.50');
  expect(document.querySelector<HTMLInputElement>('[name=basket]')?.value).toBe('3.AAAAAAAB');
  expect(document.activeElement?.id).toBe('more-0');
});

it('after the last line was removed, the focus is at the button that puts it back', async () => {
  open();
  answer({ lines: [], total: 0, undo: { text: 'Margherita is gone.', lines: '2.AAAAAAAB' } });
  press('#out-0');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('undo'));
  expect(textOf(document, 'h1')).toBe('Nothing in your basket yet');
});

const place = () => document.querySelector<HTMLButtonElement>('[data-place]');
const type = (id: string, value: string): void => {
  const field = document.querySelector<HTMLInputElement>(`#${id}`);
  if (field) field.value = value;
};
const typed = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value;
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

const UNKNOWN = 'we don’t know yet whether your order was placed';
const PROXY_PAGE = '<html><body><center><h1>502 Bad Gateway</h1></center></body></html>';
const message = (text: string): string =>
  renderer.renderErrorPage({ text, reference: null, form: null, isOutage: true }, context).html;
const lost = (error: Error) => () => Promise.reject(error);
const answered = (status: number, body: string) => () => Promise.resolve(new Response(body, { status }));

/** What the next requests get, in their order. */
const answers = (...all: (() => Promise<Response>)[]) =>
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: URLSearchParams } = {}) => {
    // Whether the site has moved is asked without a body.
    if (body) sent.push(body);
    const next = address === '/basket/bar' ? lost(new TypeError('offline')) : all.shift();
    return next ? next() : Promise.reject(new TypeError('offline'));
  });

it.each([
  [
    'the network is lost',
    lost(new TypeError('Failed to fetch')),
    [UNKNOWN, 'call us: 020\u00A07946\u00A00123'],
  ],
  ['no answer comes in time', lost(new DOMException('late', 'TimeoutError')), [UNKNOWN]],
  ['a proxy answers for the server', answered(502, PROXY_PAGE), [UNKNOWN]],
  ['the server fails without a page', answered(500, ''), [UNKNOWN]],
  ['our page says so', answered(503, message('We don’t know it yet.')), ['We don’t know it yet.']],
  ['it is refused as too much', answered(429, message('Too many.')), ['was not placed', 'Too many.']],
  ['it is too large', answered(413, message('Too large.')), ['was not placed', 'Too large.']],
])(
  'when %s, the diner reads it at the button, keeps what was typed and can press again',
  async (_what, answer, words) => {
    site = demoStorefront({ phone: '020 7946 0123' });
    open({ idempotencyKey: 'key-1' });
    type('name', 'Priya');
    type('note', 'No onions');
    answers(answer, answer);
    for (const times of [1, 2]) {
      place()?.click();
      expect(place()?.textContent).toBe('Placing your order…');
      place()?.click();
      await vi.waitFor(() => expect(place()?.textContent).toBe('Place order · £21.00'));
      await vi.waitFor(() => expect(alerts()).toHaveLength(1));
      for (const part of words) expect(alerts()[0]).toContain(part);
      expect(document.querySelector('[role=alert]')?.nextElementSibling).toBe(place());
      expect([typed('name'), typed('note')]).toEqual(['Priya', 'No onions']);
      expect(sent.map((body) => body.get('idempotencyKey'))).toEqual(Array(times).fill('key-1'));
    }
  },
);

it('the page of the server takes the place of the form, with the focus at its error', async () => {
  open({ idempotencyKey: 'key-1' });
  const values = { ...NO_DETAILS, name: 'Priya' };
  answers(answered(503, html({ values, formError: 'Your order was not placed.', idempotencyKey: 'key-1' })));
  place()?.click();
  await vi.waitFor(() => expect(textOf(document, '[data-problem]')).toBe('Your order was not placed.'));
  expect([typed('name'), key()]).toEqual(['Priya', 'key-1']);
  expect(document.activeElement?.className).toBe('alert');
  place()?.click();
  await vi.waitFor(() => expect(place()?.textContent).toBe('Place order · £21.00'));
  await vi.waitFor(() => expect(alerts()).toEqual([expect.stringContaining(UNKNOWN)]));
});

it('an order that was not placed is shown again with its key, for half an hour and on this page only', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  open({ idempotencyKey: 'key-1' });
  type('name', 'Priya');
  answers();
  place()?.click();
  await vi.waitFor(() => expect(alerts()).toHaveLength(1));

  const again = html({ values: { ...NO_DETAILS, name: 'Priya' }, idempotencyKey: 'key-2' });
  answers(answered(200, again), answered(200, again));
  open({ idempotencyKey: 'key-2' });
  await vi.waitFor(() => expect(typed('name')).toBe('Priya'));
  expect(key()).toBe('key-1');
  expect(sent.at(-1)?.get('refresh')).toBe('1');

  vi.setSystemTime(Date.now() + 31 * 60_000);
  open({ idempotencyKey: 'key-3' });
  expect([key(), typed('name')]).toEqual(['key-3', '']);
});

it('what was typed is there again after a link and Back, and nothing is asked when nothing was typed', async () => {
  open({ idempotencyKey: 'key-1' });
  dispatchEvent(new Event('pagehide'));
  open({ idempotencyKey: 'key-1' });
  expect(sent).toHaveLength(0);
  type('name', 'Priya');
  document.querySelector('#name')?.dispatchEvent(new Event('input', { bubbles: true }));
  dispatchEvent(new Event('pagehide'));

  const again = html({ values: { ...NO_DETAILS, name: 'Priya' }, idempotencyKey: 'key-2' });
  answers(answered(200, again));
  open({ idempotencyKey: 'key-2' });
  await vi.waitFor(() => expect(typed('name')).toBe('Priya'));
  expect(key()).toBe('key-2');
  expect(sent.at(-1)?.get('name')).toBe('Priya');
});

it('a placed order leaves nothing to type again', async () => {
  open();
  type('name', 'Priya');
  document.querySelector('#name')?.dispatchEvent(new Event('input', { bubbles: true }));
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { pathname: '/basket', search: '', assign });
  answers(async () =>
    Object.defineProperties(new Response('', { status: 200 }), {
      redirected: { value: true },
      url: { value: '/order/token' },
    }),
  );
  place()?.click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/order/token'));
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

it('the answer to an order that a browser has sent itself has its own key', async () => {
  open({ idempotencyKey: 'key-1' });
  answers();
  place()?.click();
  await vi.waitFor(() => expect(alerts()).toHaveLength(1));
  arriveAt('/order');
  open({ idempotencyKey: 'key-2' });
  arriveAt('/basket');
  open({ idempotencyKey: 'key-3' });
  expect(key()).toBe('key-3');
});

it('a change without an answer has a message at its button, and the next press works', async () => {
  open();
  answers(
    lost(new TypeError('offline')),
    answered(429, message('Please wait.')),
    answered(200, html({ total: 3150 })),
  );
  for (const words of ['That didn’t work.', 'Please wait.']) {
    press('#more-0');
    await vi.waitFor(() => expect(textOf(document, 'li.line [role=alert]')).toContain(words));
  }
  press('#more-0');
  await vi.waitFor(() => expect(textOf(document, '[data-total]')).toBe('£31.50'));
  expect(alerts()).toEqual([]);
});

it('another way to get the order changes prices and fields at once, and the focus stays', async () => {
  const { collection } = demoOrdering();
  site = demoStorefront({ ordering: demoOrdering({ delivery: collection }) });
  open();
  const delivery = document.querySelector<HTMLInputElement>('[name=fulfilment][value=DELIVERY]');
  const values = { ...NO_DETAILS, fulfilment: 'DELIVERY' as const };
  answer({ values, area: { name: 'Near', fee: 250, freeOver: null, problem: null }, total: 2350 });
  delivery?.focus();
  delivery?.click();
  await vi.waitFor(() => expect(document.querySelector('#postcode')).not.toBeNull());
  expect(sent[0]?.get('fulfilment')).toBe('DELIVERY');
  expect(textOf(document, '[data-total]')).toBe('£23.50');
  const focused = document.activeElement as HTMLInputElement | null;
  expect([focused?.name, focused?.value]).toEqual(['fulfilment', 'DELIVERY']);
});
