import type { BasketView } from './basketView.ts';
import type { OrderPageView, OwnerOrderPageView } from './orderPage.ts';
import type { ShelfFacts } from './shelf.ts';
import type { ShopView } from './shopView.ts';

/** A document, and the `sha256-…` of its inline style for the content security policy. */
export interface RenderedPage {
  html: string;
  styleHash: string;
}

/** What all pages are given. `Site`: the data of a site that the renderer's query selects; opaque to the server. */
export interface PageContext<Site extends object = object> {
  productName: string;
  /** Origin of the owner's app, without a trailing slash. */
  productUrl: string;
  /** Whether the page belongs to the test mode. */
  isTest?: boolean;
  /** Whether the database is away: the page says that nothing can be ordered. */
  isAway?: boolean;
  /** Whether the page can only be looked at, because the look of its site is not saved. */
  isLook?: boolean;
  /** The site whose design the page has; null for the design of the product. */
  site?: Site | null;
  /** IANA name. */
  timeZone?: string;
  /** The time of the page; default: now. */
  now?: Date;
}

/** What a visitor asked the menu page for, as sent: diets, allergens to avoid, words. */
export interface MenuQuery {
  diet: readonly string[];
  without: readonly string[];
  find: string;
}

/** What a diner has chosen of a product. */
export interface DishChoice {
  sizeId: string | null;
  options: readonly { id: string; count: number }[];
  note: string;
  quantity: number;
}

/** The form on the page of a product. All ids are global ids. */
export interface DishView {
  id: string;
  /** Whether it can be ordered for a later time, when it is not sold now. */
  isSoldLater: boolean;
  /** What is chosen; null: the restaurant's defaults. */
  choice: DishChoice | null;
  /** Messages by `size`, `note`, `quantity` or the id of an option group. */
  errors: Record<string, string>;
  /** Message above the form. */
  formError: string | null;
  /** The choices of the basket line that the form changes; null: it adds one. */
  replaces: string | null;
  /** Key of the details that were typed in the basket, for the way back; null without one. */
  details: string | null;
  /** Size and stock of a product of a grocery shop; null for the dish of a restaurant. */
  shelf: ShelfFacts | null;
}

/** What the status page says besides the order. */
export interface StatusNotice {
  /** A sentence; null without one. */
  problem: string | null;
  /** Names of the dishes that could not be ordered again; null when the diner did not ask. */
  gone: readonly string[] | null;
  /** Path of the page that answers the order; null outside of test mode. */
  answerPath: string | null;
}

export interface OwnerAnswerForm {
  /** Path that the answer is posted to. */
  action: string;
  token: string;
  intent: 'accept' | 'reject' | 'cancel' | 'ready' | 'pause';
  /** As typed; empty for the default of the page. */
  values: { readyInMinutes: string; reason: string };
  errors: { readyInMinutes?: string; reason?: string };
  formError: string | null;
  /** Whether new orders are paused: shortly, or for longer, which this page cannot end. null: the page offers no pause. */
  pause: { kind: 'open' } | { kind: 'short'; until: Date } | { kind: 'long' } | null;
}

/** The form that reports a site. */
export interface ReportForm {
  /** As typed. */
  values: { reason: string; text: string; email: string };
  /** Sentences. */
  errors: Partial<Record<'reason' | 'text' | 'email', string>>;
  formError: string | null;
  /** True after the report: the page shows thanks instead of the form. */
  isSent: boolean;
}

/** Content of a site's card for shared links. */
export interface ShareCard {
  /** Empty when the font lacks its characters. */
  name: string;
  /** Small line below the name; empty when there is none. */
  line: string;
  /** `#rrggbb` each. */
  ground: string;
  ink: string;
  stripe: string;
  /** Pictures whose opacity is the pattern of the cuisine and its sign; relative to the renderer. */
  band: string;
  sign: string;
  /** Relative to the renderer, and the name of its family. */
  font: { file: string; family: string };
}

/** What to draw for the icons of a site without a logo. */
export interface AppIcon {
  /** One or two characters that the font has. */
  initials: string;
  /** `#rrggbb` each. */
  ground: string;
  ink: string;
  /** Relative to the renderer, and the name of its family. */
  font: { file: string; family: string };
}

/** An icon of an installed site: PNG. */
export interface AppIconFile {
  path: string;
  /** Px of each side. */
  size: number;
  /** A maskable one is cut to a circle by some devices. */
  purpose: 'any' | 'maskable';
}

/** A form as it was sent. */
export interface SentForm {
  /** The path to which it was sent. */
  action: string;
  /** Names and values, in their order. */
  fields: readonly (readonly [name: string, value: string])[];
}

/** The page of a request that failed or was refused. */
export interface ErrorView {
  text: string;
  /** Id of the request in the log; null without one. */
  reference: string | null;
  /** A button sends it again; null without one. */
  form: SentForm | null;
  /** Whether the page may work in a moment; then it opens itself again, unless a form was sent. */
  isOutage: boolean;
}

export interface RendererAsset {
  /** Its path on every site. */
  path: string;
  /** Relative to the renderer. */
  file: string;
  contentType: string;
}

/** Colours of a restaurant as `#rrggbb`; each text has a contrast of at least 4.5. */
export interface MailColours {
  brand: string;
  onBrand: string;
  action: string;
  onAction: string;
}

/** Calculates the colours of a site, as the storefront does. */
export type BrandColours = (look: { theme: string; primary: string; secondary: string }) => {
  light: MailColours;
  dark: MailColours;
};

/**
 * The built renderer of the diners' pages: web makes it, api calls it. `Site` is the data that its query selects. To api it is
 * opaque: it hands over what the query answers.
 */
export interface Renderer<Site extends object = object> {
  storefrontQuery: string;
  /** `bar`: text of the basket bar, empty without a basket. `note`: a sentence above the menu, may be empty. */
  renderMenuPage(
    storefront: Site,
    context: PageContext<Site>,
    asked?: { filter: MenuQuery; bar: string; note: string },
  ): RenderedPage;
  renderShopPage(storefront: Site, view: ShopView, context: PageContext<Site>): RenderedPage;
  /** The end of the place in the menu page where the text of the basket bar belongs. */
  basketMark: string;
  /** The end of the place where the note belongs. */
  noteMark: string;
  renderDishPage(storefront: Site, dish: DishView, context: PageContext<Site>): RenderedPage;
  /** `popular`: names of dishes, shown until there is a menu. */
  renderDraftPage(storefront: Site, popular: readonly string[], context: PageContext<Site>): RenderedPage;
  renderBasketPage(storefront: Site, basket: BasketView, context: PageContext<Site>): RenderedPage;
  renderStatusPage(
    order: OrderPageView,
    path: string,
    context: PageContext<Site>,
    notice?: StatusNotice,
  ): RenderedPage;
  renderOwnerAnswerPage(
    order: OwnerOrderPageView,
    form: OwnerAnswerForm,
    context: PageContext<Site>,
  ): RenderedPage;
  /** `action`: path to which the confirmation is posted; null when the address is confirmed. */
  renderOrderEmailPage(email: string, action: string | null, context: PageContext<Site>): RenderedPage;
  /** For an expired link, an unknown address, a closed site, or one that we have suspended. */
  renderMessagePage(
    kind: 'expired' | 'notFound' | 'gone' | 'suspended',
    context: PageContext<Site>,
  ): RenderedPage;
  renderReportPage(storefront: Site, form: ReportForm, context: PageContext<Site>): RenderedPage;
  renderAboutPage(storefront: Site, context: PageContext<Site>): RenderedPage;
  renderPrivacyPage(storefront: Site, context: PageContext<Site>): RenderedPage;
  renderErrorPage(error: ErrorView, context: PageContext<Site>): RenderedPage;
  /**
   * What the form of a product without script shows after a change of the size from `shownSize`: choices of the old size
   * are carried over to options with the same name. Null when there is nothing to carry over. All ids are global ids.
   */
  carriedChoice(
    storefront: Site,
    productId: string,
    choice: DishChoice,
    shownSize: string,
  ): DishChoice | null;
  /** Colours of a site for its mails. */
  brandColours: BrandColours;
  /** SVG text. */
  renderFavicon(storefront: Site | null): string;
  /** null when the font lacks letters of the name. */
  shareCard(storefront: Site): ShareCard;
  appIcon(storefront: Site): AppIcon;
  appIcons: readonly AppIconFile[];
  /** JSON of the web app manifest. */
  manifest(storefront: Site): string;
  /** XML of the site map. */
  siteMap(storefront: Site): string;
  assets: readonly RendererAsset[];
}
