import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
  /** The site whose design the page has; null for the design of the product. */
  site?: StorefrontData | null;
  /** IANA name. */
  timeZone?: string;
}

interface BasketLineView {
  /** A global id. */
  productId: string;
  name: string;
  quantity: number;
  /** Pence. */
  unitPrice: number;
  /** Pence. */
  total: number;
  /** Message when the line cannot be ordered. */
  problem: string | null;
}

export const ORDER_FIELDS = ['name', 'phone', 'email', 'note'] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

export interface BasketView {
  lines: BasketLineView[];
  /** Pence, of the lines without a problem. */
  total: number;
  /** As typed. */
  values: Record<OrderField, string>;
  /** Sentences. */
  errors: Partial<Record<OrderField, string>>;
  /** Message above the form. */
  formError: string | null;
  idempotencyKey: string;
}

export interface OwnerAnswerForm {
  /** Path that the answer is posted to. */
  action: string;
  token: string;
  intent: 'accept' | 'reject' | 'ready';
  /** As typed; empty for the default of the page. */
  values: { readyInMinutes: string; reason: string };
  errors: { readyInMinutes?: string; reason?: string };
  formError: string | null;
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
  name: string;
  /** Small line below the name; empty when there is none. */
  line: string;
  /** `#rrggbb` each. */
  ground: string;
  ink: string;
  stripe: string;
  /** Relative to the renderer, and the name of its family. */
  font: { file: string; family: string };
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
  renderMenuPage(storefront: StorefrontData, context: PageContext): RenderedPage;
  /** `popular`: names of dishes, shown until there is a menu. */
  renderDraftPage(storefront: StorefrontData, popular: readonly string[], context: PageContext): RenderedPage;
  renderBasketPage(storefront: StorefrontData, basket: BasketView, context: PageContext): RenderedPage;
  renderStatusPage(order: OrderStatusData, context: PageContext): RenderedPage;
  renderOwnerAnswerPage(order: OwnerOrderData, form: OwnerAnswerForm, context: PageContext): RenderedPage;
  /** `action`: path to which the confirmation is posted; null when the address is confirmed. */
  renderOrderEmailPage(email: string, action: string | null, context: PageContext): RenderedPage;
  /** For an expired link, an unknown address, a closed site, or one that we have suspended. */
  renderMessagePage(kind: 'expired' | 'notFound' | 'gone' | 'suspended', context: PageContext): RenderedPage;
  renderReportPage(storefront: StorefrontData, form: ReportForm, context: PageContext): RenderedPage;
  renderErrorPage(message: string, reference: string | null, context: PageContext): RenderedPage;
  /** Colours of a site for its mails. */
  brandColours: BrandColours;
  /** SVG text. */
  renderFavicon(storefront: StorefrontData | null): string;
  /** null when the font lacks letters of the name. */
  shareCard(storefront: StorefrontData): ShareCard | null;
  assets: readonly RendererAsset[];
}

/** Loads the built renderer from its folder. Throws when it is not built. */
export async function loadRenderer(directory: string): Promise<Renderer> {
  const file = join(directory, 'renderer.js');
  if (!existsSync(file)) throw new Error(`The storefront is not built: ${file} is missing.`);
  const built = (await import(pathToFileURL(file).href)) as { renderer: Renderer };
  return built.renderer;
}
