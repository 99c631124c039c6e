import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartFailure, Teardown } from './lib/lifecycle.ts';
import { outsideServices, refuseUnsafeSandbox } from './outsideServices.ts';

const publicUrl = { PUBLIC_URL: 'https://forkfront.example' };
const real = {
  SMTP_URL: 'smtp://mail.example',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_live_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_key',
};
const all = { ...real, OPENAI_API_KEY: 'key', GEOCODER_URL: 'https://geocoder.example' };

const folder = mkdtempSync(join(tmpdir(), 'forkfront-services-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the services in a build without stand-ins. */
const withoutStandIns = (env: Record<string, string>) =>
  outsideServices(readConfig(env), new Teardown(), join(folder, 'missing.mjs'));

describe('outsideServices', () => {
  it('no stand-ins are needed when every service is configured', async () => {
    const { storage, mail, assistant, google, payments, geocoder } = readConfig(all);
    expect(await withoutStandIns(all)).toEqual({
      storage,
      mail,
      assistant,
      google,
      payments,
      geocoder,
      standIns: [],
      routers: [],
    });
  });

  it.each([
    [
      'nothing is configured',
      {},
      'SMTP_URL, S3_ACCESS_KEY_ID, GOOGLE_CLIENT_ID, STRIPE_SECRET_KEY, OPENAI_API_KEY and GEOCODER_URL are not set, but this build has no',
    ],
    [
      'one service is not configured',
      { ...all, OPENAI_API_KEY: '' },
      'OPENAI_API_KEY is not set, but this build has no stand-ins. ',
    ],
    [
      'a public server has no assistant and no geocoder',
      { ...real, ...publicUrl },
      'OPENAI_API_KEY and GEOCODER_URL are not set, but this build has no stand-ins. ',
    ],
    [
      'the role sandbox is wanted',
      { ...all, ROLES: 'sandbox', APP_SECRET: 'a secret of 32 or more characters' },
      'ROLES names sandbox, but this build has no stand-ins. ',
    ],
  ])('a build without stand-ins reports what is missing: %s', async (_case, env, message) => {
    const failure: unknown = await withoutStandIns(env).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(String(failure)).toContain(`Error: ${message}`);
    expect(String(failure)).not.toContain('\n');
  });

  it('the stand-ins start when a service is not configured', async () => {
    const program = join(folder, 'standIns.mjs');
    writeFileSync(program, 'export const startSandbox = async (...given) => ({ given });\n');
    const [config, teardown] = [readConfig(real), new Teardown()];
    expect(await outsideServices(config, teardown, program)).toEqual({ given: [config, teardown] });
  });

  it('an error of the stand-ins is not hidden', async () => {
    const program = join(folder, 'broken.mjs');
    writeFileSync(program, "import './missing.mjs';\n");
    const failure: unknown = await outsideServices(readConfig({}), new Teardown(), program).catch(
      (error: unknown) => error,
    );
    expect(failure).not.toBeInstanceOf(StartFailure);
    expect(String(failure)).toContain('missing.mjs');
  });
});

/** The built server (`npm run build`), copied without the stand-ins like the image of a public server. */
describe('the built server without stand-ins', () => {
  it(
    'the built server without stand-ins ends with code 1 and one line about what is missing',
    { tags: ['@long'] },
    () => {
      const root = resolve(import.meta.dirname, '../..');
      for (const path of ['package.json', 'api/dist'])
        cpSync(join(root, path), join(folder, 'server', path), { recursive: true });
      symlinkSync(join(root, 'node_modules'), join(folder, 'server/node_modules'));
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(folder, 'server/api/dist/main.js')],
        { encoding: 'utf8', timeout: 60_000, env: { ...all, SMTP_URL: '', DATA_DIR: join(folder, 'data') } },
      );
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/^SMTP_URL is not set, but this build has no stand-ins\. .*\n$/);
    },
  );
});

describe('refuseUnsafeSandbox', () => {
  const shared = { APP_SECRET: 'a secret of 32 or more characters' };

  it.each([
    ['localhost', {}],
    ['a public address with real services', { ...publicUrl, ...real }],
    ['a public address when it is wanted', { ...publicUrl, ALLOW_SANDBOX: '1' }],
    ['a sandbox on this machine', { ...shared, SANDBOX_URL: 'http://sandbox.localhost:5100' }],
  ])('the server starts with %s', (_what, env) =>
    expect(() => refuseUnsafeSandbox(readConfig(env))).not.toThrow(),
  );

  it('stand-ins on a public address are refused', () =>
    expect(() => refuseUnsafeSandbox(readConfig(publicUrl))).toThrow(
      'SMTP_URL, S3_ACCESS_KEY_ID, GOOGLE_CLIENT_ID and STRIPE_SECRET_KEY are not set',
    ));

  it('a single stand-in for the sign-in is refused on a public address', () =>
    expect(() =>
      refuseUnsafeSandbox(
        readConfig({ ...publicUrl, ...real, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }),
      ),
    ).toThrow('GOOGLE_CLIENT_ID is not set'));

  it.each([
    ['http', { PUBLIC_URL: 'http://forkfront.example' }, 'begins with http://'],
    ['a guessable secret', { APP_SECRET: 'a'.repeat(32) }, 'APP_SECRET can be guessed'],
    ['a repeated text as secret', { APP_SECRET: 'abcdefgh'.repeat(4) }, 'APP_SECRET can be guessed'],
    [
      'a repeated random text as secret',
      { APP_SECRET: '9f3c1b7a5d2e8f60'.repeat(2) },
      'APP_SECRET can be guessed',
    ],
    [
      'the alphabet in a secret',
      { APP_SECRET: 'x7!abcdefghij-2026-my-own-secret' },
      'APP_SECRET can be guessed',
    ],
    [
      'a guessable second secret',
      { APP_SECRET: `9f3c1b7a5d2e8f60a4c8e1d7b3f59260,${'a'.repeat(32)}` },
      'APP_SECRET can be guessed',
    ],
    ['a pattern as secret', { APP_SECRET: 'abcabc1'.repeat(5) }, 'APP_SECRET can be guessed'],
    ['a password of an example', { S3_SECRET_ACCESS_KEY: 'forkfront-secret' }, 'is an example value'],
  ])('%s is refused on a public address unless ALLOW_SANDBOX is 1', (_what, env, problem) => {
    const start = (more: object) =>
      refuseUnsafeSandbox(readConfig({ ...publicUrl, ...real, ...env, ...more }));
    expect(() => start({})).toThrow(problem);
    expect(() => start({ ALLOW_SANDBOX: '1' })).not.toThrow();
    expect(() => start({ PUBLIC_URL: 'http://localhost:5001' })).not.toThrow();
  });

  it('a random secret of 32 characters is accepted', () =>
    expect(() =>
      refuseUnsafeSandbox(
        readConfig({ ...publicUrl, ...real, APP_SECRET: '9f3c1b7a5d2e8f604c1b9a7d3e5f8026' }),
      ),
    ).not.toThrow());

  it('a shared sandbox on a public address is refused', () =>
    expect(() =>
      refuseUnsafeSandbox(readConfig({ ...shared, SANDBOX_URL: 'https://sandbox.example:5100' })),
    ).toThrow('SANDBOX_URL is https://sandbox.example:5100'));
});
