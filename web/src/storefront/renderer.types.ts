import type { OrderStatus } from './queries/orderStatusPage.ts';
import type { Storefront } from './queries/storefrontPage.ts';

/** A whole document, and the `sha256-…` of its one inline style for the content security policy. */
export type RenderedPage = { html: string; styleHash: string };

export type PageContext = {
  productName: string;
  /** Address of the product's own site, no slash at the end. */
  productUrl: string;
  /** The site whose look the page takes; null or missing: the product's neutral look. Menu and basket bring their own. */
  site?: Storefront | null;
  /** IANA name; Europe/London when missing. */
  timeZone?: string;
};

export type BasketLine = {
  productId: string;
  name: string;
  quantity: number;
  /** Pence. */
  unitPrice: number;
  total: number;
  /** A sentence when the line cannot be ordered; such a line is not in the total. */
  problem?: string | null;
};

export type OrderField = 'name' | 'phone' | 'email' | 'note';

export type BasketView = {
  lines: readonly BasketLine[];
  /** Pence. */
  total: number;
  /** As typed. */
  values: Record<OrderField, string>;
  /** Sentences. */
  errors: Partial<Record<OrderField, string>>;
  formError: string | null;
  idempotencyKey: string;
};

export type OwnerOrder = OrderStatus & { customerPhone: string | null; customerEmail: string | null };

export type OwnerAnswerForm = {
  /** Path the answer is posted to. */
  action: string;
  token: string;
  /** Which link of the e-mail was opened. */
  intent: 'accept' | 'reject' | 'ready';
  values: { readyInMinutes: string; reason: string };
  errors: { readyInMinutes?: string; reason?: string };
  formError: string | null;
};

/** The form that reports a site. */
export type ReportForm = {
  /** As typed. */
  values: { reason: string; text: string; email: string };
  /** Sentences. */
  errors: Partial<Record<'reason' | 'text' | 'email', string>>;
  formError: string | null;
  /** The report has arrived: thanks instead of the form. */
  isSent: boolean;
};

export type StorefrontAsset = {
  /** Where the pages ask for it: `/assets/<hashed name>`. */
  path: string;
  /** Relative to the built renderer. */
  file: string;
  contentType: string;
};

type ThemeName = 'TRATTORIA' | 'COUNTER';

/** Paths of the built files, and the list of all of them. */
export type StorefrontAssets = {
  css: Record<ThemeName, string>;
  /** What the pages behind the menu need on top of their theme. */
  orderCss: string;
  font: Record<ThemeName, string>;
  island: string;
  /** Script of the pages with a form to fill in. */
  form: string;
  /** Script of the status page alone. */
  follow: string;
  all: readonly StorefrontAsset[];
};
