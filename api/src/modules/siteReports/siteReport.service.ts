import type { EntityManager } from '@mikro-orm/postgresql';
import { REPORT_REASON_TEXTS } from '@forkfront/common/siteReport.ts';
import { addJob, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import { type RateLimit, type RateLimiter, takeEach } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { emailHtml, mailOf, panelHtml, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { monthsBefore, type Clock } from '../../lib/clock.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { ok, type Outcome, notFound, invalid } from '../../lib/result.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { SiteService } from '../sites/site.service.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { mailMessages as words, messages } from './messages.ts';
import { SiteReport } from './siteReport.entity.ts';
import { insertReport } from './siteReport.repository.ts';
import { checkReport, REPORT_KEPT_MONTHS, reportId } from './siteReport.rules.ts';

/** A reply goes to the reporter, if there is an address. */
function siteReportMail({ slug, reason, text, email }: SiteReport, siteUrl: string) {
  const why = REPORT_REASON_TEXTS[reason];
  const reporter = email ?? words.anonymous;
  const mail = mailOf({
    subject: words.subject(slug, why),
    title: words.title,
    preheader: `${slug}: ${why}`,
    html: [
      panelHtml(words.site, `<strong>${escapeHtml(siteUrl)}</strong>`),
      panelHtml(words.reason, escapeHtml(why)),
      panelHtml(words.reporter, email ? emailHtml(email) : escapeHtml(reporter)),
      ...(text ? [paragraphHtml(text)] : []),
      paragraphHtml(words.howTo(slug)),
    ],
    text: [
      `${words.site}: ${siteUrl}\n${words.reason}: ${why}\n${words.reporter}: ${reporter}`,
      text && `${words.details}:\n${text}`,
      words.howTo(slug),
    ],
    footer: '',
  });
  return email ? { ...mail, replyTo: email } : mail;
}

const REPORTS_PER_IP: RateLimit = { name: 'site-report-ip', points: 5, seconds: 60 * 60 };
const REPORTS_PER_SITE: RateLimit = { name: 'site-report-site', points: 30, seconds: 24 * 60 * 60 };

/** Reports of sites that break our terms: stored and mailed to our support. */
export class SiteReportService {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly mail: MailGateway,
    private readonly links: SiteLinks,
    private readonly supportEmail: string,
    private readonly secrets: Secrets,
  ) {}

  /** Stores a report and queues its mail, once however often it is sent; at most 5 an hour per IP and 30 a day per site. */
  async report(
    slug: string,
    written: Parameters<typeof checkReport>[0],
    ip: string,
  ): Promise<Outcome<void, 'validation' | 'notFound' | 'rateLimited'>> {
    const site = await this.sites.find(slug);
    if (!site) return notFound(messages.siteUnknown);
    const checked = checkReport(written);
    if (!checked.ok) return invalid(messages.notSent, checked.error);
    const { restaurantId } = site.document;
    const allowed = await takeEach(this.limiter, [
      [REPORTS_PER_IP, ip],
      [REPORTS_PER_SITE, restaurantId],
    ]);
    if (!allowed.ok) return allowed;
    const createdAt = this.clock();
    const id = reportId(this.secrets[0], { ...checked.value, restaurantId, ip, at: createdAt });
    await this.em.transactional(async (em) => {
      const isNew = await insertReport(em, { id, slug, restaurantId, ...checked.value, createdAt });
      if (isNew) await addJob(em, 'mailSiteReport', { reportId: id });
    });
    return ok(undefined);
  }

  /** Deletes reports after 12 months. */
  async sweep(): Promise<void> {
    const kept = monthsBefore(this.clock(), REPORT_KEPT_MONTHS);
    await this.em.nativeDelete(SiteReport, { createdAt: { $lt: kept } });
  }
  /** Mails a report to our support. A repeat has the same id. */
  async mailReport({ reportId }: JobPayloads['mailSiteReport']): Promise<void> {
    const report = await this.em.findOne(SiteReport, { id: reportId });
    if (!report) return;
    await this.mail.send({
      ...siteReportMail(report, this.links.siteUrl(report.slug)),
      to: this.supportEmail,
      id: `site-report-${reportId}`,
    });
  }
}
