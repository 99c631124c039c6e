declare module 'virtual:storefront-assets' {
  import type { StorefrontAssets } from './renderer.types.ts';

  /** Filled in by vite.storefront.config.ts from the manifest of the browser files. */
  export const builtAssets: StorefrontAssets;
}
