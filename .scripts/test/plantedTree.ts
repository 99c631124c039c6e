import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** Files by their path from the tree's root. */
export type Files = Record<string, string>;

const CONFIGURATION = [
  'package.json',
  'tsconfig.json',
  'api/tsconfig.json',
  'common/tsconfig.json',
  'web/tsconfig.json',
  '.oxlintrc.json',
];

/** A temporary project with the tools and the configuration of the project and only the given files. `remove` deletes it. */
export function plantTree(files: Files): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'forkfront-gates-'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const path of CONFIGURATION) cpSync(join(ROOT, path), join(root, path));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
