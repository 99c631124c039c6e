const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br />' };

/** A visitor's own words as HTML, the way the server writes them. */
export function textToHtml(text: string): string {
  return text.replace(/[&<>\n]/g, (character) => ESCAPES[character] ?? character);
}
