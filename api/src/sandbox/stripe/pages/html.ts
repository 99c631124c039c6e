import { escapeHtml } from '../../../lib/escapeHtml.ts';

/** Text that is markup already. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | number | Html | null | undefined | false | Part[];

/** Markup with every value between escaped, except markup; null, undefined and false are nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, place) => text + markupOf(parts[place])).join(''));
}

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  return Array.isArray(part) ? part.map(markupOf).join('') : escapeHtml(String(part));
}
