/** The most characters of a search for words, and the most words of it that count. */
export const WORD_SEARCH = { characters: 100, words: 8 } as const;

/** What joins words to one in PostgreSQL's eyes: addresses, domains, hyphens, signs. */
const JOINTS = `-._@+/:&~=#%'`;

/**
 * SQL of the words in these columns, for an index and for the condition that uses it. Both must be the same text, therefore columns
 * are given as PostgreSQL writes them, e.g. `"name"`.
 */
export const wordsSql = (...columns: string[]): string =>
  `to_tsvector('simple'::regconfig, translate(${columns.join(` || ' ' || `)}, '${JOINTS.replaceAll("'", "''")}', '${' '.repeat(JOINTS.length)}'))`;

/**
 * A query of PostgreSQL (`to_tsquery`) for texts in which each word of `text` begins a word. A text without words, or with more
 * characters than a search has, makes an empty query, which finds nothing.
 */
export const wordQuery = (text: string): string =>
  wordsOf(text)
    .map((word) => `${word}:*`)
    .join(' & ');

/** The words of a search, at most 8: letters and digits of any script. */
export const wordsOf = (text: string): string[] =>
  text.length > WORD_SEARCH.characters
    ? []
    : (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, WORD_SEARCH.words);
