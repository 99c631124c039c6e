import type { Pool } from 'pg';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { greetingOf } from '../accounts/greetingOf.ts';
import type { User } from '../accounts/user.entity.ts';
import { FREE_ORDER_LIMIT, PLAN_ORDER_LIMIT } from '../sites/orderLimitSql.ts';
import { siteNoticeMail, type NoticeAddresses, type NoticedSite } from './siteNoticeMail.ts';

interface NoticedRow
  extends Omit<NoticedSite, 'greeting'>, Pick<User, 'name' | 'email' | 'emailVerifiedAt'> {}

const SQL = `
  select r.name as "siteName", r.time_zone as "timeZone", u.name, u.email, u.email_verified_at as "emailVerifiedAt",
    ${FREE_ORDER_LIMIT} as "freeOrderLimit", ${PLAN_ORDER_LIMIT} as "orderLimit"
  from restaurants r join users u on u.id = r.owner_id
  where r.id = $1`;

/** Mails to owners about the plans of their sites, one per job. */
export class SiteNoticeMailService {
  constructor(
    private readonly pool: Pool,
    private readonly mail: MailGateway,
    /** Where the owner of a site chooses a plan for it, and where everything else about it is. */
    private readonly addressesOf: (restaurantId: string) => NoticeAddresses,
  ) {}

  /** Sends one mail, to the owner's own address; a repeat of it has the same id. Nobody is left to tell without an owner. */
  async send({ restaurantId, kind, period }: JobPayloads['mailSiteNotice']): Promise<void> {
    const { rows } = await this.pool.query<NoticedRow>(SQL, [restaurantId]);
    const [site] = rows;
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
