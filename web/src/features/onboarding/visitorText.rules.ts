const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br />' };

/** A visitor's text as HTML, escaped like on the server. */
export function textToHtml(text: string): string {
  return text.replace(/[&<>\n]/g, (character) => ESCAPES[character] ?? character);
}

/** Longer messages are folded, so that a pasted menu does not hide the conversation. */
const MOST_LINES = 8;
const MOST_CHARACTERS = 700;
/** Lines of a folded message. */
const SHOWN_LINES = 4;

/** The number of lines and the beginning of a message that is folded; null for a short one. A file is always folded. */
export function foldText(html: string, isFile: boolean): { lines: number; startHtml: string } | null {
  const lines = html.split(/<br ?\/?>/);
  if (!isFile && lines.length <= MOST_LINES && html.length <= MOST_CHARACTERS) return null;
  const start = lines.slice(0, SHOWN_LINES).join('<br />');
  return { lines: lines.length, startHtml: start.length > MOST_CHARACTERS ? cut(start) : start };
}

/** Cuts no entity and no tag. */
const cut = (html: string): string => `${html.slice(0, MOST_CHARACTERS).replace(/[&<][^;>]*$/, '')}…`;
