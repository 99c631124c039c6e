// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { describe, expect, it } from 'vitest';
import { demoOrder } from '../test/demoOrder.ts';
import { demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';

describe('status page', () => {
  it('shows number, state, time and lines, and reloads where no script runs', () => {
    const order = demoOrder({ state: 'ACCEPTED', readyAt: '2026-06-12T17:40:00Z' });
    const page = renderer.renderStatusPage(order, { ...context, site: demoStorefront() });
    const document = openPage(page);
    expect(textOf(document, '.number')).toBe('Order 27');
    expect(textOf(document, 'h1')).toBe('Accepted. They are on it');
    expect(textOf(document, 'time')).toBe('18:40');
    expect(textOf(document, '[aria-current=step]')).toBe('Accepted');
    expect(textOf(document, '.total')).toBe('Total to pay on collection£21.00');
    expect(page.html).toContain('<noscript><meta http-equiv="refresh" content="15"/></noscript>');
    expect(document.querySelector('main')?.getAttribute('data-order')).toBe('live');
  });

  it('stops when the order is finished, and gives the reason of a rejection', () => {
    const page = renderer.renderStatusPage(
      demoOrder({ state: 'REJECTED', rejectionReason: 'The oven is down.' }),
      context,
    );
    expect(page.html).not.toContain('http-equiv="refresh"');
    expect(openPage(page).querySelector('main')?.getAttribute('data-order')).toBe('final');
    expect(textOf(openPage(page), '.reason')).toBe('The oven is down.');
  });

  it('marks a test order', () => {
    const document = openPage(renderer.renderStatusPage(demoOrder({ isTest: true }), context));
    expect(textOf(document, '.test-order')).toBe('Test order — nobody was told');
  });
});
