import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { Environment } from './environment.ts';

describe('readConfig', () => {
  it('all settings have defaults', () =>
    expect(readConfig({})).toMatchObject({
      port: 5001,
      publicUrl: 'http://localhost:5001',
      commerceDomain: 'localhost:5001',
      roles: ['api', 'worker', 'grocery'],
      databaseUrl: null,
      storage: null,
      mail: null,
      assistant: null,
      google: null,
    }));

  it('an empty variable counts as unset', () =>
    expect(readConfig(Object.fromEntries(Object.keys(Environment.shape).map((name) => [name, ' '])))).toEqual(
      readConfig({}),
    ));

  it('the commerce domain is derived from PUBLIC_URL', () =>
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
  ])('the server listens on the right interface: %s', (_what, env, host) =>
    expect(readConfig(env).host).toBe(host),
  );

  it.each([
    ['at once on this machine', {}, 0],
    ['after 5 s on a public address', { PUBLIC_URL: 'https://forkfront.example' }, 5_000],
    ['after the time of SHUTDOWN_DELAY_SECONDS', { SHUTDOWN_DELAY_SECONDS: '2' }, 2_000],
    ['by the default when the variable is empty', { SHUTDOWN_DELAY_SECONDS: '' }, 0],
  ])('a stop closes the port %s', (_case, env, delayMs) =>
    expect(readConfig(env).shutdownDelayMs).toBe(delayMs),
  );

  it.each([
    [{}, 5002],
    [{ PORT: '5101' }, 5102],
    [{ PORT: '0' }, 0],
    [{ PORT: '5101', GROCERY_PORT: '6000' }, 6000],
  ])('the grocery API has the port above, or its own: %o', (env, port) =>
    expect(readConfig(env).grocery.port).toBe(port),
  );

  it.each([
    ['none', {}, null],
    ['one', { GROCERY_API_KEY: 'a'.repeat(20) }, ['a'.repeat(20)]],
    ['two', { GROCERY_API_KEY: `${'a'.repeat(20)}, ${'b'.repeat(20)}` }, ['a'.repeat(20), 'b'.repeat(20)]],
  ])('the grocery API has %s of its keys configured', (_what, env, keys) =>
    expect(readConfig(env).grocery.keys).toEqual(keys),
  );

  it.each(['short', `${'a'.repeat(20)},`, 'a'.repeat(20).concat(' b'), `${'a'.repeat(20)},`.repeat(3)])(
    'the grocery API refuses the key %s',
    (key) => expect(() => readConfig({ GROCERY_API_KEY: key })).toThrow('GROCERY_API_KEY'),
  );

  it('the real services are configured by their variables', () => {
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
      GEOCODER_URL: 'https://geocoder.example/',
    });
    expect(config.storage?.publicUrl).toBe('https://s3.example/sites');
    expect(config.mail?.smtpUrl).toBe('smtp://mail.example');
    expect(config.assistant).toMatchObject({ apiKey: 'key', baseUrl: null });
    expect(config.geocoder).toEqual({ url: 'https://geocoder.example' });
    expect(config.google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'client',
      clientSecret: 'secret',
      prompt: 'select_account',
    });
  });

  it('the error has all problems at once', () => {
    const read = () => readConfig({ PORT: 'x', LOG_LEVEL: 'loud', ROLES: 'api,cook', PUBLIC_URL: 'ftp://x' });
    expect(read).toThrow(ConfigError);
    for (const name of ['PORT', 'LOG_LEVEL', 'ROLES', 'PUBLIC_URL']) expect(read).toThrow(name);
  });

  it('the storage requires both parts of its key', () =>
    expect(() => readConfig({ S3_ACCESS_KEY_ID: 'id' })).toThrow('S3_SECRET_ACCESS_KEY'));

  it.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])('%s alone does not configure Google', (half) =>
    expect(() => readConfig({ [half]: 'x' })).toThrow('belong together'),
  );

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])('%s alone does not configure Stripe', (half) =>
    expect(() => readConfig({ [half]: 'x' })).toThrow('belong together'),
  );

  it('Stripe is configured by both keys', () =>
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
  ])('the Stripe address %j is read', (address, api) => {
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };
    expect(readConfig({ ...keys, STRIPE_API_URL: address }).payments?.api).toEqual(api);
  });

  it.each([
    'localhost:11434/v1',
    'models.example/v1',
    'https://me:secret@models.example/v1',
    'https://models.example/v1?key=secret',
  ])('%s is refused as the address of the assistant', (address) =>
    expect(() => readConfig({ OPENAI_BASE_URL: address })).toThrow('OPENAI_BASE_URL'),
  );

  it('the API of the assistant is found out when it is not set', () => {
    const chat = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'http://models:11434/v1' };
    expect(readConfig(chat).assistant).toMatchObject({ api: null, baseUrl: 'http://models:11434/v1' });
    expect(readConfig({ ...chat, OPENAI_API: 'chat' }).assistant?.api).toBe('chat');
    expect(() => readConfig({ ...chat, OPENAI_API: 'completions' })).toThrow('OPENAI_API');
  });

  it.each(['http://stripe.example', 'ftp://127.0.0.1', 'stripe'])(
    '%s is refused as the Stripe address',
    (address) => expect(() => readConfig({ STRIPE_API_URL: address })).toThrow('STRIPE_API_URL'),
  );

  it.each(['https://id.example', 'http://127.0.0.1:5012', 'http://localhost:5012', 'http://[::1]:5012'])(
    '%s is accepted as the issuer of sign-ins',
    (issuer) => expect(() => readConfig({ GOOGLE_ISSUER: issuer })).not.toThrow(),
  );

  it.each([
    [{}, 'select_account'],
    [{ GOOGLE_ISSUER: 'https://id.example' }, null],
    [{ GOOGLE_ISSUER: 'https://id.example', GOOGLE_PROMPT: 'login consent' }, 'login consent'],
    [{ GOOGLE_PROMPT: 'consent' }, 'consent'],
  ])('the prompt of sign-ins with %o is %s', (env, prompt) =>
    expect(
      readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', ...env }).google?.prompt,
    ).toBe(prompt),
  );

  it.each(['none', 'login none', 'Login', 'login&scope=all'])('%s is refused as the prompt', (prompt) =>
    expect(() => readConfig({ GOOGLE_PROMPT: prompt })).toThrow('GOOGLE_PROMPT'),
  );

  it.each([
    'http://id.example',
    'http://127.0.0.1.id.example',
    'http://localhost.id.example',
    'ftp://localhost',
    'google',
  ])('%s is refused as the issuer of sign-ins', (issuer) =>
    expect(() => readConfig({ GOOGLE_ISSUER: issuer })).toThrow('GOOGLE_ISSUER'),
  );
});

describe('pixels', () => {
  const marketing = { MARKETING_PIXEL_ID: 'm', MARKETING_PIXEL_URL: 'https://pixel.example/m.js' };

  it('pixels are off by default', () =>
    expect(readConfig({ MARKETING_PIXEL_ID: '', SOCIAL_PIXEL_URL: '' }).pixels).toEqual({
      marketing: null,
      social: null,
    }));

  it('each pixel is enabled separately', () =>
    expect(readConfig(marketing).pixels).toEqual({
      marketing: { id: 'm', url: 'https://pixel.example/m.js' },
      social: null,
    }));

  it.each(['MARKETING_PIXEL_ID', 'MARKETING_PIXEL_URL'] as const)('a pixel is off without %s', (half) =>
    expect(readConfig({ ...marketing, [half]: undefined }).pixels.marketing).toBeNull(),
  );

  it.each(['pixel.example', 'ftp://pixel.example', "https://a;script-src'none'.example", 'https://*', 'x'])(
    '%s is refused as the address of a pixel',
    (url) => expect(() => readConfig({ SOCIAL_PIXEL_URL: url })).toThrow('SOCIAL_PIXEL_URL'),
  );
});

describe('the workflow and the support', () => {
  it('without settings the product runs the workflow and has its default support address', () =>
    expect(readConfig({ WORKFLOW_SEND_PROJECT_URL: '' })).toMatchObject({
      supportEmail: 'support@forkfront.example',
      workflow: { sendProjectUrl: null, changeRequestUrl: null },
    }));

  it('the workflow and the support address can be configured', () =>
    expect(
      readConfig({ SUPPORT_EMAIL: 'help@x.example', WORKFLOW_CHANGE_REQUEST_URL: 'https://x.example/hook' }),
    ).toMatchObject({
      supportEmail: 'help@x.example',
      workflow: { sendProjectUrl: null, changeRequestUrl: 'https://x.example/hook' },
    }));

  it.each(['SUPPORT_EMAIL', 'WORKFLOW_SEND_PROJECT_URL', 'WORKFLOW_CHANGE_REQUEST_URL'])(
    '%s requires a valid address',
    (name) => expect(() => readConfig({ [name]: 'x' })).toThrow(name),
  );
});

describe('APP_SECRET', () => {
  const [fresh, old] = ['f'.repeat(32), 'o'.repeat(32)];

  it('is one secret, or a new one and the one that it replaces', () => {
    expect(readConfig({}).appSecrets).toBeNull();
    expect(readConfig({ APP_SECRET: fresh }).appSecrets).toEqual([fresh]);
    expect(readConfig({ APP_SECRET: `${fresh}, ${old}` }).appSecrets).toEqual([fresh, old]);
  });

  it.each([
    ['a short one', 'x'.repeat(31)],
    ['a short second one', `${fresh},short`],
    ['an empty second one', `${fresh},`],
    ['three', `${fresh},${old},${old}`],
  ])('%s is refused', (_what, APP_SECRET) =>
    expect(() => readConfig({ APP_SECRET })).toThrow('APP_SECRET: must be one secret, or two'),
  );
});

describe('shared sandbox', () => {
  const APP_SECRET = 'a secret of 32 or more characters';
  const SANDBOX_URL = 'http://sandbox.localhost:5100';

  it('the shared sandbox is off by default', () =>
    expect(readConfig({}).sandbox).toEqual({
      url: null,
      host: '127.0.0.1',
      appUrl: 'http://localhost:5001',
    }));

  it('the shared sandbox is used at SANDBOX_URL', () =>
    expect(
      readConfig({ APP_SECRET, SANDBOX_URL: `${SANDBOX_URL}/`, PUBLIC_URL: 'http://x.localhost' }).sandbox,
    ).toEqual({
      url: SANDBOX_URL,
      host: '127.0.0.1',
      appUrl: 'http://x.localhost',
    }));

  it('a shared sandbox without an address uses the port of its process', () =>
    expect(readConfig({ APP_SECRET, ROLES: 'sandbox', PORT: '5100' }).sandbox.url).toBe(
      'http://127.0.0.1:5100',
    ));

  it.each([{ SANDBOX_URL }, { ROLES: 'api,sandbox' }])('a shared sandbox requires APP_SECRET: %o', (env) =>
    expect(() => readConfig(env)).toThrow('APP_SECRET'),
  );

  it.each([
    'http://sandbox.example:5100',
    'http://localhost',
    'http://localhost:5100/path',
    'localhost:5100',
  ])('%s is refused as the address of a shared sandbox', (url) =>
    expect(() => readConfig({ APP_SECRET, SANDBOX_URL: url })).toThrow('SANDBOX_URL'),
  );
});

describe('push', () => {
  const key = '1'.repeat(43);

  it('the key of notifications follows from the secret by default, and no further host is allowed', () =>
    expect(readConfig({}).push).toEqual({ privateKey: null, hosts: [] }));

  it('a key and hosts can be set', () =>
    expect(readConfig({ VAPID_PRIVATE_KEY: key, PUSH_HOSTS: 'a.example, b.example:8443,' }).push).toEqual({
      privateKey: key,
      hosts: ['a.example', 'b.example:8443'],
    }));

  it.each(['abc', 'A'.repeat(43), '_'.repeat(43), `${'1'.repeat(42)}=`])(
    '%s is no key of notifications',
    (wrong) => expect(() => readConfig({ VAPID_PRIVATE_KEY: wrong })).toThrow('VAPID_PRIVATE_KEY'),
  );
});
