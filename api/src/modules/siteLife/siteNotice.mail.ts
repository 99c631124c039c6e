import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailButton, mailOf, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import type { Clock } from '../../lib/clock.ts';
import { greetingOf } from '../accounts/account.mail.ts';
import { graceEndsAt } from '@forkfront/common/plan.ts';
import { siteFactsOf, siteState } from '../restaurants/siteState.rules.ts';
import { mailMessages, noticeWords } from './messages.ts';
import { noticedSite } from './siteNotice.repository.ts';
import type { SiteNoticeKind } from './siteNotice.rules.ts';

/** The day in a time zone (IANA name), as `4 December`. */
export const dateOf = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone }).format(at);

/** The name of a month such as `2026-12`: `December`. */
export const monthNameOf = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const PAYMENT_KINDS: readonly SiteNoticeKind[] = [
  'card-charge',
  'payment-failed',
  'payment-due',
  'features-paused',
];

/** Sends the notices to owners about their sites, one mail per job. */
export class SiteNoticeMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly clock: Clock,
    private readonly publicUrl: string,
    /** The page where the owner of a site chooses its plan. */
    private readonly plansUrlOf: (restaurantId: string) => string,
    /** The page where the owner of a site sets its opening hours. */
    private readonly hoursUrlOf: (restaurantId: string) => string,
  ) {}

  /** Sends one mail to the owner. A repeat has the same id. A site without an owner gets none. */
  async send({ restaurantId, kind, period }: JobPayloads['mailSiteNotice']): Promise<void> {
    const site = await noticedSite(this.em, restaurantId);
    if (!site) return;
    const { subject, preheader, body } = noticeWords[kind]({
      ...site,
      state: siteState(siteFactsOf(site, null), this.clock()).sentence,
      date: dateOfNotice(kind, period, site),
    });
    const [href, label] = this.linkOf(kind, restaurantId);
    const paragraphs = [greetingOf(site), ...body];
    const html = [...paragraphs.map(paragraphHtml), mailButton({ href, label })];
    const text = [...paragraphs, `${label}: ${href}`];
    await this.mail.send({
      ...mailOf({ subject, preheader, html, text, footer: mailMessages.footer(site.site) }),
      to: site.email,
      id: `site-${restaurantId}-${kind}-${period}`,
    });
  }

  /** The address and the text of the button. */
  private linkOf(kind: SiteNoticeKind, restaurantId: string): [string, string] {
    if (kind === 'hours-needed') return [this.hoursUrlOf(restaurantId), mailMessages.hours];
    return PAYMENT_KINDS.includes(kind)
      ? [`${this.publicUrl}/plan`, mailMessages.billing]
      : [this.plansUrlOf(restaurantId), mailMessages.plans];
  }
}

/** The day or month that a notice names; empty when it names none. */
function dateOfNotice(kind: SiteNoticeKind, period: string, { timeZone }: { timeZone: string }): string {
  if (kind === 'hours-needed') return '';
  return kind.startsWith('orders') ? monthNameOf(period) : dateOf(timeZone, dayOf(kind, period));
}

/** The day that a notice names; its period is the time of the occasion. */
function dayOf(kind: SiteNoticeKind, period: string): Date {
  const at = new Date(period);
  return kind === 'payment-failed' || kind === 'payment-due' ? graceEndsAt(at) : at;
}
