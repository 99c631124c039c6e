import type { BrandColours, MailBrand } from '../../gateways/mail/mailTheme.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { RestaurantLook } from './orderReader.ts';

/** What mails in a restaurant's name look like. */
export class MailBrands {
  /** `colours`: null where the storefront is not built, as in some tests: mails look like the product's then. */
  constructor(
    private readonly colours: BrandColours | null,
    private readonly links: SiteLinks,
  ) {}

  of(name: string, look: RestaurantLook): MailBrand | null {
    return this.colours && { name, logoUrl: this.links.pictureUrl(look.logoKey), ...this.colours(look) };
  }
}
