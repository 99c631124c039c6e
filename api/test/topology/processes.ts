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

const STARTED_WITHIN_MS = 90_000;

/** Waits until this address answers with a status below 400; fails when the program ends before or is too late. */
export async function answering(program: RunningProgram, url: string): Promise<void> {
  const deadline = Date.now() + STARTED_WITHIN_MS;
  for (;;) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      async (response) => (await response.text()) !== '' && response.status < 400,
      () => false,
    );
    if (isUp) return;
    const hasEnded = program.child.exitCode !== null || program.child.signalCode !== null;
    if (hasEnded || Date.now() > deadline)
      throw new Error(
        `${url} ${hasEnded ? 'has ended' : 'did not answer in time'}:\n${program.output().slice(-4_000)}`,
      );
    await delay(100);
  }
}
