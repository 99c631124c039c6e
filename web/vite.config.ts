import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineStart } from './vite/inlineStart.ts';
import { relayPlugin } from './vite/relayPlugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const API = 'http://localhost:5001';

/** The owner's app: `vite build` writes web/dist/app, `vite` serves it with hot reload in front of the API. */
export default defineConfig({
  root: here('.'),
  cacheDir: here('../node_modules/.vite/app'),
  plugins: [
    relayPlugin(),
    // The app speaks English alone; react-aria brings its words in 34 languages.
    optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: here('src/routes'),
      generatedRouteTree: here('src/routeTree.gen.ts'),
      addExtensions: true,
      tmpDir: here('../node_modules/.vite/tanstack'),
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    inlineStart(),
  ],
  worker: { format: 'es' },
  // Without this the dev server looks through the GraphiQL page, too.
  optimizeDeps: { entries: ['index.html'] },
  oxc: { plugins: { styledComponents: { fileName: false } } },
  // The hooks entry leaves the legacy containers out (7 KiB).
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  build: {
    outDir: here('dist/app'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Inlined fonts and pictures would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Named after how often they change: a release of ours re-downloads none of them.
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            {
              name: 'relay',
              test: /node_modules\/(?:react-relay|relay-runtime|fbjs|invariant|nullthrows)\//,
            },
            { name: 'vendor', test: /node_modules\/(?:@tanstack|styled-components|stylis)\// },
            // What every page starts with, in one piece: as twenty small files it takes a phone several round trips.
            { name: 'start', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: API, ws: true },
      '/api': API,
      '/_dev': API,
    },
  },
});
