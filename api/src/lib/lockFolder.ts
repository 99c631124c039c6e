import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/**
 * Locks a folder for this process. `isHeld`: another process has the lock; `by` is its id, null when unknown. SQLite's lock
 * of the operating system is used: it works on Linux and macOS, and ends with the process in any case.
 */
export function lockFolder(dir: string) {
  mkdirSync(dir, { recursive: true });
  // SQLite would only say that it cannot open its file.
  accessSync(dir, constants.W_OK);
  const ownerFile = join(dir, 'owner.pid');
  const lock = new DatabaseSync(join(dir, 'owner.lock'));
  try {
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      return { isHeld: true, by: readPid(ownerFile) } as const;
    throw error;
  }
  writeFileSync(ownerFile, String(process.pid));
  return { isHeld: false, release: () => lock.close() } as const;
}

function readPid(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    // The owner writes it after it has taken the lock.
    return null;
  }
}
