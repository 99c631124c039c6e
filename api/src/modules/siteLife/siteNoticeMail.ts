import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailButton } from '../../gateways/mail/mailButton.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { joinText, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { graceEndsAt } from '../restaurants/plan.rules.ts';
import { mailMessages } from './mailMessages.ts';
import { dateOf, monthNameOf } from './noticeDate.rules.ts';
import type { SiteNoticeKind } from './siteNotice.rules.ts';

/** What the mail tells of. */
export interface NoticedSite {
  siteName: string;
  /** `greetingOf` its owner. */
  greeting: string;
  /** IANA name. */
  timeZone: string;
  /** Orders a month on the free plan; null without a limit. */
  freeOrderLimit: number | null;
  /** Orders a month on the plan it has; null without a limit. */
  orderLimit: number | null;
}

/** Where the mail's buttons lead. */
export interface NoticeAddresses {
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

/** The mail of one notice to a site's owner. */
export function siteNoticeMail(
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
