import type { BrandColours } from '@forkfront/common/renderer.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { addJob, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import {
  type Counter,
  giveBackEach,
  type RateLimit,
  type RateLimiter,
} from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { MailBrand } from '../../gateways/mail/mailLayout.ts';
import type { Clock } from '../../lib/clock.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { mailboxOf, normaliseEmail } from '@forkfront/common/email.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { type MailKind, type OwnerMailKind, dinerMail, neutralDinerMail } from './dinerMail.ts';
import {
  findOrder,
  newestTestOrder,
  type OrderView,
  readOrder,
  type RestaurantLook,
  type StoredOrder,
} from '../orders/order.repository.ts';
import { beginAnswerTime } from '../orders/missedOrder.repository.ts';
import type { OrderLinks } from '../orders/orderLinks.ts';
import { timeOfDelay } from '../orders/orderMove.repository.ts';
import type { OrderState } from '@forkfront/common/orderState.ts';
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
/** An order has seldom more than four mails to its diner. */
const OF_ONE_ORDER = 4;
const PER_DINER_HOUR: RateLimit = {
  name: 'order-mail-diner-hour',
  points: 12,
  seconds: HOUR,
  firstInMemory: OF_ONE_ORDER,
};
const PER_DINER_DAY: RateLimit = {
  name: 'order-mail-diner-day',
  points: 30,
  seconds: DAY,
  firstInMemory: OF_ONE_ORDER,
};
const PER_KNOWN_RESTAURANT: RateLimit = {
  name: 'order-mail-restaurant',
  points: 600,
  seconds: HOUR,
  firstInMemory: 100,
};
const PER_UNKNOWN_RESTAURANT: RateLimit = { name: 'order-mail-unproven', points: 60, seconds: DAY };
const PER_UNKNOWN_OWNER: RateLimit = { name: 'order-mail-owner', points: 60, seconds: DAY };

/**
 * Limits of mails about orders, because anybody can enter any address. A diner's mailbox gets 12 an hour and 30 a day. A
 * restaurant sends 600 an hour to diners, and those above wait; without a verified mailbox of its owner it sends 60 a day. A
 * verified owner gets every mail; another one gets 60 a day. Each worker counts the first ones in its memory (`firstInMemory`).
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

/** A limit that is used up, and when all of it is there again. */
interface UsedUp {
  limit: RateLimit;
  resetSeconds: number;
}

/** Takes one mail of each counter. None is taken when one is used up. */
async function takeAll(limiter: RateLimiter, counters: Counter[]): Promise<UsedUp | null> {
  for (const [index, [limit, key]] of counters.entries()) {
    const taken = await limiter.take(limit, key);
    if (taken.ok) continue;
    await giveBackEach(limiter, counters.slice(0, index));
    return { limit, resetSeconds: taken.error.retryAfterSeconds };
  }
  return null;
}

type Job = JobPayloads['mailOrder'];

/** A mail that is later than this after the time to answer began, begins it again (ms): its worker died. */
const LATE_MS = 10_000;

/** The mails of a new order. */
const PLACED = ['placed-owner', 'placed-diner'] as const;

const AFTER_READY: readonly OrderState[] = ['READY', 'OUT_FOR_DELIVERY', 'COMPLETED'];
/** The states in which a mail is still true: a move may have been taken back while its mail waited. */
const NOT_OVER: readonly OrderState[] = ['PLACED', 'ACCEPTED', 'REJECTED', 'PREPARING', ...AFTER_READY];
const TRUE_IN: Partial<Record<MailKind, readonly OrderState[]>> = {
  // A worker may have died before the mail.
  'placed-owner': NOT_OVER,
  'placed-diner': NOT_OVER,
  answered: ['ACCEPTED', 'REJECTED', 'PREPARING', ...AFTER_READY],
  delayed: ['ACCEPTED', 'PREPARING'],
  ready: AFTER_READY,
  'out-for-delivery': ['OUT_FOR_DELIVERY', 'COMPLETED'],
  'cancelled-diner': ['CANCELLED'],
};

/** Times that the owner's mail offers (minutes). */
const OFFERED_MINUTES = { COLLECTION: [15, 20, 30], DELIVERY: [30, 45, 60] };

/** Mails about orders. Their content depends on which mailbox is verified (decision 20). */
export class OrderMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: { pool: Pool },
    private readonly links: OrderLinks,
    private readonly sites: SiteLinks,
    /** null when the storefront is not built; mails then have the product's look. */
    private readonly brandColours: BrandColours | null,
    private readonly limiter: RateLimiter,
    private readonly mail: MailGateway,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /**
   * Sends one mail; a repeat has the same id. Sends nothing when the owner, the order or the diner's address was removed,
   * when the news is not true any more, or when a limit is used up: the order page shows the same. Above the hourly limit of
   * its restaurant the mail waits for the next hour.
   */
  async send({ orderId, kind, copy }: Job): Promise<void> {
    const order = await readOrder(this.em, this.database.pool, orderId);
    if (order) await this.sendAbout(order, kind, copy);
  }

  /**
   * Sends the mails of a new order to both sides, as `send` does. A mail that fails gets a job of its own, so that a repeat does
   * not send the other one again.
   */
  async sendPlaced({ orderId }: JobPayloads['mailPlacedOrder']): Promise<void> {
    const order = await this.readInTime(orderId);
    if (!order) return;
    const failures = new Map<Job['kind'], unknown>();
    await Promise.all(
      PLACED.map((kind) =>
        this.sendAbout(order, kind).catch((error: unknown) => void failures.set(kind, error)),
      ),
    );
    for (const [kind, err] of failures) {
      this.log.warn({ err, orderId, kind }, 'order mail failed; it is sent by a job of its own');
      await addJob(this.em, 'mailOrder', { orderId, kind });
    }
  }

  /** An order that is announced now. When that is late, its time to answer begins now. */
  private async readInTime(orderId: string): Promise<StoredOrder | null> {
    const order = await readOrder(this.em, this.database.pool, orderId);
    const now = this.clock();
    const isLate = now.getTime() - (order?.view.placedAt.getTime() ?? Infinity) > LATE_MS;
    if (order?.view.state !== 'PLACED' || !isLate) return order;
    const hasBegun = await beginAnswerTime(this.em, orderId, now, LATE_MS);
    return hasBegun ? readOrder(this.em, this.database.pool, orderId) : order;
  }

  private async sendAbout(order: StoredOrder, kind: Job['kind'], copy?: string): Promise<void> {
    const isTrue = TRUE_IN[kind]?.includes(order.view.state) ?? true;
    const told = kind === 'delayed' ? await this.asDelayed(order, copy) : order;
    const mail = order.isDemo || !isTrue || !told ? null : this.compose(told, kind);
    if (!mail) return;
    const orderId = order.view.id;
    const counters = countersOf(order, kind, mail.to);
    const usedUp = await takeAll(this.limiter, counters);
    if (usedUp?.limit === PER_KNOWN_RESTAURANT)
      return this.sendLater({ orderId, kind, ...(copy !== undefined && { copy }) }, usedUp.resetSeconds);
    if (usedUp) {
      this.log.warn({ orderId, kind }, 'order mail left out: too many to its mailbox or from its restaurant');
      return;
    }
    try {
      const name = copy === undefined ? kind : `${kind}-${copy}`;
      await this.mail.send({ ...mail, id: `order-${orderId}-${name}` });
    } catch (error) {
      await giveBackEach(this.limiter, counters);
      throw error;
    }
  }

  private async sendLater(job: Job, seconds: number): Promise<void> {
    const { orderId, kind, copy = '' } = job;
    this.log.warn(
      { orderId, kind, seconds },
      'order mail waits: its restaurant has sent too many in this hour',
    );
    const at = new Date(this.clock().getTime() + seconds * 1000);
    await addJob(this.em, 'mailOrder', job, { at, key: `mailOrder:${orderId}:${kind}:${copy}:later` });
  }

  /** The mail about the newest order on a preview, which nobody gets: as its owner would get it. HTML; null without an order. */
  async showTestOrder(restaurantId: string): Promise<string | null> {
    const newest = await newestTestOrder(this.em, restaurantId);
    const order = newest ? await findOrder(this.em, newest.id) : null;
    if (!order) return null;
    return placedOwnerMail({ ...order.view, ...order.contact }, this.answersOf(order.view)).html;
  }

  /** The order with the time that a delay set; null when the delay was taken back. */
  private async asDelayed(order: StoredOrder, moveId = ''): Promise<StoredOrder | null> {
    const readyAt = await timeOfDelay(this.em, moveId);
    return readyAt && { ...order, view: { ...order.view, readyAt } };
  }

  private compose(order: StoredOrder, kind: Job['kind']): Omit<Mail, 'id'> | null {
    if (isOwnerMail(kind)) return this.composeForOwner(order, kind);
    const { view, contact, isOwnerKnown, contactEmail, look } = order;
    const to = contact.customerEmail;
    if (to === '') return null;
    const { slug, name } = view.restaurant;
    const statusUrl = this.links.statusUrl(slug, this.links.statusToken(view.id));
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
