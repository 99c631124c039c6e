import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startShopSearch } from './startShopSearch.ts';

const pageWith = (...names: string[]): string =>
  `<main><div class="card">${names.map((name) => `<li class="item"><h3><a href="/dishes/${name}">${name}</a></h3></li>`).join('')}</div></main>`;
const form = '<form action="/search"><input type="search" name="q"></form>';

const asked: string[] = [];
let answer: () => Promise<Response>;
let field: HTMLInputElement;
let card: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answer = () => Promise.resolve(new Response(pageWith('Yogurt', 'Kefir')));
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer();
  });
  history.replaceState(null, '', '/');
  document.body.innerHTML = form + pageWith('Apples');
  field = document.querySelector('input') ?? expect.fail('no field');
  card = document.querySelector('.card') ?? expect.fail('no card');
  startShopSearch(field, card);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => [...card.querySelectorAll('a')].map(({ textContent }) => textContent);

async function type(text: string): Promise<void> {
  field.value = text;
  field.dispatchEvent(new Event('input'));
  await vi.runAllTimersAsync();
}

function press(target: HTMLElement, key: string): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

it('what was typed is asked once after a pause, and the list is shown with its address', async () => {
  field.value = 'yo';
  field.dispatchEvent(new Event('input'));
  await type('yoghurt');
  expect(asked).toEqual(['/search?q=yoghurt']);
  expect(shown()).toEqual(['Yogurt', 'Kefir']);
  expect(location.pathname + location.search).toBe('/search?q=yoghurt');
});

it('Escape and an empty field show the page as it was', async () => {
  await type('yoghurt');
  press(field, 'Escape');
  await vi.runAllTimersAsync();
  expect([shown(), field.value, location.pathname]).toEqual([['Apples'], '', '/']);
});

it('arrow keys move from the field through the products and back', async () => {
  await type('yoghurt');
  field.focus();
  const focused = (key: string) => {
    press(document.activeElement as HTMLElement, key);
    return document.activeElement?.textContent || 'field';
  };
  expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map(focused)).toEqual([
    'Yogurt',
    'Kefir',
    'Kefir',
    'Yogurt',
    'field',
  ]);
});

it('without an answer the list stays, and Enter opens the page of the search', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  await type('yoghurt');
  expect(shown()).toEqual(['Apples']);
  const submitted = new Event('submit', { cancelable: true });
  field.form?.dispatchEvent(submitted);
  expect(submitted.defaultPrevented).toBe(false);
});
