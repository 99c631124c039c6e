import type { Piece } from './columns.rules.ts';

/** What the codes of a menu mean, by the menu's own key: `vg` is `vegetarian`. Codes in lower case. */
export type CodeKey = ReadonlyMap<string, string>;

const MEANINGS = String.raw`vegetarians?|vegans?|gluten[- ]free|dairy[- ]free|contains (?:nuts|gluten|dairy|milk|egg)|nuts?|halal|kosher|spicy|hot|mild|medium`;
const CODE_FIRST = new RegExp(
  String.raw`(?:^|[\s,;|/(])\(?([a-z]{1,3}|\*{1,3})\)?\s?(?:=|-|–|:|\s|means|is|are)\s?(${MEANINGS})\b`,
  'giu',
);
const MEANING_FIRST = new RegExp(String.raw`\b(${MEANINGS})\s?[=(:–-]\s?\(?([a-z]{1,3})\)?(?![a-z])`, 'giu');
/** What codes mean without a key. Everybody reads these in one way, so they stay as written. */
const COMMON = new Map([
  ['v', 'vegetarian'],
  ['veg', 'vegetarian'],
  ['ve', 'vegan'],
  ['vgn', 'vegan'],
  ['gf', 'gluten free'],
  ['df', 'dairy free'],
  ['n', 'contains nut'],
]);
/** A key is a short line that has no price. */
const MAX_KEY = 200;

/** The key of a menu: of all its lines that explain codes. Empty when it has none. */
export function readKey(pieces: readonly Piece[]): CodeKey {
  const key = new Map<string, string>();
  for (const { text } of pieces) {
    if (text.length > MAX_KEY || /[£\d]/u.test(text)) continue;
    for (const [code, meaning] of keyOfLine(text))
      if (!key.has(code) && COMMON.get(code) !== meaning) key.set(code, meaning);
  }
  return key;
}

/** The codes that a line explains, with their meanings. Empty for other lines. */
export function keyOfLine(line: string): [code: string, meaning: string][] {
  const first = [...line.matchAll(CODE_FIRST)].map(([, code = '', meaning = '']) => pairOf(code, meaning));
  if (first.length > 0) return first;
  return [...line.matchAll(MEANING_FIRST)].map(([, meaning = '', code = '']) => pairOf(code, meaning));
}

const pairOf = (code: string, meaning: string): [string, string] => [
  code.toLowerCase(),
  meaning.toLowerCase().replaceAll('-', ' ').replace(/s$/u, ''),
];

const BRACKETED = /([([]\s*)([a-z*]{1,3}(?:\s*[,/&+.;\s]\s*[a-z*]{1,3})*)(?=\s*[)\]])/giu;
const BARE = /(?:\s+[A-Z]{1,3}(?:[,/][A-Z]{1,3})*)+(?=\s*$)/u;

/** The text of a dish with the meanings of its codes instead of the codes: `Halloumi (VG)` is `Halloumi (vegetarian)`. */
export function withMeanings(text: string, key: CodeKey): string {
  if (key.size === 0) return text;
  const mean = (code: string) => key.get(code.toLowerCase()) ?? code;
  return text
    .replace(BRACKETED, (_all, open: string, codes: string) => `${open}${codes.replace(/[a-z*]+/giu, mean)}`)
    .replace(BARE, (codes) =>
      codes
        .trim()
        .split(/[\s,/]+/u)
        .every((code) => key.has(code.toLowerCase()))
        ? ` (${codes.trim().replace(/[A-Z]+/gu, mean)})`
        : codes,
    );
}
