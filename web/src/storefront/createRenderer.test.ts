import type { RenderedPage } from '@forkfront/common/renderer.ts';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { demoAnswer } from './test/demoAnswer.ts';
import { demoBasket } from './test/demoBasket.ts';
import { demoOrder } from './test/demoOrder.ts';
import { demoDish } from './test/demoDish.ts';
import { demoGroups, demoPizza, demoSection, demoStorefront } from './test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from './test/openPage.ts';

const owners = { customerPhone: '07700 900123', customerEmail: 'priya@example.com' };

const site = demoStorefront({ isPreview: true });
const pizzas = { ...site, sections: [demoSection('Pizza', [demoPizza()])], optionGroups: demoGroups };
const demoError = { text: 'Please try again.', reference: null, form: null, isOutage: false };

const pages: [string, RenderedPage][] = [
  ['menu', renderer.renderMenuPage(site, context)],
  ['dish', renderer.renderDishPage(pizzas, demoDish(), context)],
  ['basket', renderer.renderBasketPage(site, demoBasket(), context)],
  ['empty basket', renderer.renderBasketPage(site, demoBasket({ lines: [], total: 0 }), context)],
  ['status', renderer.renderStatusPage(demoOrder(), '/order/secret', { ...context, site })],
  [
    'answer',
    renderer.renderOwnerAnswerPage({ ...demoOrder(), ...owners }, demoAnswer(), { ...context, site }),
  ],
  ['not found', renderer.renderMessagePage('notFound', context)],
  ['gone', renderer.renderMessagePage('gone', context)],
  ['error', renderer.renderErrorPage({ ...demoError, reference: 'req-1' }, context)],
];

it.each(pages)(
  'the %s page is a whole document that fits a strict content security policy',
  (_name, page) => {
    expect(page.html).toMatch(/^<!doctype html><html lang="en-GB">/);
    const document = openPage(page);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(
      [...document.querySelectorAll('script:not([src])')].map((script) => script.getAttribute('type')),
    ).toEqual(document.querySelector('form.menu') ? ['application/ld+json'] : []);
    expect(page.html).not.toMatch(/\sstyle="|\son\w+="/i);
    const styles = [...document.querySelectorAll('style')];
    expect(styles).toHaveLength(1);
    const hash = createHash('sha256')
      .update(styles[0]?.textContent ?? '')
      .digest('base64');
    expect(page.styleHash).toBe(`sha256-${hash}`);
  },
);

it.each(pages)('the %s page of a preview is noindex', (_name, page) => {
  expect(openPage(page).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it('the not found page links to the product for an unknown site and to the menu for an unknown path', () => {
  const link = (page: RenderedPage) => openPage(page).querySelector('main a')?.getAttribute('href');
  expect(link(renderer.renderMessagePage('notFound', context))).toBe('https://forkfront.example/');
  expect(link(renderer.renderMessagePage('notFound', { ...context, site: demoStorefront() }))).toBe('/');
});

it('the error page shows the reference of the error', () => {
  const document = openPage(renderer.renderErrorPage({ ...demoError, reference: 'req-1' }, context));
  expect(textOf(document, 'main')).toContain('Please try again.Reference: req-1');
});

it('during an outage a page opens itself again, with the phone number of the restaurant', () => {
  const site = demoStorefront({ phone: '020 7946 0123' });
  const page = renderer.renderErrorPage({ ...demoError, isOutage: true }, { ...context, site });
  expect(page.html).toContain('http-equiv="refresh"');
  expect(openPage(page).querySelector('main a[href^="tel:"]')?.textContent).toBe('020 7946 0123');
});

it('a form that failed can be sent again with all that was entered, and is not sent by itself', () => {
  const fields = [
    ['reason', 'The oven is "broken"'],
    ['answer', 'reject'],
  ] as const;
  const form = { action: '/answer/secret', fields };
  const page = renderer.renderErrorPage({ ...demoError, isOutage: true, form }, context);
  expect(page.html).not.toContain('http-equiv="refresh"');
  const again = openPage(page).querySelector('form');
  expect([again?.getAttribute('action'), again?.getAttribute('method')]).toEqual(['/answer/secret', 'post']);
  const sent = [...(again?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
  expect(sent).toEqual(fields);
});

it('the favicon is the first letter of the name', () => {
  expect(renderer.renderFavicon(demoStorefront({ name: '“élan”' }))).toContain('>É</text>');
  expect(renderer.renderFavicon(null)).toContain('#00419d');
});
