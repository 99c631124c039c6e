import { graphql, readInlineData } from 'react-relay';
import type { readConversation_conversation$key } from '../../__generated__/readConversation_conversation.graphql.ts';
import { type Conversation, readDraft } from './conversationState.ts';

/** A conversation out of a query or a mutation. */
export function readConversation(key: readConversation_conversation$key): Conversation {
  const conversation = readInlineData(
    graphql`
      fragment readConversation_conversation on OnboardingConversation @inline {
        id
        token
        package
        action
        messages {
          id
          sender
          html
        }
        unanswered {
          clientId
          text
        }
        draft {
          ...conversationState_draft
        }
        preview {
          slug
          previewUrl
          claimToken
        }
      }
    `,
    key,
  );
  const { id, token, action, unanswered, preview } = conversation;
  return {
    id,
    token,
    action,
    packageName: conversation.package,
    messages: conversation.messages.map(({ sender, ...message }) => ({
      ...message,
      sender: sender === 'USER' || sender === 'AGENT' ? sender : 'SYSTEM',
      fileName: null,
      isUnanswered: false,
    })),
    unanswered: unanswered ?? null,
    draft: readDraft(conversation.draft),
    preview: preview ? { ...preview, claimToken: preview.claimToken ?? null } : null,
  };
}
