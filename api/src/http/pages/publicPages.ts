import { LRUCache, type Perf } from 'lru-cache';
import type { Logger } from 'pino';
import type { FormAnswer } from '../../lib/formAnswer.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import type { Ask, BuiltPages } from './builtPages.ts';
import { type PageHashes, scriptHashes, styleHashes } from './pagePolicy.ts';

/** A document with the placeholder `__NONCE__`, and the hashes for its policy. */
export interface Page {
  html: string;
  hashes: PageHashes;
}

/** Age (ms) after which a page with data is rendered again; requests get the old one until it is ready. */
const FRESH_MS = 60_000;

/** The public pages for guests. */
export class PublicPages {
  private readonly ready = new Map<string, Page>();
  private readonly made: LRUCache<string, Page>;

  /** `origin`: public origin of the app; `perf`: the clock of the pages with data. */
  constructor(
    private readonly built: BuiltPages,
    private readonly origin: string,
    ask: Ask,
    log: Logger,
    perf: Perf = performance,
  ) {
    for (const [path, html] of built.documents) if (html !== null) this.ready.set(path, this.page(html));
    this.made = new LRUCache<string, Page>({
      max: built.documents.size,
      ttl: FRESH_MS,
      ttlResolution: 0,
      perf,
      allowStale: true,
      // A failure is only logged, because the app can show the page itself.
      fetchMethod: (path) =>
        built.make(path, ask).then(
          (html) => this.page(html),
          (error: unknown) => {
            log.warn({ err: error, path }, 'a public page could not be made');
            return undefined;
          },
        ),
    });
  }

  /** A complete document. */
  page(html: string): Page {
    return {
      html: html.replaceAll('__ORIGIN__', this.origin),
      hashes: { scripts: scriptHashes(html), styles: styleHashes(html) },
    };
  }

  /** null for an unknown path, or while the data of the page are unavailable. */
  async find(path: string): Promise<Page | null> {
    const page = this.ready.get(path);
    if (page || !this.built.documents.has(path)) return page ?? null;
    return (await this.made.fetch(path)) ?? null;
  }
}

/** Pages whose forms only work with JavaScript. */
export const NEEDS_SCRIPT: FormAnswer = {
  status: 200,
  title: 'This form needs JavaScript',
  lines: ['Nothing was sent. Please allow JavaScript for this site in your browser and try again.'],
  kept: [],
};

const MAIN = /(<main[^>]*>)[^]*(<\/main>)/;
const SCRIPTS = /<script\b[^]*?<\/script>|<template id="app">[^]*?<\/template>/g;

/** A public page's document with the answer in place of its content, and without scripts. */
export function withAnswer(document: string, { title, lines, kept }: FormAnswer, path: string): string {
  const content = [
    '<div style="max-width:680px;margin:0 auto;padding:clamp(40px,8vw,96px) 20px;display:grid;gap:20px">',
    `<h1 style="margin:0;font:560 clamp(32px,5vw,42px)/1.15 var(--font-display)">${escapeHtml(title)}</h1>`,
    ...lines.map((line) => `<p style="margin:0">${escapeHtml(line)}</p>`),
    ...kept.map(
      ({ label, text }) =>
        `<section><h2 style="margin:0 0 8px;font-size:17px">${escapeHtml(label)}</h2>` +
        `<p style="margin:0;padding:16px;border:1px solid var(--line);border-radius:10px;background:var(--surface);white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</p></section>`,
    ),
    `<p style="margin:0"><a href="${path}" style="color:var(--primary)">Back to the form</a></p></div>`,
  ].join('');
  const still = document.replaceAll(SCRIPTS, '');
  // A page whose data are unavailable has no content to replace.
  return MAIN.test(still)
    ? still.replace(MAIN, (_all, open: string, close: string) => `${open}${content}${close}`)
    : still + content;
}
