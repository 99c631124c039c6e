import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BasketView } from '../renderer.types.ts';
import { demoBasket, demoLine, NO_DETAILS } from '../test/demoBasket.ts';
import { demoOrdering, demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';
import { sendOnce } from './formBehaviour.ts';
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
const order = (form: HTMLFormElement): boolean => form.dispatchEvent(new Event('submit'));

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

it('the idempotency key of an unanswered order is used again for half an hour', () => {
  vi.useFakeTimers();
  order(open({ idempotencyKey: 'key-1' }));
  open({ idempotencyKey: 'key-2' });
  expect(key()).toBe('key-1');
  vi.advanceTimersByTime(31 * 60_000);
  open({ idempotencyKey: 'key-3' });
  expect(key()).toBe('key-3');
});

it('the basket uses the idempotency key of the answer to a failed order', () => {
  order(open({ idempotencyKey: 'key-1' }));
  arriveAt('/order');
  open({ idempotencyKey: 'key-2' });
  expect(key()).toBe('key-2');
  arriveAt('/basket');
  open({ idempotencyKey: 'key-3' });
  expect(key()).toBe('key-3');
});

it('the order form is sent once and can be sent again when the page is restored', () => {
  const form = open();
  sendOnce(form);
  const submitter = document.querySelector<HTMLButtonElement>('[data-place]');
  const send = (): boolean =>
    form.dispatchEvent(new SubmitEvent('submit', { submitter, cancelable: true, bubbles: true }));
  expect(send()).toBe(true);
  expect(submitter?.textContent).toBe('Placing your order…');
  expect(send()).toBe(false);
  dispatchEvent(new Event('pageshow'));
  expect(submitter?.textContent).toBe('Place order · £21.00');
  expect(send()).toBe(true);
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
