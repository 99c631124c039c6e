import { join } from 'node:path';
import type { Teardown } from '../src/lib/lifecycle.ts';
import type { Target } from './measure.ts';
import { freePort, startProgram, stopProgram } from './processes.ts';

/** Starts the programs that are measured; `teardown` stops them. */
export class Programs {
  constructor(private readonly teardown: Teardown) {}

  /** The built product on a free port. */
  async product(env: Record<string, string>): Promise<{ port: number; pid: number }> {
    const port = await freePort();
    const entry = join(import.meta.dirname, '../dist/main.js');
    return { port, pid: await this.start([entry], port, { ...env, PORT: String(port) }) };
  }

  /** A peer of `bench/peers`, which takes its port and then `args`. */
  async peer(name: string, ...args: string[]): Promise<Pick<Target, 'url' | 'pids'>> {
    const port = await freePort();
    const file = join(import.meta.dirname, `peers/${name}.ts`);
    const pid = await this.start([file, String(port), ...args], port, {});
    return { url: `http://localhost:${port}/graphql`, pids: [pid] };
  }

  private async start(args: string[], port: number, env: Record<string, string>): Promise<number> {
    const child = await startProgram(
      ['--enable-source-maps', ...args],
      env,
      `http://localhost:${port}/healthz`,
    );
    this.teardown.add(() => stopProgram(child));
    return child.pid;
  }
}
