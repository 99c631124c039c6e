import { expect, it } from 'vitest';
import { groupFeatures } from './FeatureList.tsx';

const line = (text: string, header: string | null = null) => ({ header, text });

it.each([
  ['no lines', [], []],
  ['lines before any heading', [line('a'), line('b')], [[null, 'a', 'b']]],
  [
    'lines under headings',
    [line('a', 'A'), line('b'), line('c', 'C')],
    [
      ['A', 'a', 'b'],
      ['C', 'c'],
    ],
  ],
  ['a repeated heading', [line('a', 'A'), line('b', 'A')], [['A', 'a', 'b']]],
  [
    'lines before the first heading',
    [line('a'), line('b', 'B')],
    [
      [null, 'a'],
      ['B', 'b'],
    ],
  ],
])('features are grouped by their headings: %s', (_case, features, groups) => {
  const grouped = groupFeatures(features);
  expect(grouped.map(({ header, lines }) => [header, ...lines.map(({ text }) => text)])).toEqual(groups);
});
