import type {
  Allowance,
  Counter,
  RateLimit,
  RateLimiter,
} from '../../gateways/limits/rateLimiter.gateway.ts';
import { unlessAway } from '../../lib/within.ts';
import { normalCode } from '@forkfront/common/discount.ts';
import type { SiteDocument } from '@forkfront/common/siteDocument.ts';
import { messages } from './messages.ts';

const SECONDS = 10 * 60;
/** Unknown codes of one address at one site. Known codes are not counted: many diners may share an address. */
const PER_ADDRESS: RateLimit = { name: 'code-address', points: 20, seconds: SECONDS, firstInMemory: 5 };
/** Unknown codes of all addresses at one site, so that many addresses do not help much. */
const PER_SITE: RateLimit = { name: 'code-site', points: 300, seconds: SECONDS, firstInMemory: 50 };
/** An unknown code that was tried before, by anybody, tells nothing new and is not counted again: it may be on a printed menu. */
const PER_CODE: RateLimit = { name: 'code-tried', points: 1, seconds: SECONDS };

/** The answer while nobody can count: an outage does not open the way to try codes. */
const UNCOUNTED: Allowance = { isAllowed: false, remaining: 0, resetSeconds: 60 };

/** Limits how many codes can be tried, so that nobody finds the codes of a site by trying. */
export class CodeTriesService {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Why a code is not looked at, as a sentence for the diner; null when it may be. After too many unknown codes every code is
   * refused, or the known ones would be told from the others. An order without the code is still possible.
   */
  async refusal(
    { restaurantId, promotions }: Pick<SiteDocument, 'restaurantId' | 'promotions'>,
    typed: string,
    ip: string,
  ): Promise<string | null> {
    const code = normalCode(typed);
    if (code === '' || promotions.every((one) => one.code === null)) return null;
    const counters: Counter[] = [
      [PER_ADDRESS, `${restaurantId} ${ip}`],
      [PER_SITE, restaurantId],
    ];
    const limited = await this.count(counters, 0);
    if (limited !== null || promotions.some((one) => one.code === code)) return limited;
    return (await this.isNew(restaurantId, code)) ? this.count(counters, 1) : null;
  }

  /** Counts a try, or none to see what is left. Returns the refusal of the first counter that has nothing left. */
  private async count(counters: readonly Counter[], points: number): Promise<string | null> {
    for (const [limit, key] of counters) {
      const { isAllowed, resetSeconds } = await unlessAway(this.limiter.count(limit, key, points), UNCOUNTED);
      if (!isAllowed) return messages.tooManyCodes(Math.ceil(resetSeconds / 60));
    }
    return null;
  }

  private async isNew(restaurantId: string, code: string): Promise<boolean> {
    const first = await unlessAway(
      this.limiter.count(PER_CODE, `${restaurantId} ${code.slice(0, 40)}`),
      UNCOUNTED,
    );
    return first.isAllowed || first === UNCOUNTED;
  }
}
