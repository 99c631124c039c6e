import { fail, ok, type Result } from '../../lib/result.ts';

/** sharp works on the threads that also hash passwords, compress answers and resolve names: one at a time leaves them theirs. */
const RUNNING = 1;
const WAITING = 8;
const PER_CALLER = 3;

export interface PictureQueueLimits {
  /** Pictures that are made at the same time. */
  running: number;
  /** Pictures that wait for their turn. */
  waiting: number;
  /** Pictures of one caller, running and waiting, so that nobody takes all places. */
  perCaller: number;
}

/** Lets the process make few pictures at a time, in the order in which they were asked for. */
export class PictureQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly places = new Map<string, number>();

  constructor(
    private readonly limits: PictureQueueLimits = {
      running: RUNNING,
      waiting: WAITING,
      perCaller: PER_CALLER,
    },
  ) {}

  /** Does `work` when its turn comes; fails at once when the queue is full. `caller` is who asks, e.g. an IP. */
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

  /** Does `work` when its turn comes, however long the queue is: for pictures that were paid for. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.running) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes straight to the next one.
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
