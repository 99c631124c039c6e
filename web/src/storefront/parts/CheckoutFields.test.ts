import type { BasketView } from '@forkfront/common/basketView.ts';
import { describe, expect, it } from 'vitest';
import type { Storefront } from '../queries/storefrontPage.ts';
import { demoBasket, NO_DETAILS } from '../test/demoBasket.ts';
import { demoOrdering, demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';

const page = (changes: Partial<BasketView>, site: Partial<Storefront>, now = new Date()) =>
  openPage(renderer.renderBasketPage(demoStorefront(site), demoBasket(changes), { ...context, now }));

describe('a grocery shop', () => {
  const ways = (changes: Partial<BasketView>) =>
    [...page(changes, {}).querySelectorAll('.missing-ways label')].map(
      (label) => `${label.querySelector('input')?.hasAttribute('checked') ? '•' : ''}${label.textContent}`,
    );

  it('asks what to do when something is missing, and substitutes are not allowed by default', () => {
    expect(ways({ isShop: true })).toEqual(['•Leave it out', 'Choose a similar product', 'Call me']);
    const values = { ...NO_DETAILS, ifMissing: 'CALL' };
    expect(ways({ isShop: true, values })).toEqual(['Leave it out', 'Choose a similar product', '•Call me']);
  });

  it('has no kitchen', () => {
    const words = page({ isShop: true, discount: { name: 'Spring', saving: 100 } }, {}).body.textContent;
    expect(words).toContain('Note for the shop');
    expect(words).not.toMatch(/kitchen|dish|food/i);
  });

  it('says in its preview that no shop runs it yet', () =>
    expect(textOf(page({ isShop: true }, { isPreview: true }), '.preview-banner')).toMatch(
      /^This is an unclaimed preview\. No shop runs it yet.+Is this your shop\? Claim it and go live/,
    ));

  it('a restaurant does not ask', () => expect(ways({ isShop: false })).toEqual([]));
});

describe('a site that delivers, too', () => {
  const delivers = demoOrdering({
    hasHours: true,
    delivery: { ...demoOrdering().collection, readyInMinutes: 45 },
  });
  const values = { ...NO_DETAILS, fulfilment: 'DELIVERY' as const, postcode: 'SE1 7PB' };
  const area = { name: 'Near', fee: 250, freeOver: 3000, problem: null };

  it('offers collection and delivery, and asks for the address of a delivery with the postcode first', () => {
    const document = page({ values, area, deliveryFee: 250, total: 2350 }, { ordering: delivers });
    const ways = [...document.querySelectorAll('.ways label')].map((label) => [
      label.textContent,
      label.querySelector('input')?.hasAttribute('checked'),
    ]);
    expect(ways).toEqual([
      ['Collection', false],
      ['Delivery', true],
    ]);
    const fields = [...document.querySelectorAll('.address input')].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('autocomplete'),
      field.getAttribute('maxlength'),
    ]);
    expect(fields).toEqual([
      ['postcode', 'postal-code', '10'],
      ['line1', 'address-line1', '100'],
      ['line2', 'address-line2', '100'],
      ['town', 'address-level2', '60'],
    ]);
    expect(textOf(document, '.area')).toBe('Near: delivery £2.50. Free from £30.00.');
    expect([...document.querySelectorAll('.sum')].map((sum) => sum.textContent)).toEqual([
      'Dishes£21.00',
      'Delivery£2.50',
    ]);
    expect(textOf(document, '.total')).toBe('Total to pay on delivery£23.50');
    expect(textOf(document, '.pay')).toBe(
      'Pay at the door. Nothing is charged now, and there are no other fees.',
    );
  });

  it('offers as soon as possible and the slots by their days', () => {
    const now = new Date('2026-12-07T12:00:00Z');
    const slots = ['2026-12-07T18:00:00.000Z', '2026-12-07T18:15:00.000Z', '2026-12-08T18:00:00.000Z'];
    const document = page(
      { values: { ...values, when: slots[1] ?? '' }, slots },
      { ordering: delivers },
      now,
    );
    expect(textOf(document, '#when option')).toBe('As soon as possible, about 20 min');
    const days = [...document.querySelectorAll('#when optgroup')].map((day) => [
      day.getAttribute('label'),
      ...[...day.querySelectorAll('option')].map((option) => option.textContent),
    ]);
    expect(days).toEqual([
      ['Today', '18:00', '18:15'],
      ['Tomorrow', '18:00'],
    ]);
    expect(document.querySelector('#when option[selected]')?.textContent).toBe('18:15');
  });

  it('a closed kitchen says when it opens, and an order needs one of its times', () => {
    const now = new Date('2026-12-07T12:00:00Z');
    const kind = {
      ...demoOrdering().collection,
      readyInMinutes: null,
      closedReason: 'CLOSED' as const,
      opensAt: '2026-12-07T17:00:00Z',
    };
    const ordering = demoOrdering({ hasHours: true, collection: kind });
    const closed = page({ readyInMinutes: null, slots: ['2026-12-07T17:30:00.000Z'] }, { ordering }, now);
    expect(textOf(closed, '#when option')).toBe('Choose a time');
    expect(textOf(closed, '#when-words')).toBe('The kitchen is closed at the moment and opens at 17:00.');
    expect(closed.querySelector('[data-place]')).not.toBeNull();
    const gone = page({ readyInMinutes: null, slots: [] }, { ordering }, now);
    expect(textOf(gone, '#when option')).toBe('No time can be ordered right now');
    expect(gone.querySelector('[data-place]')).toBeNull();
  });
});
