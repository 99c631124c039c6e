import { pino } from 'pino';
import { expect, it } from 'vitest';
import { PublicPages } from './publicPages.ts';

const MINUTE = 60_000;

/** One page with data, whose makings are counted and can be made to fail. */
function onePage() {
  let made = 0;
  let isBroken = false;
  const pages = new PublicPages(
    {
      paths: ['/packages'],
      routes: ['/packages'],
      documents: new Map([['/packages', null]]),
      make: async () => {
        made += 1;
        if (isBroken) throw new Error('The database is away.');
        return `<p>__ORIGIN__ ${made}</p>`;
      },
    },
    'https://a.example',
    () => Promise.reject(new Error('nobody asks')),
    pino({ level: 'silent' }),
  );
  const html = async (now: number) => (await pages.find('/packages', now))?.html ?? null;
  return {
    pages,
    html,
    breakIt: (broken: boolean) => {
      isBroken = broken;
    },
  };
}

it('makes a page with data once a minute; who comes meanwhile gets the old one', async () => {
  const { html } = onePage();
  expect(await html(0)).toBe('<p>https://a.example 1</p>');
  expect(await html(MINUTE - 1)).toBe('<p>https://a.example 1</p>');
  expect(await html(MINUTE)).toBe('<p>https://a.example 1</p>');
  expect(await html(MINUTE + 1)).toBe('<p>https://a.example 2</p>');
});

it('keeps the last good page while it cannot be made, and has none before the first', async () => {
  const { html, breakIt } = onePage();
  breakIt(true);
  expect(await html(0)).toBeNull();
  breakIt(false);
  expect(await html(1)).toBe('<p>https://a.example 2</p>');
  breakIt(true);
  for (const at of [1, 2, 3]) expect(await html(at * MINUTE + 1)).toBe('<p>https://a.example 2</p>');
});

it('knows no other page', async () => {
  expect(await onePage().pages.find('/nowhere', 0)).toBeNull();
});
