import { readFileSync } from 'node:fs';

/** A file of the project as a data URL; `path` is relative to the project's folder. */
export function dataUrl(path: string, type: string): string {
  const content = readFileSync(new URL(`../../../${path}`, import.meta.url));
  return `data:${type};base64,${content.toString('base64')}`;
}
