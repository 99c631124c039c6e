import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from './faults/startProduct.ts';

/** Whether this machine has PgBouncer (`apt-get install pgbouncer`). */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status === 0;

/** A running PgBouncer in front of one database. */
export interface PgBouncer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer in front of the database at `target`. `settings` are further lines of its section `[pgbouncer]`,
 * `connectQuery` is sent at the start of each of its connections.
 */
export async function startPgBouncer(
  target: string,
  poolMode: 'transaction' | 'session',
  settings: Record<string, string> = {},
  connectQuery = '',
): Promise<PgBouncer> {
  const { hostname, port, pathname, username, password } = new URL(target);
  const folder = mkdtempSync(join(tmpdir(), 'forkfront-pgbouncer-'));
  // It refuses to run as root, and reads its files as another user then.
  chmodSync(folder, 0o755);
  const ownPort = await freePort();
  const name = pathname.slice(1);
  const lines = {
    listen_addr: '127.0.0.1',
    listen_port: String(ownPort),
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: poolMode,
    default_pool_size: '20',
    ...settings,
  };
  const database = `${name} = host=${hostname} port=${port} dbname=${name} user=${username} password=${decodeURIComponent(password)}${connectQuery && ` connect_query='${connectQuery}'`}`;
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]\n${database}\n[pgbouncer]\n${Object.entries(lines)
      .map(([key, value]) => `${key} = ${value}`)
      .join('\n')}\n`,
  );
  const asRoot = process.getuid?.() === 0;
  const child = spawn('pgbouncer', [...(asRoot ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' });
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(ownPort);
  await vi.waitFor(
    async () => {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      await client.end();
    },
    { timeout: 10_000, interval: 50 },
  );
  return {
    url: url.href,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'exit');
        child.kill('SIGQUIT');
        await exit;
      }
      rmSync(folder, { recursive: true });
    },
  };
}
