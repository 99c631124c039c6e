import type { ProviderCheckout, ProviderInvoice } from '../../gateways/payments/payments.gateway.ts';
import type { Clock } from '../../lib/clock.ts';

const KEPT_MS = 3_000;
const MAX_KEPT = 1_000;

/** Responses of the payment provider, cached for 3 s, also within one request. */
export class RecentAnswers<Answer> {
  private readonly kept = new Map<string, { until: number; answer: Promise<Answer> }>();

  constructor(private readonly clock: Clock) {}

  /** The response for `key`; calls `ask` when none is cached. Failures are not cached. */
  async get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const now = this.clock().getTime();
    const known = this.kept.get(key);
    if (known && known.until > now) return known.answer;
    this.kept.delete(key);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size < MAX_KEPT) break;
      this.kept.delete(oldest);
    }
    const answer = ask();
    this.kept.set(key, { until: now + KEPT_MS, answer });
    try {
      return await answer;
    } catch (error) {
      if (this.kept.get(key)?.answer === answer) this.kept.delete(key);
      throw error;
    }
  }
}

/** Payment pages from the payment provider; null for an unknown page. */
export class RecentCheckouts extends RecentAnswers<ProviderCheckout | null> {}

/** A customer's invoices from the payment provider; null for an unknown customer. */
export class RecentInvoices extends RecentAnswers<ProviderInvoice[] | null> {}
