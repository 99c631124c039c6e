import { describe, expect, it } from 'vitest';
import { isTooComplex } from './readJson.ts';

const asked = (text: string) => isTooComplex(Buffer.from(text));
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a JSON text', () => {
  it.each([
    [
      '50,001 fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 50_001 }, (_, i) => [`k${i}`, i]))),
    ],
    ['50,002 items', JSON.stringify(Array(50_002).fill(1))],
    ['33 levels', nested(33)],
    ['100,000 levels that never close', '{"a":'.repeat(100_000)],
  ])('with %s is too complex', (_what, text) => {
    expect(asked(text)).toBe(true);
  });

  it.each([
    ['32 levels', nested(32)],
    ['marks and brackets inside of texts', JSON.stringify({ csv: '[{,:"\\'.repeat(100_000) })],
    [
      'the grid of 2,000 prices',
      JSON.stringify(Array(2_000).fill({ id: 'x', name: 'y', price: 1, isAvailable: true })),
    ],
    ['no text at all', ''],
  ])('with %s is not', (_what, text) => {
    expect(asked(text)).toBe(false);
  });
});
