import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { addJob, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailOf, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import type { Clock } from '../../lib/clock.ts';
import { type NotFoundFailure, ok, type Result, notFound } from '../../lib/result.ts';
import { greetingOf } from '../accounts/account.mail.ts';
import { publishSite } from '../sites/publishSite.repository.ts';
import { ACTIVITY_DETAIL_LENGTH } from './activity.entity.ts';
import { recordActivity } from './activity.repository.ts';
import { messages } from './messages.ts';
import { Restaurant } from './restaurant.entity.ts';

const words = {
  suspended: (site: string) => ({
    subject: `${site} has been taken offline`,
    body: `Your website ${site} is offline because it seems to break our terms. Visitors see a neutral page, and it takes no orders.`,
  }),
  reason: (reason: string) => `The reason: ${reason}`,
  answer: 'If you think this is a mistake, reply to this email. A person reads every answer.',
  restored: (site: string) => ({
    subject: `${site} is online again`,
    body: `Your website ${site} is online again and works as before. We are sorry for the interruption.`,
  }),
  footer: 'You’re receiving this because you own this website.',
};

/** The mail to the owner; a reply goes to our support. */
function suspensionMail(
  kind: 'suspended' | 'restored',
  site: string,
  reason: string | null,
  greeting: string,
  supportEmail: string,
): Omit<Mail, 'id' | 'to'> {
  const { subject, body } = words[kind](site);
  const paragraphs = [
    greeting,
    body,
    ...(reason ? [words.reason(reason)] : []),
    ...(kind === 'suspended' ? [words.answer] : []),
  ];
  const html = paragraphs.map(paragraphHtml);
  const mail = mailOf({ subject, preheader: subject, html, text: paragraphs, footer: words.footer });
  return { ...mail, replyTo: supportEmail };
}

/** A site as the operator's command shows it; `hasChanged`: whether this call changed it. */
export type SuspensionState = ReturnType<typeof stateOf>;

/** Writes down who suspended or restored a site, and why, in the transaction of the change. */
export type RecordSuspension = (
  em: EntityManager,
  change: { kind: 'suspended' | 'restored'; restaurantId: string; slug: string; reason: string | null },
) => Promise<void>;

/** Suspends and restores sites that break our terms. Every caller writes down who did it. */
export class SuspensionService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async show(slug: string): Promise<Result<SuspensionState, NotFoundFailure>> {
    const restaurant = await this.em.fork().findOne(Restaurant, { slug });
    return restaurant ? ok(stateOf(restaurant, false)) : unknown;
  }

  /**
   * Takes a site offline: all its pages answer 410, it takes no orders, and its owner gets a mail with `reason` (null:
   * none). A suspended site stays as it is.
   */
  suspend(
    slug: string,
    reason: string | null,
    record: RecordSuspension,
  ): Promise<Result<SuspensionState, NotFoundFailure>> {
    return this.change(slug, reason, record, (restaurant) => {
      if (restaurant.suspendedAt) return false;
      restaurant.suspendedAt = this.clock();
      restaurant.suspensionReason = reason;
      return true;
    });
  }

  /** Puts a site online again and mails the owner, without the reason. A site that is not suspended stays as it is. */
  restore(
    slug: string,
    reason: string | null,
    record: RecordSuspension,
  ): Promise<Result<SuspensionState, NotFoundFailure>> {
    return this.change(slug, reason, record, (restaurant) => {
      if (!restaurant.suspendedAt) return false;
      restaurant.suspendedAt = null;
      restaurant.suspensionReason = null;
      return true;
    });
  }

  private change(
    slug: string,
    why: string | null,
    record: RecordSuspension,
    apply: (restaurant: Restaurant) => boolean,
  ): Promise<Result<SuspensionState, NotFoundFailure>> {
    return this.em.fork().transactional(async (em) => {
      const restaurant = await em.findOne(Restaurant, { slug }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!restaurant) return unknown;
      const at = this.clock().toISOString();
      const hasChanged = apply(restaurant);
      if (hasChanged) {
        await em.flush();
        await publishSite(em, restaurant.id);
        const kind = restaurant.suspendedAt ? 'suspended' : 'restored';
        const reason = restaurant.suspensionReason ?? null;
        await addJob(em, 'mailSuspension', { restaurantId: restaurant.id, kind, reason, at });
        await recordActivity(em, {
          restaurantId: restaurant.id,
          userId: null,
          isAutomatic: true,
          kind: kind === 'suspended' ? 'SITE_SUSPENDED' : 'SITE_RESTORED',
          ...(reason !== null && { detail: reason.slice(0, ACTIVITY_DETAIL_LENGTH) }),
        });
        await record(em, { kind, restaurantId: restaurant.id, slug: restaurant.slug, reason: why });
      }
      return ok(stateOf(restaurant, hasChanged));
    });
  }
}

/** Mails owners that their site was taken offline or restored. */
export class SuspensionMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly supportEmail: string,
  ) {}

  /** Sends one mail; a repeat has the same id. A preview has no owner and gets no mail. */
  async send({ restaurantId, kind, reason, at }: JobPayloads['mailSuspension']): Promise<void> {
    const restaurant = await this.em.findOne(Restaurant, { id: restaurantId }, { populate: ['owner'] });
    const owner = restaurant?.owner?.getEntity();
    if (!restaurant || !owner) return;
    await this.mail.send({
      ...suspensionMail(kind, restaurant.name, reason, greetingOf(owner), this.supportEmail),
      to: owner.email,
      id: `site-${restaurantId}-${kind}-${at}`,
    });
  }
}

const unknown = notFound(messages.siteUnknown);

const stateOf = (
  { slug, name, status, suspendedAt = null, suspensionReason = null }: Restaurant,
  hasChanged: boolean,
) => ({ slug, name, status, suspendedAt, suspensionReason, hasChanged });
