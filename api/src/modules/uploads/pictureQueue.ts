import { fail, ok, type Result } from '../../lib/result.ts';

/**
 * `running` and `waiting` pictures at most, and `perCaller` of one caller. sharp uses the threads that also hash
 * passwords, compress responses and resolve names, so it gets only one of them.
 */
const LIMITS = { running: 1, waiting: 8, perCaller: 3 };

/** Limits how many pictures the process makes at a time; first come, first served. */
export class PictureQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly places = new Map<string, number>();

  constructor(private readonly limits = LIMITS) {}

  /** Runs `work` in turn; fails at once when the queue is full. `caller` identifies who asks, e.g. by IP. */
  async tryRun<T>(caller: string, work: () => Promise<T>): Promise<Result<T, 'full'>> {
    const { running, waiting, perCaller } = this.limits;
    const places = this.places.get(caller) ?? 0;
    if (places >= perCaller || this.running + this.waiting.length >= running + waiting) return fail('full');
    this.places.set(caller, places + 1);
    try {
      return ok(await this.run(work));
    } finally {
      this.leave(caller);
    }
  }

  /** Runs `work` in turn, however long the queue is: for pictures that were paid for. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.running) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes directly to the next caller.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private leave(caller: string): void {
    const left = (this.places.get(caller) ?? 1) - 1;
    if (left > 0) this.places.set(caller, left);
    else this.places.delete(caller);
  }
}
