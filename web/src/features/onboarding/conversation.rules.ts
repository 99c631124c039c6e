import {
  type ConversationEvent,
  initialConversation,
  type ChatMessage,
  type ConversationState,
  type ReplyEvent,
  type Turn,
} from './conversationState.ts';
import type { Conversation, OnboardingAction } from './conversationRequests.ts';
import { isGroceryPlan } from '../../lib/planName.ts';
import { messages } from './messages.ts';
import { withoutReviews, withSavedReviews } from './review.rules.ts';
import { textToHtml } from './visitorText.rules.ts';

/** A turn fails after this many broken streams in a row. */
const RESENDS = 3;

/** Step of the header, 1 to 4 (spec §4: complete, or any other value, is 4). */
export function stepOf(action: OnboardingAction): 1 | 2 | 3 | 4 {
  switch (action) {
    case 'START':
    case 'REQUEST_DETAILS':
      return 1;
    case 'REQUEST_LOGO':
    case 'REQUEST_UPLOAD':
      return 2;
    case 'REQUEST_MENU':
      return 3;
    default:
      return 4;
  }
}

/** Whether a message is being answered, or the chat is being opened: the input is hidden then (spec §2). */
export const isLoading = ({ status, turn }: ConversationState): boolean =>
  status === 'opening' || (turn !== null && turn.failure === null);

/** Whether the upload is shown (spec §2: not while loading; §4: when the agent asks for a logo). */
export const isUploadRequested = (state: ConversationState): boolean =>
  state.status === 'open' && !isLoading(state) && stepOf(state.currentAction) === 2;

/** Whether the notice about the build's time is shown (spec §2: request_menu while loading), until the first part is done. */
export const isBuildAnnounced = ({ before, built, failure }: Turn): boolean =>
  failure === null && before.currentAction === 'REQUEST_MENU' && built.length === 0;

/** Whether the answer starts again because the connection was lost. */
export const isReconnecting = ({ resends, answerHtml, failure }: Turn): boolean =>
  failure === null && answerHtml === '' && resends < RESENDS;

/** Whether the claim form takes the input's place (spec §2). */
export const isClaimShown = (state: ConversationState): boolean =>
  state.preview !== null && !state.isChanging && !isLoading(state);

/** How the new site is shown, once its answer is complete. */
export const revealOf = (state: ConversationState): ConversationState['reveal'] =>
  isClaimShown(state) ? state.reveal : null;

/** Whether the chat shows nothing but a preview to claim, because its conversation is gone. */
export const isClaimOnly = ({ status, identity }: ConversationState): boolean =>
  status === 'open' && identity === null;

/** Whether unread lines are shown for review: not while an answer may change them, and not once the site is claimed. */
export const isReviewShown = (state: ConversationState): boolean =>
  state.status === 'open' &&
  !isLoading(state) &&
  state.draft.unreadLines.length > 0 &&
  (state.preview === null || Boolean(state.preview.claimToken));

/** The site beside the chat. It changes with the end of an answer, because the server stores an answer when it is complete. */
export const siteOf = ({ turn, draft, preview, isPreviewNew, identity, packageName }: ConversationState) => ({
  isShop: isGroceryPlan(packageName ?? ''),
  conversation: identity?.token ?? null,
  draft: turn?.before.draft ?? draft,
  preview: turn && isPreviewNew ? null : preview,
});

/** The chat after something has happened. Returns the same object when nothing changes. */
export function conversationReducer(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'opened':
      return open(state, event.conversation, event.clientId);
    case 'claimFound':
      return {
        ...initialConversation,
        status: 'open',
        currentAction: 'COMPLETE',
        preview: event.preview,
        userInput: state.userInput,
      };
    case 'refreshed':
      return refresh(state, event.conversation);
    case 'notOpened':
      return { ...state, status: 'unreachable', error: event.message };
    case 'reopened':
      return { ...state, status: 'opening', error: null };
    case 'startedOver':
      return initialConversation;
    case 'typed':
      return { ...state, userInput: event.text };
    case 'said':
      return say(state, event);
    case 'changing':
      return { ...state, isChanging: event.isChanging, isPreviewNew: false, reveal: null };
    case 'revealed':
      return state.reveal === 'alone' ? { ...state, reveal: event.isMoved ? 'moved' : 'still' } : state;
    case 'logoUploaded':
      return withLogo(state, event.logoUrl);
    case 'reviewed':
      return { ...state, reviews: [...state.reviews, ...event.reviews] };
    case 'reviewSaved':
      return withSavedReviews(state, event.reviews, event.draft);
    case 'reviewRefused':
      return withoutReviews(state, event.reviews);
    case 'designChosen':
      return { ...state, draft: event.draft };
    case 'draftEdited':
      return {
        ...withSavedReviews(state, [], event.draft),
        preview: event.preview ?? state.preview,
        isEdited: true,
      };
    case 'retried':
      return state.turn?.failure ? sendAgain(state, state.turn, RESENDS) : state;
    default:
      return state.turn && !state.turn.failure ? answer(state, state.turn, event) : state;
  }
}

type AnswerEvent = ReplyEvent | Extract<ConversationEvent, { type: 'asked' | 'lost' }>;

function answer(state: ConversationState, turn: Turn, event: AnswerEvent): ConversationState {
  switch (event.type) {
    case 'asked':
      return { ...state, ...turn.before, turn: fresh(turn) };
    case 'textCame':
      return { ...state, turn: { ...turn, answerHtml: turn.answerHtml + event.html } };
    case 'actionChanged':
      // A preview that was built again is ready to be claimed; other changes keep the input.
      return {
        ...state,
        currentAction: event.action,
        isChanging: state.isChanging && event.action !== 'COMPLETE',
      };
    case 'draftChanged':
      return { ...state, draft: event.draft };
    case 'partBuilt':
      return { ...state, turn: { ...turn, built: [...new Set([...turn.built, event.step])] } };
    case 'previewReady':
      return {
        ...state,
        currentAction: 'COMPLETE',
        preview: event.preview,
        isPreviewNew: state.isPreviewNew || state.preview === null,
        reveal: state.preview === null ? 'alone' : state.reveal,
      };
    case 'answered':
      return {
        ...state,
        turn: null,
        messages: [...state.messages, userMessage(turn), { ...event.message, sender: 'AGENT' }],
      };
    case 'lost':
      return event.canResend && turn.resends > 0
        ? sendAgain(state, turn, turn.resends - 1)
        : fail(state, turn, { message: messages.chatFailed, detail: null, isWorkflowError: false });
    case 'failed':
      return event.retryable ? fail(state, turn, event.failure) : refuse(state, turn, event.failure.message);
  }
}

function open(
  { userInput }: ConversationState,
  conversation: Conversation,
  clientId: string,
): ConversationState {
  const { unanswered } = conversation;
  const opened: ConversationState = {
    ...restore(conversation),
    userInput: unanswered?.text === userInput ? '' : userInput,
  };
  const first = { clientId, text: messages.firstMessage(conversation.package) };
  const pending = unanswered ?? (conversation.messages.length === 0 ? first : null);
  return pending ? { ...opened, turn: newTurn(opened, { ...pending, fileName: null }) } : opened;
}

const restore = ({ id, token, messages, draft, preview, ...rest }: Conversation): ConversationState => ({
  ...initialConversation,
  status: 'open',
  identity: { id, token },
  packageName: rest.package,
  currentAction: rest.action,
  messages,
  draft,
  preview: preview ?? null,
});

/** Shows the messages of another tab, except one that is being answered there. */
function refresh(state: ConversationState, conversation: Conversation): ConversationState {
  const isSame =
    state.identity?.token === conversation.token &&
    state.messages.at(-1)?.id === conversation.messages.at(-1)?.id &&
    state.preview?.claimToken === conversation.preview?.claimToken &&
    state.draft.viewUrl === conversation.draft.viewUrl &&
    state.draft.unreadLines.length === conversation.draft.unreadLines.length;
  if (isSame || state.status !== 'open' || state.turn || state.reviews.length > 0) return state;
  const { userInput, isChanging } = state;
  return { ...restore(conversation), userInput, isChanging };
}

function say(
  state: ConversationState,
  { text, fileName, clientId }: Extract<ConversationEvent, { type: 'said' }>,
): ConversationState {
  // Spec §5: an empty or blank message is ignored.
  if (text.trim() === '' || state.status !== 'open' || isLoading(state)) return state;
  const dropped = state.turn ? [{ ...userMessage(state.turn), isUnanswered: true }] : [];
  return {
    ...state,
    userInput: '',
    isEdited: false,
    error: null,
    messages: [...state.messages, ...dropped],
    turn: newTurn(state, { text: text.trim(), fileName, clientId }),
  };
}

/** The logo is uploaded beside the turns: a repeated turn keeps it. */
function withLogo(state: ConversationState, logoUrl: string): ConversationState {
  const { turn, draft } = state;
  if (!turn) return { ...state, draft: { ...draft, logoUrl } };
  const before = { ...turn.before, draft: { ...turn.before.draft, logoUrl } };
  return { ...state, draft: { ...draft, logoUrl }, turn: { ...turn, before } };
}

const newTurn = (
  { currentAction, draft }: ConversationState,
  message: Pick<Turn, 'clientId' | 'text' | 'fileName'>,
): Turn => ({
  ...message,
  attempt: 1,
  resends: RESENDS,
  failure: null,
  answerHtml: '',
  built: [],
  before: { currentAction, draft },
});

const fresh = (turn: Turn): Turn => ({ ...turn, failure: null, answerHtml: '', built: [] });

const sendAgain = (state: ConversationState, turn: Turn, resends: number): ConversationState => ({
  ...state,
  ...turn.before,
  turn: { ...fresh(turn), attempt: turn.attempt + 1, resends },
});

/** The server keeps nothing of a failed answer, and neither does the page; a built preview stays. */
const fail = (state: ConversationState, turn: Turn, failure: Turn['failure']): ConversationState => ({
  ...state,
  ...turn.before,
  turn: { ...fresh(turn), failure },
});

/** The message must not be sent again as it is: its text returns to the input. */
const refuse = (state: ConversationState, turn: Turn, error: string): ConversationState => ({
  ...state,
  ...turn.before,
  turn: null,
  error,
  userInput: state.userInput || turn.text,
});

const userMessage = ({ clientId, text, fileName }: Turn): ChatMessage => ({
  id: clientId,
  sender: 'USER',
  html: textToHtml(text),
  fileName,
});
