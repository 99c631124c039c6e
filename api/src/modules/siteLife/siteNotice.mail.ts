import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { mailButton, joinText, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { greetingOf } from '../accounts/account.mail.ts';
import { graceEndsAt } from '../restaurants/plan.rules.ts';
import { mailMessages } from './messages.ts';
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

/** The data of the mail. */
interface NoticedSite {
  siteName: string;
  /** Result of `greetingOf`. */
  greeting: string;
  /** IANA name. */
  timeZone: string;
  /** Orders per month on the free plan; null without a limit. */
  freeOrderLimit: number | null;
  /** Orders per month on the current plan; null without a limit. */
  orderLimit: number | null;
}

/** Targets of the mail's buttons. */
interface NoticeAddresses {
  plansUrl: string;
  dashboardUrl: string;
}

interface Words {
  subject: string;
  preheader: string;
  body: string[];
}

const PAYMENT_KINDS: readonly SiteNoticeKind[] = [
  'card-charge',
  'payment-failed',
  'payment-due',
  'features-paused',
];

/** The mail of one notice. */
function siteNoticeMail(
  kind: SiteNoticeKind,
  period: string,
  site: NoticedSite,
  { plansUrl, dashboardUrl }: NoticeAddresses,
): Omit<Mail, 'id' | 'to'> {
  const { subject, preheader, body } = wordsOf(kind, period, site);
  const [href, label] = PAYMENT_KINDS.includes(kind)
    ? [dashboardUrl, mailMessages.billing]
    : [plansUrl, mailMessages.plans];
  const footer = mailMessages.footer(site.siteName);
  return {
    subject,
    html: mailLayout({
      title: subject,
      preheader,
      bodyHtml: [...[site.greeting, ...body].map(paragraphHtml), mailButton({ href, label })].join('\n'),
      footerHtml: escapeHtml(footer),
    }),
    text: joinText([subject, site.greeting, ...body, `${label}: ${href}`, footer]),
  };
}

function wordsOf(
  kind: SiteNoticeKind,
  period: string,
  { siteName, timeZone, freeOrderLimit, orderLimit }: NoticedSite,
): Words {
  const at = (time: Date): string => dateOf(timeZone, time);
  switch (kind) {
    case 'trial-ending':
      return mailMessages.trialEnding(siteName, at(new Date(period)), freeOrderLimit);
    case 'trial-ended':
      return mailMessages.trialEnded(siteName, freeOrderLimit);
    case 'card-charge':
      return mailMessages.cardCharge(siteName, at(new Date(period)));
    case 'payment-failed':
      return mailMessages.paymentFailed(siteName, at(graceEndsAt(new Date(period))));
    case 'payment-due':
      return mailMessages.paymentDue(siteName, at(graceEndsAt(new Date(period))));
    case 'features-paused':
      return mailMessages.featuresPaused(siteName);
    case 'plan-ended':
      return mailMessages.planEnded(siteName, freeOrderLimit);
    case 'orders-nearly-full':
      return mailMessages.ordersNearlyFull(siteName, monthNameOf(period), orderLimit);
    case 'orders-full':
      return mailMessages.ordersFull(siteName, monthNameOf(period), orderLimit);
  }
}

/** Sends mails to owners about the plans of their sites, one per job. */
export class SiteNoticeMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    /** The pages where the owner of a site chooses its plan and manages the site. */
    private readonly addressesOf: (restaurantId: string) => NoticeAddresses,
  ) {}

  /** Sends one mail to the owner. A repeat has the same id. A site without an owner gets none. */
  async send({ restaurantId, kind, period }: JobPayloads['mailSiteNotice']): Promise<void> {
    const site = await noticedSite(this.em, restaurantId);
    if (!site) return;
    await this.mail.send({
      ...siteNoticeMail(
        kind,
        period,
        { ...site, greeting: greetingOf(site) },
        this.addressesOf(restaurantId),
      ),
      to: site.email,
      id: `site-${restaurantId}-${kind}-${period}`,
    });
  }
}
