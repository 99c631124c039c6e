import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Command, Fixtures, Started, Told, Work } from './protocol.ts';

const API = resolve(import.meta.dirname, '../..');
const START_WITHIN_MS = 60_000;
/** A server that does not tell its work within this time is stuck. */
const TELL_WITHIN_MS = 20_000;

/** The server has ended, or its event loop is stuck. */
export class ServerLost extends Error {}

/** The product in its own process. A process that is stuck is ended, and another one takes its place. */
export class AbusedServer {
  private constructor(
    private readonly databaseUrl: string,
    private child: ChildProcess,
    /** Where it listens. */
    public at: Started,
  ) {}

  static async start(databaseUrl: string): Promise<AbusedServer> {
    const child = spawn(databaseUrl);
    return new AbusedServer(databaseUrl, child, await started(child));
  }

  /** The work since the last question. Throws `ServerLost`. */
  async work(): Promise<Work> {
    const told = await this.ask('work', TELL_WITHIN_MS);
    if ('work' in told) return told.work;
    throw new ServerLost('The server told something else');
  }

  async fixtures(): Promise<Fixtures> {
    const told = await this.ask('fixtures', START_WITHIN_MS);
    if ('fixtures' in told) return told.fixtures;
    throw new ServerLost('The server told something else');
  }

  /** Ends the process and starts another one on the same database. */
  async restart(): Promise<void> {
    await this.end();
    this.child = spawn(this.databaseUrl);
    this.at = await started(this.child);
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exit;
  }

  private async ask(command: Command, withinMs: number): Promise<Told> {
    const answer = told(this.child, withinMs);
    if (this.child.connected) this.child.send(command);
    return answer;
  }
}

const spawn = (databaseUrl: string): ChildProcess =>
  fork(resolve(import.meta.dirname, 'server.ts'), [databaseUrl], {
    cwd: API,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, TSX_TSCONFIG_PATH: resolve(API, 'tsconfig.json'), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

async function started(child: ChildProcess): Promise<Started> {
  const first = await told(child, START_WITHIN_MS);
  if ('started' in first) return first.started;
  throw new ServerLost('The server did not start');
}

/** The next message of the server. */
function told(child: ChildProcess, withinMs: number): Promise<Told> {
  const next = Promise.withResolvers<Told>();
  const lose = (reason: string) => next.reject(new ServerLost(reason));
  const onExit = () => lose('the process ended');
  const timer = setTimeout(() => lose(`no answer within ${withinMs} ms`), withinMs);
  child.once('message', next.resolve as (message: unknown) => void);
  child.once('exit', onExit);
  return next.promise.finally(() => {
    clearTimeout(timer);
    child.off('message', next.resolve);
    child.off('exit', onExit);
  });
}
