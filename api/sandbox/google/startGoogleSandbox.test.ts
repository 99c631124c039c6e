import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, exchangeLoginCode } from '../../test/exchangeLoginCode.ts';
import { GoogleBrowser } from '../../test/googleBrowser.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { listenOnLoopback } from '../listenOnLoopback.ts';
import { sampleAccounts } from './startEmulator.ts';
import { startGoogleSandbox, type GoogleSandbox } from './startGoogleSandbox.ts';

const client = { clientId: 'sandbox', clientSecret: 'a random secret' };
let sandbox: GoogleSandbox;
let app: TestApp;
let callbackUrl = '';

beforeAll(async () => {
  app = await startTestApp({
    google: async (url) => {
      callbackUrl = url;
      sandbox = await startGoogleSandbox({ ...client, callbackUrl, port: 0 });
      return { ...client, issuer: sandbox.issuer, prompt: 'select_account' };
    },
  });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

interface Chooser {
  /** The fields of each account's form, by address. */
  forms: Map<string, URLSearchParams>;
  action: string;
  cancel: string;
}

/** A browser at the stand-in. */
async function openChooser(browser: GoogleBrowser): Promise<Chooser> {
  const response = await fetch(await browser.start());
  expect(response.status).toBe(200);
  const html = await response.text();
  const forms = [...html.matchAll(/<form [^>]*>[\s\S]*?<\/form>/g)].map(([form]) => {
    const fields = new URLSearchParams();
    for (const [, name = '', value = ''] of form.matchAll(/name="([^"]*)" value="([^"]*)"/g))
      fields.append(name, plain(value));
    return fields;
  });
  return {
    forms: new Map(forms.map((form) => [form.get('email') ?? '', form])),
    action: new URL(/<form [^>]*action="([^"]*)"/.exec(html)?.[1] ?? '', sandbox.issuer).href,
    cancel: plain(/<a href="([^"]*)">Cancel<\/a>/.exec(html)?.[1] ?? ''),
  };
}

const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
const submit = (action: string, body: URLSearchParams) =>
  fetch(action, { method: 'POST', body, redirect: 'manual' });

/** Chooses an account; returns the address of the redirect. */
async function choose(email: string): Promise<string> {
  const browser = new GoogleBrowser(app);
  const { forms, action } = await openChooser(browser);
  const chosen = await submit(action, forms.get(email) ?? new URLSearchParams());
  return (await browser.visit(chosen.headers.get('location') ?? '')).location;
}

describe('the stand-in for Google', { tags: ['@long'] }, () => {
  it('the chooser offers the sample accounts', async () => {
    const { forms } = await openChooser(new GoogleBrowser(app));
    expect([...forms.keys()]).toEqual(sampleAccounts.map(({ email }) => email));
  });

  it('the chosen account is signed in', async () => {
    for (const { email, name } of sampleAccounts.slice(0, 2))
      expect(await exchangeLoginCode(app, codeOf(await choose(email)) ?? '')).toMatchObject({
        __typename: 'AuthPayload',
        user: { email, name, emailVerified: true, hasPassword: false },
      });
  });

  it('one sample account has an unverified address', async () => {
    const unverified = sampleAccounts.find(({ email_verified }) => !email_verified);
    expect(await choose(unverified?.email ?? '')).toBe(`${app.url}/login?error=email-unverified`);
  });

  it('the sign-in can be cancelled', async () => {
    const browser = new GoogleBrowser(app);
    const { cancel } = await openChooser(browser);
    expect(new URL(cancel).searchParams.get('error')).toBe('access_denied');
    const { location } = await browser.visit(cancel);
    expect(location).toBe(`${app.url}/auth/callback`);
  });

  it('a code without its PKCE secret is refused', async () => {
    const { forms, action } = await openChooser(new GoogleBrowser(app));
    const [form = new URLSearchParams()] = forms.values();
    const chosen = new URL((await submit(action, form)).headers.get('location') ?? '');
    const answer = await submit(
      `${sandbox.issuer}/oauth2/token`,
      new URLSearchParams({
        grant_type: 'authorization_code',
        code: chosen.searchParams.get('code') ?? '',
        redirect_uri: callbackUrl,
        client_id: client.clientId,
        client_secret: client.clientSecret,
        code_verifier: 'guessed',
      }),
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('a redirect to another address is refused', async () => {
    const { forms, action } = await openChooser(new GoogleBrowser(app));
    const [form = new URLSearchParams()] = forms.values();
    form.set('redirect_uri', 'https://evil.example');
    expect((await submit(action, form)).status).toBe(400);
    const other = new URLSearchParams({ client_id: client.clientId, redirect_uri: 'https://evil.example' });
    expect((await fetch(`${sandbox.issuer}/o/oauth2/v2/auth?${other.toString()}`)).status).toBe(400);
  });

  it('only the addresses of a sign-in are served', async () => {
    const headers = { Authorization: 'Bearer test_token_admin' };
    const mail = await fetch(`${sandbox.issuer}/gmail/v1/users/me/messages`, { headers });
    expect(mail.status).toBe(404);
  });
});

it('the stand-in takes another port when its own is taken, and stops', { tags: ['@long'] }, async () => {
  const holder = createServer();
  const port = await listenOnLoopback(holder, 0);
  const other = await startGoogleSandbox({ ...client, callbackUrl, port });
  expect(other.issuer).not.toBe(`http://127.0.0.1:${port}`);
  const found = await fetch(`${other.issuer}/.well-known/openid-configuration`);
  expect(await found.json()).toMatchObject({ issuer: other.issuer });
  await other.close();
  holder.close();
  await expect(fetch(other.issuer)).rejects.toThrow('fetch failed');
});
