import type { OwnerAnswerForm } from '@forkfront/common/renderer.ts';
import { expect, it } from 'vitest';
import type { OrderState } from '@forkfront/common/orderState.ts';
import { demoAnswer } from '../test/demoAnswer.ts';
import { allergenCodes, ALLERGENS } from '@forkfront/common/allergens.ts';
import { demoOrder, orderedLine } from '../test/demoOrder.ts';
import { demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';

const owners = { customerPhone: '07700 900123', customerEmail: 'priya@example.com' };

const page = (
  state: OrderState,
  form: Partial<OwnerAnswerForm> = {},
  changes: Parameters<typeof demoOrder>[0] = {},
) =>
  openPage(
    renderer.renderOwnerAnswerPage(
      { ...demoOrder({ state, readyAt: '2026-06-12T17:40:00Z', ...changes }), ...owners },
      demoAnswer(form),
      { ...context, site: demoStorefront() },
    ),
  );

it('the answer page changes an order only by POST', () => {
  const forms = [...page('PLACED').querySelectorAll('form')];
  const posted = forms.map((form) => [
    form.getAttribute('method'),
    form.getAttribute('action'),
    form.querySelector('[name=token]')?.getAttribute('value'),
    form.querySelector('[name=answer]')?.getAttribute('value'),
  ]);
  expect(posted).toEqual([
    ['post', '/answer', 'secret', 'accept'],
    ['post', '/answer', 'secret', 'reject'],
    ['post', '/answer', 'secret', 'reject'],
  ]);
});

it('the answer page proposes 20 minutes and keeps another chosen time', () => {
  expect(page('PLACED').querySelector('[checked]')?.getAttribute('value')).toBe('20');
  expect(
    page('PLACED', { values: { readyInMinutes: '25', reason: '' } })
      .querySelector('[checked]')
      ?.getAttribute('value'),
  ).toBe('25');
});

it('a refused time is shown as an error and not as the chosen time', () => {
  const document = page('PLACED', {
    values: { readyInMinutes: '500', reason: '' },
    errors: { readyInMinutes: 'Please choose 5 to 180 minutes.' },
  });
  const chips = [...document.querySelectorAll('.chips input')];
  expect(chips.map((chip) => chip.getAttribute('value'))).toEqual(['10', '15', '20', '30', '45', '60']);
  const group = document.querySelector('#minutes');
  expect(group?.getAttribute('role')).toBe('radiogroup');
  expect(group?.getAttribute('aria-invalid')).toBe('true');
  expect(group?.getAttribute('aria-describedby')).toBe('minutes-words');
  expect(document.querySelector('[checked]')).toBeNull();
  expect(textOf(document, '#minutes-words.error')).toBe('Please choose 5 to 180 minutes.');
  expect(document.querySelector('#minutes-words .icon')).not.toBeNull();
});

it('one press declines an order with a usual reason and a message for the customer', () => {
  const reasons = [...page('PLACED').querySelectorAll('button[name=reason]')];
  expect(reasons.map((button) => button.textContent)).toEqual(['Sold out', 'Too busy', 'We’re closed']);
  for (const button of reasons) expect(button.getAttribute('value')).toMatch(/^Sorry, .+\.$/);
});

it('the link to decline opens the reasons and shows them before the dishes', () => {
  const isOpen = (intent: 'accept' | 'reject') => {
    const document = page('PLACED', { intent });
    const [first] = document.querySelectorAll('main > :is(details, .ticket)');
    return [document.querySelector('details')?.hasAttribute('open'), first?.tagName];
  };
  expect(isOpen('accept')).toEqual([false, 'SECTION']);
  expect(isOpen('reject')).toEqual([true, 'DETAILS']);
});

it('the answer page of an accepted order shows the message that the diner got', () => {
  const document = page('ACCEPTED');
  expect(textOf(document, 'h1')).toBe('You accepted this order');
  expect(textOf(document, '.lead')).toBe('Priya Nair gets an email: ready around 18:40.');
});

it.each([
  ['ACCEPTED', 'COLLECTION', ['cancel', 'ready', 'prepare']],
  ['PREPARING', 'COLLECTION', ['cancel', 'ready']],
  ['READY', 'COLLECTION', ['cancel', 'complete']],
  ['READY', 'DELIVERY', ['cancel', 'send', 'complete']],
  ['OUT_FOR_DELIVERY', 'DELIVERY', ['cancel', 'complete']],
  ['COMPLETED', 'DELIVERY', []],
  ['REJECTED', 'COLLECTION', []],
  ['EXPIRED', 'COLLECTION', []],
  ['CANCELLED', 'COLLECTION', []],
] as const)(
  'the answer page of an order in the state %s for %s has the forms %j',
  (state, fulfilment, answers) => {
    const document = page(state, {}, { fulfilment });
    const sent = [...document.querySelectorAll('[name=answer]')].map((field) => field.getAttribute('value'));
    expect(sent).toEqual(answers);
  },
);

it.each([
  ['UNCONFIRMED', 'CONTAINS', 'Contains milk.', 'You have not confirmed all allergens: Pesto (nuts). '],
  ['UNCONFIRMED', 'UNCONFIRMED', undefined, 'You have not confirmed the allergens of these dishes. '],
  ['CONTAINS', 'FREE_FROM', 'Contains nuts.', null],
] as const)('nuts that are %s and milk that is %s read for an owner: %s', (nuts, milk, words, note) => {
  const rest = nuts === milk ? 'UNCONFIRMED' : 'FREE_FROM';
  const allergens = allergenCodes(
    ALLERGENS.map((allergen) => ({
      allergen,
      state: allergen === 'NUTS' ? nuts : allergen === 'MILK' ? milk : rest,
    })),
  );
  const document = page('PLACED', {}, { lines: [{ ...orderedLine('Pesto'), allergens }] });
  expect(textOf(document, '.line-allergens')).toBe(words);
  const where =
    'You can confirm them in the editor of your website: open Products, then “Allergens to confirm”.';
  expect(textOf(document, '.allergens-note')).toBe(note === null ? undefined : note + where);
});

it('the answer page of a scheduled order accepts for the chosen time, without minutes', () => {
  const scheduledFor = '2026-06-13T17:30:00Z';
  const document = page('PLACED', {}, { scheduledFor, dueAt: scheduledFor });
  expect(textOf(document, 'h1')).toBe('Collection for Sat 13 Jun, 18:30');
  expect(textOf(document, '.answer-bar')).toBe('Accept for Sat 13 Jun, 18:30');
});

it('the answer page of a delivery shows where it goes and proposes 45 minutes to the door', () => {
  const document = page(
    'PLACED',
    {},
    {
      fulfilment: 'DELIVERY',
      deliveryFee: 250,
      dueAt: '2026-06-12T17:55:00Z',
      deliveryAddress: { line1: '7 Quay Street', line2: 'Flat 2', town: 'Bristol', postcode: 'BS1 6DZ' },
    },
  );
  expect(textOf(document, 'h1')).toBe('Delivery as soon as possible, around 18:55');
  expect(textOf(document, '.order-note')).toBe('Deliver to7 Quay Street Flat 2 Bristol BS1 6DZ');
  expect(textOf(document, 'legend')).toBe('At the door in');
  expect(document.querySelector('[checked]')?.getAttribute('value')).toBe('45');
});

it.each([
  ['READY', 'Pay on collection£21.00'],
  ['REJECTED', 'Total · not charged£21.00'],
  ['CANCELLED', 'Total · not charged£21.00'],
] as const)('the total of an order in the state %s is: %s', (state, total) =>
  expect(textOf(page(state), '.total')).toBe(total),
);

it.each([
  [{ kind: 'open' }, 'Too busy?', 'pause'],
  [{ kind: 'short', until: new Date('2026-06-12T17:40:00Z') }, 'New orders are paused until 18:40', 'resume'],
  [{ kind: 'long' }, 'New orders are paused', undefined],
  [null, undefined, undefined],
] as const)('the answer page with the pause %j says: %s', (pause, title, answer) => {
  const section = page('COMPLETED', { pause }).querySelector('#pause');
  expect(section?.querySelector('summary')?.textContent).toBe(title);
  expect(section?.querySelector('[name=answer]')?.getAttribute('value')).toBe(answer);
});
