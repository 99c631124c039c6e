// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { expect, it } from 'vitest';
import { createRenderer } from '../createRenderer.tsx';
import { demoAssets } from '../test/demoAssets.ts';
import { demoItem, demoStorefront } from '../test/demoStorefront.ts';
import { startSections } from './startSections.ts';

const dishes = (prefix: string) => Array.from({ length: 12 }, (_, index) => demoItem(`${prefix} ${index}`));

it('wakes the search field, hides what does not match and says when nothing does', () => {
  const site = demoStorefront({
    sections: [
      { id: 'a', name: 'Pizza', items: dishes('Pizza') },
      { id: 'b', name: 'Sweet', items: dishes('Cake') },
    ],
  });
  const { html } = createRenderer(demoAssets).renderMenuPage(site, {
    productName: 'F',
    productUrl: 'https://f.example',
  });
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  const nav = document.querySelector<HTMLElement>('nav.sections');
  const search = nav?.querySelector('input');
  if (!nav || !search) throw new Error('A long menu has a search field.');
  expect(search.hidden).toBe(true);
  startSections(nav);
  expect(search.hidden).toBe(false);

  const find = (words: string): string[] => {
    search.value = words;
    search.dispatchEvent(new Event('input'));
    return [...document.querySelectorAll<HTMLElement>('section')]
      .filter(({ hidden }) => !hidden)
      .map(({ id }) => id);
  };
  expect(find('cake 3')).toEqual(['s2']);
  expect(
    [...document.querySelectorAll<HTMLElement>('#s2 .item')].filter(({ hidden }) => !hidden),
  ).toHaveLength(1);
  expect(find('soup')).toEqual([]);
  expect(document.querySelector('p[role=status]:not([hidden])')?.textContent).toBe('No dish matches “soup”');
  expect(find('')).toEqual(['s1', 's2']);
});
