import { expect, it } from 'vitest';
import { inPieces } from '../../lib/pieces.ts';
import { menuReading, readMenu } from './readMenu.rules.ts';

const LENGTH = 1_000;
const PIECES = [
  'Margherita tomato ',
  'a ',
  'A ',
  '1 ',
  '1,5 ',
  '8 / ',
  '£8.50 ',
  'tea 2, ',
  'tea: cake 2, ',
  'a (v) ',
  '( ',
  'small 8 ',
  'with ',
  '    a',
  'a\t1\t',
  'a|1|',
  '- ',
  '. ',
  '0207 ',
  'mon 5pm ',
  '🍕 ',
  '1. ',
  '+1',
  '"',
  'x-',
];

it.each(PIECES)(
  '2,000 lines of 1,000 characters %j are read within two seconds',
  { tags: ['@long'] },
  (piece) => {
    const line = piece.repeat(LENGTH / piece.length).padEnd(LENGTH, 'a');
    const menu = `Dishes\n${`${line}\n`.repeat(2_000)}`;
    const start = performance.now();
    readMenu(menu);
    expect(performance.now() - start).toBeLessThan(2_000);
  },
);

const MESSAGE = 20_000;
const LINES: Record<string, (at: number) => string> = {
  'a letter': (at) => at.toString(36),
  'a letter and a number': (at) => `${at.toString(36)} 1`,
  'a short dish': (at) => `- Tea${at} £1`,
  'a heading': (at) => `A${at.toString(36)}:`,
  'an open bracket': (at) => `a (${at}`,
  nothing: () => ' ',
};

it.each(Object.entries(LINES))(
  'a message full of lines with %s keeps other requests waiting for one short piece only',
  { tags: ['@long'] },
  async (_what, line) => {
    let text = '';
    for (let at = 10; text.length < MESSAGE; at += 1) text += `${line(at)}\n`;
    const longest = await leastOf(4, () => longestPiece(inPieces(menuReading(text))));
    expect(longest).toBeLessThan(50);
  },
);

/** The longest time without a turn of the event loop (ms) while work is done. */
async function longestPiece(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  let isDone = false;
  const turn = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work;
  isDone = true;
  return Math.max(longest, performance.now() - last);
}

/** Other work on the machine makes a piece longer, not shorter. */
async function leastOf(times: number, measure: () => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < times; time += 1) least = Math.min(least, await measure());
  return least;
}
