import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from './startProduct.ts';

/** One way to lose PostgreSQL; resolves when nothing keeps it from coming back. */
export type Fault = (product: Product) => Promise<void>;

/** As when memory runs out. */
export const killPostgres: Fault = async (product) => product.signalPostgres('SIGKILL');

/** Its helpers outlive it for a moment. */
export const killPostmaster: Fault = async (product) => product.signalPostmaster('SIGKILL');

/** As an administrator restarts it: PostgreSQL closes its connections in order. */
export const restartPostgres: Fault = async (product) => product.signalPostmaster('SIGINT');

/** Hangs for `ms`. */
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
