import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The URL of a running server's built-in PostgreSQL. `dataDir` is the server's data folder. */
export function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  // The fourth line of the file is the port.
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    .split('\n')[3]
    ?.trim();
  if (!port) throw new Error('The database does not say where it listens.');
  return `postgresql://forkfront:${password}@127.0.0.1:${port}/forkfront`;
}
