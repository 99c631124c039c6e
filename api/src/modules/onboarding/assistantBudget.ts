import type { AssistantItem } from '../../gateways/assistant/assistant.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import { type RateLimitedFailure, fail, ok, type Result } from '../../lib/result.ts';
import { messages } from './messages.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** The daily total has so many rows, so that parallel chats do not wait for each other. */
const SHARDS = 16;

/** Characters to and from the model; one token has about four. A chat takes about 250,000 up to its preview. */
const PER_CONVERSATION: RateLimit = { name: 'assistant-chat', points: 3_000_000, seconds: 30 * DAY_SECONDS };
const PER_IP: RateLimit = { name: 'assistant-ip', points: 10_000_000, seconds: DAY_SECONDS };
const FOR_ALL: RateLimit = { name: 'assistant-all', points: 200_000_000 / SHARDS, seconds: DAY_SECONDS };

/**
 * Takes the characters of one call to the model; fails with a message for the visitor when the budget of the
 * conversation, of the IP and day, or of the day is used up.
 */
export async function spend(
  limiter: RateLimiter,
  conversationId: string,
  ip: string,
  characters: number,
): Promise<Result<void, RateLimitedFailure>> {
  const shard = String(Math.floor(Math.random() * SHARDS));
  const [ofChat, ofIp, ofAll] = await Promise.all([
    limiter.take(PER_CONVERSATION, conversationId, characters),
    limiter.take(PER_IP, ip, characters),
    limiter.take(FOR_ALL, shard, characters),
  ]);
  if (!ofChat.ok) return fail({ ...ofChat.error, message: messages.conversationFull });
  if (!ofIp.ok) return fail({ ...ofIp.error, message: messages.enoughForToday });
  return ofAll.ok ? ok(undefined) : fail({ ...ofAll.error, message: messages.assistantBusy });
}

/** Number of characters sent to the model and received from it. */
export const charactersOf = (items: readonly AssistantItem[]): number =>
  items.reduce((sum, item) => sum + textOf(item).length, 0);

function textOf(item: AssistantItem): string {
  if (item.type === 'message') return item.text;
  return item.type === 'toolCall' ? item.arguments : item.output;
}

/**
 * The latest turns of a conversation with at most `maxCharacters` in total; the draft holds the results of earlier
 * ones. If the latest turn is too long, only the assistant's last words are kept, because the visitor replies to them.
 */
export function latestTurns(history: readonly AssistantItem[], maxCharacters: number): AssistantItem[] {
  let start = history.length;
  let room = maxCharacters;
  for (const [index, item] of [...history.entries()].reverse()) {
    room -= textOf(item).length;
    // A call and its result must stay together; a turn begins with the visitor's message.
    if (room >= 0 && item.type === 'message' && item.role === 'user') start = index;
  }
  if (start < history.length) return history.slice(start);
  const said = history.findLast((item) => item.type === 'message' && item.role === 'assistant');
  return said?.type === 'message' ? [{ ...said, text: said.text.slice(-maxCharacters) }] : [];
}
