import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { payer } from '../test/payer.ts';
import { runProgram } from '../test/runProgram.ts';
import { startTestApp, type TestApp } from '../test/testApp.ts';

const ROOT = resolve(import.meta.dirname, '../..');

let app: TestApp;
let pay: ReturnType<typeof payer>;
/** The working folder of the command, with a `.env` file. */
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

const PATH = `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`;

function configure(env: Record<string, string>): void {
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''));
}

/** Runs the command of `npm run catalogue:sync` in the folder. */
function runScript() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [tool = '', ...words] = scripts['catalogue:sync']?.split(' ') ?? [];
  const args = words.map((word) => (word.startsWith('api/') ? join(ROOT, word) : word));
  return runProgram(join(ROOT, 'node_modules/.bin', tool), args, {
    cwd: folder,
    env: { PATH, LOG_LEVEL: 'warn' },
  });
}

/** Runs the built program in the folder, which starts faster than the TypeScript of `npm run catalogue:sync`. */
const runBuilt = () =>
  runProgram(process.execPath, ['--env-file-if-exists=.env', join(ROOT, 'api/dist/syncCatalogue.js')], {
    cwd: folder,
    env: { PATH, LOG_LEVEL: 'warn' },
  });

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
  'the command fills the catalogue at the provider, and a second run changes nothing',
  { tags: ['@long'] },
  async () => {
    configure(settings());
    expect(await runScript()).toEqual({
      out: 'The catalogue at Stripe is up to date; 21 prices have a new id.\n',
      problems: '',
      code: 0,
    });
    const before = await sold();
    expect(before).toHaveLength(28);
    expect(await runBuilt()).toMatchObject({
      out: 'The catalogue at Stripe is up to date; 0 prices have a new id.\n',
      code: 0,
    });
    expect(await sold()).toEqual(before);
  },
);

it.each([
  [
    'when Stripe cannot be reached',
    { STRIPE_API_URL: 'http://127.0.0.1:9' },
    /^Stripe does not answer\. Nothing was changed; .*\n$/,
  ],
  [
    'when the key is wrong',
    { STRIPE_SECRET_KEY: 'sk_test_wrong' },
    /^Stripe rejected the request\. .*STRIPE_SECRET_KEY\. \(Invalid API Key provided\.\)\n$/,
  ],
  [
    'without keys',
    { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
    /^Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET\..*\n$/,
  ],
])('the command prints its error as a sentence %s', { tags: ['@long'] }, async (_case, change, sentence) => {
  configure({ ...settings(), ...change });
  const { out, problems, code } = await runBuilt();
  expect(problems).toMatch(sentence);
  expect([out, code]).toEqual(['', 1]);
});
