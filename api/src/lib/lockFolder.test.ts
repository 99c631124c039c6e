import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { explained } from './lifecycle.ts';
import { lockFolder } from './lockFolder.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'forkfront-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Starts another process that locks the folder. */
async function startOwner() {
  const code = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lockFolder.ts'))};
    console.log(lockFolder(${JSON.stringify(dir)}).isHeld);
    setTimeout(() => undefined, 20_000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString().trim()).toBe('false');
  return child;
}

it('the lock has the id of its process, and is free at once after that process is killed', async () => {
  const owner = await startOwner();
  expect(lockFolder(dir)).toEqual({ isHeld: true, by: owner.pid });
  const gone = once(owner, 'exit');
  owner.kill('SIGKILL');
  await gone;
  const lock = lockFolder(dir);
  expect(lock.isHeld).toBe(false);
  if (!lock.isHeld) lock.release();
});

it('a released lock can be taken again', () => {
  for (let times = 0; times < 2; times += 1) {
    const lock = lockFolder(dir);
    expect(lock.isHeld).toBe(false);
    if (!lock.isHeld) lock.release();
  }
});

it('a folder that cannot be made has an explanation', () => {
  const file = join(dir, 'file');
  writeFileSync(file, '');
  let failure: unknown;
  try {
    lockFolder(join(file, 'folder'));
  } catch (error) {
    failure = error;
  }
  expect(explained(failure)).toMatch(/ENOTDIR.*choose another folder: DATA_DIR/s);
});
