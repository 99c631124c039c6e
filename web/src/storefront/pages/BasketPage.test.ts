// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { describe, expect, it } from 'vitest';
import type { BasketView } from '../renderer.types.ts';
import { demoBasket } from '../test/demoBasket.ts';
import { demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';

describe('basket page', () => {
  const page = (changes: Partial<BasketView> = {}, site = demoStorefront()) =>
    openPage(renderer.renderBasketPage(site, demoBasket(changes), context));

  it('sends quantities, the shown total and the key along with the details', () => {
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

  it('helps browsers to fill the fields in', () => {
    const tokens = [...page().querySelectorAll('.field input')].map((field) =>
      field.getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['name', 'tel', 'email']);
  });

  it('allows texts as long as the server takes', () => {
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

  it('keeps what was typed and says at the field what is wrong', () => {
    const document = page({
      values: { name: 'Priya', phone: '12', email: 'p@example.com', note: 'No nuts' },
      errors: { phone: 'Please give a phone number.' },
      formError: 'The total has changed.',
    });
    const phone = document.querySelector('#phone');
    expect(phone?.getAttribute('value')).toBe('12');
    expect(phone?.getAttribute('aria-invalid')).toBe('true');
    expect(textOf(document, `#${phone?.getAttribute('aria-describedby')}`)).toBe(
      'Please give a phone number.',
    );
    expect(document.querySelector('#name')?.getAttribute('value')).toBe('Priya');
    expect(document.querySelector('#note')?.textContent).toBe('No nuts');
    expect(textOf(document, '[role=alert] p')).toBe('The total has changed.');
    const links = [...document.querySelectorAll('[role=alert] li a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([['#phone', 'Phone']]);
  });

  it('tells a line that cannot be ordered but does not send it again', () => {
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

  it('says that the month is full and whom to call, once', () => {
    const document = page({}, demoStorefront({ acceptsOrders: false, orderLimitReached: true }));
    expect(document.querySelector('[type=submit]')).toBeNull();
    expect(document.querySelectorAll('.notice')).toHaveLength(1);
    expect(textOf(document, '.notice')).toBe(
      'Online ordering is paused for this month. Please call to order: 0117 496 0123',
    );
  });

  it('cannot be sent when nothing orderable is left, when it is empty, or when ordering is closed', () => {
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
});
