declare module 'virtual:storefront-assets' {
  /** Filled in by vite.storefront.config.ts from the manifest of the browser files. */
  export const builtAssets: import('./renderer.types.ts').StorefrontAssets;
}
