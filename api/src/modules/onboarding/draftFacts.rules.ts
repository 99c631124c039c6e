import { SITE_LENGTHS } from '@forkfront/common/limits.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, problemAt, type Result } from '../../lib/result.ts';
import { containsAddress, isMisleadingName } from '../accounts/misleadingName.rules.ts';
import { colourOf } from '../restaurants/restaurantPatch.rules.ts';
import { changedOrdering, type OrderingEdit, orderingProblems } from './draftOrdering.rules.ts';
import { messages } from './messages.ts';
import {
  DRAFT_LIMITS,
  type DraftFact,
  type OnboardingDraft,
  TEXT_FACTS,
  type TextFact,
} from './onboarding.rules.ts';
import { PHONE } from './toolCall.rules.ts';

/** What a visitor enters. null and undefined leave a fact as it is; an empty text or list removes it. */
export type FactEdit = { [Fact in TextFact]?: string | null | undefined } & OrderingEdit & {
    /** Each as `#rrggbb`. */
    brand?: { primary: string; secondary: string } | null | undefined;
    popularItems?: readonly string[] | null | undefined;
    /** True removes the logo. */
    removesLogo?: boolean | null | undefined;
  };

const MOST: Record<TextFact, number> = {
  name: SITE_LENGTHS.name,
  tagline: SITE_LENGTHS.tagline,
  addressLine: SITE_LENGTHS.address,
  phone: SITE_LENGTHS.phone,
};

type Change = Partial<Pick<OnboardingDraft, DraftFact & keyof OnboardingDraft>>;

/**
 * Changes facts under the rules that also hold for the assistant. A draft without a change is the same object. The errors name
 * the facts; then nothing is changed.
 */
export function editFacts(draft: OnboardingDraft, edit: FactEdit): Result<OnboardingDraft, FieldProblem[]> {
  const change: Change = {};
  const problems = [
    ...enterTexts(draft, edit, change),
    ...enterColours(draft, edit, change),
    ...enterFavourites(draft, edit, change),
    ...orderingProblems(draft.ordering, edit),
  ];
  if (problems.length > 0) return fail(problems);
  const { ordering, touched } = changedOrdering(draft.ordering, edit);
  const entered = [...Object.keys(change), ...touched];
  const isLogoRemoved = edit.removesLogo === true && draft.logoKey !== null;
  if (entered.length === 0 && !isLogoRemoved) return ok(draft);
  const isTouched = (fact: DraftFact): boolean => draft.touched.includes(fact) || entered.includes(fact);
  return ok({
    ...draft,
    ...change,
    ordering,
    // Words of a menu do not come back after the hours were entered.
    ...(touched.includes('hours') && { openingHours: null }),
    ...(isLogoRemoved && { logoKey: null, logoSkipped: true }),
    touched: DRAFT_FACTS.filter(isTouched),
  });
}

const DRAFT_FACTS: readonly DraftFact[] = [
  ...TEXT_FACTS,
  'primary',
  'secondary',
  'popularItems',
  'hours',
  'deliveryHours',
  'collection',
  'zones',
];

function enterTexts(draft: OnboardingDraft, edit: FactEdit, change: Change): FieldProblem[] {
  return TEXT_FACTS.flatMap((fact) => {
    const entered = edit[fact];
    if (entered === null || entered === undefined) return [];
    const text = oneLine(entered);
    const message = problemOf(fact, text);
    if (message === null && (draft[fact] ?? '') !== text) change[fact] = text === '' ? null : text;
    return problemAt(fact, message);
  });
}

function problemOf(fact: TextFact, text: string): string | null {
  if (text.length > MOST[fact]) return messages.tooLong(MOST[fact]);
  if (text === '') return fact === 'name' ? messages.nameMissing : null;
  if (fact === 'phone') return PHONE.test(text) ? null : messages.phoneInvalid;
  if (containsAddress(text)) return messages.noWebAddress;
  // The owner of an unclaimed site is not known yet.
  return fact === 'name' && isMisleadingName(text) ? messages.nameOfOthers : null;
}

function enterColours(draft: OnboardingDraft, { brand }: FactEdit, change: Change): FieldProblem[] {
  if (!brand) return [];
  const [primary, secondary] = [colourOf(brand.primary), colourOf(brand.secondary)];
  if (!primary.ok || !secondary.ok)
    return [
      ...problemAt('brand.primary', primary.ok ? null : primary.error),
      ...problemAt('brand.secondary', secondary.ok ? null : secondary.error),
    ];
  // The two are chosen together.
  if (draft.primary !== primary.value || draft.secondary !== secondary.value)
    Object.assign(change, { primary: primary.value, secondary: secondary.value });
  return [];
}

function enterFavourites(draft: OnboardingDraft, { popularItems }: FactEdit, change: Change): FieldProblem[] {
  if (!popularItems) return [];
  const { popularItems: most, itemName } = DRAFT_LIMITS;
  if (popularItems.length > most) return problemAt('popularItems', messages.tooManyFavourites(most));
  const names = [...new Set(popularItems.map(oneLine).filter((name) => name !== ''))];
  if (names.some((name) => name.length > itemName))
    return problemAt('popularItems', messages.favouriteTooLong(itemName));
  if (names.some(containsAddress)) return problemAt('popularItems', messages.noWebAddress);
  if (names.join('\n') !== draft.popularItems.join('\n')) change.popularItems = names;
  return [];
}
