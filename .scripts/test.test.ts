import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inProject } from './lib/root.mjs';

const run = (...ids: string[]) =>
  spawnSync(process.execPath, [inProject('.scripts/test.mjs'), ...ids], { encoding: 'utf8' });

test('npm test prints the total of all checks as its last line', { tags: ['@long'] }, () => {
  const { stdout, status } = run('requirements');
  const [, failed] = /^\d+ passed, (\d+) failed\n$/.exec(stdout.split('\n').slice(-2).join('\n')) ?? [];
  expect(failed).toBe(status === 0 ? '0' : '1');
  expect(stdout).toMatch(/^[✓✗] .* requirements /);
});

test('npm test refuses an unknown check', { tags: ['@long'] }, () => {
  const { stderr, status } = run('lint', 'nonsense');
  expect(stderr).toContain('No such check: nonsense.');
  expect(status).toBe(2);
});
