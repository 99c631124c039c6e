import type {
  ConflictFailure,
  NotFoundFailure,
  RateLimitedFailure,
  UnavailableFailure,
  ValidationFailure,
} from '../../lib/result.ts';
import type { StorefrontTheme } from '../restaurants/restaurant.entity.ts';

/** Spec §4, onboarding currentAction; `wf_error` is the failed turn of spec §2. */
export const ONBOARDING_ACTIONS = [
  'start',
  'request_details',
  'request_logo',
  'request_upload',
  'request_menu',
  'complete',
  'wf_error',
] as const;
export type OnboardingAction = (typeof ONBOARDING_ACTIONS)[number];

const STEPS: Partial<Record<OnboardingAction, number>> = {
  start: 1,
  request_details: 1,
  request_logo: 2,
  request_upload: 2,
  request_menu: 3,
};

/** Step of the header, 1 to 4 (spec §4: "complete, or any other value" is 4). */
export const stepOf = (action: OnboardingAction): number => STEPS[action] ?? 4;

/** The steps of building a preview, in order. */
export const BUILD_STEPS = ['site', 'menu', 'colours', 'publish'] as const;
export type BuildStep = (typeof BUILD_STEPS)[number];

/** An event while a message is answered. The last one is `completed` or `failed`. */
export type OnboardingEvent =
  /** Sanitised HTML to append. */
  | { type: 'delta'; html: string }
  | { type: 'action'; action: OnboardingAction }
  | { type: 'draft'; draft: OnboardingDraft }
  /** The step that runs now. */
  | { type: 'progress'; step: BuildStep }
  | { type: 'previewReady'; slug: string; previewUrl: string; claimToken: string }
  | { type: 'completed'; message: ChatMessage }
  | FailedEvent;

/** The turn failed without an answer. */
export interface FailedEvent {
  type: 'failed';
  failure: ChatFailure;
  /** Whether to retry with the same message id. */
  retryable: boolean;
  /** Whether the assistant failed (spec §2, wf_error), as opposed to the connection. */
  isWorkflowError: boolean;
}

export type ChatFailure =
  ValidationFailure | NotFoundFailure | ConflictFailure | RateLimitedFailure | UnavailableFailure;

export type ChatSender = 'user' | 'agent' | 'system';

export interface ChatMessage {
  /** The client's id for a visitor's message, `<id>:reply` for its answer. */
  id: string;
  sender: ChatSender;
  /** Sanitised HTML. */
  html: string;
  createdAt: Date;
}

export interface DraftItem {
  name: string;
  description: string;
  /** Pence. */
  price: number;
}

export interface DraftSection {
  name: string;
  items: DraftItem[];
}

/** A line of a pasted menu that could not be read. It stays until the visitor makes it a dish or leaves it out. */
export interface UnreadLine {
  id: string;
  /** As written. */
  text: string;
  /** The heading above it; null without one. */
  section: string | null;
  /** What it probably means; null without an idea. `price` in pence, null when it is unclear. */
  proposal: { name: string; price: number | null } | null;
}

/** The collected data of the visitor; colours as #rrggbb. */
export interface OnboardingDraft {
  name: string | null;
  primary: string | null;
  secondary: string | null;
  /** The design that the visitor chose; null: the menu decides. */
  theme: StorefrontTheme | null;
  addressLine: string | null;
  phone: string | null;
  /** As written, a line for each; null until known. */
  openingHours: string | null;
  popularItems: string[];
  logoKey: string | null;
  logoSkipped: boolean;
  sections: DraftSection[];
  unread: UnreadLine[];
}

/** A draft as stored, which lacks what was added later. */
export const draftFrom = (stored: Partial<OnboardingDraft>): OnboardingDraft => ({
  name: null,
  primary: null,
  secondary: null,
  theme: null,
  addressLine: null,
  phone: null,
  openingHours: null,
  popularItems: [],
  logoKey: null,
  logoSkipped: false,
  sections: [],
  unread: [],
  ...stored,
});

export const emptyDraft = (): OnboardingDraft => draftFrom({});

/** Limits of a draft; lengths in characters, prices in pence (spec §5: 0 to 1000 pounds). */
export const DRAFT_LIMITS = {
  name: 80,
  sections: 40,
  items: 300,
  sectionName: 80,
  itemName: 120,
  itemDescription: 500,
  price: 100_000,
  popularItems: 12,
  addressLine: 200,
  phone: 40,
  openingHours: 500,
  unread: 300,
} as const;

/**
 * Adds dishes to the menu. A dish that already exists under the same heading gets the new description and price, so
 * that a visitor can correct it; two new dishes of one name both stay. Dishes over the limits are left out.
 */
export function mergeSections(menu: readonly DraftSection[], added: readonly DraftSection[]): DraftSection[] {
  const merged = menu.map(({ name, items }) => ({ name, items: [...items] }));
  let room = DRAFT_LIMITS.items - merged.reduce((sum, { items }) => sum + items.length, 0);
  for (const { name, items } of added) {
    let section = merged.find((known) => isSame(known.name, name));
    if (!section) {
      if (merged.length >= DRAFT_LIMITS.sections || room <= 0) continue;
      section = { name, items: [] };
      merged.push(section);
    }
    const positions = new Map(section.items.map((item, index) => [item.name.toLowerCase(), index]));
    for (const item of items) {
      const at = positions.get(item.name.toLowerCase());
      if (at !== undefined) section.items[at] = item;
      else if (room > 0) {
        section.items.push(item);
        room -= 1;
      }
    }
  }
  return merged;
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const words = (list: string) => new RegExp(String.raw`\b(?:${list})s?\b`, 'i');

/** Dishes of places where people order at a counter, and dishes of places where they sit down. */
const COUNTER_DISHES = words(
  'burger|kebab|doner|wing|fried|taco|burrito|quesadilla|hot ?dog|grill|smash|shake|milkshake|fries|chips|nugget|wrap|noodle|ramen|poke|bagel|doughnut|donut|battered|shawarma|falafel|bubble tea|katsu|bao',
);
const TABLE_DISHES = words(
  'pizza|margherita|pasta|spaghetti|tagliatelle|lasagne|risotto|burrata|bruschetta|antipasti|tiramisu|gnocchi|calzone|carpaccio|bistro|steak|duck|sea ?bass|souffl[eé]',
);

/** The theme for a draft: Counter for quick-service restaurants, Trattoria for others. Name and dishes are weighed. */
export function themeFor({ name, sections }: OnboardingDraft): StorefrontTheme {
  const texts = [name ?? '', ...sections.flatMap(({ items }) => items.map((item) => item.name))];
  const count = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  const atCounter = count(COUNTER_DISHES);
  return atCounter > count(TABLE_DISHES) && atCounter * 4 > texts.length ? 'counter' : 'trattoria';
}

/** Whether a dish is one of the popular dishes of the visitor. */
export function isPopular(dish: string, popularItems: string[]): boolean {
  const name = dish.toLowerCase();
  return popularItems.some((popular) => {
    const wanted = popular.trim().toLowerCase();
    return wanted !== '' && (name === wanted || name.includes(wanted) || wanted.includes(name));
  });
}
