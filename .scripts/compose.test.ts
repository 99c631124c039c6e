import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { readConfig } from '../api/src/config.ts';
import { Environment } from '../api/src/environment.ts';
import { readComposeFile } from '../api/test/topology/composeFile.ts';
import { inProject } from './lib/root.mjs';

const source = (file: string): string => readFileSync(inProject(file), 'utf8');
const BASE = source('docker-compose.yml');
const PUBLIC = source('docker-compose.public.yml');
const SECRETS = {
  APP_SECRET: 'a'.repeat(64),
  POSTGRES_PASSWORD: 'b'.repeat(64),
  S3_SECRET_ACCESS_KEY: 'c'.repeat(64),
};
const PUBLIC_ADDRESSES = {
  PUBLIC_URL: 'https://app.forkfront.example',
  COMMERCE_DOMAIN: 'sites.example',
  S3_ENDPOINT: 'https://files.forkfront.example',
};
const base = readComposeFile(BASE, SECRETS);
const overridden = readComposeFile(PUBLIC, { ...SECRETS, ...PUBLIC_ADDRESSES });
const services = Object.entries(base.services);
const environmentOf = (service: string): Record<string, string> => base.services[service]?.environment ?? {};
const variables = Object.keys(Environment.shape).filter((name) => name !== 'NODE_ENV');
/** Variables that the Compose file sets and .env cannot change. */
const FIXED = [
  'DATABASE_URL',
  'DATA_DIR',
  'GROCERY_PORT',
  'HEALTH_HOST',
  'HEALTH_PORT',
  'HOST',
  'PORT',
  'ROLES',
  'SANDBOX_APP_URL',
  'SANDBOX_HOST',
  'SANDBOX_URL',
  'TRUSTED_PROXIES',
];

describe.each(['api', 'grocery', 'worker', 'sandbox'])('docker-compose.yml, container %s', (service) => {
  it('the container gets every variable of the configuration', () =>
    expect(variables.filter((name) => !(name in environmentOf(service)))).toEqual([]));

  it('the container gets the values of .env', () => {
    const wanted = variables.filter((name) => !FIXED.includes(name));
    const given = readComposeFile(BASE, {
      ...SECRETS,
      ...Object.fromEntries(wanted.map((name) => [name, `my ${name}`])),
    });
    const environment = given.services[service]?.environment;
    expect(wanted.filter((name) => environment?.[name] !== `my ${name}`)).toEqual([]);
  });
});

test('with only the secrets in .env the defaults of the code apply', () => {
  const config = readConfig(environmentOf('api'));
  const { port, publicUrl, commerceDomain, mailFrom, supportEmail, assistantLimits, logLevel } = readConfig(
    {},
  );
  expect(config).toMatchObject({
    port,
    publicUrl,
    commerceDomain,
    mailFrom,
    supportEmail,
    assistantLimits,
    logLevel,
    roles: ['api'],
    allowSandbox: false,
    mail: null,
    google: null,
    payments: null,
  });
  expect(config.storage).toMatchObject({ bucket: 'forkfront', region: 'eu-west-2' });
});

test('the stand-ins have the addresses that browsers and containers use', () => {
  const { SANDBOX_URL = '', PORT } = environmentOf('sandbox');
  const { hostname, port } = new URL(SANDBOX_URL);
  expect(PORT).toBe(port);
  expect(BASE).toContain(`aliases: [${hostname}]`);
  expect(base.services['sandbox']?.ports).toEqual(
    [0, 11, 12].map((above) => localPort(Number(port) + above)),
  );
  expect(environmentOf('api')['SANDBOX_URL']).toBe(SANDBOX_URL);
});

const localPort = (port: number): string => `127.0.0.1:${port}:${port}`;

describe('secrets', () => {
  it.each(Object.keys(SECRETS))('%s has no default, and the error says how to generate one', (name) => {
    const others = Object.fromEntries(Object.entries(SECRETS).filter(([other]) => other !== name));
    expect(() => readComposeFile(BASE, others)).toThrow(`${name}: make one with \`openssl rand -hex 32\``);
  });

  it('no file contains a secret', () => {
    const fixed = services.flatMap(([service, { environment = {} }]) =>
      Object.entries(environment)
        .filter(([name]) => /SECRET|PASSWORD|ROOT_SECRET_KEY/.test(name))
        .map(([name, value]) => ({ service, name, value })),
    );
    expect(fixed.length).toBeGreaterThan(3);
    for (const { value } of fixed) expect(['', ...Object.values(SECRETS)]).toContain(value);
  });
});

describe.each(services)('docker-compose.yml, service %s', (name, service) => {
  it('the service is published on 127.0.0.1 only', () => {
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
  });

  it('the image of the service has an exact version', () => {
    const exact = /^[\w./-]+:v?\d+\.\d+(?:\.\d+)?(?:-alpine)?(?:@sha256:[\da-f]{64})?$/;
    expect(service.image).toMatch(service.build ? /^forkfront-sandbox$/ : exact);
  });

  it('the service has only the rights that it needs', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    // Only the helper that prepares a new volume runs as root.
    expect(service.user ?? service.cap_add?.join()).toMatch(/^(?:node|postgres|1000:1000|CHOWN)$/);
  });

  it('the service has a health check, unless it ends by itself', () => {
    const isHelper = services.some(
      ([, { depends_on: needs = {} }]) => needs[name]?.condition === 'service_completed_successfully',
    );
    expect(isHelper || service.healthcheck !== undefined).toBe(true);
  });
});

describe('docker-compose.public.yml', () => {
  const environment = { ...environmentOf('api'), ...overridden.services['api']?.environment };

  it('the public setup does not start with stand-ins', () => {
    const config = readConfig(environment);
    expect(config).toMatchObject({
      sandbox: { url: null },
      allowSandbox: false,
      publicUrl: PUBLIC_ADDRESSES.PUBLIC_URL,
    });
    expect(overridden.services['sandbox']?.profiles).toEqual(['sandbox']);
    const ofApi = overridden.services['api']?.environment;
    for (const service of ['api-2', 'worker'])
      expect(overridden.services[service]?.environment).toEqual(ofApi);
    expect(overridden.services['grocery']?.environment).toEqual({ ...ofApi, TRUSTED_PROXIES: '1' });
  });

  it.each(Object.keys(PUBLIC_ADDRESSES))('the public setup requires %s', (name) => {
    const others = Object.fromEntries(Object.entries(PUBLIC_ADDRESSES).filter(([other]) => other !== name));
    expect(() => readComposeFile(PUBLIC, { ...SECRETS, ...others })).toThrow(name);
  });

  it.each(['api', 'api-2', 'grocery', 'worker'])(
    'the public setup runs the %s in the image without stand-ins',
    (service) => {
      expect(base.services[service]).toMatchObject({
        build: { target: 'sandbox' },
        image: 'forkfront-sandbox',
      });
      expect(overridden.services[service]).toMatchObject({ build: { target: 'server' }, image: 'forkfront' });
    },
  );

  it('the public setup publishes only the proxy', () => {
    const published = Object.entries(overridden.services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
  });

  it('the proxy gets certificates for the app, the files and, with the permission of the api, for sites', () => {
    const { content } = overridden.configs.caddyfile;
    expect(content).toContain('ask http://127.0.0.1:5003/_tls/ask');
    for (const address of [
      PUBLIC_ADDRESSES.PUBLIC_URL,
      'https://*.sites.example',
      PUBLIC_ADDRESSES.S3_ENDPOINT,
    ])
      expect(content).toContain(`\n${address} {`);
  });

  it('the grocery API gets a certificate when it has an address, and is only on this machine without one', () => {
    const hostOf = (variables: Record<string, string>): string | undefined =>
      /^(\S+) \{\n {2}reverse_proxy grocery:5002 \{$/m.exec(
        readComposeFile(PUBLIC, { ...SECRETS, ...PUBLIC_ADDRESSES, ...variables }).configs.caddyfile.content,
      )?.[1];
    expect(hostOf({ GROCERY_URL: 'https://grocery.example' })).toBe('https://grocery.example');
    expect(hostOf({})).toBe('http://127.0.0.1:5004');
  });
});
