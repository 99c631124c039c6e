import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShelfFacts } from '../modules/groceries/unit.rules.ts';
import type { BasketView } from './basketView.ts';
import type { ShopView } from './shopView.rules.ts';
import type { BrandColours } from '../gateways/mail/mailLayout.ts';

/** Data of a site as the renderer's query selects it. */
export type StorefrontData = object;

/** Data of an order as the renderer's query selects it. */
export type OrderStatusData = object;

/** A document, and the `sha256-…` of its inline style for the content security policy. */
export interface RenderedPage {
  html: string;
  styleHash: string;
}

interface PageContext {
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
  site?: StorefrontData | null;
  /** IANA name. */
  timeZone?: string;
  /** The time of the page; default: now. */
  now?: Date;
}

/** What a visitor asked the menu page for, as sent: diets, allergens to avoid, words. */
export interface MenuFilter {
  diet: string[];
  without: string[];
  find: string;
}

/** What a diner has chosen of a product. */
export interface DishChoice {
  sizeId: string | null;
  options: { id: string; count: number }[];
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
  fields: [name: string, value: string][];
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

type OwnerOrderData = OrderStatusData & { customerPhone: string | null; customerEmail: string | null };

/** The built renderer of the diners' pages. */
export interface Renderer {
  storefrontQuery: string;
  orderStatusQuery: string;
  /** `bar`: text of the basket bar, empty without a basket. `note`: a sentence above the menu, may be empty. */
  renderMenuPage(
    storefront: StorefrontData,
    context: PageContext,
    asked?: { filter: MenuFilter; bar: string; note: string },
  ): RenderedPage;
  renderShopPage(storefront: StorefrontData, view: ShopView, context: PageContext): RenderedPage;
  /** The end of the place in the menu page where the text of the basket bar belongs. */
  basketMark: string;
  /** The end of the place where the note belongs. */
  noteMark: string;
  renderDishPage(storefront: StorefrontData, dish: DishView, context: PageContext): RenderedPage;
  /** `popular`: names of dishes, shown until there is a menu. */
  renderDraftPage(storefront: StorefrontData, popular: readonly string[], context: PageContext): RenderedPage;
  renderBasketPage(storefront: StorefrontData, basket: BasketView, context: PageContext): RenderedPage;
  renderStatusPage(
    order: OrderStatusData,
    path: string,
    context: PageContext,
    notice?: StatusNotice,
  ): RenderedPage;
  renderOwnerAnswerPage(order: OwnerOrderData, form: OwnerAnswerForm, context: PageContext): RenderedPage;
  /** `action`: path to which the confirmation is posted; null when the address is confirmed. */
  renderOrderEmailPage(email: string, action: string | null, context: PageContext): RenderedPage;
  /** For an expired link, an unknown address, a closed site, or one that we have suspended. */
  renderMessagePage(kind: 'expired' | 'notFound' | 'gone' | 'suspended', context: PageContext): RenderedPage;
  renderReportPage(storefront: StorefrontData, form: ReportForm, context: PageContext): RenderedPage;
  renderAboutPage(storefront: StorefrontData, context: PageContext): RenderedPage;
  renderPrivacyPage(storefront: StorefrontData, context: PageContext): RenderedPage;
  renderErrorPage(error: ErrorView, context: PageContext): RenderedPage;
  /**
   * What the form of a product without script shows after a change of the size from `shownSize`: choices of the old size
   * are carried over to options with the same name. Null when there is nothing to carry over. All ids are global ids.
   */
  carriedChoice(
    storefront: StorefrontData,
    productId: string,
    choice: DishChoice,
    shownSize: string,
  ): DishChoice | null;
  /** Colours of a site for its mails. */
  brandColours: BrandColours;
  /** SVG text. */
  renderFavicon(storefront: StorefrontData | null): string;
  /** null when the font lacks letters of the name. */
  shareCard(storefront: StorefrontData): ShareCard;
  appIcon(storefront: StorefrontData): AppIcon;
  appIcons: readonly AppIconFile[];
  /** JSON of the web app manifest. */
  manifest(storefront: StorefrontData): string;
  /** XML of the site map. */
  siteMap(storefront: StorefrontData): string;
  assets: readonly RendererAsset[];
}

/** Loads the built renderer from its folder. Throws when it is not built. */
export async function loadRenderer(directory: string): Promise<Renderer> {
  const file = join(directory, 'renderer.js');
  if (!existsSync(file)) throw new Error(`The storefront is not built: ${file} is missing.`);
  const built = (await import(pathToFileURL(file).href)) as { renderer: Renderer };
  return built.renderer;
}
