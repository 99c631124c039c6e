import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { payer } from '../test/payer.ts';
import { startTestApp, type TestApp } from '../test/testApp.ts';

const ROOT = resolve(import.meta.dirname, '../..');

let app: TestApp;
let pay: ReturnType<typeof payer>;
/** Where the command is run: what it is told stands in a file `.env` there. */
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  pay = payer(app);
});
afterAll(() => app.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forkfront-sync-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const settings = () => ({
  DATABASE_URL: app.databaseUrl,
  STRIPE_SECRET_KEY: app.stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: app.stripe.webhookSecret,
  STRIPE_API_URL: app.stripe.baseUrl,
});

/** What `npm run catalogue:sync` does in the folder. */
async function run(env: Record<string, string>) {
  writeFileSync(
    join(folder, '.env'),
    Object.entries(env)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [tool = '', ...words] = scripts['catalogue:sync']?.split(' ') ?? [];
  const child = spawn(
    join(ROOT, 'node_modules/.bin', tool),
    words.map((word) => (word.startsWith('api/') ? join(ROOT, word) : word)),
    {
      cwd: folder,
      env: { PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`, LOG_LEVEL: 'warn' },
    },
  );
  const [out, problems, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { out, problems, code };
}

async function sold(): Promise<string[]> {
  const lists = await Promise.all(
    ['products', 'prices'].map(async (kind) => {
      const answer = await pay.stripe(`/v1/${kind}?limit=100`, {}, 'GET');
      return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
    }),
  );
  return lists.flat();
}

it(
  'fills the catalogue at the provider, and changes nothing when it is run again',
  { timeout: 60_000 },
  async () => {
    expect(await run(settings())).toEqual({
      out: 'Stripe sells our plans; 21 prices have a new id there.\n',
      problems: '',
      code: 0,
    });
    const before = await sold();
    expect(before).toHaveLength(28);
    expect(await run(settings())).toMatchObject({
      out: 'Stripe sells our plans; 0 prices have a new id there.\n',
      code: 0,
    });
    expect(await sold()).toEqual(before);
  },
);

it.each([
  [
    'when Stripe cannot be reached',
    { STRIPE_API_URL: 'http://127.0.0.1:9' },
    /^Stripe does not answer\. Nothing has changed here; .*\n$/,
  ],
  [
    'when the key is wrong',
    { STRIPE_SECRET_KEY: 'sk_test_wrong' },
    /^Stripe refuses\. .*STRIPE_SECRET_KEY\. \(Invalid API Key provided\.\)\n$/,
  ],
  [
    'without keys',
    { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
    /^Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET\..*\n$/,
  ],
])('ends with a sentence %s', { timeout: 60_000 }, async (_case, change, sentence) => {
  const { out, problems, code } = await run({ ...settings(), ...change });
  expect(problems).toMatch(sentence);
  expect([out, code]).toEqual(['', 1]);
});
