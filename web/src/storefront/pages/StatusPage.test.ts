import { expect, it } from 'vitest';
import { demoOrder, orderedLine } from '../test/demoOrder.ts';
import { demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';

const PATH = '/order/secret';
const at = (time: string) => ({ ...context, now: new Date(`2026-06-12T${time}Z`) });

it('the status page shows number, state, time and lines, and reloads without JavaScript', () => {
  const order = demoOrder({ state: 'ACCEPTED', readyAt: '2026-06-12T17:40:00Z' });
  const page = renderer.renderStatusPage(order, PATH, { ...context, site: demoStorefront() });
  const document = openPage(page);
  expect(textOf(document, '.number')).toBe('Order 27');
  expect(textOf(document, 'h1')).toBe('Order accepted');
  expect(textOf(document, 'time')).toBe('18:40');
  expect(textOf(document, '[aria-current=step]')).toBe('Accepted');
  expect(textOf(document, '.total')).toBe('Total to pay on collection£21.00');
  expect(page.html).toContain(
    '<noscript><meta http-equiv="refresh" content="15;url=/order/secret"/></noscript>',
  );
  expect(document.querySelector('main')?.getAttribute('data-order')).toBe('live');
});

it('the status page of a finished order does not reload and shows the reason of a rejection', () => {
  const page = renderer.renderStatusPage(
    demoOrder({ state: 'REJECTED', rejectionReason: 'The oven is down.' }),
    PATH,
    context,
  );
  expect(page.html).not.toContain('http-equiv="refresh"');
  expect(openPage(page).querySelector('main')?.getAttribute('data-order')).toBe('final');
  expect(textOf(openPage(page), '.reason')).toBe('The oven is down.');
});

it.each(['REJECTED', 'EXPIRED', 'CANCELLED'] as const)(
  'the status page asks for no payment when the order is %s',
  (state) => {
    const document = openPage(renderer.renderStatusPage(demoOrder({ state }), PATH, context));
    expect(textOf(document, '.total')).toBe('Total · not charged£21.00');
  },
);

it('the total of a completed order asks for no payment', () => {
  const document = openPage(renderer.renderStatusPage(demoOrder({ state: 'COMPLETED' }), PATH, context));
  expect(textOf(document, '.total')).toBe('Total£21.00');
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
  const of = (receipt: typeof vatReceipt | null) =>
    textOf(openPage(renderer.renderStatusPage(demoOrder({ vatReceipt: receipt }), PATH, context)), '.ticket');
  expect(of(vatReceipt)).toContain('VAT 20%, contained in £12.00£2.00VAT 0%, contained in £9.00£0.00');
  expect(of(vatReceipt)).toContain('Sold by Olive Ltd, 12 Picton Lane, Bristol. VAT number GB123456789.');
  expect(of(null)).not.toContain('VAT');
});

it('an option that each of several pieces has says so', () => {
  const option = { groupName: 'Toppings', name: 'Ham', price: 100 };
  const picks = (quantity: number, count: number) => {
    const line = { ...orderedLine('Margherita'), quantity, options: [{ ...option, quantity: count }] };
    return textOf(openPage(renderer.renderStatusPage(demoOrder({ lines: [line] }), PATH, context)), '.picks');
  };
  expect(picks(2, 3)).toBe('Toppings: 3 × Ham each +£3.00');
  expect(picks(1, 3)).toBe('Toppings: 3 × Ham +£3.00');
  expect(picks(2, 1)).toBe('Toppings: Ham +£1.00');
});

it('the status page of a demo restaurant says that no food is cooked and links to the product', () => {
  const of = (isDemo: boolean) =>
    openPage(renderer.renderStatusPage(demoOrder(), PATH, { ...context, site: demoStorefront({ isDemo }) }));
  expect(textOf(of(true), 'aside')).toBe('Demo site: nobody prepares these orders. Build your own');
  expect(of(true).querySelector('aside a')?.getAttribute('href')).toBe('https://forkfront.example/setup');
  expect(of(false).querySelector('aside')).toBeNull();
});

it('the status page marks a test order', () => {
  const document = openPage(renderer.renderStatusPage(demoOrder({ isTest: true }), PATH, context));
  expect(textOf(document, '.test-order')).toBe('Test order: it reaches nobody, and no emails are sent.');
});

const DELIVERY = {
  fulfilment: 'DELIVERY',
  deliveryFee: 250,
  deliveryAddress: { line1: '7 Quay Street', line2: '', town: 'Bristol', postcode: 'BS1 6DZ' },
} as const;

it('the status page of a delivery shows address, fee, the arrival and the steps to the door', () => {
  const order = demoOrder({ ...DELIVERY, state: 'OUT_FOR_DELIVERY', readyAt: '2026-06-12T17:40:00Z' });
  const document = openPage(renderer.renderStatusPage(order, PATH, context));
  const steps = [...document.querySelectorAll('.steps li')].map((step) => step.textContent);
  expect(steps).toEqual(['Sent (done)', 'Accepted (done)', 'On its way', 'Delivered']);
  expect(textOf(document, '.ready')).toBe('With you around 18:40');
  expect(textOf(document, '.fee')).toBe('Delivery£2.50');
  expect(textOf(document, '.total')).toBe('Total to pay on delivery£21.00');
  expect(textOf(document, '.order-note')).toBe('Deliver to7 Quay Street Bristol BS1 6DZ');
});

it.each([
  [{ scheduledFor: '2026-06-13T17:30:00Z', dueAt: '2026-06-13T17:30:00Z' }, 'To collect: Sat 13 Jun, 18:30'],
  [{ dueAt: '2026-06-12T17:40:00Z' }, 'To collect: as soon as possible, around 18:40'],
  [{}, undefined],
])('an order that is not accepted and has the times %j says: %s', (times, words) => {
  const document = openPage(renderer.renderStatusPage(demoOrder(times), PATH, context));
  expect(textOf(document, '.wanted')).toBe(words);
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
  const order = demoOrder({ dueAt: '2026-06-12T17:40:00Z', ...times, state });
  expect(textOf(openPage(renderer.renderStatusPage(order, PATH, context)), '.wanted')).toBe(words);
});

it('the status page asks before it cancels an order, and only while that is possible', () => {
  const order = demoOrder({ cancellableUntil: '2026-06-12T17:25:00Z' });
  const before = openPage(renderer.renderStatusPage(order, PATH, at('17:24:59')));
  expect(textOf(before, 'details.ask p')).toBe(
    'Do you want to cancel order 27? The restaurant gets an email at once.',
  );
  const form = before.querySelector('details.ask form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
    'post',
    '/order/secret/cancel',
  ]);
  for (const page of [
    renderer.renderStatusPage(order, PATH, at('17:25:00')),
    renderer.renderStatusPage(demoOrder(), PATH, context),
  ])
    expect(openPage(page).querySelector('details.ask')).toBeNull();
});

it('a finished order can be ordered again, and the page names the dishes that are gone', () => {
  const order = demoOrder({ state: 'COMPLETED' });
  const page = (gone: readonly string[] | null) =>
    openPage(renderer.renderStatusPage(order, PATH, context, { problem: null, gone, answerPath: null }));
  expect(page(null).querySelector('form')?.getAttribute('action')).toBe('/order/secret/again');
  expect(page(null).querySelector('.notice')).toBeNull();
  expect(textOf(page(['Margherita']), '.notice')).toContain('None of these dishes is on the menu any more.');
  const two = renderer.renderStatusPage(
    { ...order, lines: [...order.lines, orderedLine('Diavola')] },
    PATH,
    context,
    { problem: null, gone: ['Diavola'], answerPath: null },
  );
  expect(textOf(openPage(two), '.notice')).toBe(
    'No longer on the menu: Diavola. Everything else is in your basket. See your basket',
  );
});

it('the status page of a cancelled order says who cancelled it and why', () => {
  const words = (changes: Partial<Parameters<typeof demoOrder>[0]>) => {
    const document = openPage(
      renderer.renderStatusPage(demoOrder({ state: 'CANCELLED', ...changes }), PATH, context),
    );
    return [textOf(document, '.lead'), textOf(document, '.reason')];
  };
  expect(words({ cancelledBy: 'DINER' })).toEqual(['You cancelled it. Nothing was charged.', undefined]);
  expect(words({ cancelledBy: 'RESTAURANT', rejectionReason: 'Sold out.' })).toEqual([
    'The restaurant had to cancel it. Nothing was charged.',
    'Sold out.',
  ]);
});
