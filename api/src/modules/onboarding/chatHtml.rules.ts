import sanitizeHtml from 'sanitize-html';

/** The only tags that chat text may contain (spec §2: text rendered as HTML). */
const TAGS = new Set(['b', 'i', 'em', 'strong', 'br', 'p', 'ul', 'ol', 'li']);
const TAG = /^<\/?([a-z]{1,6})\s?\/?>$/i;
const MAX_TAG_LENGTH = 10;

const ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[<>]/g, (character) => ESCAPES[character] ?? character);

/**
 * Sanitises streamed model text: allowed tags pass, every other `<` is escaped. An incomplete tag at the end of a piece
 * is held back until the next piece or `end`.
 */
export class ChatHtmlStream {
  private waiting = '';

  push(delta: string): string {
    const text = this.waiting + delta;
    this.waiting = '';
    let html = '';
    let from = 0;
    for (let open = text.indexOf('<'); open !== -1; open = text.indexOf('<', from)) {
      html += escape(text.slice(from, open));
      const close = text.indexOf('>', open);
      if (close === -1 && text.length - open < MAX_TAG_LENGTH) {
        this.waiting = text.slice(open);
        return html;
      }
      const tag = close === -1 ? '' : text.slice(open, close + 1);
      const isAllowed = TAGS.has(TAG.exec(tag)?.[1]?.toLowerCase() ?? '');
      html += isAllowed ? tag : '&lt;';
      from = isAllowed ? close + 1 : open + 1;
    }
    return html + escape(text.slice(from));
  }

  end(): string {
    const html = escape(this.waiting);
    this.waiting = '';
    return html;
  }
}

/** A complete answer as it is stored and shown: sanitised, with every tag closed. */
export const sanitiseAnswer = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [...TAGS], allowedAttributes: {} }).trim();

/** Escapes a visitor's text as HTML. */
export const textToHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br />');
