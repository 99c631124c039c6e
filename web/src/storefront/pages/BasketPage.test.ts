import type { BasketView } from '@forkfront/common/basketView.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoBasket, demoLine, NO_DETAILS } from '../test/demoBasket.ts';
import { demoOrdering, demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, paragraphs, renderer, showPage, textOf, textsOf } from '../test/openPage.ts';

const page = (changes: Partial<BasketView> = {}, site = demoStorefront()) =>
  openPage(renderer.renderBasketPage(site, demoBasket(changes), context));

const show = (changes: Partial<BasketView> = {}, site = demoStorefront()) =>
  showPage(renderer.renderBasketPage(site, demoBasket(changes), context));

/** The lines of the shown basket. */
const lines = () => within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');

/** The texts and names of its buttons and links. */
const controls = (line: HTMLElement) =>
  [...within(line).queryAllByRole('link'), ...within(line).queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );

it('the order form sends quantities, the shown total, the idempotency key and the details', () => {
  const document = page();
  const form = document.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/order']);
  const posted = [...document.querySelectorAll('input, textarea, select')].map((field) => [
    field.getAttribute('name'),
    field.tagName === 'SELECT' ? '' : (field.getAttribute('value') ?? field.textContent),
  ]);
  expect(posted).toEqual([
    ['basket', '2t6.AAAAAAAB'],
    ['shownTotal', '2100'],
    ['shown.fulfilment', 'COLLECTION'],
    ['shown.postcode', ''],
    ['fulfilment', 'COLLECTION'],
    ['postcode', ''],
    ['line1', ''],
    ['line2', ''],
    ['town', ''],
    ['when', ''],
    ['name', ''],
    ['phone', ''],
    ['email', ''],
    ['note', ''],
    ['idempotencyKey', 'key-1'],
  ]);
  expect(textOf(document, '[data-place]')).toBe('Place order · £21.00');
  // The Enter key presses the first button of a form.
  expect(document.querySelector('button')?.hasAttribute('formaction')).toBe(false);
});

it('a line has its choices and the buttons that change it', () => {
  const line = demoLine({
    sizeName: 'Large',
    options: [
      { groupName: 'Crust', name: 'Thick', quantity: 1, price: 50 },
      { groupName: 'Toppings', name: 'Cheese', quantity: 2, price: 120 },
      { groupName: 'Leave out', name: 'No basil', quantity: 1, price: 0 },
    ],
    note: 'Well done',
    seenPrice: 1000,
  });
  show({ lines: [line] });
  const [shown = document.body] = lines();
  expect(shown).toHaveTextContent(
    /^Margherita, LargeCrust: Thick \+£0\.50Toppings: 2 × Cheese each \+£2\.40Leave out: No basil“Well done”Free from all 14 allergens\./,
  );
  expect(paragraphs(/price has changed/)).toEqual(['The price has changed: it was £10.00.']);
  const buttons = ['Change', 'Remove', 'One less:', 'One more:'].map((what) => {
    const button = within(shown).getByRole('button', { name: `${what} Margherita, Large` });
    return ['formaction', 'name', 'value'].map((name) => button.getAttribute(name));
  });
  expect(buttons).toEqual([
    ['/basket', 'edit', line.choice],
    ['/basket', 'set', '0~AAAAAAAB'],
    ['/basket', 'set', '1~AAAAAAAB'],
    ['/basket', 'set', '3~AAAAAAAB'],
  ]);
  expect(within(shown).getAllByRole('button')).toHaveLength(4);
});

it('a removed line can be put back, also the last one with the typed details', () => {
  const undo = { text: 'Soup is no longer in your basket.', lines: '1.AAAAAAAC' };
  expect(textOf(page({ undo }), '[data-undo]')).toBe('Soup is no longer in your basket. Undo');
  const values = { ...NO_DETAILS, name: 'Priya' };
  const empty = page({ undo, values, lines: [], total: 0 });
  expect(empty.querySelector('#undo')?.getAttribute('value')).toBe('1.AAAAAAAC');
  expect(empty.querySelector('[name=name]')?.getAttribute('value')).toBe('Priya');
  expect(textOf(empty, 'h1')).toBe('Nothing in your basket yet');
});

it('the order form has autocomplete names', () => {
  show();
  const fields = ['Name', 'Phone', 'Email'].map((name) => screen.getByRole('textbox', { name }));
  const tokens = fields.map((field) => field.getAttribute('autocomplete'));
  expect(tokens).toEqual(['name', 'tel', 'email']);
});

it('the order form has the length limits of the server', () => {
  show();
  const lengths = screen.getAllByRole('textbox').map((field) => [field.id, field.getAttribute('maxlength')]);
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
    values: { ...NO_DETAILS, name: 'Priya', phone: '12', email: 'p@example.com', note: 'No nuts' },
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

it('a line that cannot be ordered says why and shows a way out', () => {
  const gone = demoLine({ choice: 'b', name: 'Tiramisù', problem: 'Sold out today.' });
  const changed = demoLine({ choice: 'c', problem: 'Please choose again.', canChooseAgain: true });
  const lost = demoLine({ choice: 'd', name: 'An item', path: null, problem: 'Not on the menu.' });
  show({ lines: [...demoBasket().lines, gone, changed, lost] });
  const [, ...problems] = lines();
  expect(problems.map((line) => textsOf(within(line).getAllByRole('paragraph'))[0])).toEqual([
    'Sold out today.',
    'Please choose again.',
    'Not on the menu.',
  ]);
  expect(problems.map(controls)).toEqual([
    ['Choose something else', 'Remove'],
    ['Choose again', 'Remove'],
    ['Choose something else', 'Remove'],
  ]);
  expect(screen.getAllByRole('button', { name: /^One more/ })).toHaveLength(1);
});

it('beside the button stands which dishes to change or remove first, with a link to each', () => {
  const gone = demoLine({ choice: 'b', name: 'Tiramisù', sizeName: 'Large', problem: 'Sold out today.' });
  const lost = demoLine({ choice: 'd', name: 'An item', path: null, problem: 'Not on the menu.' });
  const first = (lines: BasketView['lines']) => {
    show({ lines });
    const place = screen.getByRole('link', { name: /marked dishes/ });
    const notice = document.querySelector<HTMLElement>(`${place.getAttribute('href')}`) ?? document.body;
    return {
      text: textsOf([notice])[0],
      linked: within(notice)
        .getAllByRole('link')
        .map((link) => document.querySelector(`${link.getAttribute('href')} bdi`)?.textContent),
      words: place.textContent,
    };
  };
  expect(first([gone, demoLine()])).toEqual({
    text: 'Before you can order, please change or remove this dish:Tiramisù, Large',
    linked: ['Tiramisù, Large'],
    words: 'Please look at the marked dishes first',
  });
  expect(first([gone, demoLine(), lost]).linked).toEqual(['Tiramisù, Large', 'An item']);
  show();
  expect(screen.getByRole('button', { name: /^Place order/ })).toBeVisible();
  show({ lines: [gone] });
  expect(paragraphs(/^Before you can order/)).toEqual([]);
});

it.each([
  ['CUUUUUMUUUUUUU'.replaceAll('U', 'F'), 'Contains celery. May contain milk.'],
  ['FFFFFFFFFFFFFF', 'Free from all 14 allergens.'],
])('a line shows the allergens of its choice: %s', (allergens, words) => {
  show({ lines: [demoLine({ allergens })] });
  expect(textsOf(within(lines()[0] ?? document.body).getAllByRole('paragraph'))[0]).toBe(words);
  expect(paragraphs(/not confirmed/)).toEqual([]);
});

it('what is not confirmed stands once below the lines, with the telephone number', () => {
  const unknown = 'U'.repeat(14);
  const line = (choice: string, name: string, allergens: string) =>
    demoLine({ choice, name, sizeName: '', allergens });
  const note = (...of: BasketView['lines']) => {
    show({ lines: of });
    return paragraphs(/not confirmed/);
  };
  expect(note(line('a', 'Soup', unknown), line('b', 'Pie', unknown))).toEqual([
    'The allergens of this order are not confirmed. Allergies? Please call us: 0117 496 0123',
  ]);
  expect(note(line('a', 'Soup', unknown), line('b', 'Pie', 'CFFFFFFFFUFFFF'))).toEqual([
    'Allergens that are not confirmed: Soup, Pie (nuts). Allergies? Please call us: 0117 496 0123',
  ]);
  show({ lines: [line('a', 'Soup', unknown)] });
  const own = within(lines()[0] ?? document.body).getAllByRole('paragraph');
  expect(textsOf(own)).toEqual(['ChangeRemove']);
});

describe('a delivery that cannot be ordered yet', () => {
  const values = { ...NO_DETAILS, fulfilment: 'DELIVERY' as const };
  const site = demoStorefront({ ordering: demoOrdering({ delivery: demoOrdering().collection }) });
  const near = { name: 'Near', fee: 250, freeOver: null, problem: null };
  const place = (changes: Partial<BasketView>) => {
    const document = page({ values, ...changes }, site);
    const button = document.querySelector('[data-place]');
    const target = button?.getAttribute('href');
    return {
      words: button?.textContent,
      tag: button?.localName,
      target: target ? document.querySelector(target)?.id : undefined,
      total: textOf(document, '[data-total]'),
    };
  };

  it('has a link to the postcode instead of the button, and a total without a fee', () => {
    expect(place({ errors: { postcode: 'We do not deliver there.' } })).toEqual({
      words: 'Please check the postcode',
      tag: 'a',
      target: 'postcode',
      total: '£21.00 + delivery',
    });
  });

  it('has a link to the minimum of its area', () => {
    const area = { ...near, problem: 'Please add dishes for £4.00.' };
    expect(place({ area, total: 2350 })).toEqual({
      words: 'The minimum for delivery is not reached',
      tag: 'a',
      target: 'minimum',
      total: '£23.50',
    });
  });

  it('says that delivery is to come until the postcode is known', () => {
    expect(place({})).toMatchObject({ words: 'Place order · £21.00 + delivery', tag: 'button' });
    expect(place({ area: near, total: 2350 })).toMatchObject({
      words: 'Place order · £23.50',
      tag: 'button',
    });
    expect(textOf(page(), '[data-total]')).toBe('£21.00');
  });
});

it('alcohol asks for proof of age', () => {
  show();
  expect(paragraphs(/18 or over/)).toEqual([]);
  show({ lines: [demoLine({ isAlcohol: true })] });
  expect(paragraphs(/18 or over/)).toHaveLength(1);
});

it('the basket page says once that the order limit is reached and shows the phone number', () => {
  show({}, demoStorefront({ acceptsOrders: false, orderLimitReached: true }));
  expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
  expect(paragraphs(/paused|call to order|not taking/)).toEqual([
    'Online ordering is paused for this month. Please call to order: 0117 496 0123',
  ]);
});

it.each([
  [null, 'The kitchen has paused its orders. Please try again later.'],
  ['2026-06-12T17:29:00Z', 'The kitchen has paused its orders until Friday at 18:29.'],
])('without a time to order, the basket says why in place of the button: opens at %s', (opensAt, words) => {
  const { collection } = demoOrdering();
  const paused = { ...collection, readyInMinutes: null, closedReason: 'PAUSED', opensAt } as const;
  const site = demoStorefront({ ordering: demoOrdering({ collection: paused }) });
  show({ readyInMinutes: null, slots: [] }, site);
  expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
  // Once at the field of the time, once in place of the button.
  expect(paragraphs(/paused its orders/)).toEqual([words, words]);
  show({ readyInMinutes: null, slots: ['2026-06-12T18:00:00Z'] }, site);
  expect(screen.getByRole('button', { name: 'Place order · £21.00' })).toBeVisible();
});

it('beside the order button is the privacy notice of the restaurant', () => {
  show();
  const link = screen.getByRole('link', { name: 'How Olive & Ember uses your details' });
  expect(link).toHaveAttribute('href', '/privacy');
});

it('the Enter key does not change a basket that cannot be ordered', () => {
  for (const changes of [{ lines: [demoLine({ problem: 'Sold out.' })] }, { readyInMinutes: null }])
    expect(page(changes).querySelector('button')?.hasAttribute('formaction')).toBe(false);
});

it('the basket cannot be sent when it has no orderable line or ordering is closed', () => {
  const line = demoLine({ problem: 'Sold out.' });
  for (const document of [
    page({ lines: [line], total: 0 }),
    page({ lines: [], total: 0 }),
    page({}, demoStorefront({ acceptsOrders: false })),
  ]) {
    expect(document.querySelector('[data-place]')).toBeNull();
  }
  expect(page({ lines: [line], total: 0 }).querySelector('#email')).not.toBeNull();
});
