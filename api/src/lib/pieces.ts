import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that one piece of long work lasts before everything else that waits has its turn. */
const PIECE_MS = 10;

/** Divides long work on one input into pieces: the work calls `pause` between two of its steps, e.g. for each line. */
export class Pieces {
  private startedAt = performance.now();

  async pause(): Promise<void> {
    if (performance.now() - this.startedAt < PIECE_MS) return;
    await nextTurn();
    this.startedAt = performance.now();
  }
}

/** Runs steps in pieces. Returns their result. */
export async function inPieces<Result>(steps: Generator<void, Result>): Promise<Result> {
  const pieces = new Pieces();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pieces.pause();
  }
}

/** Runs steps at once. Returns their result. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
