import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClientMetadata, Provider } from 'oidc-provider';
import type { GoogleConfig } from '../src/serviceSettings.ts';

/** Claims of the person who signs in. */
export interface OidcPerson {
  email?: string | undefined;
  email_verified?: boolean | undefined;
  name?: string | undefined;
}

/** An independent OpenID Connect provider with its own pages. */
export interface OidcProvider extends AsyncDisposable {
  config: GoogleConfig;
  /** What it tells of the person, whose id is the name that they sign in with. */
  person: OidcPerson;
  /** Signs in on the pages of the provider, which start at `url`; returns the address of its redirect to the product. */
  signIn(url: string, subject: string): Promise<string>;
}

/** Starts a provider with its ordinary settings: its ID tokens have no email, and it refuses unknown values of `prompt`. */
export async function startOidcProvider(
  callbackUrl: string,
  client: Partial<ClientMetadata> = {},
  prompt: string | null = null,
): Promise<OidcProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { issuer, clientId: 'forkfront', clientSecret: 'a secret of the provider', prompt };
  const person: OidcPerson = { email: 'rosa@example.org', email_verified: true, name: 'Rosa Marchetti' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: config.clientId,
        client_secret: config.clientSecret,
        redirect_uris: [callbackUrl],
        ...client,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of cookies'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
  });
  const listener = provider.callback();
  server.on('request', (request, response) => void listener(request, response));
  return {
    config,
    person,
    signIn: (url, subject) => signIn(url, subject, callbackUrl),
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const MAX_PAGES = 12;

/** Follows the redirects of the provider and sends its forms, as a browser does. */
async function signIn(start: string, subject: string, callbackUrl: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | null = null;
  for (let page = 0; page < MAX_PAGES && !url.startsWith(callbackUrl); page += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const html = await response.text();
    const location = response.headers.get('location');
    if (location !== null) {
      [url, form] = [new URL(location, url).href, null];
      continue;
    }
    const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1];
    const asked = /name="prompt" value="(\w+)"/.exec(html)?.[1];
    if (!action || !asked)
      throw new Error(`The provider answered ${response.status}: ${html.slice(0, 2_000)}`);
    url = new URL(action, url).href;
    form = new URLSearchParams({
      prompt: asked,
      ...(asked === 'login' ? { login: subject, password: 'x' } : {}),
    });
  }
  return url;
}
