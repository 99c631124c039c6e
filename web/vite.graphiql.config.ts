import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The API's explorer with its editor's workers, served by us at /graphql: nothing comes from a CDN. */
export default defineConfig({
  root: here('graphiql'),
  base: '/graphql/',
  publicDir: false,
  build: {
    outDir: here('dist/graphiql'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Inlined fonts would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // The editor is one large program; nobody but developers loads it.
    chunkSizeWarningLimit: 4_000,
    reportCompressedSize: false,
    rolldownOptions: {
      // `use client` says nothing where everything is the client.
      onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)),
    },
  },
  worker: { format: 'es' },
});
