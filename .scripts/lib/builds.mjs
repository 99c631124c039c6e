import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { digest, filesBelow, forget, isFresh, markFresh } from './stale.mjs';
import { inProject } from './root.mjs';
import { runTool } from './run.mjs';
import { thirdPartyNotices } from './thirdPartyNotices.mjs';

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {string} output folder of the result
 * @property {string[]} inputs files and folders that it reads
 * @property {string} [after] name of the build that writes some of its inputs
 * @property {() => Promise<{ code: number, output: string }>} make
 */

const SHARED = ['package.json', 'package-lock.json', 'tsconfig.json'];
const WEB = [
  ...SHARED,
  'schema.graphql',
  'relay.config.js',
  'common/package.json',
  'common/src',
  'web/src',
  'web/public',
  'web/vite',
  'web/index.html',
  'web/tsconfig.json',
];

/** @type {Build[]} */
export const builds = [
  {
    name: 'api',
    output: 'api/dist',
    inputs: [...SHARED, 'api/src', 'api/tsconfig.json', 'api/tsconfig.build.json'],
    make: makeApi,
  },
  {
    name: 'stand-ins',
    output: 'api/dist-sandbox',
    inputs: [
      ...SHARED,
      'api/sandbox',
      'api/src/lib',
      'api/src/config.ts',
      'api/src/environment.ts',
      'api/src/services.ts',
      'api/src/serviceSettings.ts',
      'api/tsconfig.json',
      'api/tsconfig.build.json',
      'api/tsconfig.sandbox.build.json',
    ],
    make: makeStandIns,
  },
  {
    name: 'app',
    output: 'web/dist/app',
    inputs: [...WEB, 'web/vite.config.ts'],
    make: makeApp,
  },
  {
    name: 'pages',
    output: 'web/dist/pages',
    inputs: [...WEB, 'web/vite.pages.config.ts', 'web/dist/app/index.html'],
    after: 'app',
    make: () => vite('web/vite.pages.config.ts'),
  },
  {
    name: 'storefront',
    output: 'web/dist/storefront',
    inputs: [...WEB, 'web/vite.storefront.config.ts'],
    make: () => vite('web/vite.storefront.config.ts'),
  },
  {
    name: 'graphiql',
    output: 'web/dist/graphiql',
    inputs: [...SHARED, 'schema.graphql', 'web/graphiql', 'web/vite.graphiql.config.ts'],
    make: () => vite('web/vite.graphiql.config.ts'),
  },
];

const vite = (/** @type {string} */ config) =>
  runTool('vite', ['build', '--config', config, '--logLevel', 'warn'], { capture: true });

/**
 * Compiles TypeScript into a folder, which is emptied first.
 * @param {string} project
 * @param {string} output
 */
function compile(project, output) {
  rmSync(inProject(output), { recursive: true, force: true });
  return runTool(['typescript-7', 'tsc'], ['-p', project], { capture: true });
}

async function makeApi() {
  const output = 'api/dist';
  const result = await compile('api/tsconfig.build.json', output);
  if (result.code === 0) copyData('api/src', output);
  return result;
}

async function makeStandIns() {
  const output = 'api/dist-sandbox';
  const result = await compile('api/tsconfig.sandbox.build.json', output);
  if (result.code === 0) copyData('api/sandbox', `${output}/sandbox`);
  return result;
}

/**
 * Copies the files that the compiler does not write.
 * @param {string} source
 * @param {string} output
 */
const copyData = (source, output) =>
  cpSync(inProject(source), inProject(output), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });

async function makeApp() {
  const result = await vite('web/vite.config.ts');
  if (result.code === 0)
    writeFileSync(inProject('web/dist/app/licences/third-party-notices.txt'), thirdPartyNotices());
  return result;
}

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$|\/test\//.test(file);

/** @param {Build} build */
function stampOf(build) {
  const inputs = filesBelow(build.inputs).filter((file) => !isTest(file));
  return { inputs: digest(inputs), outputs: digest(filesBelow([build.output])) };
}

/**
 * Runs one build, unless its result is up to date.
 * @param {Build} build
 * @returns {Promise<{ name: string, ok: boolean, fresh: boolean, seconds: number, output: string }>}
 */
async function ensureBuilt(build) {
  const started = performance.now();
  const before = stampOf(build);
  if (isFresh(build.name, before)) return { name: build.name, ok: true, fresh: true, seconds: 0, output: '' };
  forget(build.name);
  const { code, output } = await build.make();
  const ok = code === 0 && existsSync(inProject(build.output));
  // The digest of the inputs is from before the build, so that later changes make the result stale.
  if (ok) markFresh(build.name, { inputs: before.inputs, outputs: stampOf(build).outputs });
  return { name: build.name, ok, fresh: false, seconds: (performance.now() - started) / 1000, output };
}

/**
 * @param {Build} build
 * @param {string} missing name of the build that failed
 * @returns {Awaited<ReturnType<typeof ensureBuilt>>}
 */
const notBuilt = ({ name }, missing) => ({
  name,
  ok: false,
  fresh: false,
  seconds: 0,
  output: `It needs ${missing}.`,
});

/** Runs stale builds in parallel and prints one line for each. Returns the outcomes in the order of `builds`. */
export async function ensureAllBuilt() {
  /** @type {Map<string, ReturnType<typeof ensureBuilt>>} */
  const running = new Map();
  const run = async (/** @type {Build} */ build) => {
    const before = build.after && (await running.get(build.after));
    return before && !before.ok ? notBuilt(build, before.name) : ensureBuilt(build);
  };
  for (const build of builds) running.set(build.name, run(build));
  return Promise.all(
    [...running.values()].map(async (outcomes) => {
      const outcome = await outcomes;
      if (!outcome.fresh && outcome.ok)
        console.log(`Built ${outcome.name} in ${outcome.seconds.toFixed(1)} s`);
      if (!outcome.ok) console.error(`The build of ${outcome.name} failed:\n${outcome.output}`);
      return outcome;
    }),
  );
}
