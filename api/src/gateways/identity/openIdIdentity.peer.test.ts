import type { ClientMetadata } from 'oidc-provider';
import { describe, expect, it } from 'vitest';
import { type OidcPerson, startOidcProvider } from '../../../test/startOidcProvider.ts';
import { createOpenIdIdentity } from './openIdIdentity.ts';

const CALLBACK = 'http://localhost:5001/api/v1/users/google/callback';

/** The result of one sign-in at an independent provider. */
async function signedIn(
  person: Partial<OidcPerson> = {},
  client: Partial<ClientMetadata> = {},
  secret?: string,
) {
  await using provider = await startOidcProvider(CALLBACK, client);
  Object.assign(provider.person, person);
  const config = { ...provider.config, ...(secret === undefined ? {} : { clientSecret: secret }) };
  const identity = createOpenIdIdentity(config, CALLBACK);
  const started = await identity.begin();
  if (!started.ok) return started;
  const landing = new URL(await provider.signIn(started.value.url, 'rosa-1'));
  return await identity.finish(landing.searchParams, started.value.memory);
}

const rosa = {
  issuer: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
  subject: 'rosa-1',
  email: 'rosa@example.org',
  emailVerified: true,
  name: 'Rosa Marchetti',
};

describe('an independent provider with its ordinary settings', () => {
  it('the address is read from UserInfo when the ID token has none', async () =>
    expect(await signedIn()).toEqual({ ok: true, value: rosa }));

  it.each(['client_secret_basic', 'client_secret_post'] as const)(
    'a client that sends its secret by %s can sign in',
    async (method) =>
      expect(await signedIn({}, { token_endpoint_auth_method: method })).toEqual({ ok: true, value: rosa }),
  );

  it('a wrong secret is refused with the reason', async () =>
    expect(await signedIn({}, {}, 'another secret')).toEqual({
      ok: false,
      error: { kind: 'failed', reason: 'the provider refused GOOGLE_CLIENT_ID or GOOGLE_CLIENT_SECRET' },
    }));

  it.each<[string, Partial<OidcPerson>, object]>([
    ['says that the address is not verified', { email_verified: false }, { emailVerified: false }],
    ['does not say whether the address is verified', { email_verified: undefined }, { emailVerified: false }],
    ['tells no address', { email: undefined }, { email: null }],
    ['tells no name', { name: undefined }, { name: null }],
  ])('a provider that %s is believed', async (_what, person, told) =>
    expect(await signedIn(person)).toEqual({ ok: true, value: { ...rosa, ...told } }),
  );

  it('a page for choosing an account is asked for only by setting, because the provider refuses it', async () => {
    await using provider = await startOidcProvider(CALLBACK);
    const prompts = ['select_account', 'login', null].map(async (prompt) => {
      const started = await createOpenIdIdentity({ ...provider.config, prompt }, CALLBACK).begin();
      if (!started.ok) throw new Error(JSON.stringify(started.error));
      const url = new URL(started.value.url);
      expect(url.searchParams.get('prompt')).toBe(prompt);
      const landing = new URL(await provider.signIn(url.href, 'rosa-1'));
      return landing.searchParams.get('error');
    });
    expect(await Promise.all(prompts)).toEqual(['invalid_request', null, null]);
  });
});

it('a provider that cannot be found is named in a sentence', async () => {
  await using provider = await startOidcProvider(CALLBACK);
  const issuer = `${provider.config.issuer}/tenant`;
  const failed = await createOpenIdIdentity({ ...provider.config, issuer }, CALLBACK).begin();
  expect(failed).toEqual({
    ok: false,
    error: {
      kind: 'failed',
      reason: expect.stringContaining(
        `${issuer} does not answer as an OpenID Connect provider, check GOOGLE_ISSUER: `,
      ) as string,
    },
  });
});
