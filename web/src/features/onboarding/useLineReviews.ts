import { useRef, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay';
import type { useLineReviewsMutation } from '../../__generated__/useLineReviewsMutation.graphql.ts';
import type { useLineReviewsUndoMutation } from '../../__generated__/useLineReviewsUndoMutation.graphql.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { readDraft } from './conversationRequests.ts';
import type { ReviewLines } from '../menuReading/LineTable.tsx';
import type { ConversationEvent } from './conversationState.ts';
import { messages } from './messages.ts';

/** Reviews unread lines optimistically; rolls back on a refusal. Reviews are sent one after the other, so that the last draft counts. */
export function useLineReviews(
  conversation: string,
  dispatch: Dispatch<ConversationEvent>,
): { review: ReviewLines; undo: ReviewLines } {
  const [commit] = useMutationOutcome<useLineReviewsMutation>(graphql`
    mutation useLineReviewsMutation($input: ReviewOnboardingLinesInput!) {
      reviewOnboardingLines(input: $input) {
        ... on ReviewOnboardingLinesPayload @alias(as: "payload") {
          draft {
            ...conversationRequests_draft
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [commitUndo] = useMutationOutcome<useLineReviewsUndoMutation>(graphql`
    mutation useLineReviewsUndoMutation($input: UndoOnboardingReviewInput!) {
      undoOnboardingReview(input: $input) {
        ... on UndoOnboardingReviewPayload @alias(as: "payload") {
          draft {
            ...conversationRequests_draft
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const before = useRef<Promise<unknown>>(Promise.resolve());

  const undo: ReviewLines = async (reviews) => {
    const lines = reviews.map(({ id }) => id);
    const sent = before.current.then(() =>
      commitUndo({ variables: { input: { conversation, lines } }, fallback: messages.undoReviewFailed }),
    );
    before.current = sent;
    const { payload, refusal } = await sent;
    if (payload) dispatch({ type: 'reviewSaved', reviews: [], draft: readDraft(payload.draft) });
    return refusal;
  };
  const review: ReviewLines = async (reviews) => {
    dispatch({ type: 'reviewed', reviews });
    const sent = before.current.then(() =>
      commit({
        variables: { input: { conversation, lines: reviews } },
        fallback: messages.reviewFailed,
      }),
    );
    before.current = sent;
    const { payload, refusal } = await sent;
    if (payload) {
      dispatch({ type: 'reviewSaved', reviews, draft: readDraft(payload.draft) });
      return null;
    }
    // The fields must be visible before the form focuses the wrong one.
    flushSync(() => dispatch({ type: 'reviewRefused', reviews }));
    return refusal;
  };
  return { review, undo };
}
