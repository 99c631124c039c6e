import { html, type Html } from './html.ts';
import { STRIPE_TEXTS } from './messages.ts';

/** The frame of every page of the sandbox. */
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
              <a href="/clock">${STRIPE_TEXTS.clock}</a><a href="/webhooks">${STRIPE_TEXTS.webhooks}</a>
            </nav>
          </div>
        </header>
        <main class="wrap">${body}</main>
      </body>
    </html> `.markup;

/** A page that only says something, with a way on. */
export const notePage = (title: string, text: string, link: { href: string; text: string } | null): string =>
  stripePage(
    title,
    html`<h1>${title}</h1>
      <p class="soft">${text}</p>
      ${link && html`<p><a class="button" href="${link.href}">${link.text}</a></p>`}`,
  );
