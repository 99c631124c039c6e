import type { BasketView } from '@forkfront/common/basketView.ts';
import { expect, it } from 'vitest';
import { createRenderer } from '../createRenderer.tsx';
import { demoAnswer } from '../test/demoAnswer.ts';
import { demoAssets } from '../test/demoAssets.ts';
import { demoBasket } from '../test/demoBasket.ts';
import { demoOrder } from '../test/demoOrder.ts';
import { demoStorefront } from '../test/demoStorefront.ts';
import { mendFields, sendOnce } from './formBehaviour.ts';

const renderer = createRenderer(demoAssets);
const context = { productName: 'Forkfront', productUrl: 'https://forkfront.example' };
const errors = { name: 'Please enter your name.', phone: 'Please check it.', email: 'Please check it, too.' };

function open(view: Partial<BasketView>): void {
  const { html } = renderer.renderBasketPage(demoStorefront(), demoBasket(view), context);
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  mendFields();
}
const type = (id: string, text: string): void => {
  const field = document.querySelector<HTMLInputElement>(`#${id}`);
  if (!field) throw new Error(`No field ${id}`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const isWrong = (id: string): boolean => document.querySelector(`#${id}[aria-invalid]`) !== null;
const said = (id: string): string | undefined => document.querySelector(`#${id}-words`)?.textContent;
const summary = (): string[] =>
  [...document.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent);

it('the first wrong field of the order form has the focus', () => {
  open({ errors: { phone: errors.phone, email: errors.email } });
  expect(document.activeElement?.id).toBe('phone');
});

it('an error of the whole order has the focus before any field', () => {
  open({ errors: { phone: errors.phone }, formError: 'The total has changed.' });
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
});

it('no field of the order form has the focus without an error', () => {
  open({});
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ['name', ' ', 'Priya', 'We’ll call it out when your food is ready.'],
  ['phone', '12345', '07700 900123', 'In case the kitchen has a question.'],
  ['email', 'priya@', 'priya@example.com', 'For your confirmation and order updates.'],
])(
  'the error of %s stays until the field is corrected, then the help text is back',
  (id, stillWrong, right, help) => {
    open({ errors });
    type(id, stillWrong);
    expect(isWrong(id)).toBe(true);
    type(id, right);
    expect(isWrong(id)).toBe(false);
    expect(said(id)).toBe(help);
    expect(document.querySelector(`#${id}-words`)?.className).toBe('help');
  },
);

it('the error summary loses each corrected field and disappears with the last one', () => {
  open({ errors });
  expect(summary()).toEqual(['Name', 'Phone', 'Email']);
  type('phone', '07700 900123');
  expect(summary()).toEqual(['Name', 'Email']);
  type('name', 'Priya');
  type('email', 'priya@example.com');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('the error summary keeps an error that belongs to no field', () => {
  open({ errors: { name: errors.name }, formError: 'The total has changed.' });
  type('name', 'Priya');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('The total has changed.');
});

it('the error of the times has the focus and disappears when a time is chosen', () => {
  const { html } = renderer.renderOwnerAnswerPage(
    { ...demoOrder({ state: 'PLACED' }), customerPhone: '07700 900123', customerEmail: 'priya@example.com' },
    demoAnswer({ errors: { readyInMinutes: 'Please choose 5 to 180 minutes.' } }),
    { ...context, site: demoStorefront() },
  );
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  mendFields();
  expect(document.activeElement?.id).toBe('minutes');
  document.querySelector('.chips input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(isWrong('minutes')).toBe(false);
  expect(said('minutes')).toBe('');
});

it('a form is sent once, and again when its page is restored', () => {
  const { html } = renderer.renderReportPage(
    demoStorefront(),
    { values: { reason: '', text: '', email: '' }, errors: {}, formError: null, isSent: false },
    context,
  );
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  const form = document.querySelector<HTMLFormElement>('form[data-once]');
  if (!form) throw new Error('The page has no form.');
  sendOnce(form);
  const submitter = form.querySelector('button');
  const label = submitter?.textContent;
  const send = (): boolean =>
    form.dispatchEvent(new SubmitEvent('submit', { submitter, cancelable: true, bubbles: true }));
  expect(send()).toBe(true);
  expect(submitter?.textContent).toBe('Sending…');
  expect(send()).toBe(false);
  dispatchEvent(new Event('pageshow'));
  expect(submitter?.textContent).toBe(label);
  expect(send()).toBe(true);
});
