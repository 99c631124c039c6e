/** The addresses of all sites. */
export interface SiteAddress {
  /** `http:` or `https:`, as the owner's app. */
  protocol: string;
  /** Host, with port, below which each slug is a subdomain. */
  commerceDomain: string;
}

/** Makes the addresses of sites and pictures. */
export class SiteLinks {
  constructor(
    private readonly address: SiteAddress,
    private readonly publicUrl: (objectKey: string) => string,
  ) {}

  /** Address of a site, without a trailing slash. */
  siteUrl(slug: string): string {
    return `${this.address.protocol}//${slug}.${this.address.commerceDomain}`;
  }

  /** Address of a stored picture; null for none. */
  pictureUrl(objectKey: string | null | undefined): string | null {
    return objectKey ? this.publicUrl(objectKey) : null;
  }
}
