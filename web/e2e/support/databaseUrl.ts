import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Address of the built-in PostgreSQL of a running server, whose data are below `dataDir`. */
export function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  // The fourth line of the file is the port.
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    .split('\n')[3]
    ?.trim();
  if (!port) throw new Error('The database does not say where it listens.');
  return `postgresql://forkfront:${password}@127.0.0.1:${port}/forkfront`;
}
