import { describe, expect, it } from 'vitest';
import { demoItem, demoSection, demoStorefront } from '../test/demoStorefront.ts';
import { appIcon, manifest, siteMap } from './siteFiles.rules.ts';

describe('the site map', () => {
  it('the site map lists the menu, the pages about the restaurant and the dishes with a description', () => {
    const items = [
      demoItem('Soup', { description: 'Leek', path: '/dishes/1-soup' }),
      demoItem('Bread', { path: '/dishes/2-bread' }),
    ];
    const text = siteMap(demoStorefront({ sections: [demoSection('All', items)] }));
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual([
      'https://olive-and-ember.example/',
      'https://olive-and-ember.example/about',
      'https://olive-and-ember.example/privacy',
      'https://olive-and-ember.example/dishes/1-soup',
    ]);
  });

  it('signs of XML in an address are escaped', () => {
    const items = [demoItem('Soup', { description: 'Leek', path: '/dishes/1?a=1&b=<' })];
    expect(siteMap(demoStorefront({ sections: [demoSection('All', items)] }))).toContain(
      '/dishes/1?a=1&amp;b=%3C</loc>',
    );
  });
});

describe('the manifest', () => {
  it('the manifest has what a browser needs to install the site', () => {
    const made = JSON.parse(manifest(demoStorefront())) as { icons: object[] };
    expect(made).toMatchObject({
      name: 'Olive & Ember',
      start_url: '/',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
    });
    expect(made.icons).toMatchObject([
      { src: '/icon-192.png?v=3', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png?v=3', sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ]);
  });

  it.each([
    ['Olive & Ember', 'Olive & Ember'],
    ['The Old Fishermans Kitchen and Bar', 'The Old Fishermans'],
    ['Llanfairpwllgwyngyllgogerychwyrndrobwll', 'Llanfairpwllgwyngyllgoge'],
  ])('the name %s is %s below an icon', (name, short) => {
    expect(JSON.parse(manifest(demoStorefront({ name })))).toMatchObject({ short_name: short });
  });
});

it.each([
  ['Olive & Ember', 'OE'],
  ['Mario’s', 'M'],
  ['The Codfather', 'C'],
  ['La Piazza Grande', 'PG'],
  ['L’Olivier', 'O'],
  ['The', 'T'],
  ['Thelma’s', 'T'],
  ['“élan” by the sea', 'ÉB'],
  ['天天小厨', '•'],
])('the initials of %s are %s', (name, initials) => {
  expect(appIcon(demoStorefront({ name })).initials).toBe(initials);
});
