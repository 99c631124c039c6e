import { setTimeout as delay } from 'node:timers/promises';
import type { StripeProxy } from './stripeProxy.ts';

/**
 * When the product dies: at the first matching call before the provider gets it (`asked`), before the product gets the
 * answer (`answered`), or in the milliseconds after, while it stores the answer (`written`).
 */
export interface KillPoint {
  call: RegExp;
  moment: 'asked' | 'answered' | 'written';
}

const WITHIN_MS = 30_000;
const WRITING_MS = 24;

/** Kills the product at a point and resolves when it is dead. Pending requests get no answer. */
export function killAt(
  proxy: StripeProxy,
  { call, moment }: KillPoint,
  kill: () => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`There was no ${call} in time.`)), WITHIN_MS);
    const die = async (): Promise<void> => {
      clearTimeout(late);
      await kill();
      proxy.watch = () => undefined;
      resolve();
    };
    let isDying = false;
    proxy.watch = async (now, when) => {
      if (isDying || !call.test(now) || when !== (moment === 'asked' ? 'asked' : 'answered')) return;
      isDying = true;
      if (moment === 'written') void delay(Math.random() * WRITING_MS).then(die);
      else await die();
    };
  });
}
