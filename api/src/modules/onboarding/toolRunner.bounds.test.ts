import { expect, it } from 'vitest';
import { emptyDraft, emptySection, plainItem } from './onboarding.rules.ts';
import { runTool, type TurnProgress } from './toolRunner.ts';

const MOST = 20_000;
const full = (piece: string): string => piece.repeat(Math.ceil(MOST / piece.length)).slice(0, MOST);
const dishes = Array.from({ length: 300 }, (_, at) =>
  plainItem({ name: `Pie ${at}`, description: '', price: 100 }),
);

/** The longest time (ms) in which a call lets nothing else run. */
async function longestPiece(text: string, notMenu: string[] | null): Promise<number> {
  const draft = { ...emptyDraft(), sections: [{ ...emptySection('Pies'), items: dishes }] };
  const progress: TurnProgress = { draft, action: 'start', published: null };
  let longest = 0;
  let last = performance.now();
  let isRunning = true;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (isRunning) setImmediate(look);
  };
  setImmediate(look);
  const call = { name: 'import_menu_text', arguments: JSON.stringify({ notMenu }) };
  await runTool(call, text, progress, () => Promise.reject(new Error('Nothing is built.')));
  isRunning = false;
  return Math.max(longest, performance.now() - last);
}

it.each([
  ['blank lines', full('\n')],
  ['spaces', full(' ')],
  ['lines of one word', full('one\ntwo\n')],
  [
    'dishes',
    Array.from({ length: 2_000 }, (_, at) => `D${at} 4.50`)
      .join('\n')
      .slice(0, MOST),
  ],
  ['odd prices', full('Soup 1e9\nStew -5\nPie 00.00\nTart 12.345\n')],
])(
  'a message of %s is read in pieces, so that others are served',
  { tags: ['@long'] },
  async (_what, text) => {
    for (const notMenu of [null, text.split('\n')]) {
      // Pieces take 10 to 40 ms; on a busy machine the best of three says so.
      const pieces: number[] = [];
      for (let time = 0; time < 3; time += 1) pieces.push(await longestPiece(text, notMenu));
      expect(Math.min(...pieces)).toBeLessThan(120);
    }
  },
);
