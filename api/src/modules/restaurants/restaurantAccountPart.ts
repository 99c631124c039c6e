import type { AccountPart } from '../../lib/accountPart.ts';
import { publishSite } from '../sites/publishSite.repository.ts';
import type { SiteService } from '../sites/site.service.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { closeAllOf, settingsOf } from './restaurant.repository.ts';

/** A person's sites with their settings. Removed last, because the other parts find the sites by their owner. */
export const restaurantAccountPart = (sites: SiteService, links: SiteLinks): AccountPart => ({
  name: 'sites',
  async export(em, userId) {
    const rows = await settingsOf(em, userId);
    return rows.map(({ logoKey, coverImageKey, ...settings }) => ({
      ...settings,
      url: links.siteUrl(settings.slug),
      logoUrl: links.pictureUrl(logoKey),
      coverImageUrl: links.pictureUrl(coverImageKey),
    }));
  },
  /** Closes the sites and removes their owner. */
  async remove(em, userId) {
    const closed = await closeAllOf(em, userId);
    for (const { id } of closed) await publishSite(em, id);
    return () => {
      for (const { slug } of closed) sites.forget(slug);
    };
  },
});
