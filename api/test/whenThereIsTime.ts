import { setTimeout as delay } from 'node:timers/promises';
import { asTryAgain } from '../src/lib/tryAgain.ts';

const PAUSE_MS = 200;

/**
 * Repeats what was refused because too much happens at the same time, as clients do. Hundreds of parallel orders have one
 * pool of connections, and on a slow machine the last ones wait for too long.
 */
export async function whenThereIsTime<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!asTryAgain(error)) throw error;
      await delay(PAUSE_MS);
    }
  }
}
