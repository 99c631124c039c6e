import { newId } from '../../lib/ids.ts';
import type { NotFoundFailure, RateLimitedFailure } from '../../lib/failure.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { ConversationService, type ConversationView } from '../../modules/onboarding/conversation.service.ts';
import { messages } from '../../modules/onboarding/messages.ts';
import type { OnboardingEvent } from '../../modules/onboarding/onboardingEvent.ts';
import { OnboardingCookie } from '../../modules/restaurants/onboardingCookie.rest.ts';
import { readBody } from '../readBody.ts';
import type { RestCall } from '../restRoute.ts';
import { ReplyService } from '../../modules/onboarding/reply.service.ts';
import { sendFailure } from '../sendFailure.ts';
import { ChatInput, MAX_MESSAGE_LENGTH } from './chatInput.ts';
import { sendTurn } from './sendTurn.ts';
import { streamTurn } from './streamTurn.ts';
import {
  earlierMessages,
  markAnswers,
  markedConversation,
  toldWords,
  type ToldMessage,
} from './toldHistory.rules.ts';
import { openTurnBody } from './turnBody.rules.ts';

const EVENT_STREAM = 'text/event-stream';

interface Found extends ConversationView {
  /** How the request named the conversation; `new`: it did not, and one was begun. */
  by: 'secret' | 'mark' | 'new';
}

/** What answering the chat takes. */
export const CHAT_USES = {
  conversations: ConversationService,
  replies: ReplyService,
  cookie: OnboardingCookie,
};

interface ChatCall extends RestCall {
  conversations: ConversationService;
  replies: ReplyService;
  cookie: OnboardingCookie;
}

/** Answers one message of the setting-up chat: in one piece, or streamed to who accepts `text/event-stream`. */
export async function answerChat(call: ChatCall): Promise<void> {
  const { replies, ip, request, response } = call;
  const input = readBody(ChatInput, call.body);
  if (!input.ok) return sendFailure(response, input.error);
  const { message, history, clientId } = input.value;
  const earlier = history ? earlierMessages(history, message) : null;
  const found = await conversationOf(call, input.value, earlier);
  if (!found.ok) return sendFailure(response, found.error);
  const { token, action, by } = found.value;
  call.cookie.set(response, token);

  const left = new AbortController();
  response.once('close', () => left.abort());
  const say = (text: string, id: string = newId()) =>
    replies.reply({ conversation: token, clientId: id, text }, ip, left.signal);
  const words = by === 'new' && earlier ? toldWords(earlier) : [];
  const turn = afterwards(words, say, () => say(message, clientId ?? undefined));
  const events = by === 'secret' ? turn : markAnswers(turn, token);
  const isStreamed = request.accepts(['application/json', EVENT_STREAM]) === EVENT_STREAM;
  await (isStreamed ? streamTurn : sendTurn)(response, events, openTurnBody(token, action));
}

/** The conversation that the body, the history or the cookie names, or a new one. */
async function conversationOf(
  call: ChatCall,
  { conversation, selectedPackage }: ChatInput,
  earlier: ToldMessage[] | null,
): Promise<Result<Found, NotFoundFailure | RateLimitedFailure>> {
  const { conversations, cookie, request } = call;
  const mark = earlier && !conversation ? markedConversation(earlier) : null;
  const marked = mark === null ? null : await conversations.find(mark);
  if (marked) return ok({ ...marked, by: 'mark' });
  // A client that shows an empty chat has begun anew, whatever its cookie says.
  const token = conversation ?? (earlier?.length === 0 ? null : cookie.read(request));
  const known = token === null ? null : await conversations.find(token);
  if (known) return ok({ ...known, by: 'secret' });
  if (conversation) return fail({ kind: 'notFound', message: messages.conversationGone });
  const started = await conversations.start(selectedPackage, call.ip);
  return started.ok ? ok({ ...started.value, by: 'new' }) : started;
}

/**
 * Runs the turns of `words`, then the turn of the message. `words` is what the visitor says was sent earlier.
 * Those turns pass the same limits, rules and tools. Their replies are left out; their actions and failures are kept.
 */
async function* afterwards(
  words: readonly string[],
  say: (text: string) => AsyncIterable<OnboardingEvent>,
  turn: () => AsyncIterable<OnboardingEvent>,
): AsyncGenerator<OnboardingEvent> {
  for (const text of words)
    for await (const event of say(text.slice(0, MAX_MESSAGE_LENGTH))) {
      if (event.type === 'action' || event.type === 'previewReady') yield event;
      if (event.type === 'failed') return yield event;
    }
  yield* turn();
}
