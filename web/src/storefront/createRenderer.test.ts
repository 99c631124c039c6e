// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RenderedPage } from './renderer.types.ts';
import { demoAnswer } from './test/demoAnswer.ts';
import { demoBasket } from './test/demoBasket.ts';
import { demoOrder } from './test/demoOrder.ts';
import { demoStorefront } from './test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from './test/openPage.ts';

const owners = { customerPhone: '07700 900123', customerEmail: 'priya@example.com' };

describe('every page', () => {
  const site = demoStorefront({ isPreview: true });
  const pages: [string, RenderedPage][] = [
    ['menu', renderer.renderMenuPage(site, context)],
    ['basket', renderer.renderBasketPage(site, demoBasket(), context)],
    ['empty basket', renderer.renderBasketPage(site, demoBasket({ lines: [], total: 0 }), context)],
    ['status', renderer.renderStatusPage(demoOrder(), { ...context, site })],
    [
      'answer',
      renderer.renderOwnerAnswerPage({ ...demoOrder(), ...owners }, demoAnswer(), { ...context, site }),
    ],
    ['not found', renderer.renderNotFoundPage(context)],
    ['gone', renderer.renderGonePage(context)],
    ['error', renderer.renderErrorPage('Please try again.', 'req-1', context)],
  ];

  it.each(pages)('%s is a whole document that a strict content security policy allows', (_name, page) => {
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
  });

  it.each(pages)('%s is kept out of search engines while it is a preview or private', (_name, page) => {
    expect(openPage(page).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('pages that only say something', () => {
  it('leads from an unknown site to the product, and from an unknown path to the menu', () => {
    const link = (page: RenderedPage) => openPage(page).querySelector('main a')?.getAttribute('href');
    expect(link(renderer.renderNotFoundPage(context))).toBe('https://forkfront.example/');
    expect(link(renderer.renderNotFoundPage({ ...context, site: demoStorefront() }))).toBe('/');
  });

  it('gives the reference of an error', () => {
    const document = openPage(renderer.renderErrorPage('Please try again.', 'req-1', context));
    expect(textOf(document, 'main')).toContain('Please try again.Reference: req-1');
  });

  it('draws the favicon from the first letter', () => {
    expect(renderer.renderFavicon(demoStorefront({ name: '“élan”' }))).toContain('>É</text>');
    expect(renderer.renderFavicon(null)).toContain('#00419d');
  });
});
