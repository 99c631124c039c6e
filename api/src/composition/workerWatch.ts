import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Pause between two looks (ms). */
const PAUSE_MS = 1_000;
/** A change that waits longer means that no worker runs (ms): a worker takes changes within 200 ms. */
const LATE_AFTER_MS = 10_000;

/** Whether changes wait for a worker, for `/readyz`. */
export interface WorkerState {
  /** No worker takes the changes: mails and notifications wait. */
  isLate: boolean;
  /** Seconds that the oldest change waits. */
  waitingSeconds: number;
}

/** Looks once a second whether changes wait for a worker, and tells the operator when that begins and when it ends. */
export class WorkerWatch {
  state: WorkerState = { isLate: false, waitingSeconds: 0 };
  private readonly stopping = new AbortController();

  /** `waitingMs`: how long the oldest change waits (ms). */
  constructor(
    private readonly waitingMs: () => Promise<number>,
    private readonly log: Logger,
  ) {}

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
    let waitingMs: number;
    try {
      waitingMs = await this.waitingMs();
    } catch (err) {
      // The state stays as it was: during an outage of the database nobody knows.
      this.log.debug({ err }, 'the look for waiting changes failed');
      return;
    }
    const isLate = waitingMs > LATE_AFTER_MS;
    const waitingSeconds = Math.round(waitingMs / 1_000);
    if (isLate && !this.state.isLate)
      this.log.error({ waitingSeconds }, 'orders wait for a worker: start a process with the role worker');
    if (!isLate && this.state.isLate) this.log.warn('a worker takes the waiting orders');
    this.state = { isLate, waitingSeconds };
  }
}
