import { check } from 'recheck';
import { expect, test } from 'vitest';
import { type Expression, expressionsIn, expressionsOf } from './lib/regularExpressions.mjs';

/** Times for one expression (ms): a slow machine gets a second one. One that cannot be judged then is listed too. */
const JUDGED_WITHIN_MS = [3_000, 40_000];

/**
 * Where an expression may need more than linear time, because its text is short or is our own. Everywhere else it is
 * linear: nobody outside can make it slow.
 */
const BOUNDED: readonly [start: string, reason: string][] = [
  ['api/sandbox/', 'the stand-ins run on a machine for development only'],
  ['api/src/db/seed/', 'it reads our own files'],
  ['api/src/http/pages/', 'it reads pages that we have built'],
  ['api/src/config.ts', 'it reads our own settings'],
  ['api/src/log.ts', 'each of its parts has a length'],
  ['common/src/email.ts', 'an address has 254 characters; longer texts are not looked at'],
  ['api/src/modules/menuReader/', 'a message has 20,000 characters, and the slowest inputs are measured'],
  ['api/src/modules/onboarding/shopGoods.rules.ts', 'it reads one line of a message'],
  ['api/src/modules/restaurants/slug.rules.ts', 'a slug has 40 characters'],
  ['api/src/storefront/basketCookie.rules.ts', 'a cookie has 3,500 characters'],
  ['api/src/storefront/siteFileRoutes.ts', 'it is made of our own paths'],
  ['api/src/storefront/dishForm.rules.ts', 'it reads the name of a field of our own form'],
  ['web/src/prerender/', 'it reads pages that we have built'],
  ['web/src/storefront/island/', 'it reads a page of the same site, in the browser of the reader'],
  ['web/src/features/', 'it runs in the browser of the person who types the text'],
  ['web/src/lib/', 'it runs in the browser of the person who follows the link'],
  ['web/src/forms/', 'it runs in the browser of the person who types the text'],
];

const isBounded = ({ file }: Expression): boolean => BOUNDED.some(([start]) => file.startsWith(start));

/** Whether the time for a text grows faster than its length, or cannot be judged. */
async function isSlow({ source, flags }: Expression): Promise<boolean> {
  if (source === null) return true;
  for (const timeout of JUDGED_WITHIN_MS) {
    const { status } = await check(source, flags.replaceAll(/[dv]/g, ''), { timeout });
    if (status !== 'unknown') return status !== 'safe';
  }
  return true;
}

async function slowOf(expressions: readonly Expression[]): Promise<string[]> {
  const slow: string[] = [];
  for (const expression of expressions)
    if (await isSlow(expression))
      slow.push(
        `${expression.file}:${expression.line} ${expression.source === null ? '?' : `/${expression.source}/`}`,
      );
  return slow;
}

test('the check finds expressions that are not linear', { tags: ['@long'] }, async () => {
  const planted = expressionsOf(
    'planted.ts',
    'const a = /^a+a+$/; const b = /(x+)+y/; const c = /^[a-z]+$/;',
  );
  expect(await slowOf(planted)).toEqual(['planted.ts:1 /^a+a+$/', 'planted.ts:1 /(x+)+y/']);
});

test('the check finds expressions that are made of parts', { tags: ['@long'] }, async () => {
  const planted = expressionsOf(
    'planted.ts',
    [
      "const LETTERS = 'a+'; const TABLE = { one: 'x+', two: String.raw`\\d` }; const LIST = ['b+', LETTERS];",
      'const a = new RegExp(String.raw`^${LETTERS}a+\\s*$`);',
      "const b = new RegExp('^(?:' + LIST.join('|') + ')+$', 'iu');",
      'const c = (key: keyof typeof TABLE) => new RegExp(`^${TABLE[key]}x+$`);',
      'const d = new RegExp(`^(${/y+/.source})+$`); const e = new RegExp(/^z+z+$/, "u");',
      'const f = (told: string) => new RegExp(`^${told}$`);',
      'const g = new RegExp(String.raw`^\\d{${LETTERS.length}}$`); const h = new RegExp("^[a-z]+$");',
    ].join('\n'),
  );
  expect(await slowOf(planted)).toEqual([
    String.raw`planted.ts:2 /^a+a+\s*$/`,
    'planted.ts:3 /^(?:b+|a+)+$/',
    'planted.ts:4 /^x+x+$/',
    'planted.ts:5 /^(y+)+$/',
    'planted.ts:5 /^z+z+$/',
    'planted.ts:5 /^z+z+$/',
    'planted.ts:6 ?',
    'planted.ts:7 ?',
  ]);
});

test(
  'every expression on text of strangers is linear',
  { tags: ['@long'], timeout: 15 * 60_000 },
  async () => {
    const all = expressionsIn(['api/src', 'common/src', 'web/src']).filter((one) => !isBounded(one));
    expect(all.length).toBeGreaterThan(100);
    expect(await slowOf(all)).toEqual([]);
  },
);
