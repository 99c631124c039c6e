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
