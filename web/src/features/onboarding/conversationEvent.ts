import type { BuildStep, Conversation, OnboardingAction, Preview, TurnFailure } from './conversationState.ts';
import type { Draft } from './draft.ts';

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
