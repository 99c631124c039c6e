import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountPart, AfterCommit } from '../../lib/accountPart.ts';
import { publishSite } from '../sites/publishSite.repository.ts';
import type { SiteService } from '../sites/site.service.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { closeAllOf, settingsOf } from './restaurant.repository.ts';

/** A person's sites with their settings. Removed last, because the other parts find the sites by their owner. */
export class RestaurantAccountPart implements AccountPart {
  readonly name = 'sites';

  constructor(
    private readonly sites: SiteService,
    private readonly links: SiteLinks,
  ) {}

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const rows = await settingsOf(em, userId);
    return rows.map(({ logoKey, coverImageKey, ...settings }) => ({
      ...settings,
      url: this.links.siteUrl(settings.slug),
      logoUrl: this.links.pictureUrl(logoKey),
      coverImageUrl: this.links.pictureUrl(coverImageKey),
    }));
  }

  /** Closes the sites and removes their owner. */
  async remove(em: EntityManager, userId: string): Promise<AfterCommit> {
    const closed = await closeAllOf(em, userId);
    for (const { id } of closed) await publishSite(em, id);
    return () => {
      for (const { slug } of closed) this.sites.forget(slug);
    };
  }
}
