import type { DeliveryZone } from '@forkfront/common/ordering.ts';
import type { Site, SiteService } from '../sites/site.service.ts';
import { normalPostcode, zoneOf } from '@forkfront/common/zones.ts';
import type { PostcodeService } from './postcode.service.ts';

export type DeliveryStatus = 'ZONE' | 'OUTSIDE' | 'UNCHECKED' | 'NO_POSTCODE' | 'NOT_OFFERED';

/** Whether a site delivers to a postcode, which is in normal form; `zone` for the status `ZONE`. */
export interface DeliveryAnswer {
  status: DeliveryStatus;
  postcode: string | null;
  zone: DeliveryZone | null;
}

/** Tells diners whether a site delivers to them, and for how much. */
export class DeliveryService {
  constructor(
    private readonly sites: SiteService,
    private readonly postcodes: PostcodeService,
  ) {}

  /** A former slug finds the site, too. The geocoder is asked only when no prefix matches and zones by radius are left. */
  async answer(slug: string, written: string, ip: string): Promise<DeliveryAnswer> {
    const site = (await this.sites.find(slug)) ?? (await this.findMoved(slug));
    const postcode = normalPostcode(written);
    const without = (status: DeliveryStatus) => ({ status, postcode, zone: null });
    if (!site || site.document.isSuspended) return without('NOT_OFFERED');
    const { ordering } = site.document;
    if (!ordering.delivery.isOffered) return without('NOT_OFFERED');
    if (postcode === null) return without('NO_POSTCODE');
    let answer = zoneOf(ordering, postcode, null);
    if (answer.kind === 'unchecked' && ordering.location) {
      const located = await this.postcodes.locate(postcode, ip);
      if (located.kind === 'found') answer = zoneOf(ordering, postcode, located.place);
    }
    if (answer.kind === 'zone') return { status: 'ZONE', postcode, zone: answer.zone };
    return without(answer.kind === 'outside' ? 'OUTSIDE' : 'UNCHECKED');
  }

  private async findMoved(slug: string): Promise<Site | null> {
    const former = await this.sites.findFormer(slug);
    return former?.movedTo ? this.sites.find(former.movedTo) : null;
  }
}
