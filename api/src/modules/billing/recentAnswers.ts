import { LRUCache } from 'lru-cache';
import type { ProviderCheckout, ProviderInvoice } from '../../gateways/payments/payments.gateway.ts';
import type { Clock } from '../../lib/clock.ts';

/** Responses of the payment provider, cached for 3 s, also within one request. */
export class RecentAnswers<Answer> {
  private readonly kept: LRUCache<string, Promise<Answer>>;

  constructor(clock: Clock) {
    const perf = { now: () => clock().getTime() };
    // Less than 3 s: an entry that is as old as `ttl` (ms) is still used.
    this.kept = new LRUCache({ max: 1_000, ttl: 2_999, ttlResolution: 0, perf });
  }

  /** The response for `key`; calls `ask` when none is cached. Failures are not cached. */
  get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.kept.get(key);
    if (known) return known;
    const answer = ask();
    this.kept.set(key, answer);
    answer.catch(() => {
      if (this.kept.peek(key) === answer) this.kept.delete(key);
    });
    return answer;
  }
}

/** Payment pages from the payment provider; null for an unknown page. */
export class RecentCheckouts extends RecentAnswers<ProviderCheckout | null> {}

/** A customer's invoices from the payment provider; null when the limit is reached. */
export class RecentInvoices extends RecentAnswers<ProviderInvoice[] | null> {}
