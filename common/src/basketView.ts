import type { AllergenCodes } from './allergens.ts';
import type { Fulfilment } from './fulfilment.ts';

/** What a line of a basket or an order consists of. */
export interface LineContent {
  name: string;
  /** Empty without a size. */
  sizeName: string;
  /** Prices in pence for each. */
  options: readonly { groupName: string; name: string; quantity: number; price: number }[];
  note: string;
}

export interface BasketLine extends LineContent {
  /** Its choices as text: names the line in forms. */
  choice: string;
  /** Path of the page that opens these choices again; null for a product that is not on the menu. */
  path: string | null;
  quantity: number;
  /** Pence. */
  unitPrice: number;
  /** Pence that the diner saw for one, when that is not `unitPrice`; null otherwise. */
  seenPrice: number | null;
  /** Pence. */
  total: number;
  /** Why the line cannot be ordered; such a line is not in the total. */
  problem: string | null;
  /** Whether another choice solves the problem. */
  canChooseAgain: boolean;
  isAlcohol: boolean;
  /** Of exactly what is chosen. */
  allergens: AllergenCodes;
}

/** The fields of the order form. */
export const ORDER_FIELDS = [
  'promotionCode',
  'postcode',
  'line1',
  'line2',
  'town',
  'when',
  'name',
  'phone',
  'email',
  'note',
  'ifMissing',
] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/** What was entered into the order form. `when` is the start of a slot (RFC 3339), or empty for as soon as possible. */
export type OrderValues = Record<OrderField, string> & { fulfilment: Fulfilment };

/** The choices besides the dishes and the code that decide the total. */
export const PRICED_FIELDS = ['fulfilment', 'postcode'] as const;
export type PricedField = (typeof PRICED_FIELDS)[number];

/** The field of the order form with the choice that the shown total is for. */
export const shownField = (field: PricedField) => `shown.${field}` as const;

/** What the basket page says about the promotion code. */
interface CodeView {
  /** Whether a code can be entered: the site has one, or one was entered. */
  isOffered: boolean;
  /** Whether the entered code is the one that counts. */
  counts: boolean;
  /** Why it does not count; null without one, and when it counts. */
  problem: string | null;
}

/** The zone of the postcode of a delivery; amounts in pence. */
export interface BasketArea {
  name: string;
  fee: number;
  freeOver: number | null;
  /** Why the dishes are not enough for it; null when they are. */
  problem: string | null;
}

/** What the basket page shows. */
export interface BasketView {
  lines: readonly BasketLine[];
  /** The whole basket as text. */
  basket: string;
  /** What was removed just now: a sentence, and the removed lines as text; null when nothing was. */
  undo: { text: string; lines: string } | null;
  /** Pence, of the lines without a problem. */
  subtotal: number;
  /** Pence; part of the total. */
  deliveryFee: number;
  /** The promotion that counts, and what it saves in pence; null without one. */
  discount: { name: string; saving: number } | null;
  /** The field of the promotion code. */
  code: CodeView;
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
  /** As typed. */
  values: OrderValues;
  /** Sentences. */
  errors: Partial<Record<OrderField, string>>;
  /** Message above the form. */
  formError: string | null;
  idempotencyKey: string;
}
