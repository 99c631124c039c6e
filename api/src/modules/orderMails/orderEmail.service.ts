import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import { type RateLimit, type RateLimiter, takeEach } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { hashSecret, type Secrets } from '../../lib/secrets.ts';
import { mailboxOf, normaliseEmail } from '@forkfront/common/email.ts';
import { makeEmailToken, provesEmail, readEmailToken } from '../accounts/addresses/emailToken.ts';
import { confirmOrderEmail, orderEmailOf } from '../restaurants/restaurant.repository.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { messages } from './messages.ts';
import { button, mailOfParts, paragraph } from './orderMailParts.ts';

const DAY = 24 * 60 * 60;
const LINK_LIFETIME_MS = 7 * DAY * 1000;
const MAILS_PER_MAILBOX: RateLimit = { name: 'order-email-mailbox', points: 3, seconds: DAY };
const MAILS_PER_RESTAURANT: RateLimit = { name: 'order-email-restaurant', points: 10, seconds: DAY };

/** What a link confirms: that orders of this restaurant go to this address. */
export interface OrderEmailLink {
  restaurantId: string;
  email: string;
  isConfirmed: boolean;
}

/** Confirms the address for orders that an owner entered (decision 20). Until then orders go to the account's address. */
export class OrderEmailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly limiter: RateLimiter,
    private readonly links: SiteLinks,
    private readonly clock: Clock,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Mails the link, at most 3 a day to a mailbox and 10 a day for a restaurant. Sends nothing when the address is
   * confirmed or was replaced.
   */
  async send({ mailId, restaurantId, email }: JobPayloads['mailOrderEmail']): Promise<void> {
    const row = await orderEmailOf(this.em, restaurantId);
    if (!row || row.email !== email || row.confirmed === email) return;
    const allowed = await takeEach(this.limiter, [
      [MAILS_PER_RESTAURANT, restaurantId],
      [MAILS_PER_MAILBOX, hashSecret(mailboxOf(normaliseEmail(email)))],
    ]);
    if (!allowed.ok) return;
    const expiresAt = new Date(this.clock().getTime() + LINK_LIFETIME_MS);
    const token = makeEmailToken(this.secrets, { userId: restaurantId, email, expiresAt }, 'order-email');
    const href = `${this.links.siteUrl(row.slug)}/order-email/${token}`;
    const { body, label, ...words } = messages.orderEmail;
    const mail = mailOfParts(words, [paragraph(body), button({ href, label })]);
    await this.mail.send({ ...mail, to: email, id: `order-email-${mailId}` });
  }

  /** What a link confirms. Null when it is invalid, expired, of another site, or for an address that was replaced. */
  async byToken(token: string, slug: string): Promise<OrderEmailLink | null> {
    const claim = readEmailToken(token);
    if (!claim || claim.expiresAt <= this.clock()) return null;
    const row = await orderEmailOf(this.em, claim.userId);
    if (!row || row.slug !== slug || row.email === null) return null;
    const { email } = row;
    if (!provesEmail(this.secrets, token, { ...claim, email }, 'order-email')) return null;
    return { restaurantId: claim.userId, email, isConfirmed: row.confirmed === email };
  }

  /** Sends orders to the address from now on; a repeat changes nothing. False for an invalid link (see `byToken`). */
  async confirm(token: string, slug: string): Promise<boolean> {
    const link = await this.byToken(token, slug);
    return link !== null && confirmOrderEmail(this.em, link);
  }
}
