import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from './root.mjs';
import { PINNED_NODE, projectEnvironment } from './run.mjs';

/** A terminal, npm and a process manager may send several signals for one stop; within this time (ms) they count as one. */
const SAME_REQUEST_MS = 1000;

/** How often (ms) the supervisor checks that the `npm` that started it still runs. */
const PARENT_CHECK_MS = 500;

/** @param {(signal: NodeJS.Signals) => void} stop called once for each stop */
function onStopRequest(stop) {
  let lastAsked = -Infinity;
  const ask = (/** @type {NodeJS.Signals} */ signal) => {
    if (performance.now() - lastAsked < SAME_REQUEST_MS) return;
    lastAsked = performance.now();
    stop(signal);
  };
  // Ctrl-C in a terminal reaches the programs directly, because they are in the same process group.
  process.on('SIGINT', () => process.stdin.isTTY || ask('SIGINT'));
  process.on('SIGTERM', () => ask('SIGTERM'));
  process.on('SIGHUP', () => ask('SIGHUP'));

  // SIGTERM to `npm start` ends only npm and its shell. Without this check the server would keep its port.
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    ask('SIGTERM');
  }, PARENT_CHECK_MS).unref();
}

/** A program that ends by itself after running for this long (ms) had started, so another start makes sense. */
const RAN_FOR_MS = 10_000;
/** Pause before it starts again (ms). */
const RESTART_AFTER_MS = 1000;

/**
 * Runs Node programs in the foreground and forwards SIGINT, SIGTERM and SIGHUP to each. When one ends, the others get a
 * stop signal too.
 * @param {string[][]} programs Node's arguments, one list for each program
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ node?: string, restart?: boolean, ranForMs?: number }} [options] `node`: path of the Node to run; `restart`: a program that ends by itself with a failure, after
 *   it has run for `ranForMs` ms, starts again; one that cannot start ends everything
 * @returns {Promise<number>} exit code of the one that ended first; 128 + signal number when a signal ended it
 */
export async function supervise(
  programs,
  env = {},
  { node = PINNED_NODE, restart = false, ranForMs = RAN_FOR_MS } = {},
) {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const children = new Set();
  let isStopping = false;
  const tellAll = (/** @type {NodeJS.Signals} */ signal) => {
    isStopping = true;
    children.forEach((child) => child.kill(signal));
  };
  onStopRequest(tellAll);

  const runOnce = (/** @type {string[]} */ args) =>
    new Promise((/** @type {(code: number) => void} */ resolve, reject) => {
      const child = spawn(node, args, {
        cwd: ROOT,
        env: projectEnvironment(env),
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      children.add(child);
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        children.delete(child);
        resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
      });
    });
  const keepRunning = async (/** @type {string[]} */ args) => {
    for (;;) {
      const begun = performance.now();
      const code = await runOnce(args);
      if (!restart || isStopping || code === 0 || performance.now() - begun < ranForMs) return code;
      console.error(`The server has ended by itself (exit code ${code}) and is started again.`);
      await delay(RESTART_AFTER_MS);
      if (isStopping) return code;
    }
  };

  const ends = programs.map(keepRunning);
  const first = await Promise.race(ends);
  tellAll('SIGTERM');
  await Promise.all(ends);
  return first;
}
