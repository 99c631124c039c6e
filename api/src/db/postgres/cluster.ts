import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newSecret } from '../../lib/secrets.ts';
import { StartFailure } from '../../lib/startFailure.ts';
import type { PostgresBinaries } from './binaries.ts';
import { NOBODY, needsNobodyFiles, spawnUnprivileged } from './unprivileged.ts';

const PASSWORD_FILE = 'postgres.password';

/**
 * Makes the cluster's folder once: initdb runs in a temporary folder that is renamed when it is whole, so a crash
 * half-way leaves nothing behind that looks finished. Returns the password of its superuser `forkfront`. Throws StartFailure
 * when the folder is there and of another major version.
 */
export async function ensureCluster(binaries: PostgresBinaries, dir: string): Promise<string> {
  const data = join(dir, 'postgres');
  const passwordFile = join(dir, PASSWORD_FILE);
  if (existsSync(join(data, 'PG_VERSION'))) {
    await refuseOtherVersion(binaries, data);
    return readFileSync(passwordFile, 'utf8').trim();
  }
  mkdirSync(dir, { recursive: true });
  const password = newSecret();
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const temporary = join(dir, 'postgres.new');
  rmSync(temporary, { recursive: true, force: true });
  if (needsNobodyFiles()) for (const path of [dir, passwordFile]) chownSync(path, NOBODY, NOBODY);
  const initdb = spawnUnprivileged(
    binaries.initdb,
    [
      ['-D', temporary],
      ['-U', 'forkfront'],
      ['-A', 'scram-sha-256'],
      [`--pwfile=${passwordFile}`],
      ['-E', 'UTF8'],
      ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ['--no-instructions'],
    ].flat(),
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  initdb.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  initdb.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(initdb, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`initdb failed (${code}):\n${output}`);
  renameSync(temporary, data);
  return password;
}

/** PostgreSQL reads the data of its own major version alone. */
async function refuseOtherVersion({ postgres }: PostgresBinaries, data: string): Promise<void> {
  const { stdout } = await promisify(execFile)(postgres, ['--version']);
  const [, ours = '?'] = /\) (\d+)/.exec(stdout) ?? [];
  const theirs = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (theirs === ours) return;
  throw new StartFailure(
    `The data in ${data} are of PostgreSQL ${theirs}; this version of Forkfront has PostgreSQL ${ours}. Start the version of \
Forkfront that made them, copy them with pg_dump into a PostgreSQL of your own, and set DATABASE_URL.`,
  );
}
