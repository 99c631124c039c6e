import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenderer } from '../createRenderer.tsx';
import { demoAssets } from '../test/demoAssets.ts';
import { demoAllergens, demoItem, demoSection, demoStorefront } from '../test/demoStorefront.ts';
import { startSections } from './startSections.ts';

const dishes = (prefix: string) => Array.from({ length: 12 }, (_, index) => demoItem(`${prefix} ${index}`));

const nutFree = { dietaryTags: ['VEGAN'] as const, allergens: demoAllergens({ MILK: 'M' }, 'F') };

let onSight: IntersectionObserverCallback;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        onSight = callback;
      }
      observe = vi.fn<(element: Element) => void>();
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const find = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};

/** A menu of two sections that is long enough to be searched. */
function open() {
  const site = demoStorefront({
    sections: [
      demoSection('Stone-baked pizzas', [demoItem('Margherita', nutFree), ...dishes('Marinara')]),
      demoSection('Sweet', [demoItem('Tiramisù', { dietaryTags: ['VEGETARIAN'] }), ...dishes('Cake')]),
    ],
  });
  const { html } = createRenderer(demoAssets).renderMenuPage(site, {
    productName: 'F',
    productUrl: 'https://f.example',
  });
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  const nav = find<HTMLElement>('nav.sections');
  const search = find<HTMLInputElement>('nav.sections input');
  const [opener, clear] = [find<HTMLButtonElement>('.find-open'), find<HTMLButtonElement>('.find-clear')];
  const type = (words: string): void => {
    search.value = words;
    search.dispatchEvent(new Event('input'));
  };
  return { nav, search, opener, clear, type };
}

const shown = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => element.querySelector('h2, h3')?.textContent ?? '');
const status = (): string | undefined => document.querySelector('.found')?.textContent;

it('a filter shows only what is confirmed, and says what it hides', () => {
  const { type } = open();
  startSections(find('main'));
  const press = (name: string, value: string): void =>
    find<HTMLInputElement>(`[name=${name}][value=${value}]`).click();
  press('diet', 'VEGETARIAN');
  expect(shown('.item')).toEqual(['Margherita', 'Tiramisù']);
  expect(status()).toBe('2 dishes shown, 24 hidden: 24 not marked for this diet.');
  press('without', 'NUTS');
  expect(shown('.item')).toEqual(['Margherita']);
  expect(status()).toBe(
    '1 dish shown, 25 hidden: 24 not marked for this diet; 1 not confirmed: please ask us.',
  );
  type('marinara');
  expect(shown('.item')).toEqual([]);
  type('');
  press('without', 'MILK');
  expect(status()).toContain('No dish shown, 26 hidden');
  find<HTMLAnchorElement>('.filter a').click();
  expect(shown('.item')).toHaveLength(26);
  expect(status()).toBe('');
});

it('the menu search hides other dishes and announces the number of results', () => {
  const { type } = open();
  startSections(find('main'));
  type('cake 3');
  expect(shown('.item')).toEqual(['Cake 3']);
  expect(shown('main section')).toEqual(['Sweet']);
  expect(status()).toBe('1 dish found');
  type('cake');
  expect(status()).toBe('12 dishes found');
  type('soup');
  expect(shown('main section')).toEqual([]);
  expect(status()).toBe('No dish matches “soup”');
  type('');
  expect(shown('.item')).toHaveLength(26);
  expect(status()).toBe('');
});

it.each([
  ['pizza', 13],
  ['PIZZAS stone', 13],
  ['pizza marg', 1],
  ['tiramisu', 1],
  ['9.50', 0],
])('the menu search matches section names, ignores accents and prices: %s', (words, count) => {
  const { type } = open();
  startSections(find('main'));
  type(words);
  expect(shown('.item')).toHaveLength(count);
});

it(
  'the search button opens the menu search, and Escape clears it, closes it and restores the focus',
  { tags: ['@long'] },
  () => {
    const { nav, search, opener, type } = open();
    startSections(find('main'));
    opener.click();
    expect(nav.classList.contains('finding')).toBe(true);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(search);
    type('cake');
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(search.value).toBe('');
    expect(shown('.item')).toHaveLength(26);
    expect(nav.classList.contains('finding')).toBe(false);
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(opener);
  },
);

it('the clear button of the menu search clears the text, then closes the empty field', () => {
  const { nav, search, opener, clear, type } = open();
  startSections(find('main'));
  opener.click();
  type('cake');
  clear.click();
  expect(search.value).toBe('');
  expect(shown('.item')).toHaveLength(26);
  expect(document.activeElement).toBe(search);
  clear.click();
  expect(nav.classList.contains('finding')).toBe(false);
});

it('the menu search marks no section, and a link to a section ends the search', () => {
  const { nav, type } = open();
  startSections(find('main'));
  const current = (): number => nav.querySelectorAll('[aria-current]').length;
  const see = (id: string): void => {
    const entry = { isIntersecting: true, target: find(`#${id}`) } as unknown as IntersectionObserverEntry;
    onSight([entry], {} as IntersectionObserver);
  };
  see('s1');
  expect(current()).toBe(1);
  type('cake');
  expect(current()).toBe(0);
  see('s2');
  expect(current()).toBe(0);
  find<HTMLAnchorElement>('nav a[href="#s1"]').click();
  expect(shown('.item')).toHaveLength(26);
  see('s2');
  expect(current()).toBe(1);
});
