import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../src/db/postgres/embeddedPostgres.ts';
import type { Teardown } from '../src/lib/lifecycle.ts';
import type { Target } from './measure.ts';

const PRODUCT = join(import.meta.dirname, '../dist/main.js');
const START_TIMEOUT_MS = 30_000;

export interface Worker {
  pid: number;
  /** Stops it and waits until it has ended. */
  stop(): Promise<void>;
}

/** Starts the programs that are measured; `teardown` stops them. */
export class Programs {
  constructor(private readonly teardown: Teardown) {}

  /** The built product on a free port. */
  async product(env: Record<string, string>): Promise<{ port: number; pid: number }> {
    const port = await freePort();
    return { port, pid: await this.start([PRODUCT], port, { ...env, PORT: String(port) }) };
  }

  /** The built product without a web server; does not wait until it works. A worker that runs on takes CPU of what is measured next. */
  async worker(env: Record<string, string>): Promise<Worker> {
    const child = this.spawn([PRODUCT], { ...env, PORT: String(await freePort()) });
    return { pid: child.pid ?? 0, stop: () => stop(child) };
  }

  /** A peer of `bench/peers`, which takes its port and then `args`. */
  async peer(name: string, ...args: string[]): Promise<Pick<Target, 'url' | 'nodes'>> {
    const port = await freePort();
    const file = join(import.meta.dirname, `peers/${name}.ts`);
    const pid = await this.start([file, String(port), ...args], port, {});
    return { url: `http://localhost:${port}/graphql`, nodes: [pid] };
  }

  /** Starts a node program and waits until it answers. */
  private async start(args: string[], port: number, env: Record<string, string>): Promise<number> {
    const child = this.spawn(args, env);
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await answers(`http://localhost:${port}/healthz`))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`${args.join(' ')} did not start`);
      await delay(50);
    }
    return child.pid ?? 0;
  }

  private spawn(args: string[], env: Record<string, string>): ChildProcess {
    const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
      env: { ...process.env, GROCERY_PORT: '0', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.teardown.add(() => stop(child));
    return child;
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => Boolean(await response.arrayBuffer()),
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
