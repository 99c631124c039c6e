/** A text that may have line breaks, each `\n`; other control characters become spaces, lone surrogates are mended. */
export const manyLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
