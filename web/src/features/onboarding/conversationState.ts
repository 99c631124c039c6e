import { graphql, readInlineData } from 'react-relay';
import type { conversationState_draft$key } from '../../__generated__/conversationState_draft.graphql.ts';
import type { OnboardingAction } from '../../__generated__/readConversation_conversation.graphql.ts';

/** What the visitor has told the assistant, as the preview shows it (prices in pence, colours as `#rrggbb`). */
export interface Draft {
  name: string | null;
  brand: { primary: string; secondary: string } | null;
  popularItems: readonly string[];
  logoUrl: string | null;
  sections: readonly {
    name: string;
    items: readonly { name: string; description: string; price: number }[];
  }[];
}

export const emptyDraft: Draft = { name: null, brand: null, popularItems: [], logoUrl: null, sections: [] };

export type { OnboardingAction };
export type BuildStep = 'SITE' | 'MENU' | 'COLOURS' | 'PUBLISH';

export interface ChatMessage {
  id: string;
  sender: 'USER' | 'AGENT' | 'SYSTEM';
  /** HTML, sanitised where it is shown. */
  html: string;
  /** Name of the menu file that was sent; null for typed text, and after a reload. */
  fileName: string | null;
  /** It failed and was followed by another message; the assistant does not know it. */
  isUnanswered: boolean;
}

/** A message of the visitor that is being answered, or whose answer failed. */
export interface Turn {
  /** The server answers each id once. */
  clientId: string;
  text: string;
  fileName: string | null;
  /** Rises with each attempt. */
  attempt: number;
  /** Attempts left before a lost connection is a failure. */
  resends: number;
  /** Null while it is being answered. */
  failure: TurnFailure | null;
  /** The answer so far. */
  answerHtml: string;
  /** Finished parts of the preview. */
  built: readonly BuildStep[];
  /** The state that a failed or repeated answer restores. */
  before: { currentAction: OnboardingAction; draft: Draft };
}

export interface TurnFailure {
  message: string;
  /** More from the server, e.g. a reference for support; null without one. */
  detail: string | null;
  /** The assistant itself failed (spec §2, wf_error), not the connection. */
  isWorkflowError: boolean;
}

/** The preview site; `claimToken` is null once it is claimed. */
export interface Preview {
  slug: string;
  previewUrl: string;
  claimToken: string | null;
}

/** A conversation as the server sends it. */
export interface Conversation {
  /** The `resourceId` of its uploads. */
  id: string;
  /** A secret of the browser. */
  token: string;
  packageName: string;
  action: OnboardingAction;
  messages: readonly ChatMessage[];
  unanswered: { clientId: string; text: string } | null;
  draft: Draft;
  preview: Preview | null;
}

/** The chat (spec §3, "Onboarding chat state"). */
export interface ConversationState {
  status: 'opening' | 'open' | 'unreachable';
  /** Null until it is open. */
  identity: { id: string; token: string } | null;
  packageName: string | null;
  messages: readonly ChatMessage[];
  userInput: string;
  currentAction: OnboardingAction;
  turn: Turn | null;
  draft: Draft;
  preview: Preview | null;
  /** The preview became ready in this visit, so confetti falls. */
  isPreviewNew: boolean;
  /** The visitor changes something before claiming: the input replaces the claim form. */
  isChanging: boolean;
  /** A failure without Retry; null without one. */
  error: string | null;
}

export const initialConversation: ConversationState = {
  status: 'opening',
  identity: null,
  packageName: null,
  messages: [],
  userInput: '',
  currentAction: 'START',
  turn: null,
  draft: emptyDraft,
  preview: null,
  isPreviewNew: false,
  isChanging: false,
  error: null,
};

/** Events of an answer. */
export type ReplyEvent =
  | { type: 'textCame'; html: string }
  | { type: 'actionChanged'; action: OnboardingAction }
  | { type: 'draftChanged'; draft: Draft }
  /** This part of the preview is done. */
  | { type: 'partBuilt'; step: BuildStep }
  | { type: 'previewReady'; preview: Preview }
  | { type: 'answered'; message: { id: string; html: string } }
  /** `retryable`: the same message can be sent again with the same id. */
  | { type: 'failed'; failure: TurnFailure; retryable: boolean };

/** Everything that changes the chat. */
export type ConversationEvent =
  | ReplyEvent
  /** `clientId`: for the first message of a new conversation. */
  | { type: 'opened'; conversation: Conversation; clientId: string }
  /** The conversation was fetched again; it may have messages of another tab. */
  | { type: 'refreshed'; conversation: Conversation }
  | { type: 'notOpened'; message: string }
  | { type: 'reopened' }
  | { type: 'startedOver' }
  | { type: 'typed'; text: string }
  | { type: 'said'; text: string; fileName: string | null; clientId: string }
  /** An attempt starts and discards the earlier one. */
  | { type: 'asked' }
  /** The stream ended before the answer. `canResend`: it delivered something, so another attempt makes sense. */
  | { type: 'lost'; canResend: boolean }
  | { type: 'retried' }
  | { type: 'changing'; isChanging: boolean }
  | { type: 'logoUploaded'; logoUrl: string };

/** A draft out of a query, a mutation or an event. */
export function readDraft(draft: conversationState_draft$key): Draft {
  const { name, brand, popularItems, logoUrl, sections } = readInlineData(
    graphql`
      fragment conversationState_draft on OnboardingDraft @inline {
        name
        brand {
          primary
          secondary
        }
        popularItems
        logoUrl
        sections {
          name
          items {
            name
            description
            price
          }
        }
      }
    `,
    draft,
  );
  return { name: name ?? null, brand: brand ?? null, popularItems, logoUrl: logoUrl ?? null, sections };
}
