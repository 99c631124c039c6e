import { useCallback } from 'react';
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  conversationRequests_conversation$data,
  conversationRequests_conversation$key,
} from '../../__generated__/conversationRequests_conversation.graphql.ts';
import type {
  conversationRequests_draft$data,
  conversationRequests_draft$key,
} from '../../__generated__/conversationRequests_draft.graphql.ts';
import type { conversationRequestsQuery } from '../../__generated__/conversationRequestsQuery.graphql.ts';
import type { conversationRequestsStartMutation } from '../../__generated__/conversationRequestsStartMutation.graphql.ts';
import type { conversationRequestsUnclaimedQuery } from '../../__generated__/conversationRequestsUnclaimedQuery.graphql.ts';
import { writeStored } from '../../lib/storage.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** What the visitor has told the assistant, as the preview shows it (prices in pence, colours as `#rrggbb`). */
export type Draft = Omit<conversationRequests_draft$data, ' $fragmentType'>;

/** The draft of a conversation or of an event. */
export const readDraft = (draft: conversationRequests_draft$key): Draft =>
  readInlineData(
    graphql`
      fragment conversationRequests_draft on OnboardingDraft @inline {
        name
        tagline
        addressLine
        phone
        openingHours
        brand {
          primary
          secondary
        }
        popularItems
        quickReplies
        hasHours
        ordering {
          hours {
            days
            from
            to
          }
          deliveryHours {
            days
            from
            to
          }
          collection
          zones {
            id
            name
            prefixes
            radiusKm
            fee
            minimum
            freeOver
            extraMinutes
          }
        }
        siteTheme
        viewUrl
        logoUrl
        sections {
          name
          items {
            name
            description
            price
            sizes {
              name
              price
            }
            dietaryTags
          }
        }
        unreadLines {
          id
          text
          section
          kind
          proposal {
            name
            price
            description
            sizes {
              name
              price
            }
            dietaryTags
          }
        }
      }
    `,
    draft,
  );

type ConversationData = Omit<conversationRequests_conversation$data, ' $fragmentType' | 'draft'>;

/** A conversation as the server sends it. `id`: the `resourceId` of its uploads; `token`: a secret of the browser. */
export type Conversation = ConversationData & { draft: Draft };

export type OnboardingAction = Conversation['action'];

/** The preview site; it has no `claimToken` once it is claimed. */
export type Preview = NonNullable<Conversation['preview']>;

function readConversation(key: conversationRequests_conversation$key): Conversation {
  const { draft, ...conversation } = readInlineData(
    graphql`
      fragment conversationRequests_conversation on OnboardingConversation @inline {
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
          ...conversationRequests_draft
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
  return { ...conversation, draft: readDraft(draft) };
}

/** Fetches a conversation by its token, not in a screen's query: the token comes from the storage. Null when it does not exist. Rejects with a NetworkProblem. */
export async function findConversation(
  environment: IEnvironment,
  token: string,
): Promise<Conversation | null> {
  const found = await fetchQuery<conversationRequestsQuery>(
    environment,
    graphql`
      query conversationRequestsQuery($token: String!) {
        onboardingConversation(token: $token) {
          ...conversationRequests_conversation
        }
      }
    `,
    { token },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return found?.onboardingConversation ? readConversation(found.onboardingConversation) : null;
}

/**
 * Asks which preview a stored claim token claims; null when it was claimed or removed. Not in a screen's query: the token comes
 * from the storage. Rejects with a NetworkProblem.
 */
export async function findUnclaimedSite(
  environment: IEnvironment,
  claimToken: string,
): Promise<Preview | null> {
  const found = await fetchQuery<conversationRequestsUnclaimedQuery>(
    environment,
    graphql`
      query conversationRequestsUnclaimedQuery($claimToken: String!) {
        unclaimedSite(claimToken: $claimToken) {
          slug
          previewUrl
        }
      }
    `,
    { claimToken },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return found?.unclaimedSite ? { ...found.unclaimedSite, claimToken } : null;
}

/** An effect that runs twice (StrictMode, a quick return) starts one conversation. */
const starting = new WeakMap<IEnvironment, Promise<Conversation>>();

/** Starts a conversation about a plan and stores its token. Rejects with an Error whose message can be shown. */
export function useStartOnboarding(): (packageName: string) => Promise<Conversation> {
  const environment = useRelayEnvironment();
  const [commit] = useMutationOutcome<conversationRequestsStartMutation>(graphql`
    mutation conversationRequestsStartMutation($input: StartOnboardingInput!) {
      startOnboarding(input: $input) {
        ... on StartOnboardingPayload @alias(as: "payload") {
          conversation {
            ...conversationRequests_conversation
          }
        }
        ...refusal_userError @alias(as: "error") @arguments(withWait: false)
      }
    }
  `);

  return useCallback(
    (packageName) => {
      const start = async (): Promise<Conversation> => {
        const { payload, refusal } = await commit({
          variables: { input: { package: packageName } },
          fallback: messages.notOpened,
        });
        if (refusal) throw new Error(refusal.message);
        const conversation = readConversation(payload.conversation);
        writeStored('onboardingConversation', conversation.token);
        return conversation;
      };
      const started = starting.get(environment) ?? start().finally(() => starting.delete(environment));
      starting.set(environment, started);
      return started;
    },
    [environment, commit],
  );
}
