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
    expect(textOf(document, 'h1')).toBe('Order accepted');
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

  it.each(['REJECTED', 'EXPIRED', 'CANCELLED'] as const)('asks for no money when %s', (state) => {
    const document = openPage(renderer.renderStatusPage(demoOrder({ state }), context));
    expect(textOf(document, '.total')).toBe('Total · not charged£21.00');
  });

  it('says at a demo restaurant that nobody cooks, with the way to a site of one’s own', () => {
    const of = (isDemo: boolean) =>
      openPage(renderer.renderStatusPage(demoOrder(), { ...context, site: demoStorefront({ isDemo }) }));
    expect(textOf(of(true), 'aside')).toBe('Demo restaurant: nobody cooks this. Build your own');
    expect(of(true).querySelector('aside a')?.getAttribute('href')).toBe('https://forkfront.example/setup');
    expect(of(false).querySelector('aside')).toBeNull();
  });

  it('marks a test order', () => {
    const document = openPage(renderer.renderStatusPage(demoOrder({ isTest: true }), context));
    expect(textOf(document, '.test-order')).toBe('Test order: not sent to the restaurant');
  });
});
