declare module 'virtual:storefront-assets' {
  /** Filled in by vite.storefront.config.ts from the manifest of the browser files. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module takes no relative import
  export const builtAssets: import('./renderer.types.ts').StorefrontAssets;
}
