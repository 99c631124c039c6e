// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { expect, it } from 'vitest';
import type { BasketView } from '../renderer.types.ts';
import { demoBasket } from '../test/demoBasket.ts';
import { demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';

const page = (changes: Partial<BasketView> = {}, site = demoStorefront()) =>
  openPage(renderer.renderBasketPage(site, demoBasket(changes), context));

it('the order form sends quantities, the shown total, the idempotency key and the details', () => {
  const document = page();
  const form = document.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/order']);
  const posted = [...document.querySelectorAll('input, textarea')].map((field) => [
    field.getAttribute('name'),
    field.getAttribute('value') ?? field.textContent,
  ]);
  expect(posted).toEqual([
    ['q.a', '2'],
    ['name', ''],
    ['phone', ''],
    ['email', ''],
    ['note', ''],
    ['idempotencyKey', 'key-1'],
    ['shownTotal', '2100'],
  ]);
  expect(textOf(document, '[data-place]')).toBe('Place order · £21.00');
  expect(document.querySelector('[data-update]')?.getAttribute('formaction')).toBe('/basket');
});

it('the order form has autocomplete names', () => {
  const tokens = [...page().querySelectorAll('.field input')].map((field) =>
    field.getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['name', 'tel', 'email']);
});

it('the order form has the length limits of the server', () => {
  const lengths = [...page().querySelectorAll('.field [maxlength]')].map((field) => [
    field.id,
    field.getAttribute('maxlength'),
  ]);
  // LIMITS in api/src/modules/orders/order.rules.ts.
  expect(lengths).toEqual([
    ['name', '100'],
    ['phone', '40'],
    ['email', '254'],
    ['note', '500'],
  ]);
});

it('a refused order keeps the entered text and shows the error at its field', () => {
  const document = page({
    values: { name: 'Priya', phone: '12', email: 'p@example.com', note: 'No nuts' },
    errors: { phone: 'Please give a phone number.' },
    formError: 'The total has changed.',
  });
  const phone = document.querySelector('#phone');
  expect(phone?.getAttribute('value')).toBe('12');
  expect(phone?.getAttribute('aria-invalid')).toBe('true');
  expect(textOf(document, `#${phone?.getAttribute('aria-describedby')}`)).toBe('Please give a phone number.');
  expect(document.querySelector('#name')?.getAttribute('value')).toBe('Priya');
  expect(document.querySelector('#note')?.textContent).toBe('No nuts');
  expect(textOf(document, '[role=alert] p')).toBe('The total has changed.');
  const links = [...document.querySelectorAll('[role=alert] li a')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([['#phone', 'Phone']]);
});

it('the basket page shows a line that cannot be ordered and does not send it', () => {
  const gone = {
    productId: 'b',
    name: 'Tiramisù',
    quantity: 1,
    unitPrice: 700,
    total: 700,
    problem: 'Sold out today.',
  };
  const document = page({ lines: [...demoBasket().lines, gone] });
  expect(textOf(document, '.problem')).toBe('TiramisùSold out today.');
  expect(document.querySelector('[name="q.b"]')).toBeNull();
});

it('the basket page says once that the order limit is reached and shows the phone number', () => {
  const document = page({}, demoStorefront({ acceptsOrders: false, orderLimitReached: true }));
  expect(document.querySelector('[type=submit]')).toBeNull();
  expect(document.querySelectorAll('.notice')).toHaveLength(1);
  expect(textOf(document, '.notice')).toBe(
    'Online ordering is paused for this month. Please call to order: 0117 496 0123',
  );
});

it('the basket cannot be sent when it has no orderable line or ordering is closed', () => {
  const line = {
    productId: 'b',
    name: 'Tiramisù',
    quantity: 1,
    unitPrice: 700,
    total: 700,
    problem: 'Sold out.',
  };
  for (const document of [
    page({ lines: [line], total: 0 }),
    page({ lines: [], total: 0 }),
    page({}, demoStorefront({ acceptsOrders: false })),
  ]) {
    expect(document.querySelector('[type=submit]')).toBeNull();
  }
});
