import { hashSecret } from '../../lib/secrets.ts';
import type { MenuContent } from '../sites/menu.types.ts';
import { ordersNow } from '../sites/hours.rules.ts';
import { ORDERING_DEFAULTS } from '../sites/ordering.types.ts';
import { FACT_DEFAULTS, type SiteDocument } from '../sites/site.entity.ts';
import { menuOf } from './draftContent.rules.ts';
import { type OnboardingDraft, themeFor } from './onboarding.rules.ts';

/** Default colours without a wish of the visitor. */
const DEFAULT_COLOURS = { primary: '#7d2e1f', secondary: '#f3e2c7' };
const NAME_UNTIL_KNOWN = 'Your restaurant';
const VERSION_LENGTH = 12;
const DRAFT_ORDERING = { ...ORDERING_DEFAULTS, opensWithoutHours: true };

/** What a draft decides about the look of its site, with the defaults of the build. */
export const lookOf = (draft: OnboardingDraft) => ({
  name: draft.name ?? NAME_UNTIL_KNOWN,
  theme: draft.theme ?? themeFor(draft),
  brandPrimary: draft.primary ?? DEFAULT_COLOURS.primary,
  brandSecondary: draft.secondary ?? DEFAULT_COLOURS.secondary,
  logoKey: draft.logoKey,
  addressLine: draft.addressLine,
  phone: draft.phone,
  openingHours: draft.openingHours,
});

/** The document that building the draft of this conversation would publish, apart from ids and address. */
export const draftDocument = (conversationId: string, draft: OnboardingDraft): SiteDocument => ({
  restaurantId: conversationId,
  slug: conversationId,
  ...FACT_DEFAULTS,
  ...lookOf(draft),
  tagline: null,
  isPreview: false,
  ordering: DRAFT_ORDERING,
  orderNow: ordersNow(DRAFT_ORDERING, FACT_DEFAULTS.timeZone, new Date(0)),
  acceptsOrders: true,
  orderLimitReached: false,
  isArchived: false,
  isSuspended: false,
  coverImageKey: null,
  ...openMenu(menuOf(draft, numbers())),
});

/** A draft has no hours, so all of its sections are open. */
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
  hashSecret(JSON.stringify([draftDocument('', draft), draft.popularItems])).slice(0, VERSION_LENGTH);
