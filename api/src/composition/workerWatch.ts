import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Pause between two looks (ms). */
const PAUSE_MS = 1_000;
/** A change that waits longer means that no worker runs (ms): a worker takes changes within 200 ms. */
const LATE_AFTER_MS = 10_000;

/** No worker for so long means that none is being restarted (ms). */
const GONE_AFTER_MS = 10_000;

/** What a look finds. */
export interface SeenWorkers {
  /** How long the oldest change waits (ms); 0 for none. */
  waitingMs: number;
  /** Whether a worker holds its connection. One that hangs does too. */
  isAlive: boolean;
}

/** The workers of all processes, for `/readyz`. */
export interface WorkerState {
  /** Whether there is one. Without any, scheduled work waits even when no change does. */
  isAlive: boolean;
  /** No worker takes the changes: mails and notifications wait. */
  isLate: boolean;
  /** Seconds that the oldest change waits. */
  waitingSeconds: number;
}

/** Looks once a second whether workers are alive and take the changes, and tells the operator when that ends and when it is true again. */
export class WorkerWatch {
  state: WorkerState = { isAlive: true, isLate: false, waitingSeconds: 0 };
  private seenAt: number;
  private readonly stopping = new AbortController();

  /** `now`: a clock that nobody sets (ms). */
  constructor(
    private readonly seen: () => Promise<SeenWorkers>,
    private readonly log: Logger,
    private readonly now = () => performance.now(),
  ) {
    // A worker that starts at the same time has its time too.
    this.seenAt = now();
  }

  /** Looks again and again. Returns a function that stops it, and resolves when the last look is done. */
  start(pauseMs = PAUSE_MS): () => Promise<void> {
    const { signal } = this.stopping;
    const going = (async () => {
      while (!signal.aborted) {
        await this.look();
        await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    })();
    return async () => {
      this.stopping.abort();
      await going;
    };
  }

  async look(): Promise<void> {
    let found: SeenWorkers;
    try {
      found = await this.seen();
    } catch (err) {
      // The state stays as it was: during an outage of the database nobody knows.
      this.log.debug({ err }, 'the look for waiting changes failed');
      return;
    }
    if (found.isAlive) this.seenAt = this.now();
    const isAlive = this.now() - this.seenAt <= GONE_AFTER_MS;
    if (!isAlive && this.state.isAlive)
      this.log.error(
        'no worker is alive: mails and scheduled work wait; start a process with the role worker',
      );
    if (isAlive && !this.state.isAlive) this.log.warn('a worker is alive again');
    const isLate = found.waitingMs > LATE_AFTER_MS;
    const waitingSeconds = Math.round(found.waitingMs / 1_000);
    if (isLate && !this.state.isLate)
      this.log.error({ waitingSeconds }, 'orders wait for a worker: start a process with the role worker');
    if (!isLate && this.state.isLate) this.log.warn('a worker takes the waiting orders');
    this.state = { isAlive, isLate, waitingSeconds };
  }
}
