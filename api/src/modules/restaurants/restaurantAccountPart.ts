import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountPart, AfterCommit } from '../../lib/accountPart.ts';
import { withDates } from '../../lib/rawSql.ts';
import { publishSite } from '../sites/publishSite.service.ts';
import type { SiteService } from '../sites/site.service.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';

/** A person's sites with their settings. Removed after all that hangs on them: it is known by its owner until then. */
export class RestaurantAccountPart implements AccountPart {
  readonly name = 'sites';

  constructor(
    private readonly sites: SiteService,
    private readonly links: SiteLinks,
  ) {}

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const rows = await em.execute<SiteRow[]>(
      `select slug, name, tagline, is_active as "isActive", status, package, trial_ends_at as "trialEndsAt", theme,
         brand_primary as "brandPrimary", brand_secondary as "brandSecondary", phone, address_line as "addressLine",
         order_email as "orderEmail", time_zone as "timeZone", claimed_at as "claimedAt", created_at as "createdAt",
         updated_at as "updatedAt", logo_key, cover_image_key
       from restaurants where owner_id = ? order by id`,
      [userId],
    );
    return rows.map(({ logo_key, cover_image_key, ...settings }) => ({
      ...withDates(settings, 'trialEndsAt', 'claimedAt', 'createdAt', 'updatedAt'),
      url: this.links.siteUrl(settings.slug),
      logoUrl: this.links.pictureUrl(logo_key),
      coverImageUrl: this.links.pictureUrl(cover_image_key),
    }));
  }

  /** Closes the sites: their addresses say so to visitors, and nobody owns them any more. */
  async remove(em: EntityManager, userId: string): Promise<AfterCommit> {
    const closed = await em.execute<{ id: string; slug: string }[]>(
      `update restaurants set owner_id = null, status = 'archived', status_before_archive = null, is_active = false,
         order_email = null, confirmed_order_email = null, phone = null, address_line = null, logo_key = null, cover_image_key = null,
         updated_at = now()
       where owner_id = ? returning id, slug`,
      [userId],
    );
    for (const { id } of closed) await publishSite(em, id);
    return () => {
      for (const { slug } of closed) this.sites.forget(slug);
    };
  }
}

interface SiteRow {
  slug: string;
  trialEndsAt: string | null;
  claimedAt: string | null;
  createdAt: string;
  updatedAt: string;
  logo_key: string | null;
  cover_image_key: string | null;
}
