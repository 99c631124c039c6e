import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newSecret } from './secrets.ts';

/** A random secret that is made once per install and kept in `file`, readable by us alone. */
export function keptSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, newSecret(), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
