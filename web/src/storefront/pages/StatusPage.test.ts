import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demoOrder, orderedLine } from '../test/demoOrder.ts';
import { demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, paragraphs, renderer, showPage, textOf, textsOf } from '../test/openPage.ts';

const PATH = '/order/secret';
const show = (order: Parameters<typeof renderer.renderStatusPage>[0]) =>
  showPage(renderer.renderStatusPage(order, PATH, context));
const at = (time: string) => ({ ...context, now: new Date(`2026-06-12T${time}Z`) });

it('the status page shows number, state, time and lines, and reloads without JavaScript', () => {
  const order = demoOrder({ state: 'ACCEPTED', readyAt: '2026-06-12T17:40:00Z' });
  const page = renderer.renderStatusPage(order, PATH, { ...context, site: demoStorefront() });
  showPage(page);
  expect(paragraphs(/^Order/)[0]).toBe('Order 27');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order accepted');
  expect(screen.getByRole('time')).toHaveTextContent('18:40');
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Accepted');
  expect(paragraphs(/^Total/)).toEqual(['Total to pay on collection£21.00']);
  expect(page.html).toContain(
    '<noscript><meta http-equiv="refresh" content="15;url=/order/secret"/></noscript>',
  );
  expect(screen.getByRole('main')).toHaveAttribute('data-order', 'live');
});

it('the status page of a finished order does not reload and shows the reason of a rejection', () => {
  const page = renderer.renderStatusPage(
    demoOrder({ state: 'REJECTED', rejectionReason: 'The oven is down.' }),
    PATH,
    context,
  );
  expect(page.html).not.toContain('http-equiv="refresh"');
  showPage(page);
  expect(screen.getByRole('main')).toHaveAttribute('data-order', 'final');
  expect(screen.getByRole('blockquote')).toHaveTextContent('The oven is down.');
});

it.each(['REJECTED', 'EXPIRED', 'CANCELLED'] as const)(
  'the status page asks for no payment when the order is %s',
  (state) => {
    show(demoOrder({ state }));
    expect(paragraphs(/^Total/)).toEqual(['Total · not charged£21.00']);
  },
);

it('the total of a completed order asks for no payment', () => {
  show(demoOrder({ state: 'COMPLETED' }));
  expect(paragraphs(/^Total/)).toEqual(['Total£21.00']);
});

it('the status page has the VAT by rate, and who sold the order', () => {
  const vatReceipt = {
    vatNumber: 'GB123456789',
    traderName: 'Olive Ltd',
    traderAddress: '12 Picton Lane, Bristol',
    rates: [
      { rate: 20, gross: 1200, vat: 200 },
      { rate: 0, gross: 900, vat: 0 },
    ],
  };
  show(demoOrder({ vatReceipt }));
  expect(paragraphs(/VAT/)).toEqual([
    'VAT 20%, contained in £12.00£2.00',
    'VAT 0%, contained in £9.00£0.00',
    'Sold by Olive Ltd, 12 Picton Lane, Bristol. VAT number GB123456789.',
  ]);
  show(demoOrder({ vatReceipt: null }));
  expect(screen.getByRole('main')).not.toHaveTextContent('VAT');
});

it('an option that each of several pieces has says so', () => {
  const option = { groupName: 'Toppings', name: 'Ham', price: 100 };
  const picks = (quantity: number, count: number) => {
    const line = { ...orderedLine('Margherita'), quantity, options: [{ ...option, quantity: count }] };
    show(demoOrder({ lines: [line] }));
    const [shown = document.body] = screen
      .getAllByRole('listitem')
      .filter((each) => /Margherita/.test(each.textContent));
    return textsOf(within(shown).getAllByRole('listitem'));
  };
  expect(picks(2, 3)).toEqual(['Toppings: 3 × Ham each +£3.00']);
  expect(picks(1, 3)).toEqual(['Toppings: 3 × Ham +£3.00']);
  expect(picks(2, 1)).toEqual(['Toppings: Ham +£1.00']);
});

it('the status page of a demo restaurant says that no food is cooked and links to the product', () => {
  const of = (isDemo: boolean) =>
    openPage(renderer.renderStatusPage(demoOrder(), PATH, { ...context, site: demoStorefront({ isDemo }) }));
  expect(textOf(of(true), 'aside')).toBe('Demo site: nobody prepares these orders. Build your own');
  expect(of(true).querySelector('aside a')?.getAttribute('href')).toBe('https://forkfront.example/setup');
  expect(of(false).querySelector('aside')).toBeNull();
});

it('the status page marks a test order', () => {
  show(demoOrder({ isTest: true }));
  expect(paragraphs(/^Test order/)).toEqual(['Test order: it reaches nobody, and no emails are sent.']);
});

const DELIVERY = {
  fulfilment: 'DELIVERY',
  deliveryFee: 250,
  deliveryAddress: { line1: '7 Quay Street', line2: '', town: 'Bristol', postcode: 'BS1 6DZ' },
} as const;

it('the status page of a delivery shows address, fee, the arrival and the steps to the door', () => {
  const order = demoOrder({ ...DELIVERY, state: 'OUT_FOR_DELIVERY', readyAt: '2026-06-12T17:40:00Z' });
  show(order);
  const [steps = document.body] = screen.getAllByRole('list');
  expect(textsOf(within(steps).getAllByRole('listitem'))).toEqual([
    'Sent (done)',
    'Accepted (done)',
    'On its way',
    'Delivered',
  ]);
  expect(paragraphs(/^(?:With you|Delivery|Total|Deliver to)/)).toEqual([
    'With you around 18:40',
    'Delivery£2.50',
    'Total to pay on delivery£21.00',
    'Deliver to7 Quay Street Bristol BS1 6DZ',
  ]);
});

it.each([
  [{ scheduledFor: '2026-06-13T17:30:00Z', dueAt: '2026-06-13T17:30:00Z' }, 'To collect: Sat 13 Jun, 18:30'],
  [{ dueAt: '2026-06-12T17:40:00Z' }, 'To collect: as soon as possible, around 18:40'],
  [{}, undefined],
])('an order that is not accepted and has the times %j says: %s', (times, words) => {
  show(demoOrder(times));
  expect(paragraphs(/^To collect/)[0]).toBe(words);
});

it.each([
  ['READY', {}, undefined],
  [
    'READY',
    { scheduledFor: '2026-06-13T17:30:00Z', dueAt: '2026-06-13T17:30:00Z' },
    'To collect: Sat 13 Jun, 18:30',
  ],
  ['COMPLETED', { scheduledFor: '2026-06-13T17:30:00Z' }, undefined],
] as const)('an order in the state %s with the chosen times %j says: %s', (state, times, words) => {
  show(demoOrder({ dueAt: '2026-06-12T17:40:00Z', ...times, state }));
  expect(paragraphs(/^To collect/)[0]).toBe(words);
});

it('the status page asks before it cancels an order, and only while that is possible', () => {
  const order = demoOrder({ cancellableUntil: '2026-06-12T17:25:00Z' });
  const before = openPage(renderer.renderStatusPage(order, PATH, at('17:24:59')));
  expect(textOf(before, 'details p')).toBe(
    'Do you want to cancel order 27? The restaurant gets an email at once.',
  );
  const form = before.querySelector('details form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
    'post',
    '/order/secret/cancel',
  ]);
  for (const page of [
    renderer.renderStatusPage(order, PATH, at('17:25:00')),
    renderer.renderStatusPage(demoOrder(), PATH, context),
  ])
    expect(openPage(page).querySelector('details')).toBeNull();
});

it('a finished order can be ordered again, and the page names the dishes that are gone', () => {
  const order = demoOrder({ state: 'COMPLETED' });
  const notices = (gone: readonly string[] | null, of = order) => {
    showPage(renderer.renderStatusPage(of, PATH, context, { problem: null, gone, answerPath: null }));
    return textsOf(screen.getAllByRole('status')).filter(Boolean);
  };
  expect(notices(null)).toEqual([]);
  const again = screen.getByRole('button', { name: 'Order again' });
  expect(again.closest('form')).toHaveAttribute('action', '/order/secret/again');
  expect(notices(['Margherita'])).toEqual([
    expect.stringContaining('None of these dishes is on the menu any more.'),
  ]);
  expect(notices(['Diavola'], { ...order, lines: [...order.lines, orderedLine('Diavola')] })).toEqual([
    'No longer on the menu: Diavola. Everything else is in your basket. See your basket',
  ]);
});

it('the status page of a cancelled order says who cancelled it and why', () => {
  const words = (changes: Partial<Parameters<typeof demoOrder>[0]>) => {
    show(demoOrder({ state: 'CANCELLED', ...changes }));
    return [paragraphs(/cancel/)[0], screen.queryByRole('blockquote')?.textContent];
  };
  expect(words({ cancelledBy: 'DINER' })).toEqual(['You cancelled it. Nothing was charged.', undefined]);
  expect(words({ cancelledBy: 'RESTAURANT', rejectionReason: 'Sold out.' })).toEqual([
    'The restaurant had to cancel it. Nothing was charged.',
    'Sold out.',
  ]);
});
