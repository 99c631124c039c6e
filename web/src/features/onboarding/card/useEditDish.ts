import { type Dispatch, useRef } from 'react';
import { graphql } from 'react-relay';
import type {
  EditOnboardingDishInput,
  useEditDishMutation,
} from '../../../__generated__/useEditDishMutation.graphql.ts';
import type { useEditDishRestoreMutation } from '../../../__generated__/useEditDishRestoreMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { readDraft } from '../conversationRequests.ts';
import type { ConversationEvent } from '../conversationState.ts';
import { messages } from '../messages.ts';

/** A dish of the draft as it was seen. */
export type DishPlace = NonNullable<EditOnboardingDishInput['place']>;
type EnteredDish = EditOnboardingDishInput['dish'];

export interface DishEdits {
  /** Adds a dish (no `place`), changes one, or removes it (no `dish`). Resolves null on success, otherwise the refusal. */
  edit: (place: DishPlace | null, dish: EnteredDish) => Promise<Refusal | null>;
  /** Puts the dish back that was removed last. */
  restore: (place: DishPlace) => Promise<Refusal | null>;
}

/** Changes dishes of the draft, and of the preview when it is built. Changes are sent one after the other, so that the last draft counts. */
export function useEditDish(conversation: string, dispatch: Dispatch<ConversationEvent>): DishEdits {
  const [commit] = useMutationOutcome<useEditDishMutation>(graphql`
    mutation useEditDishMutation($input: EditOnboardingDishInput!) {
      editOnboardingDish(input: $input) {
        ... on EditOnboardingDishPayload @alias(as: "payload") {
          draft {
            ...conversationRequests_draft
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [commitRestore] = useMutationOutcome<useEditDishRestoreMutation>(graphql`
    mutation useEditDishRestoreMutation($input: RestoreOnboardingDishInput!) {
      restoreOnboardingDish(input: $input) {
        ... on RestoreOnboardingDishPayload @alias(as: "payload") {
          draft {
            ...conversationRequests_draft
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const edit: DishEdits['edit'] = async (place, dish) => {
    const sent = before.current.then(() =>
      commit({ variables: { input: { conversation, place, dish } }, fallback: messages.factFailed }),
    );
    before.current = sent;
    const { payload, refusal } = await sent;
    if (!payload) return Object.keys(refusal.fields).length > 0 ? { ...refusal, message: '' } : refusal;
    dispatch({ type: 'draftEdited', draft: readDraft(payload.draft), preview: null });
    return null;
  };
  const restore: DishEdits['restore'] = async (place) => {
    const sent = before.current.then(() =>
      commitRestore({ variables: { input: { conversation, place } }, fallback: messages.factFailed }),
    );
    before.current = sent;
    const { payload, refusal } = await sent;
    if (!payload) return refusal;
    dispatch({ type: 'draftEdited', draft: readDraft(payload.draft), preview: null });
    return null;
  };
  return { edit, restore };
}
