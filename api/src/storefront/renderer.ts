import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '@forkfront/common/renderer.ts';

/** Loads the built renderer from its folder. Its source has the same type (web/src/storefront/renderer.ts). Throws when it is not built. */
export async function loadRenderer(directory: string): Promise<Renderer> {
  const file = join(directory, 'renderer.js');
  if (!existsSync(file)) throw new Error(`The storefront is not built: ${file} is missing.`);
  const built: { renderer: Renderer } = await import(pathToFileURL(file).href);
  return built.renderer;
}
