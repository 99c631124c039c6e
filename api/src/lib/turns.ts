import { TryAgainError } from './tryAgain.ts';

/** How many wait for one thing at most, and for how long (ms). */
export interface TurnLimits {
  waiting: number;
  waitMs: number;
}

interface Queue {
  /** Those that wait, in order. */
  waiting: (() => void)[];
}

/** Lets work on the same thing run one after the other in this process. Those that wait hold nothing, e.g. no connection. */
export class Turns {
  /** The things that are worked on. */
  private readonly queues = new Map<string, Queue>();

  /** `refusal`: what those read who cannot get a turn in time. */
  constructor(
    private readonly limits: TurnLimits,
    private readonly refusal: string,
  ) {}

  /** Runs `work` when it is its turn. Throws TryAgainError when too many wait already, or when the turn does not come in time. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(key);
    if (queue) await this.turnIn(queue);
    else this.queues.set(key, { waiting: [] });
    try {
      return await work();
    } finally {
      // The turn goes directly to the next one.
      const next = this.queues.get(key)?.waiting.shift();
      if (next) next();
      else this.queues.delete(key);
    }
  }

  private turnIn({ waiting }: Queue): Promise<void> {
    const refused = () => new TryAgainError('conflict', this.refusal, 1);
    if (waiting.length >= this.limits.waiting) return Promise.reject(refused());
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(refused());
      }, this.limits.waitMs);
      waiting.push(turn);
    });
  }
}
