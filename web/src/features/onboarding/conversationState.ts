import type { OnboardingAction } from '../../__generated__/readConversation_conversation.graphql.ts';

/** What the visitor has told so far (prices in pence, colours as `#rrggbb`); it fills the growing preview. */
export interface Draft {
  name: string | null;
  brand: { primary: string; secondary: string } | null;
  popularItems: readonly string[];
  logoUrl: string | null;
  sections: readonly DraftSection[];
}

interface DraftSection {
  name: string;
  items: readonly { name: string; description: string; price: number }[];
}

export const emptyDraft: Draft = { name: null, brand: null, popularItems: [], logoUrl: null, sections: [] };

export type { OnboardingAction };
export type BuildStep = 'SITE' | 'MENU' | 'COLOURS' | 'PUBLISH';

export interface ChatMessage {
  id: string;
  sender: 'USER' | 'AGENT' | 'SYSTEM';
  /** Light HTML; cleaned where it is shown. */
  html: string;
  /** Name of the menu file that was sent; null for typed text, and after a reload. */
  fileName: string | null;
  /** It failed, and something else was said instead: the assistant knows nothing of it. */
  isUnanswered: boolean;
}

/** A message of the visitor that is being answered, or whose answer failed. */
export interface Turn {
  /** The same id is answered once, however often it is sent. */
  clientId: string;
  text: string;
  fileName: string | null;
  /** Rises whenever it has to be sent again. */
  attempt: number;
  /** Sendings that are left before a lost connection counts as a failure. */
  resends: number;
  /** Null while it is being answered. */
  failure: TurnFailure | null;
  /** What has been answered so far. */
  answerHtml: string;
  /** Parts of the preview that are done. */
  built: readonly BuildStep[];
  /** What a failed or repeated answer goes back to. */
  before: { currentAction: OnboardingAction; draft: Draft };
}

export interface TurnFailure {
  message: string;
  /** More from the server, e.g. a reference for support; null when there is nothing. */
  detail: string | null;
  /** The assistant itself failed (spec §2, wf_error), not the way to it. */
  isWorkflowError: boolean;
}

/** The preview site; `claimToken` is null once somebody has claimed it. */
export interface Preview {
  slug: string;
  previewUrl: string;
  claimToken: string | null;
}

/** What the server knows about a conversation. */
export interface Conversation {
  /** The `resourceId` of its uploads. */
  id: string;
  /** Its secret. */
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
  /** The preview became ready while the visitor was here: a reason to celebrate. */
  isPreviewNew: boolean;
  /** The visitor wants to change something before claiming: the input stands in the claim form's place. */
  isChanging: boolean;
  /** What went wrong and cannot be repeated as it is; null when nothing did. */
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

/** What comes over the socket while a message is answered. */
export type ReplyEvent =
  | { type: 'textCame'; html: string }
  | { type: 'actionChanged'; action: OnboardingAction }
  | { type: 'draftChanged'; draft: Draft }
  /** This part of the preview is done. */
  | { type: 'partBuilt'; step: BuildStep }
  | { type: 'previewReady'; preview: Preview }
  | { type: 'answered'; message: { id: string; html: string } }
  /** `retryable`: sending the same message with the same id again makes sense. */
  | { type: 'failed'; failure: TurnFailure; retryable: boolean };

/** Everything that changes the chat. */
export type ConversationEvent =
  | ReplyEvent
  /** `clientId`: for the first message, should nothing have been said yet. */
  | { type: 'opened'; conversation: Conversation; clientId: string }
  /** The conversation as the server has it now; something may have been said in another tab. */
  | { type: 'refreshed'; conversation: Conversation }
  | { type: 'notOpened'; message: string }
  | { type: 'reopened' }
  | { type: 'startedOver' }
  | { type: 'typed'; text: string }
  | { type: 'said'; text: string; fileName: string | null; clientId: string }
  /** A sending begins: what an earlier one brought is void. */
  | { type: 'asked' }
  /** The stream ended before the answer did. `canResend`: it had brought something, so the next may get further. */
  | { type: 'lost'; canResend: boolean }
  | { type: 'retried' }
  | { type: 'changing'; isChanging: boolean }
  | { type: 'logoUploaded'; logoUrl: string };
