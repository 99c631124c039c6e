import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { atLeast, BREAKPOINTS } from './breakpoints.ts';

const SOURCES = join(import.meta.dirname, '..');
/** A number as the width of a media query. Container queries have other widths. */
const WRITTEN_OUT = /@media[^{]*\b(?:width)\b[^{$]*?(\d+)px|['`]\((?:min-|max-)?width\b[^)$]*?(\d+)px\)/g;

const widthsIn = (file: string): number[] =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(WRITTEN_OUT)].map(([, style, query]) =>
    Number(style ?? query),
  );

it('the breakpoints are the five of the specification', () => {
  expect(Object.values(BREAKPOINTS)).toEqual([600, 960, 1280, 1920, 2560]);
  expect(atLeast('wide')).toBe('(min-width: 1920px)');
});

it('style sheets use only the breakpoints', () => {
  const widths = globSync('{features,ui}/**/*.css', { cwd: SOURCES }).flatMap(widthsIn);
  expect(widths.length).toBeGreaterThan(0);
  expect(Object.values(BREAKPOINTS)).toEqual(expect.arrayContaining(widths));
});

it('no other file contains a breakpoint as a number', () => {
  const files = globSync('{features,relay,routes,ui}/**/*.{ts,tsx}', { cwd: SOURCES });
  expect(files.length).toBeGreaterThan(100);
  const odd = files
    .filter((file) => !/\.test\.tsx?$|breakpoints\.ts$/.test(file))
    .filter((file) => widthsIn(file).length > 0);
  expect(odd).toEqual([]);
});
