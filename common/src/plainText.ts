/**
 * Characters that nobody sees and that change how others are read: zero width, order of writing, blank letters. Marks that
 * scripts and emoji need (joiners, variation selectors) stay, except beside Latin letters.
 */
const INVISIBLE =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|(?<=\p{Script=Latin})[\u200C\u200D]|[\u200C\u200D](?=\p{Script=Latin})/gu;

/**
 * A text as one line with single spaces, without invisible characters and those that a database cannot store (control,
 * lone surrogates).
 */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/**
 * A text with line breaks as `\n`, without invisible characters; other control characters become spaces, lone surrogates are
 * replaced.
 */
export const manyLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();

/** A text as it was typed, also in columns: as `manyLines`, but tabs and line ends stay. */
export const typedText = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/[^\P{Cc}\n\r\t]+/gu, ' ')
    .trim();

/**
 * Whether a text as it was sent is far longer than `most` characters, also when single spaces are all that is left between
 * its words. Asked before anything works on a text of a stranger.
 */
export const isFarTooLong = (text: string, most: number): boolean => text.length > 4 * most + 100;
