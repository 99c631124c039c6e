import { newId } from '../../lib/ids.ts';
import type { NotFoundFailure, RateLimitedFailure } from '../../lib/failure.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { ConversationView } from '../../modules/onboarding/conversation.service.ts';
import { messages } from '../../modules/onboarding/messages.ts';
import { onboardingCookie } from '../onboardingCookie.ts';
import { readBody } from '../readBody.ts';
import type { RestCall } from '../restRoute.ts';
import { sendFailure } from '../sendFailure.ts';
import { ChatInput, MAX_MESSAGE_LENGTH } from './chatInput.ts';
import { earlierMessages, quotedHistory, type ToldMessage } from './quotedHistory.rules.ts';
import { sendTurn } from './sendTurn.ts';
import { streamTurn } from './streamTurn.ts';
import { openTurnBody } from './turnBody.rules.ts';

const EVENT_STREAM = 'text/event-stream';

/** Answers one message of the setting-up chat: in one piece, or streamed to who accepts `text/event-stream`. */
export async function answerChat(call: RestCall): Promise<void> {
  const { scope, ip, request, response } = call;
  const input = readBody(ChatInput, call.body);
  if (!input.ok) return sendFailure(response, input.error);
  const { message, history, clientId } = input.value;
  const earlier = history ? earlierMessages(history, message) : null;
  const found = await conversationOf(call, input.value, earlier);
  if (!found.ok) return sendFailure(response, found.error);
  const { token, action, isNew } = found.value;
  onboardingCookie.set(call, token);

  const left = new AbortController();
  response.once('close', () => left.abort());
  const text = isNew && earlier ? quotedHistory(earlier, message, MAX_MESSAGE_LENGTH) : message;
  const turn = { conversation: token, clientId: clientId ?? newId(), text };
  const events = scope.replies.reply(turn, ip, left.signal);
  const isStreamed = request.accepts(['application/json', EVENT_STREAM]) === EVENT_STREAM;
  await (isStreamed ? streamTurn : sendTurn)(response, events, openTurnBody(token, action));
}

/** The conversation that the body or the cookie names, or a new one. */
async function conversationOf(
  call: RestCall,
  { conversation, selectedPackage }: ChatInput,
  earlier: ToldMessage[] | null,
): Promise<Result<ConversationView & { isNew: boolean }, NotFoundFailure | RateLimitedFailure>> {
  // A client that shows an empty chat has begun anew, whatever its cookie says.
  const token = conversation ?? (earlier?.length === 0 ? null : onboardingCookie.read(call));
  const known = token === null ? null : await call.scope.conversations.find(token);
  if (known) return ok({ ...known, isNew: false });
  if (conversation) return fail({ kind: 'notFound', message: messages.conversationGone });
  const started = await call.scope.conversations.start(selectedPackage, call.ip);
  return started.ok ? ok({ ...started.value, isNew: true }) : started;
}
