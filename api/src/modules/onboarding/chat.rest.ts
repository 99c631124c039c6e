import { MAX_MESSAGE_LENGTH } from '@forkfront/common/limits.ts';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { z } from 'zod';
import { newId } from '../../lib/ids.ts';
import {
  type NotFoundFailure,
  type RateLimitedFailure,
  ok,
  type Result,
  notFound,
} from '../../lib/result.ts';
import { optionalText, sendFailure, text, type RestCall } from '../../rest/restRoute.ts';
import { OnboardingCookie } from '../restaurants/onboardingCookie.rest.ts';
import { ConversationService, type ConversationView } from './conversation.service.ts';
import { messages } from './messages.ts';
import { type FailedEvent, type OnboardingEvent, stepOf } from './onboarding.rules.ts';
import { ReplyService } from './reply.service.ts';
import {
  withEvent,
  type TurnBody,
  earlierMessages,
  markAnswers,
  markedConversation,
  toldWords,
  type ToldMessage,
  openTurnBody,
} from './restChat.rules.ts';

const MAX_TOLD_MESSAGES = 1_000;

/**
 * Request body of a chat endpoint (spec §7: message, history, selectedPackage; the other fields are our optional
 * additions).
 */
export const ChatInput = z.object({
  message: z
    .string({ error: messages.emptyMessage })
    .max(MAX_MESSAGE_LENGTH, { error: messages.messageTooLong })
    .refine((message) => message.trim() !== '', { error: messages.emptyMessage })
    .meta({ description: 'Message of the visitor.', minLength: 1 }),
  history: z
    .array(
      z.object({
        sender: text.describe('`user`, `agent` or `system`.'),
        text: text.describe('Text of the message.'),
      }),
      { error: 'Please send a list of messages.' },
    )
    .max(MAX_TOLD_MESSAGES, { error: `Please send at most ${MAX_TOLD_MESSAGES} messages.` })
    .nullish()
    .describe(
      'The earlier messages, with unchanged answers: an HTML comment at their end identifies the conversation. The server uses its own record; only without one does it read the messages of the visitor from here. An empty list starts a new conversation.',
    ),
  selectedPackage: optionalText.describe(
    'Name of the chosen plan, e.g. `Gold Restaurant`; the default is Gold.',
  ),
  conversation: z
    .string({ error: 'Please send a text.' })
    .nullish()
    .describe('Secret of the conversation, from an earlier answer. The cookie replaces it.'),
  clientId: z
    .string({ error: 'Please send a text.' })
    .regex(/^[\w:.-]{1,64}$/, { error: 'Please send at most 64 letters, digits and dashes.' })
    .nullish()
    .describe('Your id of the message. A repeat with the same id returns the stored answer.'),
});

type ChatInput = z.infer<typeof ChatInput>;

/** Waits for the end of a turn and sends it as one JSON response. */
async function sendTurn(
  response: Response,
  events: AsyncIterable<OnboardingEvent>,
  open: TurnBody,
): Promise<void> {
  let body = open;
  for await (const event of events) {
    if (event.type === 'failed') return sendFailedTurn(response, event, body);
    body = withEvent(body, event);
  }
  response.json(body);
}

/** Spec §8: a failure of the agent is an action in the response; every other failure is an error response. */
function sendFailedTurn(response: Response, { failure, isWorkflowError }: FailedEvent, body: TurnBody): void {
  if (isWorkflowError)
    response.json({ ...body, content: { parts: [{ text: failure.message }] }, action: 'wf_error' });
  else sendFailure(response, failure);
}

/** Streams a turn as server-sent events; `completed` carries the whole body. */
async function streamTurn(
  response: Response,
  events: AsyncIterable<OnboardingEvent>,
  open: TurnBody,
): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  response.flushHeaders();
  await pipeline(Readable.from(frames(events, open)), response);
}

async function* frames(events: AsyncIterable<OnboardingEvent>, open: TurnBody): AsyncGenerator<string> {
  let body = open;
  for await (const event of events) {
    body = withEvent(body, event);
    const data = dataOf(event, body);
    if (data) yield `event: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`;
  }
}

/** The data of an event; null for events that only our own pages use. */
function dataOf(event: OnboardingEvent, body: TurnBody): object | null {
  switch (event.type) {
    case 'delta':
      return { text: event.html };
    case 'action':
      return { action: event.action, step: stepOf(event.action) };
    case 'completed':
      return body;
    case 'draft':
      return null;
    case 'progress':
    case 'previewReady': {
      const { type: _type, ...data } = event;
      return data;
    }
    case 'failed': {
      const { failure, retryable, isWorkflowError } = event;
      return { message: failure.message, retryable, ...(isWorkflowError ? { action: 'wf_error' } : {}) };
    }
  }
}

interface Found extends ConversationView {
  /** How the request identified the conversation; `new`: it did not, so a new one was started. */
  by: 'secret' | 'mark' | 'new';
}

/** The dependencies of the chat endpoints. */
export const CHAT_USES = {
  conversations: ConversationService,
  replies: ReplyService,
  cookie: OnboardingCookie,
};

type Used = { [Name in keyof typeof CHAT_USES]: InstanceType<(typeof CHAT_USES)[Name]> };
type ChatCall = RestCall & Used & { body: ChatInput };

/**
 * Answers one chat message as JSON, or as a stream for a client that accepts `text/event-stream`. Sends the turn
 * itself; returns only the failure when there is no turn.
 */
export async function answerChat(
  call: ChatCall,
): Promise<{ ok: false; error: NotFoundFailure | RateLimitedFailure } | null> {
  const { replies, ip, body, request, response } = call;
  const { message, history, clientId } = body;
  const left = new AbortController();
  response.once('close', () => left.abort());
  const earlier = history ? earlierMessages(history, message) : null;
  const found = await conversationOf(call, body, earlier);
  if (!found.ok) return found;
  // Nobody would read the answer.
  if (left.signal.aborted) return null;
  const { token, action, by } = found.value;
  call.cookie.set(response, token);

  const say = (text: string, id: string = newId()) =>
    replies.reply({ conversation: token, clientId: id, text }, ip, left.signal);
  const words = by === 'new' && earlier ? toldWords(earlier) : [];
  const turn = afterwards(words, say, () => say(message, clientId ?? undefined));
  const events = by === 'secret' ? turn : markAnswers(turn, token);
  const isStreamed = request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';
  await (isStreamed ? streamTurn : sendTurn)(response, events, openTurnBody(token, action));
  return null;
}

/** Finds the conversation by the body, the history or the cookie, or starts a new one. */
async function conversationOf(
  call: ChatCall,
  { conversation, selectedPackage }: ChatInput,
  earlier: ToldMessage[] | null,
): Promise<Result<Found, NotFoundFailure | RateLimitedFailure>> {
  const { conversations, cookie, request } = call;
  const mark = earlier && !conversation ? markedConversation(earlier) : null;
  const marked = mark === null ? null : await conversations.find(mark);
  if (marked) return ok({ ...marked, by: 'mark' });
  // A client with an empty history has started again, whatever its cookie says.
  const token = conversation ?? (earlier?.length === 0 ? null : cookie.read(request));
  const known = token === null ? null : await conversations.find(token);
  if (known) return ok({ ...known, by: 'secret' });
  if (conversation) return notFound(messages.conversationGone);
  const started = await conversations.start(selectedPackage, call.ip);
  return started.ok ? ok({ ...started.value, by: 'new' }) : started;
}

/**
 * Replays the turns of `words` (earlier messages according to the client), then runs the turn of the message. Replayed
 * turns have the same limits, rules and tools; only their actions and failures are passed on, not their replies.
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
