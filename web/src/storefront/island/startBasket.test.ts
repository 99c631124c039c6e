// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenderer } from '../createRenderer.tsx';
import { demoAssets } from '../test/demoAssets.ts';
import { demoStorefront } from '../test/demoStorefront.ts';
import { emptySentBasket, readBasket, writeBasket } from './deviceStorage.ts';
import { sendOnce } from './formBehaviour.ts';
import { startBasket } from './startBasket.ts';

const renderer = createRenderer(demoAssets);
const context = { productName: 'Forkfront', productUrl: 'https://forkfront.example' };
const slug = 'olive-and-ember';

function show(html: string): HTMLFormElement {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  const form = document.querySelector<HTMLFormElement>('form[data-basket]');
  if (!form) throw new Error('The page has no form.');
  return form;
}
const openMenu = () => show(renderer.renderMenuPage(demoStorefront(), context).html);
const openBasket = (idempotencyKey = 'key-1') =>
  show(
    renderer.renderBasketPage(
      demoStorefront(),
      {
        lines: [{ productId: 'id-Marinara', name: 'Marinara', quantity: 2, unitPrice: 900, total: 1800 }],
        total: 1800,
        values: { name: '', phone: '', email: '', note: '' },
        errors: {},
        formError: null,
        idempotencyKey,
      },
      context,
    ).html,
  );
const press = (label: string): void =>
  document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click();
const field = (product: string): HTMLInputElement | null =>
  document.querySelector(`input[name="q.id-${product}"]`);
const text = (selector: string): string | undefined => document.querySelector(selector)?.textContent;

const key = () => document.querySelector<HTMLInputElement>('[name=idempotencyKey]')?.value;
const arriveAt = (path: string): void => history.replaceState(null, '', path);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  arriveAt('/basket');
});
afterEach(() => {
  vi.useRealTimers();
});

it('the basket of the menu page counts up and down, announces its total and is stored', () => {
  startBasket(openMenu());
  expect(text('[data-sum]')).toBe('');
  press('Add one: Margherita');
  expect(text('[data-sum]')).toBe('1 item · £10.50');
  press('Add one: Margherita');
  press('Add one: Marinara');
  expect(text('[data-sum]')).toBe('3 items · £30.00');
  press('Remove one: Margherita');
  expect(field('Margherita')?.value).toBe('1');
  expect(readBasket(slug)).toEqual({ 'id-Margherita': 1, 'id-Marinara': 1 });
  press('Remove one: Margherita');
  expect(field('Margherita')?.value).toBe('');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add one: Margherita');
});

it('the stored basket is restored without dishes that are no longer on the menu', () => {
  writeBasket(slug, { 'id-Marinara': 3, gone: 2 });
  startBasket(openMenu());
  expect(field('Marinara')?.value).toBe('3');
  expect(text('[data-sum]')).toBe('3 items · £27.00');
});

it.each([
  ['25', 20],
  ['-3', 0],
  ['2.9', 2],
  ['nonsense', 0],
])('the stored quantity %s is restored as %i', (typed, counted) => {
  startBasket(openMenu());
  const input = field('Marinara');
  if (!input) throw new Error('No field');
  input.type = 'text';
  input.value = typed;
  input.dispatchEvent(new Event('input'));
  expect(readBasket(slug)).toEqual(counted ? { 'id-Marinara': counted } : {});
});

it('an unreadable stored basket is ignored', () => {
  localStorage.setItem(`basket:${slug}`, '{"id-Marinara":"<b>","id-Margherita":1.5');
  startBasket(openMenu());
  expect(text('[data-sum]')).toBe('');
});

it('the basket page updates the total, the posted total and the button with the quantities', () => {
  startBasket(openBasket());
  press('Add one: Marinara');
  expect(text('[data-line]')).toBe('£27.00');
  expect(text('[data-total]')).toBe('£27.00');
  expect(document.querySelector<HTMLInputElement>('[name=shownTotal]')?.value).toBe('2700');
  expect(text('[data-place]')).toBe('Place order · £27.00');
  expect(document.querySelector('[data-update]')).toBeNull();
});

it('an empty basket cannot be sent', () => {
  startBasket(openBasket());
  const place = document.querySelector<HTMLButtonElement>('[data-place]');
  expect(place?.disabled).toBe(false);
  press('Remove one: Marinara');
  press('Remove one: Marinara');
  expect(place?.disabled).toBe(true);
});

it('the status page empties the basket only after an order', () => {
  const form = openBasket();
  startBasket(form);
  emptySentBasket(slug);
  expect(readBasket(slug)).toEqual({ 'id-Marinara': 2 });
  form.dispatchEvent(new Event('submit'));
  emptySentBasket(slug);
  expect(readBasket(slug)).toEqual({});
});

it('the basket is kept when the order failed and the page is restored', () => {
  const form = openBasket();
  startBasket(form);
  form.dispatchEvent(new Event('submit'));
  arriveAt('/order');
  startBasket(openBasket());
  emptySentBasket(slug);
  expect(readBasket(slug)).toEqual({ 'id-Marinara': 2 });
});

it('the idempotency key of an unanswered order is used again for half an hour', () => {
  vi.useFakeTimers();
  const form = openBasket('key-1');
  startBasket(form);
  form.dispatchEvent(new Event('submit'));
  startBasket(openBasket('key-2'));
  expect(key()).toBe('key-1');
  vi.advanceTimersByTime(31 * 60_000);
  startBasket(openBasket('key-3'));
  expect(key()).toBe('key-3');
});

it('the basket uses the idempotency key of the answer to a failed order', () => {
  const form = openBasket('key-1');
  startBasket(form);
  form.dispatchEvent(new Event('submit'));
  arriveAt('/order');
  startBasket(openBasket('key-2'));
  expect(key()).toBe('key-2');
  arriveAt('/basket');
  startBasket(openBasket('key-3'));
  expect(key()).toBe('key-3');
});

it('the order form is sent once and can be sent again when the page is restored', () => {
  const form = openBasket();
  sendOnce(form);
  const submitter = document.querySelector<HTMLButtonElement>('[data-place]');
  const send = (): boolean =>
    form.dispatchEvent(new SubmitEvent('submit', { submitter, cancelable: true, bubbles: true }));
  expect(send()).toBe(true);
  expect(submitter?.textContent).toBe('Placing your order…');
  expect(send()).toBe(false);
  dispatchEvent(new Event('pageshow'));
  expect(submitter?.textContent).toBe('Place order · £18.00');
  expect(send()).toBe(true);
});
