import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from './startProduct.ts';

/** A failure of PostgreSQL; resolves when it can recover. */
export type Fault = (product: Product) => Promise<void>;

/** Kills all processes, as when memory runs out. */
export const killPostgres: Fault = async (product) => product.signalPostgres('SIGKILL');

/** Kills the server; its helper processes live a moment longer. */
export const killPostmaster: Fault = async (product) => product.signalPostmaster('SIGKILL');

/** A restart by an administrator: PostgreSQL closes its connections in order. */
export const restartPostgres: Fault = async (product) => product.signalPostmaster('SIGINT');

/** PostgreSQL hangs for `ms`. */
export const pausePostgres =
  (ms: number): Fault =>
  async (product) => {
    product.signalPostgres('SIGSTOP');
    try {
      await Promise.race([delay(ms), once(product.child, 'exit')]);
    } finally {
      product.signalPostgres('SIGCONT');
    }
  };
