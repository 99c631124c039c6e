// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { describe, expect, it } from 'vitest';
import type { OrderState } from '../queries/orderStatusPage.ts';
import type { OwnerAnswerForm } from '../renderer.types.ts';
import { demoAnswer } from '../test/demoAnswer.ts';
import { demoOrder } from '../test/demoOrder.ts';
import { demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';

const owners = { customerPhone: '07700 900123', customerEmail: 'priya@example.com' };

describe("owner's answer page", () => {
  const page = (state: OrderState, form: Partial<OwnerAnswerForm> = {}) =>
    openPage(
      renderer.renderOwnerAnswerPage(
        { ...demoOrder({ state, readyAt: '2026-06-12T17:40:00Z' }), ...owners },
        demoAnswer(form),
        { ...context, site: demoStorefront() },
      ),
    );

  it('acts only by post: opening the link answers nothing', () => {
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

  it('proposes 20 minutes, and offers a time of the owner’s own again', () => {
    expect(page('PLACED').querySelector('[checked]')?.getAttribute('value')).toBe('20');
    expect(
      page('PLACED', { values: { readyInMinutes: '25', reason: '' } })
        .querySelector('[checked]')
        ?.getAttribute('value'),
    ).toBe('25');
  });

  it('shows a refused time as an error of the chips and not as the chosen time', () => {
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

  it('declines with one press for the usual reasons, with a sentence for the customer', () => {
    const reasons = [...page('PLACED').querySelectorAll('button[name=reason]')];
    expect(reasons.map((button) => button.textContent)).toEqual(['Sold out', 'Too busy', 'We’re closed']);
    for (const button of reasons) expect(button.getAttribute('value')).toMatch(/^Sorry, .+\.$/);
  });

  it('has the reasons open and before the dishes when the link to decline was followed', () => {
    const isOpen = (intent: 'accept' | 'reject') => {
      const document = page('PLACED', { intent });
      const [first] = document.querySelectorAll('main > :is(details, .ticket)');
      return [document.querySelector('details')?.hasAttribute('open'), first?.tagName];
    };
    expect(isOpen('accept')).toEqual([false, 'SECTION']);
    expect(isOpen('reject')).toEqual([true, 'DETAILS']);
  });

  it('shows the outcome and asks only whether the food is ready once accepted', () => {
    const document = page('ACCEPTED');
    expect(textOf(document, 'h1')).toBe('You accepted this order');
    expect(textOf(document, '.lead')).toBe('Priya Nair gets an email: ready around 18:40.');
    const forms = [...document.querySelectorAll('form')];
    expect(forms.map((form) => form.querySelector('[name=answer]')?.getAttribute('value'))).toEqual([
      'ready',
    ]);
  });

  it.each(['READY', 'REJECTED', 'EXPIRED'] as const)('has nothing left to press when %s', (state) => {
    const document = page(state);
    expect(document.querySelector('form')).toBeNull();
    expect(textOf(document, '.total')).toBe(
      state === 'READY' ? 'Pay on collection£21.00' : 'Total · not charged£21.00',
    );
  });
});
