import type { RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { RateLimitedFailure } from '../../lib/failure.ts';
import type { RateLimit } from '../../lib/rateLimits.ts';
import { ok, type Result } from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { mailboxOf, normaliseEmail } from '../accounts/account.rules.ts';
import type { MailKind } from './dinerMail.ts';
import type { StoredOrder } from './orderReader.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** An order has at most three mails to its diner. */
const PER_DINER_HOUR: RateLimit = { name: 'order-mail-diner-hour', points: 12, seconds: HOUR };
const PER_DINER_DAY: RateLimit = { name: 'order-mail-diner-day', points: 30, seconds: DAY };
const PER_KNOWN_RESTAURANT: RateLimit = { name: 'order-mail-restaurant', points: 600, seconds: HOUR };
const PER_UNKNOWN_RESTAURANT: RateLimit = { name: 'order-mail-unproven', points: 60, seconds: DAY };
const PER_UNKNOWN_OWNER: RateLimit = { name: 'order-mail-owner', points: 60, seconds: DAY };

/**
 * How many mails about orders a mailbox gets: anybody can name any address. Diners get 12 an hour and 30 a day, whatever
 * restaurant writes; a restaurant writes 600 an hour to diners, or 60 a day while no mailbox of its owner is known. An
 * owner whose mailbox is known gets every mail; another one 60 a day.
 */
export class OrderMailLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** Takes one mail of each limit; fails, and takes none, when one of them is used up. */
  async take(order: StoredOrder, kind: MailKind, to: string): Promise<Result<void, RateLimitedFailure>> {
    const taken: [RateLimit, string][] = [];
    for (const [limit, key] of limitsOf(order, kind, to)) {
      const result = await this.limiter.take(limit, key);
      if (!result.ok) {
        await this.give(taken);
        return result;
      }
      taken.push([limit, key]);
    }
    return ok(undefined);
  }

  /** The mail was not sent. */
  giveBack(order: StoredOrder, kind: MailKind, to: string): Promise<void> {
    return this.give(limitsOf(order, kind, to));
  }

  private async give(limits: [RateLimit, string][]): Promise<void> {
    await Promise.all(limits.map(([limit, key]) => this.limiter.giveBack(limit, key)));
  }
}

function limitsOf(
  { view, isOwnerKnown }: StoredOrder,
  kind: MailKind,
  to: string,
): [limit: RateLimit, key: string][] {
  const mailbox = hashSecret(mailboxOf(normaliseEmail(to)));
  if (kind === 'placed-owner' || kind === 'expired-owner')
    return isOwnerKnown ? [] : [[PER_UNKNOWN_OWNER, mailbox]];
  return [
    [PER_DINER_HOUR, mailbox],
    [PER_DINER_DAY, mailbox],
    [isOwnerKnown ? PER_KNOWN_RESTAURANT : PER_UNKNOWN_RESTAURANT, view.restaurant.slug],
  ];
}
