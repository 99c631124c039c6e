import type { Logger } from 'pino';

/**
 * What a request is for, the last first to be refused: an order of a diner, the desk and everything of signed-in people,
 * a page, and every other read.
 */
export type Purpose = 'order' | 'desk' | 'page' | 'read';

/**
 * Admits requests for a purpose while the event loop answers within `delayMs`, and while fewer than `WAITING` requests
 * have waited for `ageMs`. Orders come last, so what they wait for is mostly the orders before them: together they are
 * answered within a second.
 */
const LIMITS: Record<Purpose, { delayMs: number; ageMs: number }> = {
  read: { delayMs: 200, ageMs: 150 },
  page: { delayMs: 300, ageMs: 200 },
  desk: { delayMs: 400, ageMs: 300 },
  order: { delayMs: 500, ageMs: 400 },
};
/** Requests that may be old: a few wait for something else, while the server itself has time. */
const WAITING = 16;
/** A request above this age (ms) waits for another service, e.g. the assistant, or is a stream. */
const ELSEWHERE_MS = 5_000;
/** A delay of the event loop (ms), or requests that wait for a connection to the database, that show a busy server. */
const BUSY_DELAY_MS = 20;
const BUSY_QUERIES = 4;

const TICK_MS = 20;
/** Time over which delays are averaged (ms), so that one pause, e.g. of the garbage collector, refuses nobody. */
const AVERAGED_MS = 1_000;

/** Seconds until a refused client should try again. */
export const RETRY_SECONDS = 2;
export const BUSY_TEXT = 'We are very busy at the moment. Please try again in a few seconds.';

/** Measures how late the event loop runs its timers (ms), on average of the last second. */
export class LoopDelay {
  private delay = 0;
  private readonly timer: NodeJS.Timeout;

  constructor() {
    let last = performance.now();
    this.timer = setInterval(() => {
      const now = performance.now();
      const elapsed = now - last;
      last = now;
      const weight = 1 - Math.exp(-elapsed / AVERAGED_MS);
      this.delay += weight * (Math.max(elapsed - TICK_MS, 0) - this.delay);
    }, TICK_MS).unref();
  }

  current(): number {
    return this.delay;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

interface Measures {
  /** Delay of the event loop (ms). */
  delayMs(): number;
  /** Statements that wait for a free connection to the database. */
  waitingQueries(): number;
  now?(): number;
}

/**
 * Refuses requests while the server has more work than it can do in time: what it has admitted is answered, and the
 * others are told at once to try again. Without it, every request waits longer and longer, and none is answered in time.
 */
export class Admission {
  /** Times of admission (ms) of the requests without an answer, oldest first. */
  private readonly waiting = new Map<object, number>();
  private refused = 0;

  constructor(
    private readonly measures: Measures,
    private readonly log: Logger,
  ) {}

  /** Admits a request, and returns the function to call when it is answered; null when it is refused. */
  enter(purpose: Purpose): (() => void) | null {
    const now = this.now();
    if (this.isOverloaded(purpose, now)) {
      this.tellOnce();
      return null;
    }
    const key = {};
    this.waiting.set(key, now);
    return () => {
      this.waiting.delete(key);
      // The next overload is told again.
      if (this.waiting.size === 0) this.refused = 0;
    };
  }

  /** Requests that were admitted and have no answer yet. */
  get size(): number {
    return this.waiting.size;
  }

  private isOverloaded(purpose: Purpose, now: number): boolean {
    const { delayMs, ageMs } = LIMITS[purpose];
    const delay = this.measures.delayMs();
    if (delay > delayMs) return true;
    if (this.waiting.size <= WAITING) return false;
    if (delay <= BUSY_DELAY_MS && this.measures.waitingQueries() < BUSY_QUERIES) return false;
    let skipped = 0;
    for (const since of this.waiting.values()) {
      if (now - since > ELSEWHERE_MS) continue;
      skipped += 1;
      if (skipped > WAITING) return now - since > ageMs;
    }
    return false;
  }

  private tellOnce(): void {
    this.refused += 1;
    if (this.refused === 1) this.log.warn({ waiting: this.waiting.size }, 'overloaded: requests are refused');
  }

  private now(): number {
    return this.measures.now?.() ?? performance.now();
  }
}
