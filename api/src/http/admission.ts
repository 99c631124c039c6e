import type { Logger } from 'pino';

/**
 * What a request is for, the last first to be refused: an order of a diner, the desk and everything of signed-in people,
 * a page, and every other read.
 */
export type Purpose = 'order' | 'desk' | 'page' | 'read';

/**
 * Admits requests for a purpose while the event loop answers within `delayMs`, and while no more than `WAITING` requests have
 * waited for `ageMs`. A late event loop counts only when this process uses a core: when other programs keep the machine
 * busy, refusing does not help. Orders come last, so what they wait for is mostly the orders before them: together they are
 * answered within a second.
 */
const LIMITS: Record<Purpose, { delayMs: number; ageMs: number }> = {
  read: { delayMs: 150, ageMs: 150 },
  page: { delayMs: 250, ageMs: 200 },
  desk: { delayMs: 400, ageMs: 300 },
  order: { delayMs: 500, ageMs: 400 },
};
/** Requests that may wait: refusing some of so few would not make a slow machine faster. */
const WAITING = 64;
/** A request above this age (ms) waits for another service, e.g. the assistant, or is a stream. */
const ELSEWHERE_MS = 5_000;
/** A delay of the event loop (ms), or requests that wait for a connection to the database, that show a busy server. */
const BUSY_DELAY_MS = 20;
const BUSY_QUERIES = 4;

/** Share of a core that a busy process uses. */
const BUSY_SHARE = 0.6;

const TICK_MS = 20;
/** Time over which delays are averaged (ms), so that one pause, e.g. of the garbage collector, refuses nobody. */
const AVERAGED_MS = 500;

/** Seconds until a refused client should try again. */
export const RETRY_SECONDS = 2;
export const BUSY_TEXT = 'We are very busy at the moment. Please try again in a few seconds.';

/** Measures how late the event loop runs its timers, and how much of a core the process uses, on average of the last half second. */
export class LoopMeter {
  private delay = 0;
  private share = 0;
  private readonly timer: NodeJS.Timeout;

  constructor() {
    let last = performance.now();
    let used = cpuMs();
    this.timer = setInterval(() => {
      const now = performance.now();
      const elapsed = now - last;
      const cpu = cpuMs();
      const weight = 1 - Math.exp(-elapsed / AVERAGED_MS);
      this.delay += weight * (Math.max(elapsed - TICK_MS, 0) - this.delay);
      this.share += weight * ((cpu - used) / elapsed - this.share);
      [last, used] = [now, cpu];
    }, TICK_MS).unref();
  }

  /** Milliseconds. */
  delayMs(): number {
    return this.delay;
  }

  /** 1 is a whole core. */
  coreShare(): number {
    return this.share;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Measures {
  /** Delay of the event loop (ms). */
  delayMs(): number;
  /** Share of a core that this process uses. */
  coreShare(): number;
  /** Statements that wait for a free connection to the database. */
  waitingQueries(): number;
  now?(): number;
}

/**
 * Refuses requests while the server has more work than it can do in time: what it has admitted is answered, and the
 * others get an answer at once: they can try again. Without it, every request waits longer and longer, and none is answered in time.
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
      // The next overload gets its own line in the log.
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
    if (delay > delayMs && this.measures.coreShare() > BUSY_SHARE) return true;
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
