import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoDish } from '../test/demoDish.ts';
import { demoGroups, demoItem, demoPizza, demoSection, demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';
import { startMenu } from './startMenu.ts';

const site = demoStorefront({
  sections: [demoSection('Food', [demoPizza(), demoItem('Soup')])],
  optionGroups: demoGroups,
});
const dishPage = (errors = {}): string => renderer.renderDishPage(site, demoDish({ errors }), context).html;

const sent: { path: string; body: URLSearchParams }[] = [];
let answers: (() => Response | Promise<never>)[] = [];

beforeEach(() => {
  sent.length = 0;
  answers = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: URLSearchParams } = {}) => {
    sent.push({ path: new URL(address, location.href).pathname, body: new URLSearchParams(body) });
    const answer = answers.shift();
    if (!answer) throw new Error('No answer');
    return answer();
  });
  history.replaceState(null, '', '/');
  document.body.innerHTML = openPage(renderer.renderMenuPage(site, context)).body.innerHTML;
  const menu = document.querySelector<HTMLElement>('.menu');
  if (menu) startMenu(menu);
});
afterEach(() => void vi.unstubAllGlobals());

const page =
  (html: string, status = 200) =>
  () =>
    new Response(html, { status });
const link = () => document.querySelector<HTMLAnchorElement>('.item a');
const dialog = () => document.querySelector('dialog');
const addSoup = () => document.querySelector<HTMLButtonElement>('button[aria-label="Add Soup"]');

it('one press adds a dish, and the bar shows the answer', async () => {
  answers = [page('1 item · £9.50')];
  addSoup()?.click();
  await vi.waitFor(() => expect(textOf(document, '[data-sum]')).toBe('1 item · £9.50'));
  expect(sent[0]?.path).toBe('/dishes/Soup');
  expect(sent[0]?.body.get('bar')).toBe('1');
  expect(addSoup()?.classList.contains('added')).toBe(true);
  expect(location.pathname).toBe('/');
});

it('a name opens its dish in a dialog with its own address, and the added dish closes it', async () => {
  answers = [page(dishPage()), page('1 item · £9.00')];
  link()?.click();
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  expect(textOf(document, 'dialog h1')).toBe('Pizza');
  expect(dialog()?.getAttribute('aria-labelledby')).toBe('dish-name');
  expect(location.pathname).toBe('/dishes/Pizza');
  expect(textOf(document, 'dialog [data-total]')).toBe('· £9.00');
  dialog()?.querySelector<HTMLButtonElement>('[data-add]')?.click();
  await vi.waitFor(() => expect(dialog()?.open).toBe(false));
  expect(sent[1]?.body.get('g.group-Base')).toBe('option-Thin');
  expect(textOf(document, '[data-sum]')).toBe('1 item · £9.00');
});

it(
  'refused choices are shown in the dialog with the focus at the first one',
  { tags: ['@long'] },
  async () => {
    answers = [page(dishPage()), page(dishPage({ 'group-Base': 'Please choose.' }), 422)];
    link()?.click();
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
    dialog()?.querySelector<HTMLButtonElement>('[data-add]')?.click();
    await vi.waitFor(() => expect(textOf(document, 'dialog #group-Base .error')).toBe('Please choose.'));
    expect(dialog()?.open).toBe(true);
    expect(textOf(document, '[data-sum]')).toBe('');
  },
);

it('a dish that cannot be added opens and says why', async () => {
  answers = [page(dishPage({ size: 'Please choose a size.' }), 422)];
  addSoup()?.click();
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  expect(textOf(document, 'dialog #size .error')).toBe('Please choose a size.');
});

it.each([
  [
    'a lost connection',
    () => Promise.reject(new TypeError('offline')),
    'That didn’t work. Please check your connection and try again.',
  ],
  [
    'the page of a proxy',
    page('<h1>502 Bad Gateway</h1>', 502),
    'That didn’t work. Please check your connection and try again.',
  ],
  [
    'our page for too many requests',
    page('<main><p>Please wait a moment.</p></main>', 429),
    'Please wait a moment.',
  ],
])('after %s the dish has a message, and the next press works', async (_what, answer, words) => {
  answers = [answer, page('1 item · £9.50')];
  addSoup()?.click();
  await vi.waitFor(() => expect(textOf(document, '.item [role=alert]')).toBe(words));
  expect(document.querySelector('[role=alert]')?.closest('li')).toBe(addSoup()?.closest('li'));
  expect(addSoup()?.ariaDisabled).toBeNull();
  addSoup()?.click();
  await vi.waitFor(() => expect(textOf(document, '[data-sum]')).toBe('1 item · £9.50'));
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('what was chosen for a dish stays when it cannot be added', async () => {
  answers = [page(dishPage()), page('<h1>502 Bad Gateway</h1>', 502), page('1 item · £9.00')];
  link()?.click();
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  const note = dialog()?.querySelector<HTMLInputElement>('#note');
  if (note) note.value = 'Well done';
  const add = () => dialog()?.querySelector<HTMLButtonElement>('[data-add]')?.click();
  add();
  await vi.waitFor(() => expect(textOf(document, 'dialog [role=alert]')).toContain('That didn’t work.'));
  expect(dialog()?.querySelector('[role=alert]')?.nextElementSibling?.className).toBe('dish-end');
  expect(dialog()?.querySelector<HTMLInputElement>('#note')?.value).toBe('Well done');
  add();
  await vi.waitFor(() => expect(dialog()?.open).toBe(false));
  expect(sent[2]?.body.get('note')).toBe('Well done');
});
