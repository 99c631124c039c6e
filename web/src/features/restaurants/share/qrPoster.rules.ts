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
