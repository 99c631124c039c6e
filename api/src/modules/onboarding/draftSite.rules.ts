import { hashSecret } from '../../lib/secrets.ts';
import { PRODUCT_DEFAULTS, SECTION_DEFAULTS } from '../sites/menu.types.ts';
import type { SiteDocument } from '../sites/site.entity.ts';
import { isPopular, type OnboardingDraft, themeFor } from './onboarding.rules.ts';

/** Default colours without a wish of the visitor. */
const DEFAULT_COLOURS = { primary: '#7d2e1f', secondary: '#f3e2c7' };
const NAME_UNTIL_KNOWN = 'Your restaurant';
const VERSION_LENGTH = 12;

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
  ...lookOf(draft),
  tagline: null,
  isPreview: false,
  isDemo: false,
  timeZone: 'Europe/London',
  acceptsOrders: true,
  orderLimitReached: false,
  isArchived: false,
  isSuspended: false,
  coverImageKey: null,
  sections: draft.sections.map((section, place) => ({
    ...SECTION_DEFAULTS,
    id: `${place}`,
    name: section.name,
    isOpen: true,
    items: section.items.map(({ name, description, price }, at) => ({
      ...PRODUCT_DEFAULTS,
      id: `${place}-${at}`,
      name,
      description,
      price,
      isPopular: isPopular(name, draft.popularItems),
    })),
  })),
  optionGroups: [],
});

/** A short text that changes whenever the page of the draft changes. */
export const draftVersion = (draft: OnboardingDraft): string =>
  hashSecret(JSON.stringify([draftDocument('', draft), draft.popularItems])).slice(0, VERSION_LENGTH);
