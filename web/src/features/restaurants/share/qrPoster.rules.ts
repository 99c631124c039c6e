/** Letters of a line below the code; more would be wider than the code. */
const LINE_LETTERS = 24;

/** A name in lines of at most 24 letters, broken between words. A longer word is broken where the line ends. */
export function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_LETTERS) {
      lines[lines.length - 1] = `${last} ${word}`;
      continue;
    }
    for (let start = 0; start < word.length; start += LINE_LETTERS)
      lines.push(word.slice(start, start + LINE_LETTERS));
  }
  return lines;
}

/** The dark modules of a QR code as the path of an SVG, one unit each. Neighbours in a row are one rectangle. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  const parts: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      parts.push(`M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`);
    }
  }
  return parts.join('');
}
