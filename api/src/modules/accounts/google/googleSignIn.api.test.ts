import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Events, type MutableResponse } from 'oauth2-mock-server';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, exchangeLoginCode } from '../../../../test/exchangeLoginCode.ts';
import { GoogleBrowser } from '../../../../test/googleBrowser.ts';
import { startGooglePeer, type GooglePeer } from '../../../../test/startGooglePeer.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';

let app: TestApp;
let google: GooglePeer;
let now = new Date();
const logged = new PassThrough();

beforeAll(async () => {
  google = await startGooglePeer();
  const log = pino({ level: 'info' }, logged);
  app = await startTestApp({ google: async () => google.config, replace: { clock: () => now, log } });
});
afterAll(async () => {
  await app.close();
  await google.server.stop();
});
beforeEach(async () => {
  now = new Date();
  google.person = { sub: 'rosa-1', email: 'rosa@example.org', name: 'Rosa Marchetti' };
  // All tests together make more requests than one IP may.
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
});
afterEach(() => google.spoil(null));

const COOKIE = 'google_sign_in';
const FAILED = '/login?error=auth-failed';
const NO_TOKEN = '/auth/callback';
const browser = () => new GoogleBrowser(app);
const page = (url: string) => url.slice(app.url.length);
const isSignedIn = (landing: string) => codeOf(landing) !== null;

describe('redirect to Google', () => {
  it('the redirect to Google has a state, a nonce and a PKCE challenge, but not the secret', async () => {
    const starts = [new URL(await browser().start()), new URL(await browser().start())];
    for (const url of starts) {
      expect(url.origin).toBe(google.config.issuer);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        client_id: 'forkfront',
        response_type: 'code',
        redirect_uri: `${app.url}/api/v1/users/google/callback`,
        scope: 'openid email profile',
        prompt: 'select_account',
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
      });
    }
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(starts[0]?.searchParams.get(name)).not.toBe(starts[1]?.searchParams.get(name));
  });

  it('the start of a sign-in sets one encrypted cookie for ten minutes and for this path only', async () => {
    const { headers, location } = await browser().visit(`${app.url}/api/v1/users/google`);
    const [cookie = '', ...others] = headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^google_sign_in=[\w.-]+; /);
    for (const part of ['Max-Age=600', 'Path=/api/v1/users/google', 'HttpOnly', 'SameSite=Lax'])
      expect(cookie.split('; ')).toContain(part);
    expect(Buffer.from(cookie.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain(
      new URL(location).searchParams.get('state'),
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '?redirect=//evil.example',
    '?redirect_uri=https://evil.example&state=x&nonce=y&client_id=z',
    '?code=x&state=y',
    '?error=access_denied',
    '?response=x',
    '?callbackURL=https://evil.example&prompt=none&scope=all',
  ])('the redirect to Google does not depend on the query %s', async (query) => {
    const { location } = await browser().visit(`${app.url}/api/v1/users/google${query}`, {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    const url = new URL(location);
    expect(url.origin).toBe(google.config.issuer);
    expect(url.searchParams.get('redirect_uri')).toBe(`${app.url}/api/v1/users/google/callback`);
    expect(url.searchParams.get('scope')).toBe('openid email profile');
  });

  it('an IP can start 60 sign-ins in 15 minutes', { tags: ['@long'] }, async () => {
    const visit = () => browser().visit(`${app.url}/api/v1/users/google`);
    const visits = await Promise.all(Array.from({ length: 61 }, visit));
    const statuses = visits.map(({ status }) => status);
    expect(statuses.filter((status) => status === 302)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('redirect from Google', () => {
  it('a finished sign-in redirects to /auth/callback with a code, sets its cookie and removes the first cookie', async () => {
    const rosa = browser();
    const landing = await rosa.signIn();
    expect(page(landing)).toMatch(/^\/auth\/callback\?token=[\w-]{43}$/);
    expect([...rosa.cookies.keys()]).toEqual(['login_code']);
  });

  it('a redirect with a wrong state is refused', async () => {
    const rosa = browser();
    const url = new URL(await rosa.consent());
    url.searchParams.set('state', 'another');
    expect(page((await rosa.visit(url.href)).location)).toBe(NO_TOKEN);
    // The cookie is removed, so the right state is refused now.
    url.searchParams.delete('state');
    expect(page((await rosa.visit(url.href)).location)).toBe(NO_TOKEN);
  });

  it('a redirect that belongs to another browser is refused', async () => {
    const [rosa, mallory] = [browser(), browser()];
    await rosa.start();
    expect(page((await rosa.visit(await mallory.consent())).location)).toBe(NO_TOKEN);
  });

  it('a redirect without the cookie is refused', async () => {
    const url = await browser().consent();
    expect(page((await browser().visit(url)).location)).toBe(NO_TOKEN);
  });

  it.each([
    ['changed', (sealed: string) => sealed.replace(/.(?=[^.]{8}$)/, (char) => (char === 'A' ? 'B' : 'A'))],
    ['cut', (sealed: string) => sealed.slice(0, -1)],
    ['empty of all but dots', () => '....'],
    ['made up', () => 'made-up'],
    ['not encrypted', () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
  ])('a cookie that is %s is refused', async (_what, change) => {
    const rosa = browser();
    const url = await rosa.consent();
    rosa.cookies.set(COOKIE, change(rosa.cookies.get(COOKIE) ?? ''));
    expect(page((await rosa.visit(url)).location)).toBe(NO_TOKEN);
  });

  it('a redirect is refused after ten minutes', async () => {
    const [prompt, late] = [browser(), browser()];
    const [promptUrl, lateUrl] = [await prompt.consent(), await late.consent()];
    now = new Date(now.getTime() + 599_000);
    expect(isSignedIn((await prompt.visit(promptUrl)).location)).toBe(true);
    now = new Date(now.getTime() + 2_000);
    expect(page((await late.visit(lateUrl)).location)).toBe(NO_TOKEN);
  });

  it('a redirect without an answer ends without a token and does not restart the sign-in', async () => {
    const rosa = browser();
    const state = new URL(await rosa.start()).searchParams.get('state') ?? '';
    const url = `${app.url}/api/v1/users/google/callback?state=${state}`;
    expect(page((await rosa.visit(url)).location)).toBe(NO_TOKEN);
  });

  it.each([
    ['access_denied', NO_TOKEN],
    ['server_error', FAILED],
    ['a strange <error>', FAILED],
  ])('the answer %s of the provider redirects to %s', async (error, expected) => {
    const rosa = browser();
    const state = new URL(await rosa.start()).searchParams.get('state') ?? '';
    const url = new URL(`${app.url}/api/v1/users/google/callback`);
    url.search = new URLSearchParams({ state, error, redirect: '//evil.example' }).toString();
    expect(page((await rosa.visit(url.href)).location)).toBe(expected);
  });

  it.each([
    ['nonce', { nonce: 'another' }],
    ['audience', { aud: 'another' }],
    ['issuer', { iss: 'http://127.0.0.1:1' }],
    ['expiry', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['subject', { sub: '' }],
  ])('an ID token with a wrong %s is refused', async (_what, claims) => {
    google.spoil(claims);
    expect(page(await browser().signIn())).toBe(FAILED);
    google.spoil(null);
    expect(isSignedIn(await browser().signIn())).toBe(true);
  });

  it('an ID token with a foreign signature is refused', async () => {
    google.server.service.once(Events.BeforeResponse, ({ body }: MutableResponse) => {
      if (body === '') throw new Error('The provider answered nothing');
      const [header, payload, signature] = String(body.id_token).split('.');
      const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
      const forged = JSON.stringify(Object.assign({}, claims, { sub: 'mallory' }));
      body.id_token = [header, Buffer.from(forged).toString('base64url'), signature].join('.');
    });
    expect(page(await browser().signIn())).toBe(FAILED);
  });

  it('a code that the provider rejects is refused', async () => {
    google.server.service.once(Events.BeforeResponse, (answer: MutableResponse) => {
      Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } });
    });
    expect(page(await browser().signIn())).toBe(FAILED);
  });

  it.each([false, undefined, null, 'true', 1])(
    'an address with email_verified %s is refused',
    async (verified) => {
      google.spoil({ email_verified: verified, email: 'unsure@example.org' });
      expect(page(await browser().signIn())).toBe('/login?error=email-unverified');
      const { rows } = await app.container.infrastructure.database.pool.query(
        `select 1 from users where email = 'unsure@example.org'`,
      );
      expect(rows).toEqual([]);
    },
  );

  it('after 30 failed sign-ins an IP has to wait', { tags: ['@long'] }, async () => {
    google.spoil({ nonce: 'another' });
    const landings = await Promise.all(Array.from({ length: 30 }, () => browser().signIn()));
    expect(landings.map(page)).toEqual(Array<string>(30).fill(FAILED));
    google.spoil(null);
    const rosa = browser();
    const { status, headers } = await rosa.visit(await rosa.consent());
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // A browser accepts HTML and is redirected to a page.
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const person = await rosa.visit(await rosa.consent(), { accept });
    expect([person.status, page(person.location)]).toEqual([302, '/login?error=too-many-tries']);
  });
});

describe('outages of the provider', () => {
  it('a sign-in fails while the provider is down and works afterwards', async () => {
    const halfway = browser();
    const url = await halfway.consent();
    await google.server.stop();
    expect(page((await halfway.visit(url)).location)).toBe(FAILED);
    await google.startAgain();
    expect(isSignedIn(await browser().signIn())).toBe(true);
  });

  it('the provider is contacted again when it was down at the first sign-in', async () => {
    await google.server.stop();
    const other = await startTestApp({ google: async () => google.config });
    try {
      const rosa = new GoogleBrowser(other);
      expect(await rosa.start()).toBe(`${other.url}${FAILED}`);
      await google.startAgain();
      const landing = await rosa.signIn();
      expect(await exchangeLoginCode(other, codeOf(landing) ?? '')).toMatchObject({
        __typename: 'AuthPayload',
      });
    } finally {
      await other.close();
    }
  });
});

it('failures are logged without codes, states and addresses', async () => {
  const rosa = browser();
  google.spoil({ nonce: 'another' });
  const back = new URL(await rosa.consent());
  await rosa.visit(back.href);
  logged.end();
  const lines = await text(logged);
  expect(lines).toContain('sign-in with Google failed');
  expect(lines).toContain('unexpected JWT claim value encountered');
  expect(lines).toContain('invalid_grant');
  const secrets = ['rosa@example.org', 'unsure@example.org', 'rosa-1', 'strange', 'eyJ'];
  for (const secret of [...secrets, ...back.searchParams.values()]) expect(lines).not.toContain(secret);
});
