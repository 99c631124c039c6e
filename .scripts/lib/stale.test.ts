import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digest, filesBelow } from './stale.mjs';

let root: string;
const now = () => digest(filesBelow(['src', 'missing.json'], root), root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forkfront-stale-'));
  mkdirSync(join(root, 'src', 'deep'), { recursive: true });
  writeFileSync(join(root, 'src', 'a.ts'), 'one');
  writeFileSync(join(root, 'src', 'deep', 'b.ts'), 'two');
});
afterEach(() => rmSync(root, { recursive: true }));

test('files of folders are listed in a fixed order without missing ones', () => {
  expect(filesBelow(['src', 'missing.json'], root)).toEqual([
    join('src', 'a.ts'),
    join('src', 'deep', 'b.ts'),
  ]);
});

test('a touched file has the same digest', () => {
  const before = now();
  utimesSync(join(root, 'src', 'a.ts'), 1, 1);
  expect(now()).toBe(before);
});

test.each([
  ['changed', () => writeFileSync(join(root, 'src', 'a.ts'), 'ONE')],
  ['added', () => writeFileSync(join(root, 'src', 'c.ts'), '')],
  ['removed', () => rmSync(join(root, 'src', 'a.ts'))],
  ['renamed', () => renameSync(join(root, 'src', 'a.ts'), join(root, 'src', 'z.ts'))],
])('a %s file changes the digest', (_what, change) => {
  const before = now();
  change();
  expect(now()).not.toBe(before);
});
