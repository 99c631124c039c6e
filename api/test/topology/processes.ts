import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** A program that runs. */
export interface RunningProgram {
  child: ChildProcess;
  /** All that it wrote. */
  output(): string;
  /** Sends a signal and waits for the end; resolves with the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a program with this environment alone. */
export function run(command: string, args: string[], env: Record<string, string> = {}): RunningProgram {
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (written += chunk.toString()));
  return {
    child,
    output: () => written,
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'exit');
        child.kill(signal);
        await exit;
      }
      return child.exitCode;
    },
  };
}

/** Whether a program is installed. */
export const isInstalled = (command: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

const WITHIN_MS = 90_000;

/** Waits until this address answers with a status below 400; fails when the program ends before or is too late. */
export const answering = (program: RunningProgram, url: string): Promise<void> =>
  until(program, `${url} answers`, () =>
    fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      async (response) => (await response.text()) !== '' && response.status < 400,
      () => false,
    ),
  );

/** Waits until the program has written these words; fails when it ends before or is too late. */
export const writing = (program: RunningProgram, words: string): Promise<void> =>
  until(program, `it writes “${words}”`, () => Promise.resolve(program.output().includes(words)));

async function until(program: RunningProgram, aim: string, isReached: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WITHIN_MS;
  while (!(await isReached())) {
    const hasEnded = program.child.exitCode !== null || program.child.signalCode !== null;
    if (hasEnded || Date.now() > deadline)
      throw new Error(
        `The program ${hasEnded ? 'has ended' : 'took too long'} before ${aim}:\n${program.output().slice(-4_000)}`,
      );
    await delay(100);
  }
}
