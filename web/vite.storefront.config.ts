import { CUISINES } from '@forkfront/common/cuisine.ts';
import type { RendererAsset } from '@forkfront/common/renderer.ts';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { defineConfig, type Plugin } from 'vite';
import type { StorefrontAssets } from './src/storefront/renderer.types.ts';
import { relayPlugin } from './vite/relayPlugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const VIRTUAL = 'virtual:storefront-assets';

const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

type Chunk = { file: string; src?: string };

function assetsOf(manifest: Record<string, Chunk>): StorefrontAssets {
  const chunks = Object.values(manifest);
  const asset = ({ file }: Chunk): RendererAsset => {
    const contentType = contentTypes[file.slice(file.lastIndexOf('.') + 1)];
    if (!contentType) throw new Error(`No content type for ${file}`);
    return { path: `/${file}`, file, contentType };
  };
  const path = (source: string): string => {
    const chunk = chunks.find(({ src }) => src?.endsWith(source));
    if (!chunk) throw new Error(`The build made no ${source}`);
    return asset(chunk).path;
  };
  return {
    css: {
      TRATTORIA: path('/trattoria.css'),
      COUNTER: path('/counter.css'),
      TABLE: path('/table.css'),
      NIGHT: path('/night.css'),
    },
    orderCss: path('/order.css'),
    dishCss: path('/dish.css'),
    shopCss: path('/shop.css'),
    font: {
      TRATTORIA: path('/fraunces-600.woff2'),
      COUNTER: path('/bricolage-grotesque-800.woff2'),
      TABLE: path('/newsreader-500.woff2'),
      NIGHT: path('/archivo-750.woff2'),
    },
    motif: Object.fromEntries(
      CUISINES.map((cuisine) => [
        cuisine,
        { band: path(`/${cuisine}.svg`), sign: path(`/${cuisine}-sign.svg`) },
      ]),
    ) as StorefrontAssets['motif'],
    island: path('/island.ts'),
    basket: path('/basket.ts'),
    form: path('/form.ts'),
    shop: path('/shop.ts'),
    follow: path('/follow.ts'),
    all: chunks.map(asset),
  };
}

/** Px of the card for shared links and of its pattern, and how much larger its sign is than on a page. */
const CARD = { width: 1200, band: 84, sign: 2.5 };
const motif = (name: string): string => here(`src/storefront/motifs/${name}.svg`);

/** The pattern of a cuisine as wide as a card. The server reads no SVG, so that no upload can be one. */
async function bandOfCard(cuisine: string): Promise<Buffer> {
  const tile = await sharp(motif(cuisine), { density: 288 }).resize({ height: CARD.band }).png().toBuffer();
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: CARD.width, height: CARD.band, channels: 4, background } })
    .composite([{ input: tile, tile: true, gravity: 'northwest' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const signOfCard = (cuisine: string): Promise<Buffer> =>
  sharp(motif(`${cuisine}-sign`), { density: 288 })
    .resize({ width: Math.round(132 * CARD.sign) })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Tells the renderer the hashed names of the browser files, which are built first. */
function builtAssetsPlugin(): Plugin {
  return {
    name: 'forkfront:storefront-assets',
    // While watching, the manifest must not be missing for the moment between emptying and writing.
    config: ({ build }) =>
      build?.watch ? { environments: { client: { build: { emptyOutDir: false } } } } : null,
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    // The fonts and drawings of the cards for shared links: the API reads them from beside the renderer, browsers never do.
    async generateBundle() {
      for (const name of ['fraunces-600', 'bricolage-grotesque-800', 'newsreader-500', 'archivo-750']) {
        const fileName = `${name}.ttf`;
        this.emitFile({
          type: 'asset',
          fileName,
          source: readFileSync(here(`src/storefront/fonts/${fileName}`)),
        });
      }
      for (const cuisine of CUISINES) {
        const [band, sign] = await Promise.all([bandOfCard(cuisine), signOfCard(cuisine)]);
        this.emitFile({ type: 'asset', fileName: `${cuisine}-card.png`, source: band });
        this.emitFile({ type: 'asset', fileName: `${cuisine}-sign-card.png`, source: sign });
      }
    },
    load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const { root, build } = this.environment.config;
      const file = resolve(root, build.outDir, 'manifest.json');
      this.addWatchFile(file);
      const manifest: Record<string, Chunk> = JSON.parse(readFileSync(file, 'utf8'));
      return `export const builtAssets = ${JSON.stringify(assetsOf(manifest))};`;
    },
  };
}

/** Gives each script its own copy of what it imports: a shared part would be a file that pages load one step later. */
const ownCopiesPlugin = (): Plugin => ({
  name: 'forkfront:own-copies',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    const [file = '', of = basename(file)] = importer?.split('?of=') ?? [];
    if (!file.endsWith('.ts') || !/^(?:\.|@forkfront\/)/.test(source)) return null;
    const found = await this.resolve(source, file, { ...options, skipSelf: true });
    return found && `${found.id}?of=${of}`;
  },
});

/** Emits the drawings of cuisines. No style sheet names them, because a page shows only its own. */
const motifsPlugin = (): Plugin => ({
  name: 'forkfront:storefront-motifs',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    for (const name of CUISINES.flatMap((cuisine) => [cuisine, `${cuisine}-sign`])) {
      const originalFileName = `src/storefront/motifs/${name}.svg`;
      this.addWatchFile(motif(name));
      const source = readFileSync(motif(name));
      this.emitFile({ type: 'asset', name: `${name}.svg`, originalFileName, source });
    }
  },
});

/** The diners' pages: css, fonts and island for the browser, then one ESM file that renders them on the server. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [relayPlugin(), ownCopiesPlugin(), motifsPlugin(), builtAssetsPlugin()],
  // Always production, whatever NODE_ENV the build happens to run under: the development build of React is 8 times slower.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: { outDir: here('dist/storefront') },
  environments: {
    client: {
      build: {
        emptyOutDir: true,
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        modulePreload: false,
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: {
            trattoria: here('src/storefront/styles/trattoria.css'),
            counter: here('src/storefront/styles/counter.css'),
            table: here('src/storefront/styles/table.css'),
            night: here('src/storefront/styles/night.css'),
            order: here('src/storefront/styles/order.css'),
            dish: here('src/storefront/styles/dish.css'),
            shop: here('src/storefront/styles/shop.css'),
            island: here('src/storefront/island/island.ts'),
            basket: here('src/storefront/island/basket.ts'),
            form: here('src/storefront/island/form.ts'),
            shopSearch: here('src/storefront/island/shop.ts'),
            follow: here('src/storefront/island/follow.ts'),
          },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        emptyOutDir: false,
        ssr: true,
        copyPublicDir: false,
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: { renderer: here('src/storefront/renderer.ts') },
          // Of Relay only the compiled query texts are used.
          treeshake: {
            moduleSideEffects: [
              { test: /node_modules\/(?:relay-runtime|lucide-react)\//, sideEffects: false },
            ],
          },
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
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Both environments are configured above.');
      const browserFiles = await builder.build(client);
      // With --watch the answer is a watcher that has not built yet; the renderer needs the names of its files.
      if ('on' in browserFiles) {
        await new Promise<void>((built) => {
          browserFiles.on('event', ({ code }) => {
            if (code === 'END') built();
          });
        });
      }
      await builder.build(ssr);
    },
  },
});
