import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../lib/plainText.ts';
import { FORM_TYPE, isUtf8Of } from './mediaType.ts';
import { isPublicApi, READABLE_EVERYWHERE } from './publicCors.ts';
import { requestId } from './request.ts';

const STYLE = `
:root { color-scheme: light dark; --bg: #fbf9f4; --surface: #fff; --line: #e4ded0; --text: #15203a; --soft: #55607a; --primary: #00419d; --on-primary: #fff; --ring: #82b1ff }
@media (prefers-color-scheme: dark) { :root { --bg: #0c1424; --surface: #131e33; --line: #2a3a5a; --text: #eaf0fb; --soft: #a9b6d0; --primary: #82b1ff; --on-primary: #0c1424 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--bg); color: var(--text); font: 17px/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 28rem; padding: 32px 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; text-align: center }
svg { width: 56px; height: 56px; stroke: var(--primary) }
h1 { margin: 16px 0 8px; font-size: 25px; line-height: 1.2; text-wrap: balance }
p { margin: 0; color: var(--soft); text-wrap: pretty }
form { margin: 0 }
button, a { display: inline-block; min-height: 44px; margin-top: 24px; padding: 10px 24px; border: 0; border-radius: 10px; background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
button:focus-visible, a:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`;

/** A clock, drawn with lines. */
const PICTURE =
  '<svg viewBox="0 0 24 24" fill="none" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/></svg>';

/** Longest form that is shown again; larger ones are not sent by our pages. */
const MAX_FORM_BYTES = 64 * 1024;

interface Refusal {
  status: 429 | 503;
  /** For users: what happened and what to do. */
  message: string;
  retryAfterSeconds: number;
}

/**
 * Refuses a request before anything works on it: a page for browsers, JSON for programs and scripts. A form that a browser
 * has sent is kept in the page, so that it can be sent again.
 */
export async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, retryAfterSeconds }: Refusal,
): Promise<void> {
  const wantsPage = request.headers.accept?.includes('text/html') === true;
  const body = wantsPage
    ? pageOf(message, request.method === 'GET' ? null : await formOf(request), request.url ?? '/')
    : JSON.stringify({
        message,
        data: { message },
        requestId: requestId(request),
        errors: [{ message, extensions: { code: 'UNAVAILABLE', retryAfterSeconds } }],
      });
  if (response.destroyed) return;
  response
    .writeHead(status, {
      'Content-Type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfterSeconds),
      'X-Content-Type-Options': 'nosniff',
      ...(isPublicApi(request.url ?? '') ? READABLE_EVERYWHERE : {}),
      ...(wantsPage ? { 'Content-Security-Policy': POLICY } : {}),
      // An unread body would be the next request.
      ...(hasUnreadBody(request) ? { Connection: 'close' } : {}),
    })
    .end(body);
}

const hasUnreadBody = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** The fields of the form that a browser has sent; null for another body, or one that is too large. */
async function formOf(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!isUtf8Of(FORM_TYPE, request.headers['content-type'])) return null;
  if (!(Number(request.headers['content-length']) <= MAX_FORM_BYTES)) return null;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    // The client has gone.
    return null;
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function pageOf(message: string, form: URLSearchParams | null, url: string): string {
  const action = escapeHtml(url.startsWith('/') && !url.startsWith('//') ? url : '/');
  // The script of a page shows the first paragraph.
  const text = form ? `${message} Nothing was sent yet. What you typed is kept here.` : message;
  const again = form
    ? `<form method="post" action="${action}">${hiddenFields(form)}<button type="submit">Try again</button></form>`
    : `<a href="${action}">Try again</a>`;
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Please try again</title><style>${STYLE}</style></head><body><main>${PICTURE}<h1>One moment, please</h1><p>${escapeHtml(text)}</p>${again}</main></body></html>`;
}

const hiddenFields = (form: URLSearchParams): string =>
  [...form]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
