import { MENU_LENGTHS, MENU_LIMITS } from '@forkfront/common/limits.ts';
import { DIETARY_TAGS, type DietaryTag } from '@forkfront/common/productChoices.ts';
import { presentErrors, textError, type FieldErrors } from '../../forms/fields.ts';
import { parsePence, priceText } from '@forkfront/common/money.ts';
import type { Draft } from './conversationRequests.ts';
import type { ConversationState, LineReview } from './conversationState.ts';
import { messages } from './messages.ts';

/** Characters of a description; those of a draft. */
const MOST_DESCRIPTION = 500;

export type UnreadLine = Draft['unreadLines'][number];

/** The fields of an unread line; the price in pounds as typed. An empty `section` is a new one, with the name `newSection`. */
export interface LineValues {
  name: string;
  price: string;
  section: string;
  newSection: string;
  description: string;
  /** The prices of the sizes that the line names; a size without a price is left out. */
  sizes: readonly { name: string; price: string }[];
  diets: readonly DietaryTag[];
}

/** The draft with the reviews that the server has not answered yet. */
export const reviewedDraft = ({ draft, reviews }: Pick<ConversationState, 'draft' | 'reviews'>): Draft =>
  reviews.reduce(withReview, draft);

function withReview(draft: Draft, { id, dish }: LineReview): Draft {
  if (!draft.unreadLines.some((line) => line.id === id)) return draft;
  const unreadLines = draft.unreadLines.filter((line) => line.id !== id);
  if (!dish) return { ...draft, unreadLines };
  const { section: name, ...item } = dish;
  const { sizes: _sizes, dietaryTags: _dietaryTags, ...added } = item;
  const isKnown = draft.sections.some((section) => isSame(section.name, name));
  const sections = isKnown
    ? draft.sections.map((section) =>
        isSame(section.name, name) ? { ...section, items: [...section.items, added] } : section,
      )
    : [...draft.sections, { name, items: [added] }];
  return { ...draft, unreadLines, sections };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The sections to choose from: those of the menu, and the heading above the line. */
export function sectionChoices(
  sections: readonly string[],
  { section }: Pick<UnreadLine, 'section'>,
): string[] {
  const isKnown = !section || sections.some((name) => isSame(name, section));
  return isKnown ? [...sections] : [...sections, section];
}

/** What the fields of a line show first. */
export function firstValues({ section, proposal }: UnreadLine, sections: readonly string[]): LineValues {
  const heading = section && (sections.find((name) => isSame(name, section)) ?? section);
  return {
    name: proposal?.name ?? '',
    price: proposal?.price == null ? '' : priceText(proposal.price),
    section: heading ?? sections[0] ?? '',
    newSection: '',
    description: proposal?.description ?? '',
    sizes: proposal?.sizes.map(({ name, price }) => ({ name, price: priceText(price) })) ?? [],
    diets: proposal?.dietaryTags.filter(isDiet) ?? [],
  };
}

/** The errors of a line's fields; the API checks more. */
export function checkLine(values: LineValues): FieldErrors {
  const { name, price, section, newSection, description, sizes } = values;
  const sizeErrors = sizes.map((size, at) => [
    `size${at}`,
    size.price.trim() === '' ? null : priceProblem(size.price),
  ]);
  return presentErrors({
    ...Object.fromEntries(sizeErrors),
    name: textError(name, MENU_LENGTHS.product, messages.dishNameMissing, messages.dishNameLong),
    price: hasSizes(values) ? null : priceProblem(price),
    description: description.trim().length > MOST_DESCRIPTION ? messages.descriptionLong : null,
    newSection:
      section === ''
        ? textError(newSection, MENU_LENGTHS.section, messages.sectionMissing, messages.sectionLong)
        : null,
  });
}

function priceProblem(text: string): string | null {
  if (text.trim() === '') return messages.dishPriceMissing;
  const pence = parsePence(text);
  if (pence === null) return messages.dishPriceUnclear;
  return pence < 0 || pence > MENU_LIMITS.price ? messages.dishPriceRange : null;
}

/** Whether a diet is one that this version knows. */
export const isDiet = (tag: string): tag is DietaryTag => DIETARY_TAGS.some((known) => known === tag);

/** Whether the price is that of sizes. */
export const hasSizes = ({ sizes }: LineValues): boolean => sizes.some(({ price }) => price.trim() !== '');

/** The dish of checked values. */
export const dishOf = ({
  name,
  price,
  section,
  newSection,
  description,
  sizes,
  diets,
}: LineValues): NonNullable<LineReview['dish']> => {
  const priced = sizes.flatMap((size) => {
    const pence = parsePence(size.price);
    return pence === null ? [] : [{ name: size.name, price: pence }];
  });
  return {
    name: name.trim(),
    price: priced.length > 0 ? Math.min(...priced.map((size) => size.price)) : (parsePence(price) ?? 0),
    section: section || newSection.trim(),
    description: description.trim(),
    sizes: priced,
    dietaryTags: diets,
  };
};

/** Without reviews that were answered. */
export const withoutReviews = (
  state: ConversationState,
  answered: ConversationState['reviews'],
): ConversationState => ({
  ...state,
  reviews: state.reviews.filter((review) => !answered.includes(review)),
});

/** With the draft after a review. Lines are reviewed between the turns, so the answers of a later turn have it already. */
export function withSavedReviews(
  state: ConversationState,
  saved: ConversationState['reviews'],
  draft: Draft,
): ConversationState {
  const { turn } = state;
  const rest = withoutReviews(state, saved);
  if (!turn) return { ...rest, draft };
  const isUnchanged = state.draft === turn.before.draft;
  const before = { ...turn.before, draft };
  return { ...rest, draft: isUnchanged ? draft : state.draft, turn: { ...turn, before } };
}
