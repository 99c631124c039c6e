import type { MenuContent, MenuOptionGroup, MenuProduct, MenuSectionContent } from './menu.ts';
import type { CurrentPromotion } from './discount.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { OrderNow } from './hours.ts';
import type { OrderingSettings } from './ordering.ts';
import type { SitePromotion } from './promotion.ts';
import type { Theme } from './themes.ts';

/** What diners can see of a site, apart from its menu. */
interface SiteFacts {
  restaurantId: string;
  slug: string;
  name: string;
  tagline: string | null;
  isPreview: boolean;
  /** A demo restaurant. */
  isDemo: boolean;
  /** A grocery shop: its pages show stock and sizes of packs. */
  isShop: boolean;
  acceptsOrders: boolean;
  /** The order limit of the month is reached; `acceptsOrders` is then false. */
  orderLimitReached: boolean;
  /** Closed by its owner: the site answers 410. */
  isArchived: boolean;
  /** Taken offline by our support: every page of the site answers 410. */
  isSuspended: boolean;
  theme: Theme;
  /** #rrggbb. */
  brandPrimary: string;
  brandSecondary: string;
  logoKey: string | null;
  coverImageKey: string | null;
  phone: string | null;
  addressLine: string | null;
  /** As written, several lines. */
  openingHours: string | null;
  /** About the restaurant, several lines. */
  aboutText: string | null;
  /** The trader behind the site; null: its name is that of the restaurant. */
  companyName: string | null;
  companyNumber: string | null;
  vatNumber: string | null;
  hygieneUrl: string | null;
  /** IANA name. */
  timeZone: string;
  /** When, where and how it takes orders. */
  ordering: OrderingSettings;
  /** Its promotions that are not paused and were not ended, the oldest first; empty on a plan without them. */
  promotions: SitePromotion[];
  /** When they stop because the plan is not paid (ISO date); null: they go on. */
  promotionsEnd: string | null;
}

/** A whole document: the menu is complete, also what diners do not see. */
export type WholeDocument = SiteFacts & MenuContent;

/** What is true of a document that does not have these fields, because it is older. */
export const FACT_DEFAULTS = {
  isDemo: false,
  isShop: false,
  openingHours: null,
  aboutText: null,
  companyName: null,
  companyNumber: null,
  vatNumber: null,
  hygieneUrl: null,
  timeZone: 'Europe/London',
  promotions: [],
  promotionsEnd: null,
} satisfies Partial<SiteFacts>;

/** A site as stored in `published_sites.document`. Older documents do not have every field: see `documentAt`. */
export type StoredDocument = Omit<SiteFacts, keyof typeof FACT_DEFAULTS | 'ordering'> &
  Partial<Omit<SiteFacts, 'ordering'>> & {
    ordering?: Partial<OrderingSettings>;
    optionGroups?: MenuOptionGroup[];
    sections: StoredSection[];
  };

type StoredSection = Pick<MenuSectionContent, 'id' | 'name'> &
  Partial<Omit<MenuSectionContent, 'items'>> & { items: StoredProduct[] };
type StoredProduct = Pick<MenuProduct, 'id' | 'name' | 'description' | 'price'> & Partial<MenuProduct>;

/** A section with its state of now. */
export interface SiteSection extends MenuSectionContent {
  /** Whether now is in its periods: otherwise its products can be read and not ordered. */
  isOpen: boolean;
}

/** A site at one time (`documentAt`): `isAvailable`, `isOpen`, `orderNow` and `promotions` are those of that time. */
export interface SiteDocument extends SiteFacts {
  sections: SiteSection[];
  optionGroups: MenuOptionGroup[];
  promotions: CurrentPromotion[];
  /** Whether orders can be placed for as soon as possible. */
  orderNow: Record<Fulfilment, OrderNow>;
}
