/** A text on one line, with single spaces and without what a database cannot keep (control characters, lone surrogates). */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
