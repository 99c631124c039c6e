import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from './renderer.type.ts';

/** Loads the built renderer from its folder. Throws when it is not built. */
export async function loadRenderer(directory: string): Promise<Renderer> {
  const file = join(directory, 'renderer.js');
  if (!existsSync(file)) throw new Error(`The storefront is not built: ${file} is missing.`);
  return (await import(pathToFileURL(file).href)) as Renderer;
}
