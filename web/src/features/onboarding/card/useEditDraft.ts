import type { Dispatch } from 'react';
import { graphql } from 'react-relay';
import type {
  EditOnboardingDraftInput,
  useEditDraftMutation,
} from '../../../__generated__/useEditDraftMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { readDraft } from '../conversationRequests.ts';
import type { ConversationEvent } from '../conversationState.ts';
import { messages } from '../messages.ts';

/** The facts to change; an empty text or list removes a fact. */
export type FactChange = Omit<EditOnboardingDraftInput, 'conversation'>;

/** Saves facts. Resolves null on success, otherwise the refusal with the names of the facts as its fields. */
export type EditDraft = (change: FactChange) => Promise<Refusal | null>;

/** Changes facts of the draft, and of the preview when it is built. */
export function useEditDraft(conversation: string, dispatch: Dispatch<ConversationEvent>): EditDraft {
  const [commit] = useMutationOutcome<useEditDraftMutation>(graphql`
    mutation useEditDraftMutation($input: EditOnboardingDraftInput!) {
      editOnboardingDraft(input: $input) {
        ... on EditOnboardingDraftPayload @alias(as: "payload") {
          draft {
            ...conversationRequests_draft
          }
          preview {
            slug
            previewUrl
            claimToken
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  return async (change) => {
    const { payload, refusal } = await commit({
      variables: { input: { conversation, ...change } },
      fallback: messages.factFailed,
    });
    // The errors at the fields are enough.
    if (!payload) return Object.keys(refusal.fields).length > 0 ? { ...refusal, message: '' } : refusal;
    dispatch({ type: 'draftEdited', draft: readDraft(payload.draft), preview: payload.preview ?? null });
    return null;
  };
}
