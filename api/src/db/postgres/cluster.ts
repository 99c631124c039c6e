import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecret } from '../../lib/secrets.ts';
import type { PostgresBinaries } from './binaries.ts';
import { NOBODY, needsNobodyFiles, spawnUnprivileged } from './unprivileged.ts';

const PASSWORD_FILE = 'postgres.password';

/**
 * Makes the cluster's folder once: initdb runs in a temporary folder that is renamed when it is whole, so a crash
 * half-way leaves nothing behind that looks finished. Returns the password of its superuser `forkfront`.
 */
export async function ensureCluster(binaries: PostgresBinaries, dir: string): Promise<string> {
  const data = join(dir, 'postgres');
  const passwordFile = join(dir, PASSWORD_FILE);
  if (existsSync(join(data, 'PG_VERSION'))) return readFileSync(passwordFile, 'utf8').trim();
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
