import type { NextFunction, Request, Response } from 'express';
import { escapeHtml } from '../../../src/lib/plainText.ts';
import { STRIPE_TEXTS } from './messages.ts';

/** Markup that needs no escaping. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | number | Html | null | undefined | false | Part[];

/** Markup with escaped values; null, undefined and false are left out. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, place) => text + markupOf(parts[place])).join(''));
}

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  return Array.isArray(part) ? part.map(markupOf).join('') : escapeHtml(String(part));
}

/** The layout of every page of the sandbox. */
export const stripePage = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${STRIPE_TEXTS.banner}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body>
        <header class="banner">
          <div class="wrap">
            <span>${STRIPE_TEXTS.banner}</span>
            <nav aria-label="${STRIPE_TEXTS.tools}">
              <a href="/clock">${STRIPE_TEXTS.clock}</a><a href="/webhooks">${STRIPE_TEXTS.webhooks}</a
              ><a href="/accounts">${STRIPE_TEXTS.accounts}</a>
            </nav>
          </div>
        </header>
        <main class="wrap">${body}</main>
      </body>
    </html> `.markup;

/** A page with a message and a link. */
export const notePage = (title: string, text: string, link: { href: string; text: string } | null): string =>
  stripePage(
    title,
    html`<h1>${title}</h1>
      <p class="soft">${text}</p>
      ${link && html`<p><a class="button" href="${link.href}">${link.text}</a></p>`}`,
  );

const contentPolicy = (origins: string[]): string =>
  `default-src 'none'; style-src 'self'; img-src data:; form-action ${["'self'", ...origins].join(' ')}; base-uri 'none'; frame-ancestors 'none'`;

/** Headers of every page: no scripts, and forms only to its own origin. */
export function pagePolicy(_request: Request, response: Response, next: NextFunction): void {
  response.set({
    'Content-Security-Policy': contentPolicy([]),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  next();
}

/** Allows redirects of a form to these addresses: browsers apply `form-action` to redirects too. */
export function allowReturnTo(response: Response, urls: (string | null | undefined)[]): void {
  const origins = urls.flatMap((url) => (url ? [new URL(url).origin] : []));
  response.set('Content-Security-Policy', contentPolicy(origins));
}

/** Refuses forms of other sites, which browsers report. */
export function refuseForeignForms(request: Request, response: Response, next: NextFunction): void {
  const from = request.get('sec-fetch-site');
  if (request.method === 'POST' && from !== undefined && from !== 'same-origin' && from !== 'none')
    response.status(403).end();
  else next();
}

const timeZone = 'Europe/London';
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
});
const momentFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone });

/** Seconds as `3 December 2026`. */
export const dayWords = (seconds: number): string => dayFormat.format(seconds * 1000);

/** Seconds as `3 Dec 2026, 14:05:00`. */
export const momentWords = (seconds: number): string => momentFormat.format(seconds * 1000);
