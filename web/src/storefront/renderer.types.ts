import type { PaletteTheme } from '../lib/palette/themes.rules.ts';
import type { OrderStatus } from './queries/orderStatusPage.ts';
import type { Storefront } from './queries/storefrontPage.ts';
import type { AllergenCodes } from '@forkfront/common/allergens.ts';
import type { Motif } from './rules/motif.rules.ts';

/** A document, and the `sha256-…` of its inline style for the content security policy. */
export type RenderedPage = { html: string; styleHash: string };

export type PageContext = {
  productName: string;
  /** Address of the product's site, without a slash at the end. */
  productUrl: string;
  /** Whether the page belongs to the test mode. */
  isTest?: boolean;
  /** Whether the database is away: the page says that nothing can be ordered. */
  isAway?: boolean;
  /** The site for theme and colours; null or missing: the product's. Menu and basket pages use their own site. */
  site?: Storefront | null;
  /** A site that is not built yet: nothing can be ordered or reported. */
  isDraft?: boolean;
  /** A site whose look is not saved: the page can only be looked at. */
  isLook?: boolean;
  /** IANA name, default Europe/London. */
  timeZone?: string;
  /** The time of the page; default: now. */
  now?: Date;
};

/** What a line of a basket or an order consists of. */
export type LineWords = {
  name: string;
  /** Empty without a size. */
  sizeName: string;
  /** Prices in pence for each. */
  options: readonly { groupName: string; name: string; quantity: number; price: number }[];
  note: string;
};

export type BasketLine = LineWords & {
  /** Its choices as text: names the line in forms. */
  choice: string;
  /** Path of the page that opens these choices again; null for a dish that is not on the menu. */
  path: string | null;
  quantity: number;
  /** Pence. */
  unitPrice: number;
  /** Pence that the diner saw for one, when that is not `unitPrice`. */
  seenPrice: number | null;
  total: number;
  /** Why the line cannot be ordered; such a line is not in the total. */
  problem: string | null;
  /** Whether another choice solves the problem. */
  canChooseAgain: boolean;
  isAlcohol: boolean;
  /** Of exactly what is chosen. */
  allergens: AllergenCodes;
};

/** What a product of a grocery shop has besides a dish. */
export type ShelfFacts = {
  /** What one piece holds; null when it is not sold by size. */
  unit: { amount: number; measure: 'GRAM' | 'MILLILITRE' | 'PIECE' } | null;
  /** Pence for a kilogram, a litre or a piece, to compare sizes; null without a unit. */
  unitPrice: { price: number; per: 'KILOGRAM' | 'LITRE' | 'PIECE' } | null;
  /** Pieces that can be ordered; null: not counted. */
  stock: number | null;
};

/** A page with products of a grocery shop. */
export type ShopView = {
  /** All categories with products. */
  categories: readonly { name: string; path: string; isCurrent: boolean }[];
  /** Some products under one heading: `name` is empty under the heading of the page; `path` of the page with all `count`, or null. */
  shelves: readonly { name: string; path: string | null; count: number; items: readonly string[] }[];
  /** What was searched, as typed; null: the page is no search. */
  search: string | null;
  /** Paths of the pages before and after this one; null: there is one page. `of`: null when they are not counted. */
  pages: { previous: string | null; next: string | null; page: number | null; of: number | null } | null;
  /** By the ids of the shown products. */
  facts: Readonly<Record<string, ShelfFacts>>;
  /** Path of the page, to which its forms return. */
  path: string;
  /** Text of the basket bar; empty without a basket. */
  bar: string;
  /** A sentence above the products; may be empty. */
  note: string;
};

/** What a visitor asked the menu page for, as sent. */
export type MenuQuery = { diet: readonly string[]; without: readonly string[]; find: string };

/** The form on the page of a dish. */
export type DishView = {
  /** Of the menu item. */
  id: string;
  /** Whether it can be ordered for a later time, when it is not sold now. */
  isSoldLater: boolean;
  /** What is chosen; null: the restaurant's defaults. */
  choice: DishChoice | null;
  /** Error messages by `size`, `note`, `quantity` or the id of an option group. */
  errors: Partial<Record<string, string>>;
  formError: string | null;
  /** The choices of the basket line that the form changes; null: it adds one. */
  replaces: string | null;
  /** Key of the details that were typed in the basket, for the way back; null without one. */
  details: string | null;
  /** Size and stock of a product of a grocery shop; null for the dish of a restaurant. */
  shelf: ShelfFacts | null;
};

export type DishChoice = {
  sizeId: string | null;
  options: readonly { id: string; count: number }[];
  note: string;
  quantity: number;
};

/** The fields of the order form. `when` is the start of a slot (RFC 3339), or empty for as soon as possible. */
export type OrderField =
  | 'promotionCode'
  | 'name'
  | 'phone'
  | 'email'
  | 'note'
  | 'ifMissing'
  | 'when'
  | 'postcode'
  | 'line1'
  | 'line2'
  | 'town';

/** The zone of the postcode of a delivery; amounts in pence. */
export type BasketArea = {
  name: string;
  fee: number;
  freeOver: number | null;
  /** Why the dishes are not enough for it; null when they are. */
  problem: string | null;
};

export type BasketView = {
  lines: readonly BasketLine[];
  /** The whole basket as text. */
  basket: string;
  /** What was removed just now: a sentence, and the removed lines as text. */
  undo: { text: string; lines: string } | null;
  /** Pence of the dishes that can be ordered. */
  subtotal: number;
  /** Pence; part of the total. */
  deliveryFee: number;
  /** The offer that counts, and what it saves in pence. */
  discount: { name: string; saving: number } | null;
  /** The field of the promotion code: whether it is there, whether the entered code counts, and why not. */
  code: { isOffered: boolean; counts: boolean; problem: string | null };
  /** Pence. */
  total: number;
  /** Where the order is delivered to; null for a collection, and before the postcode is known. */
  area: BasketArea | null;
  /** Minutes until an order for now would be ready; null: none can be placed. */
  readyInMinutes: number | null;
  /** Starts of the slots that can be chosen (RFC 3339), the earliest first. */
  slots: readonly string[];
  /** Whether the site is that of a grocery shop, which asks what to do if something is missing. */
  isShop: boolean;
  /** As entered. */
  values: Record<OrderField, string> & { fulfilment: 'COLLECTION' | 'DELIVERY' };
  /** Error messages. */
  errors: Partial<Record<OrderField, string>>;
  formError: string | null;
  idempotencyKey: string;
};

/** The page of a request that failed or was refused. */
export type ErrorView = {
  text: string;
  /** Id of the request in the log; null without one. */
  reference: string | null;
  /** The form that was sent, for a button that sends it again; null without one. */
  form: { action: string; fields: readonly (readonly [name: string, value: string])[] } | null;
  /** Whether the page may work in a moment; then it opens itself again, unless a form was sent. */
  isOutage: boolean;
};

/** What the status page says besides the order. */
export type StatusNotice = {
  /** A sentence; null without one. */
  problem: string | null;
  /** Names of the dishes that could not be ordered again; null when the diner did not ask. */
  gone: readonly string[] | null;
  /** Path of the page that answers the order; null outside of test mode. */
  answerPath: string | null;
};

export type OwnerOrder = OrderStatus & { customerPhone: string | null; customerEmail: string | null };

export type OwnerAnswerForm = {
  /** The path of the POST. */
  action: string;
  token: string;
  /** The link of the mail that was opened. */
  intent: 'accept' | 'reject' | 'cancel' | 'ready' | 'pause';
  values: { readyInMinutes: string; reason: string };
  errors: { readyInMinutes?: string; reason?: string };
  formError: string | null;
  /** Whether new orders are paused: shortly, or for longer, which this page cannot end. null: the page offers no pause. */
  pause: { kind: 'open' } | { kind: 'short'; until: Date } | { kind: 'long' } | null;
};

/** The form that reports a site. */
export type ReportForm = {
  /** As entered. */
  values: { reason: string; text: string; email: string };
  /** Error messages. */
  errors: Partial<Record<'reason' | 'text' | 'email', string>>;
  formError: string | null;
  /** The report is stored: the page shows thanks instead of the form. */
  isSent: boolean;
};

export type StorefrontAsset = {
  /** Its URL path: `/assets/<hashed name>`. */
  path: string;
  /** Relative to the built renderer. */
  file: string;
  contentType: string;
};

/** Paths of the built files, and the list of all of them. */
export type StorefrontAssets = {
  css: Record<PaletteTheme, string>;
  /** Styles of the pages behind the menu, in addition to their theme. */
  orderCss: string;
  /** Styles of the page of a dish, which the island loads for its dialog too. */
  dishCss: string;
  font: Record<PaletteTheme, string>;
  /** The pattern of each cuisine, and its sign. */
  motif: Record<Motif, { band: string; sign: string }>;
  /** Styles of the pages of grocery shops, in addition to their theme. */
  shopCss: string;
  island: string;
  /** The script of the basket page, instead of `island` and `form`. */
  basket: string;
  /** Script of the pages of grocery shops. */
  shop: string;
  /** Script of the pages with a form. */
  form: string;
  /** Script of the status page. */
  follow: string;
  all: readonly StorefrontAsset[];
};
