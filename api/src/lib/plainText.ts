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

/** Rows of cells as lines with aligned columns. */
export function alignedLines(rows: readonly string[][], gap: string): string[] {
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const padded = rows.map((row) => row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)));
  return padded.map((row) => row.join(gap).trimEnd());
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes plain text for use between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/**
 * Path (`lines.0.note`) of the first text in a JSON value with the character NUL, which PostgreSQL cannot store; null
 * without one. The text itself has the path ''. It works without recursion, because the value may be deeply nested.
 */
export function nulPath(value: unknown): string | null {
  const open: [path: string, value: unknown][] = [['', value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, current] = next;
    if (typeof current === 'string') {
      if (current.includes('\0')) return path;
    } else if (typeof current === 'object' && current !== null) {
      for (const [key, child] of Object.entries(current)) {
        if (typeof child === 'string' || typeof child === 'object')
          open.push([path === '' ? key : `${path}.${key}`, child]);
      }
    }
  }
  return null;
}

/**
 * Whether a text as it was sent is far longer than `most` characters, also when single spaces are all that is left between
 * its words. Asked before anything works on a text of a stranger.
 */
export const isFarTooLong = (text: string, most: number): boolean => text.length > 4 * most + 100;
