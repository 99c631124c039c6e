import type { Logger } from 'pino';
import type { Ask, BuiltPages } from './builtPages.ts';
import type { PageHashes } from './pagePolicy.ts';
import { scriptHashes } from './scriptHashes.rules.ts';
import { styleHashes } from './styleHashes.rules.ts';

/** A document with `__NONCE__` still in it, and what its policy has to allow. */
export interface Page {
  html: string;
  hashes: PageHashes;
}

interface Made {
  page: Page;
  /** Milliseconds. */
  at: number;
}

/** A page with data is made anew when it is older (ms); whoever comes meanwhile gets the old one. */
const FRESH_MS = 60_000;

/** The public pages as guests get them, ready to send. */
export class PublicPages {
  private readonly ready = new Map<string, Page>();
  private readonly made = new Map<string, Made>();
  private readonly making = new Map<string, Promise<Page | null>>();

  /** `origin` is the app's public one. */
  constructor(
    private readonly built: BuiltPages,
    private readonly origin: string,
    private readonly ask: Ask,
    private readonly log: Logger,
  ) {
    for (const [path, html] of built.documents) if (html !== null) this.ready.set(path, this.page(html));
  }

  /** A whole document as it is sent. */
  page(html: string): Page {
    return {
      html: html.replaceAll('__ORIGIN__', this.origin),
      hashes: { scripts: scriptHashes(html), styles: styleHashes(html) },
    };
  }

  /** Null: no public page, or one whose data cannot be had just now. */
  async find(path: string, now: number): Promise<Page | null> {
    const ready = this.ready.get(path);
    if (ready || !this.built.documents.has(path)) return ready ?? null;
    const made = this.made.get(path);
    if (made && now - made.at < FRESH_MS) return made.page;
    const next = this.making.get(path) ?? this.make(path, now);
    return made ? made.page : next;
  }

  /** Once at a time. The app shows the page by itself when this fails, so it is only noted. */
  private make(path: string, now: number): Promise<Page | null> {
    const making = this.built
      .make(path, this.ask)
      .then(
        (html) => {
          const page = this.page(html);
          this.made.set(path, { page, at: now });
          return page;
        },
        (error: unknown) => {
          this.log.warn({ err: error, path }, 'a public page could not be made');
          return null;
        },
      )
      .finally(() => this.making.delete(path));
    this.making.set(path, making);
    return making;
  }
}
