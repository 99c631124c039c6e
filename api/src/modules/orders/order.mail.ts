import type { Logger } from 'pino';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { BrandColours, MailBrand } from '../../gateways/mail/mailLayout.ts';
import { type RateLimitedFailure, ok, type Result } from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { mailboxOf, normaliseEmail } from '../accounts/account.rules.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { type MailKind, dinerMail, neutralDinerMail } from './dinerMail.ts';
import type { RestaurantLook, StoredOrder, OrderReader } from './order.repository.ts';
import type { OrderLinks } from './orderLinks.ts';
import {
  missedOrderMail,
  neutralMissedMail,
  neutralOwnerMail,
  placedOwnerMail,
  type AnswerAddresses,
} from './ownerMail.ts';

/** Makes the look of mails in a restaurant's name. */
export class MailBrands {
  /** `colours`: null when the storefront is not built; mails then have the product's look. */
  constructor(
    private readonly colours: BrandColours | null,
    private readonly links: SiteLinks,
  ) {}

  of(name: string, look: RestaurantLook): MailBrand | null {
    return this.colours && { name, logoUrl: this.links.pictureUrl(look.logoKey), ...this.colours(look) };
  }
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** An order has at most three mails to its diner. */
const PER_DINER_HOUR: RateLimit = { name: 'order-mail-diner-hour', points: 12, seconds: HOUR };
const PER_DINER_DAY: RateLimit = { name: 'order-mail-diner-day', points: 30, seconds: DAY };
const PER_KNOWN_RESTAURANT: RateLimit = { name: 'order-mail-restaurant', points: 600, seconds: HOUR };
const PER_UNKNOWN_RESTAURANT: RateLimit = { name: 'order-mail-unproven', points: 60, seconds: DAY };
const PER_UNKNOWN_OWNER: RateLimit = { name: 'order-mail-owner', points: 60, seconds: DAY };

/**
 * Limits of mails about orders, because anybody can enter any address. A diner's mailbox gets 12 an hour and 30 a day. A
 * restaurant sends 600 an hour to diners, or 60 a day without a verified mailbox of its owner. A verified owner gets every
 * mail; another one gets 60 a day.
 */
export class OrderMailLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** Takes one mail of each limit. Fails, and takes none, when a limit is used up. */
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

  /** Gives back what `take` took, because the mail was not sent. */
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

type Job = JobPayloads['mailOrder'];

/** Times that the owner's mail offers (minutes). */
const OFFERED_MINUTES = [15, 20, 30] as const;

/** Mails about orders, one for each job. Their content depends on which mailbox is verified (decision 20). */
export class OrderMailService {
  constructor(
    private readonly reader: OrderReader,
    private readonly links: OrderLinks,
    private readonly brands: MailBrands,
    private readonly limits: OrderMailLimits,
    private readonly mail: MailGateway,
    private readonly log: Logger,
  ) {}

  /**
   * Sends one mail; a repeat has the same id. Sends nothing when the owner, the order or the diner's address was removed,
   * or when a limit is used up: the order page shows the same.
   */
  async send({ orderId, kind }: Job): Promise<void> {
    const order = await this.reader.find(orderId);
    const mail = order && !order.isDemo ? this.compose(order, kind) : null;
    if (!order || !mail) return;
    const taken = await this.limits.take(order, kind, mail.to);
    if (!taken.ok) {
      this.log.warn({ orderId, kind }, 'order mail left out: too many to its mailbox or from its restaurant');
      return;
    }
    try {
      await this.mail.send({ ...mail, id: `order-${orderId}-${kind}` });
    } catch (error) {
      await this.limits.giveBack(order, kind, mail.to);
      throw error;
    }
  }

  private compose(order: StoredOrder, kind: Job['kind']): Omit<Mail, 'id'> | null {
    if (kind === 'placed-owner' || kind === 'expired-owner') return this.composeForOwner(order, kind);
    const { view, contact, isOwnerKnown, contactEmail, look } = order;
    const to = contact.customerEmail;
    if (to === '') return null;
    const { slug, name } = view.restaurant;
    const statusUrl = this.links.statusUrl(slug, view.id);
    if (!isOwnerKnown) return { ...neutralDinerMail(kind, view, statusUrl), to };
    const pages = { statusUrl, menuUrl: this.links.menuUrl(slug) };
    const mail = { ...dinerMail(kind, view, pages, this.brands.of(name, look)), to };
    return contactEmail === null ? mail : { ...mail, replyTo: contactEmail };
  }

  private composeForOwner(
    { view, contact, ownerEmail, isOwnerKnown }: StoredOrder,
    kind: 'placed-owner' | 'expired-owner',
  ): Omit<Mail, 'id'> | null {
    if (ownerEmail === null) return null;
    const order = { ...view, ...contact };
    if (kind === 'expired-owner')
      return { ...(isOwnerKnown ? missedOrderMail(order) : neutralMissedMail(view)), to: ownerEmail };
    const addresses = this.answersOf(order.restaurant.slug, order.id);
    const mail = isOwnerKnown ? placedOwnerMail(order, addresses) : neutralOwnerMail(view, addresses);
    return { ...mail, to: ownerEmail };
  }

  private answersOf(slug: string, orderId: string): AnswerAddresses {
    return {
      accept: OFFERED_MINUTES.map((minutes) => ({
        minutes,
        url: this.links.answerUrl(slug, orderId, 'ACCEPTED', minutes),
      })),
      rejectUrl: this.links.answerUrl(slug, orderId, 'REJECTED'),
      readyUrl: this.links.answerUrl(slug, orderId, 'READY'),
    };
  }
}
