import type {
  ConflictFailure,
  NotFoundFailure,
  RateLimitedFailure,
  UnavailableFailure,
  ValidationFailure,
} from '../../lib/result.ts';
import type { ProposedDish } from '../menuReader/dishFacts.rules.ts';
import type { LineKind } from '../menuReader/lineKind.rules.ts';
import { categoryOf } from '../catalogue/catalogue.rules.ts';
import type { Theme } from '@forkfront/common/themes.ts';
import type { AllergenCodes } from '@forkfront/common/allergens.ts';
import type { ProductFields } from '@forkfront/common/productFields.ts';
import type { DeliveryZone } from '@forkfront/common/ordering.ts';
import type { WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';

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
  | ValidationFailure
  | NotFoundFailure
  | ConflictFailure
  | RateLimitedFailure
  | UnavailableFailure;

export type ChatSender = 'user' | 'agent' | 'system';

export interface ChatMessage {
  /** The client's id for a visitor's message, `<id>:reply` for its answer. */
  id: string;
  sender: ChatSender;
  /** Sanitised HTML. */
  html: string;
  createdAt: Date;
}

/** A size and its price in pence. */
export interface DraftSize {
  name: string;
  price: number;
}

/** What a draft suggests about the allergens of something, in the form of a menu; null without an idea. */
interface Suggested {
  allergenSuggestion: AllergenCodes | null;
}

/** The visitor sees these in the chat; the preview's other fields have their defaults. */
export interface DraftItem extends Suggested, Pick<ProductFields, 'dietaryTags' | 'spiceLevel' | 'calories'> {
  name: string;
  description: string;
  /** Pence; the price of the cheapest size. */
  price: number;
  /** Empty: the dish has one price. */
  sizes: DraftSize[];
}

/** Something that is added to dishes. It can have another price for each size of a dish. */
export interface DraftExtra extends Suggested {
  name: string;
  /** Pence; the price of the cheapest size. */
  price: number;
  sizes: DraftSize[];
}

/** Extras that every dish of a section can have. */
export interface DraftExtras {
  name: string;
  options: DraftExtra[];
}

export interface DraftSection {
  name: string;
  description: string;
  items: DraftItem[];
  extras: DraftExtras[];
}

/** A line of a pasted menu that could not be read. It stays until the visitor makes it a dish or leaves it out. */
export interface UnreadLine {
  id: string;
  /** As written. */
  text: string;
  /** The heading above it; null without one. */
  section: string | null;
  /** What it says; everything but `dish` is a line that is probably no dish. */
  kind: LineKind;
  /** What it probably means; null without an idea. */
  proposal: ProposedDish | null;
}

/** The last review of unread lines, so that it can be undone. */
export interface LastReview {
  /** The lines that it took off the list, each with its place there. */
  lines: { at: number; line: UnreadLine }[];
  /** The dishes that it added. */
  added: { section: string; item: DraftItem }[];
}

/** The dish that was removed last beside the chat, so that it can be put back. */
export interface LastRemoved {
  /** Its section without dishes: it may have been the last one. */
  section: DraftSection;
  sectionAt: number;
  item: DraftItem;
  itemAt: number;
}

/** What the visitor said about when and how orders are taken; null: not said. */
export interface DraftOrdering {
  /** The week; several periods a day are possible. */
  hours: WeeklyPeriod[] | null;
  /** The week of deliveries; null: that of `hours`. */
  deliveryHours: WeeklyPeriod[] | null;
  /** Whether diners can collect. */
  collection: boolean | null;
  /** Areas of delivery; empty: the restaurant does not deliver. */
  zones: DeliveryZone[] | null;
}

/** The facts of a draft that are one line of text. */
export const TEXT_FACTS = ['name', 'tagline', 'addressLine', 'phone'] as const;
export type TextFact = (typeof TEXT_FACTS)[number];

/** What a visitor can enter beside the chat, apart from the logo and the menu. */
export type DraftFact =
  | TextFact
  | Extract<keyof OnboardingDraft, 'primary' | 'secondary' | 'popularItems'>
  | keyof DraftOrdering;

/** The collected data of the visitor; colours as #rrggbb. */
export interface OnboardingDraft {
  name: string | null;
  /** A sentence below the name; null without one. */
  tagline: string | null;
  primary: string | null;
  secondary: string | null;
  /** The design that the visitor chose; null: the menu decides. */
  theme: Theme | null;
  addressLine: string | null;
  phone: string | null;
  /** What the visitor has entered beside the chat: words of the chat change it only when they clearly ask for it. */
  touched: DraftFact[];
  /** As written, a line for each; null until known. */
  openingHours: string | null;
  /** When and how orders are taken; null until something was said. */
  ordering: DraftOrdering | null;
  popularItems: string[];
  logoKey: string | null;
  logoSkipped: boolean;
  sections: DraftSection[];
  unread: UnreadLine[];
  /** Null until lines were reviewed, and when the last review was undone. */
  lastReview: LastReview | null;
  /** Null until a dish was removed beside the chat, and when it was put back. */
  lastRemoved: LastRemoved | null;
  /** Whether a grocery shop is built: its dishes are products. */
  isShop: boolean;
  /** The names of dishes that were entered beside the chat, in lower case: words change them only when they ask for it. */
  touchedDishes: string[];
  /** Answers to the last question that the visitor can give with one press; each is sent as a message. Empty: those of the step. */
  quickReplies: string[];
}

/** A draft as stored: it lacks what was added later, also in its menu. */
export type StoredDraft = Partial<Omit<OnboardingDraft, 'sections' | 'unread'>> & {
  sections?: StoredSection[];
  unread?: StoredLine[];
};
type StoredLine = Omit<UnreadLine, 'kind' | 'proposal'> & {
  kind?: LineKind;
  proposal: (Pick<ProposedDish, 'name' | 'price'> & Partial<ProposedDish>) | null;
};
type StoredSection = Pick<DraftSection, 'name'> &
  Partial<Omit<DraftSection, 'items'>> & { items: (NewItem & Partial<DraftItem>)[] };
type NewItem = Pick<DraftItem, 'name' | 'description' | 'price'>;

/** A dish with one price and nothing else. */
export const plainItem = (item: NewItem): DraftItem => ({
  ...item,
  sizes: [],
  dietaryTags: [],
  spiceLevel: 0,
  calories: null,
  allergenSuggestion: null,
});

const { price: _price, name: _name, ...plainProposal } = plainItem({ name: '', description: '', price: 0 });

/** A section without dishes. */
export const emptySection = (name: string): DraftSection => ({
  name,
  description: '',
  items: [],
  extras: [],
});

export const draftFrom = ({ sections = [], unread = [], ...stored }: StoredDraft): OnboardingDraft => ({
  name: null,
  tagline: null,
  primary: null,
  secondary: null,
  theme: null,
  addressLine: null,
  phone: null,
  touched: [],
  openingHours: null,
  ordering: null,
  popularItems: [],
  logoKey: null,
  logoSkipped: false,
  lastReview: null,
  lastRemoved: null,
  isShop: false,
  touchedDishes: [],
  quickReplies: [],
  ...stored,
  unread: unread.map((line) => ({
    kind: 'dish',
    ...line,
    proposal: line.proposal && { ...plainProposal, ...line.proposal },
  })),
  sections: sections.map(({ items, ...section }) => ({
    ...emptySection(section.name),
    ...section,
    items: items.map((item) => ({ ...plainItem(item), ...item })),
  })),
});

/** The draft of a new conversation about a plan. */
export const emptyDraft = (packageName = ''): OnboardingDraft =>
  draftFrom({ isShop: categoryOf(packageName) === 'grocery' });

/** Limits of a draft; lengths in characters, prices in pence (spec §5: 0 to 1000 pounds). */
export const DRAFT_LIMITS = {
  name: 80,
  sections: 40,
  items: 300,
  sectionName: 80,
  itemName: 120,
  itemDescription: 500,
  sizes: 8,
  sizeName: 60,
  /** Groups of extras in all, and of one section. */
  groups: 40,
  sectionGroups: 10,
  /** Prices of one group: an extra has one, or one for each of its sizes. */
  groupPrices: 50,
  extraName: 80,
  price: 100_000,
  popularItems: 12,
  addressLine: 200,
  phone: 40,
  openingHours: 500,
  unread: 300,
  quickReplies: 4,
  quickReply: 220,
} as const;

/** The popular dishes that no dish of the menu fits; none while there is no menu. */
export const favouritesNotOnMenu = ({
  popularItems,
  sections,
}: Pick<OnboardingDraft, 'popularItems' | 'sections'>): string[] =>
  sections.length === 0
    ? []
    : popularItems.filter(
        (popular) => !sections.some(({ items }) => items.some(({ name }) => isPopular(name, [popular]))),
      );

/** Whether a dish is one of the popular dishes of the visitor. */
export function isPopular(dish: string, popularItems: string[]): boolean {
  const name = dish.toLowerCase();
  return popularItems.some((popular) => {
    const wanted = popular.trim().toLowerCase();
    return wanted !== '' && (name === wanted || name.includes(wanted) || wanted.includes(name));
  });
}
