import { setTimeout as delay } from 'node:timers/promises';

/** The product cannot start, for a reason that the operator can correct. The message says everything that is needed. */
export class StartFailure extends Error {}

/** How long a step may take (ms); the next one begins then, whatever became of it. */
const STEP_MS = 3_000;

interface Step {
  stop: () => unknown;
  limitMs: number;
}

/** What was started, to be stopped in the reverse order. */
export class Teardown {
  private readonly steps: Step[] = [];

  /** Remembers how to stop something that has just been started. `limitMs`: how long that may take. */
  add(stop: () => unknown, limitMs = STEP_MS): void {
    this.steps.push({ stop, limitMs });
  }

  /**
   * Stops everything, the newest first. Continues after a failure and after a step that hangs, and throws the first failure
   * at the end.
   */
  async run(): Promise<void> {
    const errors: unknown[] = [];
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      try {
        await within(step);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}

async function within({ stop, limitMs }: Step): Promise<void> {
  const waiting = new AbortController();
  const late = delay(limitMs, undefined, { signal: waiting.signal }).then(
    () => {
      throw new Error(`A part did not stop within ${limitMs} ms.`);
    },
    () => undefined,
  );
  try {
    await Promise.race([(async () => stop())(), late]);
  } finally {
    waiting.abort();
  }
}
