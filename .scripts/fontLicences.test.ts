import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { inProject } from './lib/root.mjs';
import { filesBelow } from './lib/stale.mjs';

const read = (path: string): string => readFileSync(inProject(path), 'utf8');

const STOREFRONT_FONTS = 'web/src/storefront/fonts';
/** `fraunces-600.woff2` is a weight of the family `fraunces`. */
const storefrontFamilies = readdirSync(inProject(STOREFRONT_FONTS)).flatMap(
  (file) => /^(.*)-\d+\.woff2$/.exec(file)?.[1] ?? [],
);
const appFamilies = [...read('web/src/ui/fonts.css').matchAll(/@fontsource-variable\/([\w-]+)\//g)].flatMap(
  ([, family]) => family ?? [],
);
const families = [...new Set([...storefrontFamilies, ...appFamilies])].sort();

const COPYRIGHT: Record<string, string> = {
  archivo: 'Copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)',
  'bricolage-grotesque':
    'Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)',
  figtree: 'Copyright 2022 The Figtree Project Authors (https://github.com/erikdkennedy/figtree)',
  fraunces: 'Copyright 2020 The Fraunces Project Authors (github.com/undercasetype/Fraunces)',
  newsreader: 'Copyright 2020 The Newsreader Project Authors (http://github.com/productiontype/Newsreader)',
};
/** The licence of a font without its copyright lines. */
const withoutCopyright = (text: string): string => text.slice(text.indexOf('\n\nThis Font Software')).trim();
const licence = withoutCopyright(read('node_modules/@fontsource-variable/figtree/LICENSE'));

test('the shipped fonts are those with a known copyright line', () => {
  expect(families).toEqual(Object.keys(COPYRIGHT));
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007');
});

describe.each(families)('the font %s', (family) => {
  it('the app serves the copyright line and the licence of the font', () => {
    const text = read(`web/public/licences/${family}.txt`);
    expect(text.split('\n')[0]).toBe(COPYRIGHT[family]);
    expect(withoutCopyright(text)).toBe(licence);
  });
});

test('the copyright lines and the licence are next to the committed font files', () => {
  const text = read(`${STOREFRONT_FONTS}/OFL.txt`);
  for (const family of storefrontFamilies) expect(text).toContain(`${COPYRIGHT[family]}\n`);
  expect(withoutCopyright(text)).toBe(licence);
});

test("the app serves the licence of the explorer's icon font", () => {
  const text = read('web/public/licences/codicon.txt');
  expect(text).toContain('copyright (c) Microsoft Corporation');
  expect(text).toContain('Attribution 4.0 International');
});

test('every font file that the builds contain has a licence file', () => {
  const fonts = filesBelow(['web/dist']).filter((path) => /\.(?:woff2?|ttf|otf|eot)$/.test(path));
  expect(fonts.length).toBeGreaterThanOrEqual(families.length);
  const licensed = readdirSync(inProject('web/public/licences')).map((file) => file.replace('.txt', ''));
  const unlicensed = fonts.filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return !licensed.some((family) => name.startsWith(`${family}-`));
  });
  expect(unlicensed).toEqual([]);
});
