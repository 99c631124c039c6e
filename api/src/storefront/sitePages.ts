import type { RenderedPage, Renderer, SentForm } from '@forkfront/common/renderer.ts';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Container, Scope } from '../composition/container.ts';
import { escapeHtml } from '../lib/plainText.ts';
import { SiteService, type Site } from '../modules/sites/site.service.ts';
import type { Failure } from './failure.ts';
import { messages } from './messages.ts';
import type { PageData } from './pageData.ts';
import type { PageHeaders } from './pageHeaders.ts';
import { PreparedReply, contentEncoding } from './preparedReply.ts';
import type { FormProblem, Reply } from './route.ts';

/** The parts that all pages of the diners' sites share. */
export interface StorefrontParts {
  container: Container;
  renderer: Renderer;
  /** Folder of the built renderer. */
  directory: string;
  data: PageData;
  headers: PageHeaders;
  /**
   * The product's name on every page. `isTest`: the pages of the test mode. `isAway`: the pages during an outage of the database.
   */
  context: { productName: string; productUrl: string; isTest: boolean; isAway: boolean };
}

/** Pages are compressed once per published change, so a high effort is cheap. */
const PAGE_EFFORT = 6;
const ETAG_CHARACTERS = 12;

/** Pages that depend only on the published version of a site: cached until the next change. */
export class SitePages {
  private readonly sites: SiteService;
  /** The key of the menu page among what is derived from a site. */
  private readonly menuKey: string;

  constructor(private readonly parts: StorefrontParts) {
    this.sites = parts.container.get(SiteService);
    this.menuKey = parts.context.isAway ? 'menuPageAway' : 'menuPage';
  }

  /** The menu page if it is in the cache. */
  menuAtHand(slug: string): PreparedReply | null {
    const ready = this.sites.peek(slug, this.menuKey);
    return ready instanceof PreparedReply ? ready : null;
  }

  /** The menu page without a basket; null for an unknown slug. */
  menu(slug: string): Promise<PreparedReply | null> {
    return this.sites.derive(slug, this.menuKey, async (site) => {
      const { status, page } = await this.menuPage(slug);
      return this.prepare(status, page, site);
    });
  }

  /** The menu page with the text of a basket in its bar and a note about a code: the page is rendered once for all visitors. */
  async menuWith(slug: string, { bar, note }: { bar: string; note: string }): Promise<Reply | null> {
    const made = await this.sites.derive(slug, `${this.menuKey}Html`, async (site) => ({
      ...(await this.menuPage(slug)),
      robots: site.document.isPreview ? ['x-robots-tag', 'noindex'] : [],
    }));
    if (!made) return null;
    const { status, page, robots } = made;
    const { basketMark, noteMark } = this.parts.renderer;
    const filled = (html: string, mark: string, text: string): string =>
      html.replace(mark, () => `${mark}${escapeHtml(text)}`);
    return this.once(
      status,
      { ...page, html: filled(filled(page.html, basketMark, bar), noteMark, note) },
      robots,
    );
  }

  /**
   * The data for the design of a site's pages, with what its menu sells at the time that a visitor chose (null: now); null for an
   * unknown slug.
   */
  look(slug: string, orderFor: Date | null = null): Promise<object | null> {
    if (orderFor) return this.fetchLook(slug, { orderFor: orderFor.toISOString() });
    return this.sites.derive(slug, 'look', () => this.fetchLook(slug));
  }

  /**
   * A file that is made of the data of a site, once per change; null for an unknown slug, and when `make` makes none. `look`:
   * null for a closed site.
   */
  file(
    slug: string,
    path: string,
    contentType: string,
    make: (look: object | null, site: Site) => Promise<string | Buffer | null>,
  ): Promise<PreparedReply | null> {
    return this.sites.derive(slug, path, async (site) => {
      const body = await make(await this.look(slug), site);
      if (body === null) return null;
      const headers = [...this.parts.headers.ofFile(contentType), 'cache-control', 'no-cache'];
      const effort = contentType === 'image/png' ? null : PAGE_EFFORT;
      return PreparedReply.make({ status: 200, headers, body, etag: `W/"${digest(body)}"`, effort });
    });
  }

  /** A page for one request. */
  once(
    status: number,
    { html, styleHash }: RenderedPage,
    extraHeaders: string[] = [],
    directives: string[] = [],
  ): PageReply {
    return new PageReply(
      status,
      [...this.parts.headers.ofPage(styleHash, directives), ...extraHeaders],
      html,
    );
  }

  /** A mail as a page. */
  mail(html: string): PageReply {
    return new PageReply(200, [...this.parts.headers.ofMail(), 'x-robots-tag', 'noindex'], html);
  }

  async notFound(slug: string): Promise<PageReply> {
    const { renderer, context } = this.parts;
    return this.once(
      404,
      renderer.renderMessagePage('notFound', { ...context, site: await this.look(slug) }),
    );
  }

  /** For a link that has expired. */
  async expired(slug: string): Promise<PageReply> {
    const { renderer, context } = this.parts;
    return this.once(410, renderer.renderMessagePage('expired', { ...context, site: await this.look(slug) }));
  }

  gone(): PageReply {
    return this.once(410, this.parts.renderer.renderMessagePage('gone', this.parts.context));
  }

  /** The page of a suspended site, which does not show the site. */
  suspended(): PageReply {
    return this.once(410, this.parts.renderer.renderMessagePage('suspended', this.parts.context));
  }

  /** For a form that could not be read. The connection is closed, because its body may be unread. */
  unreadable({ status, message }: FormProblem): PageReply {
    return this.problem(status, message, ['connection', 'close']);
  }

  /** A request that cannot be done as it was sent. */
  problem(status: number, text: string, extraHeaders: string[] = []): PageReply {
    const { renderer, context } = this.parts;
    return this.once(
      status,
      renderer.renderErrorPage({ text, reference: null, form: null, isOutage: false }, context),
      extraHeaders,
    );
  }

  /** The page of a request that failed. `form`: what was sent, for a button that sends it again; null for a read. */
  async failure(
    slug: string,
    { status, reference, headers, path, form }: Failure & { path: string; form: SentForm | null },
  ): Promise<PageReply> {
    const { renderer, context } = this.parts;
    const isOutage = status === 503;
    const texts = isOutage ? messages.outage : messages.fault;
    const page = isOutage && path.startsWith('/order/') ? messages.outage.order : texts.page;
    const text = form === null ? page : texts.form;
    // The data of the site may be what is missing; the page does without.
    const site = await this.look(slug).catch(() => null);
    const rendered = renderer.renderErrorPage({ text, reference, form, isOutage }, { ...context, site });
    return this.once(status, rendered, [...headers, 'x-robots-tag', 'noindex']);
  }

  private async menuPage(slug: string): Promise<{ status: number; page: RenderedPage }> {
    const { renderer, context } = this.parts;
    const storefront = await this.look(slug);
    return storefront
      ? { status: 200, page: renderer.renderMenuPage(storefront, context) }
      : { status: 404, page: renderer.renderMessagePage('notFound', context) };
  }

  private fetchLook(slug: string, more: Record<string, string> = {}): Promise<object | null> {
    return this.parts.data.storefront(slug, new Scope(this.parts.container), more);
  }

  private prepare(
    status: number,
    { html, styleHash }: RenderedPage,
    { version, document }: Site,
  ): Promise<PreparedReply> {
    const headers = [...this.parts.headers.ofPage(styleHash), 'cache-control', 'no-cache'];
    if (document.isPreview) headers.push('x-robots-tag', 'noindex');
    // It includes the digest, because a new release changes pages without a new version of the site.
    const etag = `W/"${version}-${digest(html)}"`;
    return PreparedReply.make({ status, headers, body: html, etag, effort: PAGE_EFFORT });
  }
}

const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, ETAG_CHARACTERS);

const asGzip = promisify(gzip);

/** A page for one request; it is not cached. */
class PageReply implements Reply {
  constructor(
    private readonly status: number,
    private readonly headers: string[],
    private readonly html: string,
  ) {}

  async send({ headers: asked }: IncomingMessage, response: ServerResponse): Promise<void> {
    const plain = Buffer.from(this.html);
    const compressed = contentEncoding(asked['accept-encoding'], ['gzip']) === 'gzip';
    const body = compressed ? await asGzip(plain) : plain;
    response.writeHead(this.status, [
      ...this.headers,
      'cache-control',
      'no-store',
      'vary',
      'accept-encoding',
      ...(compressed ? ['content-encoding', 'gzip'] : []),
      'content-length',
      String(body.length),
    ]);
    response.end(body);
  }
}
