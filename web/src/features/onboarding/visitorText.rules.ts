const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br />' };

/** A visitor's own words as HTML, the way the server writes them. */
export function textToHtml(text: string): string {
  return text.replace(/[&<>\n]/g, (character) => ESCAPES[character] ?? character);
}

/** Longer messages are folded: a pasted menu must not push the conversation out of sight. */
const MOST_LINES = 8;
const MOST_CHARACTERS = 700;
/** Lines that a folded message still shows. */
const SHOWN_LINES = 4;

interface FoldedText {
  /** Lines in all. */
  lines: number;
  /** HTML of the beginning. */
  startHtml: string;
}

/** How a visitor's message is folded; null when it is short enough to be shown. A file is always folded. */
export function foldText(html: string, isFile: boolean): FoldedText | null {
  const lines = html.split(/<br ?\/?>/);
  if (!isFile && lines.length <= MOST_LINES && html.length <= MOST_CHARACTERS) return null;
  const start = lines.slice(0, SHOWN_LINES).join('<br />');
  return { lines: lines.length, startHtml: start.length > MOST_CHARACTERS ? cut(start) : start };
}

/** Never through the middle of an entity or a tag. */
const cut = (html: string): string => `${html.slice(0, MOST_CHARACTERS).replace(/[&<][^;>]*$/, '')}…`;
