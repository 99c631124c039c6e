import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { Environment } from './environment.ts';

describe('readConfig', () => {
  it('needs nothing', () =>
    expect(readConfig({})).toMatchObject({
      port: 5001,
      publicUrl: 'http://localhost:5001',
      commerceDomain: 'localhost:5001',
      roles: ['api', 'worker'],
      databaseUrl: null,
      storage: null,
      mail: null,
      assistant: null,
      google: null,
    }));

  it('takes an empty variable as unset', () =>
    expect(readConfig(Object.fromEntries(Object.keys(Environment.shape).map((name) => [name, ' '])))).toEqual(
      readConfig({}),
    ));

  it('derives the addresses from the port', () =>
    expect(readConfig({ PORT: '80', PUBLIC_URL: 'https://forkfront.example/' })).toMatchObject({
      publicUrl: 'https://forkfront.example',
      commerceDomain: 'forkfront.example',
    }));

  it.each([
    ['a name of this machine', {}, '127.0.0.1'],
    ['a name below localhost', { PUBLIC_URL: 'http://app.localhost:80' }, '127.0.0.1'],
    ['the IPv6 address of this machine', { PUBLIC_URL: 'http://[::1]:5001' }, '::1'],
    ['a public name', { PUBLIC_URL: 'https://forkfront.example' }, null],
    ['an address in the network', { PUBLIC_URL: 'http://192.168.1.5:5001' }, null],
    ['localhost in a container', { HOST: '0.0.0.0' }, '0.0.0.0'],
    [
      'a public name behind a local proxy',
      { PUBLIC_URL: 'https://forkfront.example', HOST: '127.0.0.1' },
      '127.0.0.1',
    ],
    ['an empty HOST', { HOST: '' }, '127.0.0.1'],
  ])('listens where it can be reached: %s', (_what, env, host) => expect(readConfig(env).host).toBe(host));

  it.each([
    ['at once on this machine', {}, 0],
    ['after 5 s on a public address', { PUBLIC_URL: 'https://forkfront.example' }, 5_000],
    ['after the time of SHUTDOWN_DELAY_SECONDS', { SHUTDOWN_DELAY_SECONDS: '2' }, 2_000],
    ['by the default when the variable is empty', { SHUTDOWN_DELAY_SECONDS: '' }, 0],
  ])('closes the port %s', (_case, env, delayMs) => expect(readConfig(env).shutdownDelayMs).toBe(delayMs));

  it('takes the real services', () => {
    const config = readConfig({
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'sites',
      SMTP_URL: 'smtp://mail.example',
      OPENAI_API_KEY: 'key',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: '',
    });
    expect(config.storage?.publicUrl).toBe('https://s3.example/sites');
    expect(config.mail?.smtpUrl).toBe('smtp://mail.example');
    expect(config.assistant).toMatchObject({ apiKey: 'key', baseUrl: null });
    expect(config.google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'client',
      clientSecret: 'secret',
    });
  });

  it('reports all problems at once', () => {
    const read = () => readConfig({ PORT: 'x', LOG_LEVEL: 'loud', ROLES: 'api,cook', PUBLIC_URL: 'ftp://x' });
    expect(read).toThrow(ConfigError);
    for (const name of ['PORT', 'LOG_LEVEL', 'ROLES', 'PUBLIC_URL']) expect(read).toThrow(name);
  });

  it('wants both halves of the storage key', () =>
    expect(() => readConfig({ S3_ACCESS_KEY_ID: 'id' })).toThrow('S3_SECRET_ACCESS_KEY'));

  it.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])('wants more of Google than %s', (half) =>
    expect(() => readConfig({ [half]: 'x' })).toThrow('belong together'),
  );

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])('wants more of Stripe than %s', (half) =>
    expect(() => readConfig({ [half]: 'x' })).toThrow('belong together'),
  );

  it('takes both keys of Stripe', () =>
    expect(readConfig({ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }).payments).toEqual({
      secretKey: 'sk',
      webhookSecret: 'whsec',
      api: null,
    }));

  it.each([
    ['https://stripe.example', { protocol: 'https', host: 'stripe.example', port: 443 }],
    ['http://127.0.0.1:5012', { protocol: 'http', host: '127.0.0.1', port: 5012 }],
    ['http://[::1]:5012/', { protocol: 'http', host: '::1', port: 5012 }],
    ['http://localhost', { protocol: 'http', host: 'localhost', port: 80 }],
    ['', null],
  ])('reaches Stripe at %j', (address, api) => {
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };
    expect(readConfig({ ...keys, STRIPE_API_URL: address }).payments?.api).toEqual(api);
  });

  it.each(['http://stripe.example', 'ftp://127.0.0.1', 'stripe'])('sends no key to %s', (address) =>
    expect(() => readConfig({ STRIPE_API_URL: address })).toThrow('STRIPE_API_URL'),
  );

  it.each(['https://id.example', 'http://127.0.0.1:5012', 'http://localhost:5012', 'http://[::1]:5012'])(
    'lets %s sign people in',
    (issuer) => expect(() => readConfig({ GOOGLE_ISSUER: issuer })).not.toThrow(),
  );

  it.each([
    'http://id.example',
    'http://127.0.0.1.id.example',
    'http://localhost.id.example',
    'ftp://localhost',
    'google',
  ])('does not let %s sign people in', (issuer) =>
    expect(() => readConfig({ GOOGLE_ISSUER: issuer })).toThrow('GOOGLE_ISSUER'),
  );
});

describe('pixels', () => {
  const marketing = { MARKETING_PIXEL_ID: 'm', MARKETING_PIXEL_URL: 'https://pixel.example/m.js' };

  it('are off by default', () =>
    expect(readConfig({ MARKETING_PIXEL_ID: '', SOCIAL_PIXEL_URL: '' }).pixels).toEqual({
      marketing: null,
      social: null,
    }));

  it('are on one by one', () =>
    expect(readConfig(marketing).pixels).toEqual({
      marketing: { id: 'm', url: 'https://pixel.example/m.js' },
      social: null,
    }));

  it.each(['MARKETING_PIXEL_ID', 'MARKETING_PIXEL_URL'] as const)('are off without %s', (half) =>
    expect(readConfig({ ...marketing, [half]: undefined }).pixels.marketing).toBeNull(),
  );

  it.each(['pixel.example', 'ftp://pixel.example', "https://a;script-src'none'.example", 'https://*', 'x'])(
    'cannot come from %s',
    (url) => expect(() => readConfig({ SOCIAL_PIXEL_URL: url })).toThrow('SOCIAL_PIXEL_URL'),
  );
});

describe('the workflow and the support', () => {
  it('are ours by default', () =>
    expect(readConfig({ WORKFLOW_SEND_PROJECT_URL: '' })).toMatchObject({
      supportEmail: 'support@forkfront.example',
      workflow: { sendProjectUrl: null, changeRequestUrl: null },
    }));

  it('are what is configured', () =>
    expect(
      readConfig({ SUPPORT_EMAIL: 'help@x.example', WORKFLOW_CHANGE_REQUEST_URL: 'https://x.example/hook' }),
    ).toMatchObject({
      supportEmail: 'help@x.example',
      workflow: { sendProjectUrl: null, changeRequestUrl: 'https://x.example/hook' },
    }));

  it.each(['SUPPORT_EMAIL', 'WORKFLOW_SEND_PROJECT_URL', 'WORKFLOW_CHANGE_REQUEST_URL'])(
    'need an address as %s',
    (name) => expect(() => readConfig({ [name]: 'x' })).toThrow(name),
  );
});

describe('the sandbox that processes share', () => {
  const APP_SECRET = 'a secret of 32 or more characters';
  const SANDBOX_URL = 'http://sandbox.localhost:5100';

  it('is off by default', () =>
    expect(readConfig({}).sandbox).toEqual({
      url: null,
      host: '127.0.0.1',
      appUrl: 'http://localhost:5001',
    }));

  it('is used at its address', () =>
    expect(
      readConfig({ APP_SECRET, SANDBOX_URL: `${SANDBOX_URL}/`, PUBLIC_URL: 'http://x.localhost' }).sandbox,
    ).toEqual({
      url: SANDBOX_URL,
      host: '127.0.0.1',
      appUrl: 'http://x.localhost',
    }));

  it('is run at the port of its process when it has no address', () =>
    expect(readConfig({ APP_SECRET, ROLES: 'sandbox', PORT: '5100' }).sandbox.url).toBe(
      'http://127.0.0.1:5100',
    ));

  it.each([{ SANDBOX_URL }, { ROLES: 'api,sandbox' }])('needs a secret that all processes know: %o', (env) =>
    expect(() => readConfig(env)).toThrow('APP_SECRET'),
  );

  it.each([
    'http://sandbox.example:5100',
    'http://localhost',
    'http://localhost:5100/path',
    'localhost:5100',
  ])('cannot be at %s', (url) =>
    expect(() => readConfig({ APP_SECRET, SANDBOX_URL: url })).toThrow('SANDBOX_URL'),
  );
});
