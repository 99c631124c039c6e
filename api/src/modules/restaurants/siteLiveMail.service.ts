import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { addressMail } from '../accounts/addresses/addressMail.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { messages } from './messages.ts';
import { Restaurant } from './restaurant.entity.ts';

/** Tells people the address of the site that they have claimed. */
export class SiteLiveMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly links: SiteLinks,
  ) {}

  /**
   * Mails the owner; nobody when the site has another one by then, or is gone. The site's name is left out: the address may
   * be unverified, and the name the words of a stranger. A repeat has the same id.
   */
  async send({ restaurantId, userId }: JobPayloads['mailSiteLive']): Promise<void> {
    const site = await this.em.findOne(
      Restaurant,
      { id: restaurantId, owner: userId },
      { populate: ['owner'] },
    );
    const owner = site?.owner?.unwrap();
    if (!site || !owner) return;
    const url = this.links.siteUrl(site.slug);
    const mail = addressMail(messages.siteLive(url), url);
    await this.mail.send({ ...mail, to: owner.email, id: `site-live-${restaurantId}` });
  }
}
