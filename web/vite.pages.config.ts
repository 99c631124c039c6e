import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { relayPlugin } from './vite/relayPlugin.ts';
import { writePages } from './vite/writePages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The public pages as HTML, and the file that makes those that show data while the server runs. Needs the built app. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [relayPlugin()],
  // Always production, whatever NODE_ENV the build happens to run under.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: {
    jsx: { runtime: 'automatic', development: false },
    // As in the app's build: the class names have to be the same.
    plugins: { styledComponents: { fileName: false } },
  },
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  build: { outDir: here('dist/pages'), assetsInlineLimit: 0 },
  environments: {
    ssr: {
      resolve: { noExternal: true },
      build: {
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: { renderer: here('src/prerender/renderer.ts') },
          output: { entryFileNames: 'renderer.js', codeSplitting: false },
          // `use client` says nothing to a renderer that has no client.
          onLog: (level, log, handle) =>
            log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log),
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { ssr } = builder.environments;
      if (!ssr) throw new Error('The environment is configured above.');
      await builder.build(ssr);
      await writePages(resolve(ssr.config.root, ssr.config.build.outDir));
    },
  },
});
