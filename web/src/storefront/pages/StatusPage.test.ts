// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { expect, it } from 'vitest';
import { demoOrder } from '../test/demoOrder.ts';
import { demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';

it('the status page shows number, state, time and lines, and reloads without JavaScript', () => {
  const order = demoOrder({ state: 'ACCEPTED', readyAt: '2026-06-12T17:40:00Z' });
  const page = renderer.renderStatusPage(order, { ...context, site: demoStorefront() });
  const document = openPage(page);
  expect(textOf(document, '.number')).toBe('Order 27');
  expect(textOf(document, 'h1')).toBe('Order accepted');
  expect(textOf(document, 'time')).toBe('18:40');
  expect(textOf(document, '[aria-current=step]')).toBe('Accepted');
  expect(textOf(document, '.total')).toBe('Total to pay on collection£21.00');
  expect(page.html).toContain('<noscript><meta http-equiv="refresh" content="15"/></noscript>');
  expect(document.querySelector('main')?.getAttribute('data-order')).toBe('live');
});

it('the status page of a finished order does not reload and shows the reason of a rejection', () => {
  const page = renderer.renderStatusPage(
    demoOrder({ state: 'REJECTED', rejectionReason: 'The oven is down.' }),
    context,
  );
  expect(page.html).not.toContain('http-equiv="refresh"');
  expect(openPage(page).querySelector('main')?.getAttribute('data-order')).toBe('final');
  expect(textOf(openPage(page), '.reason')).toBe('The oven is down.');
});

it.each(['REJECTED', 'EXPIRED', 'CANCELLED'] as const)(
  'the status page asks for no payment when the order is %s',
  (state) => {
    const document = openPage(renderer.renderStatusPage(demoOrder({ state }), context));
    expect(textOf(document, '.total')).toBe('Total · not charged£21.00');
  },
);

it('the status page of a demo restaurant says that no food is cooked and links to the product', () => {
  const of = (isDemo: boolean) =>
    openPage(renderer.renderStatusPage(demoOrder(), { ...context, site: demoStorefront({ isDemo }) }));
  expect(textOf(of(true), 'aside')).toBe('Demo restaurant: nobody cooks this. Build your own');
  expect(of(true).querySelector('aside a')?.getAttribute('href')).toBe('https://forkfront.example/setup');
  expect(of(false).querySelector('aside')).toBeNull();
});

it('the status page marks a test order', () => {
  const document = openPage(renderer.renderStatusPage(demoOrder({ isTest: true }), context));
  expect(textOf(document, '.test-order')).toBe('Test order: not sent to the restaurant');
});
