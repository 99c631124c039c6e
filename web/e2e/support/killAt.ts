import { setTimeout as delay } from 'node:timers/promises';
import type { StripeProxy } from './stripeProxy.ts';

/**
 * Where the product dies: at its first such call, before the provider hears of it (`asked`), before its answer comes
 * (`answered`), or in the milliseconds after, in which the answer is taken and written down (`written`).
 */
export interface KillPoint {
  call: RegExp;
  moment: 'asked' | 'answered' | 'written';
}

const WITHIN_MS = 30_000;
const WRITING_MS = 24;

/** Kills the product at a point and resolves when it is dead. What is under way then is never answered. */
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
