// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { describe, expect, it } from 'vitest';
import type { OwnerAnswerForm } from '../renderer.types.ts';
import { demoAnswer } from '../test/demoAnswer.ts';
import { demoOrder } from '../test/demoOrder.ts';
import { demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';

const owners = { customerPhone: '07700 900123', customerEmail: 'priya@example.com' };

describe("owner's answer page", () => {
  const page = (state: 'PLACED' | 'ACCEPTED', form: Partial<OwnerAnswerForm> = {}) =>
    openPage(
      renderer.renderOwnerAnswerPage(
        { ...demoOrder({ state, readyAt: '2026-06-12T17:40:00Z' }), ...owners },
        demoAnswer(form),
        { ...context, site: demoStorefront() },
      ),
    );

  it('acts only by post: opening the link answers nothing', () => {
    const forms = [...page('PLACED').querySelectorAll('form')];
    expect(forms.map((form) => [form.getAttribute('method'), form.getAttribute('action')])).toEqual([
      ['post', '/answer'],
      ['post', '/answer'],
    ]);
    expect(forms.map((form) => form.querySelector('button')?.getAttribute('value'))).toEqual([
      'accept',
      'reject',
    ]);
    expect(forms.map((form) => form.querySelector('[name=token]')?.getAttribute('value'))).toEqual([
      'secret',
      'secret',
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

  it('opens the half whose link was followed', () => {
    const halves = (intent: 'accept' | 'reject') =>
      [...page('PLACED', { intent }).querySelectorAll('details')].map((half) => half.hasAttribute('open'));
    expect(halves('accept')).toEqual([true, false]);
    expect(halves('reject')).toEqual([false, true]);
  });

  it('shows the outcome instead of a form once answered', () => {
    const document = page('ACCEPTED');
    expect(document.querySelector('form')).toBeNull();
    expect(textOf(document, 'h1')).toBe('You accepted this order');
    expect(textOf(document, '.lead')).toBe('The customer was told it is ready about 18:40.');
  });
});
