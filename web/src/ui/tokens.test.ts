import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../lib/palette/colour.rules.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Tokens = Record<string, string>;

function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

const surfaces = ['bg', 'surface', 'surface-2'];
const tones = ['success', 'warning', 'error', 'info'];

/** Text and its background: at least 4.5. */
const textPairs: [text: string, ground: string][] = [
  ...surfaces.flatMap((ground): [string, string][] => [
    ['text', ground],
    ['text-soft', ground],
    ['primary', ground],
    ['primary-hover', ground],
    ['error', ground],
  ]),
  ...tones.flatMap((tone): [string, string][] => [
    [tone, 'surface'],
    [`on-${tone}-soft`, `${tone}-soft`],
    ['text', `${tone}-soft`],
  ]),
  ['on-neutral-soft', 'neutral-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-error', 'error'],
  ['on-error', 'error-hover'],
  ['on-secondary', 'secondary'],
  ['text', 'secondary-soft'],
  ['text-soft', 'secondary-soft'],
  ['text', 'primary-soft'],
  ['primary', 'primary-soft'],
  ...['platinum', 'gold', 'silver', 'free'].map((tier): [string, string] => [`on-${tier}`, tier]),
];

/** Edges of controls, focus rings and icons: at least 3. */
const shapePairs: [shape: string, ground: string][] = [
  ...surfaces.flatMap((ground): [string, string][] => [
    ['line-strong', ground],
    ['focus', ground],
  ]),
  ['focus', 'secondary-soft'],
  ...tones.map((tone): [string, string] => [tone, `${tone}-soft`]),
];

describe.each([
  ['light', tokensOf(':root')],
  ['dark', tokensOf(":root[data-theme='dark']")],
])('%s theme', (_theme, tokens) => {
  const ratio = (one: string, other: string): number => {
    const [front, ground] = [tokens[one], tokens[other]];
    if (!front || !ground) throw new Error(`No token --${front ? other : one}`);
    return contrast(front, ground);
  };

  it.each(textPairs)('the text colour --%s is readable on --%s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('the shape colour --%s is visible on --%s', (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('the dark theme has each colour of the light theme', () => {
  expect(Object.keys(tokensOf(":root[data-theme='dark']")).sort()).toEqual(
    Object.keys(tokensOf(':root')).sort(),
  );
});
