import type { Dispatch } from 'react';
import { graphql } from 'react-relay';
import type { useEditDraftMutation } from '../../__generated__/useEditDraftMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { readDraft } from './conversationRequests.ts';
import type { ConversationEvent } from './conversationState.ts';
import { messages } from './messages.ts';
import type { TextFact } from './siteFacts.rules.ts';

/** Saves a fact; an empty text removes it. Resolves null on success, otherwise the refusal with the fact as its field. */
export type EditFact = (fact: TextFact, text: string) => Promise<Refusal | null>;

/** Changes facts of the draft, and of the preview when it is built. */
export function useEditDraft(conversation: string, dispatch: Dispatch<ConversationEvent>): EditFact {
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
  return async (fact, text) => {
    const { payload, refusal } = await commit({
      variables: { input: { conversation, [fact]: text } },
      fallback: messages.factFailed,
    });
    // The error at the field is enough.
    if (!payload) return refusal.fields[fact] ? { ...refusal, message: '' } : refusal;
    dispatch({ type: 'draftEdited', draft: readDraft(payload.draft), preview: payload.preview ?? null });
    return null;
  };
}
