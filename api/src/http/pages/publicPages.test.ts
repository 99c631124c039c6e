import { pino } from 'pino';
import { expect, it } from 'vitest';
import { PublicPages } from './publicPages.ts';

const MINUTE = 60_000;

/** One page with data, which counts its renderings and can fail. */
function onePage() {
  let made = 0;
  let time = 1;
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
    { now: () => time },
  );
  /** The page at a time (ms). */
  const html = async (now: number) => {
    time = 1 + now;
    return (await pages.find('/packages'))?.html ?? null;
  };
  return {
    pages,
    html,
    breakIt: (broken: boolean) => {
      isBroken = broken;
    },
  };
}

it('a page with data is rendered once a minute, and requests in between get the old one', async () => {
  const { html } = onePage();
  expect(await html(0)).toBe('<p>https://a.example 1</p>');
  expect(await html(MINUTE - 1)).toBe('<p>https://a.example 1</p>');
  expect(await html(MINUTE + 1)).toBe('<p>https://a.example 1</p>');
  expect(await html(MINUTE + 2)).toBe('<p>https://a.example 2</p>');
});

it('the last good page is kept while rendering fails, and there is none before the first', async () => {
  const { html, breakIt } = onePage();
  breakIt(true);
  expect(await html(0)).toBeNull();
  breakIt(false);
  expect(await html(1)).toBe('<p>https://a.example 2</p>');
  breakIt(true);
  for (const at of [1, 2, 3]) expect(await html(at * MINUTE + 1)).toBe('<p>https://a.example 2</p>');
});

it('an unknown path has no page', async () => {
  expect(await onePage().pages.find('/nowhere')).toBeNull();
});
