/** What diners can see of a site, as stored in `published_sites.document`. */
export interface SiteDocument {
  restaurantId: string;
  slug: string;
  name: string;
  tagline: string | null;
  isPreview: boolean;
  /** A made-up restaurant of ours; missing in documents that are older than this field. */
  isDemo?: boolean;
  acceptsOrders: boolean;
  /** All the orders of the month are taken; `acceptsOrders` is false then. */
  orderLimitReached: boolean;
  /** Closed by its owner: the site answers 410. */
  isArchived: boolean;
  /** Taken offline by our support: every address of the site answers 410. */
  isSuspended: boolean;
  theme: 'trattoria' | 'counter';
  /** #rrggbb. */
  brandPrimary: string;
  brandSecondary: string;
  logoKey: string | null;
  coverImageKey: string | null;
  phone: string | null;
  addressLine: string | null;
  sections: SiteSection[];
}

export interface SiteSection {
  id: string;
  name: string;
  items: SiteItem[];
}

export interface SiteItem {
  id: string;
  name: string;
  description: string;
  /** Pence. */
  price: number;
  imageKey: string | null;
  isAvailable: boolean;
  isPopular: boolean;
}
