import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './lib/root.mjs';

test('an old Node ends the start with one sentence that names the version needed', () => {
  const dir = mkdtempSync(join(tmpdir(), 'forkfront-node-'));
  const pretend = join(dir, 'pretend.cjs');
  writeFileSync(
    pretend,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });",
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', pretend, inProject('.scripts/start.mjs')],
    { encoding: 'utf8' },
  );
  rmSync(dir, { recursive: true });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Forkfront needs Node 20 or newer to start; this is Node 18\.20\.4\. .*\n$/);
});
