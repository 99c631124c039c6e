import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { escapeHtml } from '../../src/lib/plainText.ts';
import { listenAt, type StandInPlace } from '../listenOnLoopback.ts';
import { sampleAccounts, startEmulator, type GoogleClient, type RunningEmulator } from './startEmulator.ts';

const ACCOUNT = /<form class="user-form"[\s\S]*?<\/form>/g;

/**
 * The account chooser of the emulator, with the accounts of `emails` only and with a cancel link. A page without
 * accounts is an error page and stays unchanged.
 */
export function chooserPage(html: string, emails: string[], cancelUrl: string): string {
  const accounts = html.match(ACCOUNT);
  if (!accounts) return html;
  const ours = accounts.filter((account) =>
    emails.some((email) => account.includes(`name="email" value="${escapeHtml(email)}"`)),
  );
  const cancel = `<div class="checkout-cancel"><a href="${escapeHtml(cancelUrl)}">Cancel</a></div>`;
  const [before = ''] = html.split(ACCOUNT, 1);
  const after = html.split(ACCOUNT).at(-1) ?? '';
  return `${before}${ours.join('\n')}\n${cancel}${after}`;
}

interface GoogleSandboxOptions extends GoogleClient, StandInPlace {}

export interface GoogleSandbox {
  issuer: string;
  close(): Promise<void>;
}

const CHOOSER = '/o/oauth2/v2/auth';
const CHOICE = '/o/oauth2/v2/auth/callback';
/** The addresses of a sign-in; the other services of the emulator are not reachable. */
const SERVED = new Set([
  'GET /.well-known/openid-configuration',
  'GET /oauth2/v3/certs',
  `GET ${CHOOSER}`,
  `POST ${CHOICE}`,
  'POST /oauth2/token',
]);
const PASSED_HEADERS = ['content-type', 'location', 'cache-control'];
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Google's sign-in with sample accounts. The first request starts `emulate`. */
export async function startGoogleSandbox(options: GoogleSandboxOptions): Promise<GoogleSandbox> {
  let emulator: Promise<RunningEmulator> | null = null;
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      emulator ??= startEmulator(options, issuer);
      emulator
        .then(({ origin }) => answer(request, response, origin, options))
        .catch((error: unknown) => {
          process.emitWarning(error instanceof Error ? error : String(error));
          if (response.headersSent) response.destroy();
          else plain(response, 502, 'The stand-in for Google could not answer.');
        });
    },
  );
  const issuer = await listenAt(server, options);
  return {
    issuer,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await (await emulator)?.close();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  { callbackUrl }: GoogleClient,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', origin);
  const isAsset = method === 'GET' && url.pathname.startsWith('/_emulate/');
  if (!isAsset && !SERVED.has(`${method} ${url.pathname}`)) return plain(response, 404, 'Not found.');
  const body = method === 'POST' ? await text(request) : null;
  // The emulator checks the address on the chooser, but not after the choice.
  if (url.pathname === CHOICE && new URLSearchParams(body ?? '').get('redirect_uri') !== callbackUrl)
    return plain(response, 400, 'The redirect_uri is not registered.');
  const result = await fetch(`${origin}${url.pathname}${url.search}`, {
    method,
    body,
    redirect: 'manual',
    headers: { 'content-type': headers['content-type'] ?? 'text/plain' },
  });
  response.statusCode = result.status;
  for (const name of PASSED_HEADERS) {
    const value = result.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  if (url.pathname !== CHOOSER) return void response.end(Buffer.from(await result.arrayBuffer()));
  const emails = sampleAccounts.map(({ email }) => email);
  response.end(
    chooserPage(await result.text(), emails, cancelUrl(callbackUrl, url.searchParams.get('state'))),
  );
}

/** The redirect of Google after a cancellation. */
function cancelUrl(callbackUrl: string, state: string | null): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('error', 'access_denied');
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
}

function plain(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(`${message}\n`);
}
