import type { Cuisine } from '@forkfront/common/cuisine.ts';
import { hashSecret } from '../../lib/secrets.ts';
import type { MenuContent } from '@forkfront/common/menu.ts';
import { cuisineOf } from '../sites/cuisine.rules.ts';
import { ordersNow } from '@forkfront/common/hours.ts';
import { ORDERING_DEFAULTS, type OrderingSettings } from '@forkfront/common/ordering.ts';
import type { Theme } from '@forkfront/common/themes.ts';
import { sampleCoverOf } from '../sites/sampleCover.rules.ts';
import { FACT_DEFAULTS, type SiteDocument } from '@forkfront/common/siteDocument.ts';
import { menuOf } from './draftContent.rules.ts';
import type { DraftOrdering, OnboardingDraft } from './onboarding.rules.ts';

/** Default colours without a wish of the visitor. */
const DEFAULT_COLOURS = { primary: '#7d2e1f', secondary: '#f3e2c7' };
const NAME_UNTIL_KNOWN = 'Your restaurant';
const VERSION_LENGTH = 12;
/** Until the visitor has said the hours, a draft looks open. */
const DRAFT_ORDERING = { ...ORDERING_DEFAULTS, opensWithoutHours: true };

/** Dishes that people mostly order at a counter. */
const COUNTER_CUISINES: ReadonlySet<Cuisine> = new Set([
  'grill',
  'chinese',
  'japanese',
  'asian',
  'levantine',
  'turkish',
  'mexican',
  'fish',
]);

/** The design for the menu of a draft: Counter where people mostly order at a counter, Trattoria for others. */
export const themeFor = ({ sections }: Pick<OnboardingDraft, 'sections'>): Theme =>
  COUNTER_CUISINES.has(cuisineOf(sections)) ? 'counter' : 'trattoria';

/** What a draft decides about the look of its site, with the defaults of the build. */
export const lookOf = (draft: OnboardingDraft) => ({
  name: draft.name ?? NAME_UNTIL_KNOWN,
  tagline: draft.tagline,
  theme: draft.theme ?? themeFor(draft),
  brandPrimary: draft.primary ?? DEFAULT_COLOURS.primary,
  brandSecondary: draft.secondary ?? DEFAULT_COLOURS.secondary,
  logoKey: draft.logoKey,
  addressLine: draft.addressLine,
  phone: draft.phone,
  // The words of a menu are not shown beside the hours of the week, which may differ.
  openingHours: draft.ordering?.hours ? null : draft.openingHours,
});

/** The sample cover for the menu of a draft: what a shop sells is not always known by its names. */
export function sampleCoverFor({ sections, isShop }: Pick<OnboardingDraft, 'sections' | 'isShop'>): string {
  const cuisine = cuisineOf(sections);
  return sampleCoverOf(isShop && cuisine === 'plain' ? 'grocery' : cuisine);
}

/** The document that building the draft of this conversation would publish, apart from ids and address, as it is at `now`. */
export function draftDocument(conversationId: string, draft: OnboardingDraft, now: Date): SiteDocument {
  const ordering = { ...DRAFT_ORDERING, ...draftSettings(draft.ordering) };
  return {
    restaurantId: conversationId,
    slug: conversationId,
    ...FACT_DEFAULTS,
    ...lookOf(draft),
    isPreview: false,
    ordering,
    orderNow: ordersNow(ordering, FACT_DEFAULTS.timeZone, now),
    acceptsOrders: true,
    orderLimitReached: false,
    isArchived: false,
    isSuspended: false,
    coverImageKey: draft.sections.length > 0 ? sampleCoverFor(draft) : null,
    ...openMenu(menuOf(draft, numbers())),
  };
}

/** The sections of a draft have no times, so all of them are open. */
const openMenu = ({ sections, optionGroups }: MenuContent) => ({
  sections: sections.map((section) => ({ ...section, isOpen: true })),
  optionGroups,
});

/** The ids of a menu that is not stored: the same for the same draft. */
function numbers(): () => string {
  let count = 0;
  return () => `${count++}`;
}

/** A short text that changes whenever the page of the draft changes. */
export const draftVersion = (draft: OnboardingDraft): string =>
  hashSecret(JSON.stringify([draftDocument('', draft, new Date(0)), draft.popularItems])).slice(
    0,
    VERSION_LENGTH,
  );

/** Before the visitor has said anything about orders. */
export const NOTHING_SAID: DraftOrdering = {
  hours: null,
  deliveryHours: null,
  collection: null,
  zones: null,
};

/** What is known after the visitor has said more. A null of `said` leaves what was known. */
export const withOrdering = (known: DraftOrdering | null, said: DraftOrdering): DraftOrdering => {
  const { hours, deliveryHours, collection, zones } = known ?? NOTHING_SAID;
  return {
    hours: said.hours ?? hours,
    deliveryHours: said.deliveryHours ?? deliveryHours,
    collection: said.collection ?? collection,
    zones: said.zones ?? zones,
  };
};

/** Whether diners could get an order in no way. */
export const offersNothing = ({ collection, zones }: DraftOrdering): boolean =>
  collection === false && (zones ?? []).length === 0;

/** The settings that a draft decides. Without a word about collection diners can collect; without areas there is no delivery. */
export function draftSettings(said: DraftOrdering | null): Partial<OrderingSettings> {
  if (!said) return {};
  const { collection, delivery } = ORDERING_DEFAULTS;
  const zones = said.zones ?? [];
  const periods = said.hours ?? [];
  return {
    hasHours: said.hours !== null,
    collection: { ...collection, isOffered: said.collection ?? true, periods },
    delivery: { ...delivery, isOffered: zones.length > 0, periods: said.deliveryHours ?? periods },
    zones,
  };
}
