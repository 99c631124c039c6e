import type { LineReview } from '../menuReading/lines.rules.ts';
import type { Conversation, Draft, OnboardingAction, Preview } from './conversationRequests.ts';

/** Before the chat is open; without a `viewUrl` there is nothing to show. */
export const emptyDraft: Draft = {
  name: null,
  tagline: null,
  addressLine: null,
  phone: null,
  openingHours: null,
  brand: null,
  popularItems: [],
  quickReplies: [],
  hasHours: false,
  ordering: null,
  siteTheme: 'TRATTORIA',
  logoUrl: null,
  sections: [],
  unreadLines: [],
  viewUrl: '',
};

export type BuildStep = 'SITE' | 'MENU' | 'COLOURS' | 'PUBLISH';

/** `html` is sanitised where it is shown. */
export type ChatMessage = Conversation['messages'][number] & {
  /** Name of the menu file that was sent; missing for typed text, and after a reload. */
  fileName?: string | null;
  /** It failed and was followed by another message; the assistant does not know it. */
  isUnanswered?: boolean;
};

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

/** The chat (spec §3, "Onboarding chat state"). */
export interface ConversationState {
  status: 'opening' | 'open' | 'unreachable';
  /** Null until it is open, and for a preview whose conversation is gone: it can only be claimed. */
  identity: { id: string; token: string } | null;
  packageName: string | null;
  messages: readonly ChatMessage[];
  userInput: string;
  currentAction: OnboardingAction;
  turn: Turn | null;
  draft: Draft;
  /** The visitor has changed a fact beside the chat since the last message. */
  isEdited: boolean;
  /** Reviews of unread lines that the server has not answered yet. */
  reviews: readonly LineReview[];
  preview: Preview | null;
  /** The preview became ready in this visit. */
  isPreviewNew: boolean;
  /**
   * The new site is shown: alone with its title, then (`moved`) with all that follows, or with that at once (`still`). Null when it
   * is no news.
   */
  reveal: 'alone' | 'moved' | 'still' | null;
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
  isEdited: false,
  reviews: [],
  preview: null,
  isPreviewNew: false,
  reveal: null,
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
  /** The preview of the stored claim waits for its owner, and the conversation of this browser is not its own. */
  | { type: 'claimFound'; preview: Preview }
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
  /** The new site was alone long enough. `isMoved`: it moves to its place. */
  | { type: 'revealed'; isMoved: boolean }
  | { type: 'logoUploaded'; logoUrl: string }
  /** Unread lines were reviewed; `saved` or `refused` follows. */
  | { type: 'reviewed'; reviews: readonly LineReview[] }
  | { type: 'reviewSaved'; reviews: readonly LineReview[]; draft: Draft }
  | { type: 'reviewRefused'; reviews: readonly LineReview[] }
  /** The site has another design. */
  | { type: 'designChosen'; draft: Draft }
  /** Facts were changed beside the chat. `preview`: the one that was published again; null when none was. */
  | { type: 'draftEdited'; draft: Draft; preview: Preview | null };
