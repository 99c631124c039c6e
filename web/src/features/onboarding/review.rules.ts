import type { LineReview } from '../menuReading/lines.rules.ts';
import type { Draft } from './conversationRequests.ts';
import type { ConversationState } from './conversationState.ts';

/** The draft with the reviews that the server has not answered yet. */
export const reviewedDraft = ({ draft, reviews }: Pick<ConversationState, 'draft' | 'reviews'>): Draft =>
  reviews.reduce(withReview, draft);

function withReview(draft: Draft, { id, dish }: LineReview): Draft {
  if (!draft.unreadLines.some((line) => line.id === id)) return draft;
  const unreadLines = draft.unreadLines.filter((line) => line.id !== id);
  if (!dish) return { ...draft, unreadLines };
  const { section: name, ...item } = dish;
  const isKnown = draft.sections.some((section) => isSame(section.name, name));
  const sections = isKnown
    ? draft.sections.map((section) =>
        isSame(section.name, name) ? { ...section, items: [...section.items, item] } : section,
      )
    : [...draft.sections, { name, items: [item] }];
  return { ...draft, unreadLines, sections };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

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
