import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const BUILT = resolve(import.meta.dirname, '../../web/dist');

/**
 * A folder with the built storefront and API explorer, and an empty page as the owner's app. Build them first
 * (`npm run build`).
 */
export function builtWeb(): { directory: string; remove(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'forkfront-web-'));
  for (const part of ['storefront', 'graphiql'])
    cpSync(join(BUILT, part), join(directory, part), { recursive: true });
  mkdirSync(join(directory, 'app', 'assets'), { recursive: true });
  writeFileSync(join(directory, 'app', 'index.html'), '<!doctype html><title>Owner’s app</title>');
  mkdirSync(join(directory, 'pages'));
  writeFileSync(join(directory, 'pages', 'pages.json'), '{"pages":[],"routes":["/"]}');
  return { directory, remove: () => rmSync(directory, { recursive: true }) };
}
