import type {
  ConflictFailure,
  NotFoundFailure,
  RateLimitedFailure,
  UnavailableFailure,
  ValidationFailure,
} from '../../lib/result.ts';
import type { OnboardingDraft } from './onboardingDraft.rules.ts';

/** Spec §4, onboarding currentAction; `wf_error` is the failed turn of spec §2. */
export const ONBOARDING_ACTIONS = [
  'start',
  'request_details',
  'request_logo',
  'request_upload',
  'request_menu',
  'complete',
  'wf_error',
] as const;
export type OnboardingAction = (typeof ONBOARDING_ACTIONS)[number];

/** Step of the header, 1 to 4 (spec §4: "complete, or any other value" is 4). */
export function stepOf(action: OnboardingAction): 1 | 2 | 3 | 4 {
  switch (action) {
    case 'start':
    case 'request_details':
      return 1;
    case 'request_logo':
    case 'request_upload':
      return 2;
    case 'request_menu':
      return 3;
    default:
      return 4;
  }
}

/** The steps of building a preview, in order. */
export const BUILD_STEPS = ['site', 'menu', 'colours', 'publish'] as const;
export type BuildStep = (typeof BUILD_STEPS)[number];

/** An event while a message is answered. The last one is `completed` or `failed`. */
export type OnboardingEvent =
  /** Sanitised HTML to append. */
  | { type: 'delta'; html: string }
  | { type: 'action'; action: OnboardingAction }
  | { type: 'draft'; draft: OnboardingDraft }
  /** The step that runs now. */
  | { type: 'progress'; step: BuildStep }
  | { type: 'previewReady'; slug: string; previewUrl: string; claimToken: string }
  | { type: 'completed'; message: ChatMessage }
  | FailedEvent;

/** The turn failed without an answer. */
export interface FailedEvent {
  type: 'failed';
  failure: ChatFailure;
  /** Whether to retry with the same message id. */
  retryable: boolean;
  /** Whether the assistant failed (spec §2, wf_error), as opposed to the connection. */
  isWorkflowError: boolean;
}

export type ChatFailure =
  ValidationFailure | NotFoundFailure | ConflictFailure | RateLimitedFailure | UnavailableFailure;

export type ChatSender = 'user' | 'agent' | 'system';

export interface ChatMessage {
  /** The client's id for a visitor's message, `<id>:reply` for its answer. */
  id: string;
  sender: ChatSender;
  /** Sanitised HTML. */
  html: string;
  createdAt: Date;
}
