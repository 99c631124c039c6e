import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import {
  type Counter,
  giveBackEach,
  type RateLimit,
  type RateLimiter,
} from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { BrandColours, MailBrand } from '../../gateways/mail/mailLayout.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { mailboxOf, normaliseEmail } from '../accounts/account.rules.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { type MailKind, type OwnerMailKind, dinerMail, neutralDinerMail } from './dinerMail.ts';
import {
  findOrder,
  newestTestOrder,
  type OrderView,
  type RestaurantLook,
  type StoredOrder,
} from './order.repository.ts';
import type { OrderLinks } from './orderLinks.ts';
import {
  endedMail,
  neutralEndedMail,
  neutralOwnerMail,
  neutralReminderMail,
  placedOwnerMail,
  reminderMail,
  type AnswerAddresses,
} from './ownerMail.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** An order has at most four mails to its diner. */
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
function countersOf({ view, isOwnerKnown }: StoredOrder, kind: MailKind, to: string): Counter[] {
  const mailbox = hashSecret(mailboxOf(normaliseEmail(to)));
  if (isOwnerMail(kind)) return isOwnerKnown ? [] : [[PER_UNKNOWN_OWNER, mailbox]];
  return [
    [PER_DINER_HOUR, mailbox],
    [PER_DINER_DAY, mailbox],
    [isOwnerKnown ? PER_KNOWN_RESTAURANT : PER_UNKNOWN_RESTAURANT, view.restaurant.slug],
  ];
}

const isOwnerMail = (kind: MailKind): kind is OwnerMailKind => kind.endsWith('-owner');

/** Takes one mail of each counter. False, and none is taken, when one is used up. */
async function takeAll(limiter: RateLimiter, counters: Counter[]): Promise<boolean> {
  for (const [index, [limit, key]] of counters.entries()) {
    const taken = await limiter.take(limit, key);
    if (taken.ok) continue;
    await giveBackEach(limiter, counters.slice(0, index));
    return false;
  }
  return true;
}

type Job = JobPayloads['mailOrder'];

/** Times that the owner's mail offers (minutes). */
const OFFERED_MINUTES = { COLLECTION: [15, 20, 30], DELIVERY: [30, 45, 60] };

/** Mails about orders, one for each job. Their content depends on which mailbox is verified (decision 20). */
export class OrderMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: OrderLinks,
    private readonly sites: SiteLinks,
    /** null when the storefront is not built; mails then have the product's look. */
    private readonly brandColours: BrandColours | null,
    private readonly limiter: RateLimiter,
    private readonly mail: MailGateway,
    private readonly log: Logger,
  ) {}

  /**
   * Sends one mail; a repeat has the same id. Sends nothing when the owner, the order or the diner's address was removed,
   * or when a limit is used up: the order page shows the same.
   */
  async send({ orderId, kind }: Job): Promise<void> {
    const order = await findOrder(this.em, orderId);
    const mail = order && !order.isDemo ? this.compose(order, kind) : null;
    if (!order || !mail) return;
    const counters = countersOf(order, kind, mail.to);
    if (!(await takeAll(this.limiter, counters))) {
      this.log.warn({ orderId, kind }, 'order mail left out: too many to its mailbox or from its restaurant');
      return;
    }
    try {
      await this.mail.send({ ...mail, id: `order-${orderId}-${kind}` });
    } catch (error) {
      await giveBackEach(this.limiter, counters);
      throw error;
    }
  }

  /** The mail about the newest order on a preview, which nobody gets: as its owner would get it. HTML; null without an order. */
  async showTestOrder(restaurantId: string): Promise<string | null> {
    const newest = await newestTestOrder(this.em, restaurantId);
    const order = newest ? await findOrder(this.em, newest.id) : null;
    if (!order) return null;
    return placedOwnerMail({ ...order.view, ...order.contact }, this.answersOf(order.view)).html;
  }

  private compose(order: StoredOrder, kind: Job['kind']): Omit<Mail, 'id'> | null {
    if (isOwnerMail(kind)) return this.composeForOwner(order, kind);
    const { view, contact, isOwnerKnown, contactEmail, look } = order;
    const to = contact.customerEmail;
    if (to === '') return null;
    const { slug, name } = view.restaurant;
    const statusUrl = this.links.statusUrl(slug, view.id);
    if (!isOwnerKnown) return { ...neutralDinerMail(kind, view, statusUrl), to };
    const pages = { statusUrl, menuUrl: this.sites.siteUrl(slug) };
    const mail = { ...dinerMail(kind, view, pages, this.brandOf(name, look)), to };
    return contactEmail === null ? mail : { ...mail, replyTo: contactEmail };
  }

  private brandOf(name: string, look: RestaurantLook): MailBrand | null {
    const colours = this.brandColours?.(look);
    return colours ? { name, logoUrl: this.sites.pictureUrl(look.logoKey), ...colours } : null;
  }

  private composeForOwner(
    { view, contact, ownerEmail, isOwnerKnown }: StoredOrder,
    kind: OwnerMailKind,
  ): Omit<Mail, 'id'> | null {
    if (ownerEmail === null) return null;
    const to = ownerEmail;
    const order = { ...view, ...contact };
    if (kind === 'expired-owner' || kind === 'cancelled-owner') {
      const end = kind === 'expired-owner' ? 'missed' : 'cancelledByDiner';
      return { ...(isOwnerKnown ? endedMail(order, end) : neutralEndedMail(view, end)), to };
    }
    const addresses = this.answersOf(view);
    if (kind === 'placed-owner')
      return {
        ...(isOwnerKnown ? placedOwnerMail(order, addresses) : neutralOwnerMail(view, addresses)),
        to,
      };
    // Answered meanwhile.
    if (view.state !== 'PLACED') return null;
    return { ...(isOwnerKnown ? reminderMail(order, addresses) : neutralReminderMail(view, addresses)), to };
  }

  private answersOf({ id, fulfilment, scheduledFor, restaurant: { slug } }: OrderView): AnswerAddresses {
    const times = scheduledFor ? [null] : OFFERED_MINUTES[fulfilment];
    return {
      accept: times.map((minutes) => ({
        minutes,
        url: this.links.answerUrl(slug, id, 'accept', minutes ?? undefined),
      })),
      rejectUrl: this.links.answerUrl(slug, id, 'reject'),
      readyUrl: this.links.answerUrl(slug, id, 'ready'),
      pauseUrl: `${this.links.answerUrl(slug, id, 'pause')}#pause`,
    };
  }
}
