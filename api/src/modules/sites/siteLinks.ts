/** The addresses of all sites. */
export interface SiteAddress {
  /** `http:` or `https:`, as the owner's app. */
  protocol: string;
  /** Host, with port, below which each slug is a subdomain. */
  commerceDomain: string;
}

/** The subdomain for drafts of sites. No site can have it: the rules of slugs reserve it. */
export const DRAFTS_SLUG = 'preview';

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

  /** Address of the page of a draft. It has its own host, so that it is isolated from the owner's app. */
  draftUrl(key: string): string {
    return `${this.siteUrl(DRAFTS_SLUG)}/${key}`;
  }

  /** Address of a stored picture; null for none. */
  pictureUrl(objectKey: string | null | undefined): string | null {
    return objectKey ? this.publicUrl(objectKey) : null;
  }
}
