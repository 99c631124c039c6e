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

/** Limits the cost of the chat model in characters: per conversation, per IP and day, and in total per day. */
export class AssistantBudget {
  constructor(private readonly limiter: RateLimiter) {}

  /** Takes the characters of one call; fails with a message for the visitor when a budget is used up. */
  async spend(
    conversationId: string,
    ip: string,
    characters: number,
  ): Promise<Result<void, RateLimitedFailure>> {
    const shard = String(Math.floor(Math.random() * SHARDS));
    const [ofChat, ofIp, ofAll] = await Promise.all([
      this.limiter.take(PER_CONVERSATION, conversationId, characters),
      this.limiter.take(PER_IP, ip, characters),
      this.limiter.take(FOR_ALL, shard, characters),
    ]);
    if (!ofChat.ok) return fail({ ...ofChat.error, message: messages.conversationFull });
    if (!ofIp.ok) return fail({ ...ofIp.error, message: messages.enoughForToday });
    return ofAll.ok ? ok(undefined) : fail({ ...ofAll.error, message: messages.assistantBusy });
  }
}

/** Number of characters sent to the model and received from it. */
export const charactersOf = (items: readonly AssistantItem[]): number =>
  items.reduce((sum, item) => sum + charactersOfItem(item), 0);

function charactersOfItem(item: AssistantItem): number {
  switch (item.type) {
    case 'message':
      return item.text.length;
    case 'toolCall':
      return item.arguments.length;
    case 'toolResult':
      return item.output.length;
  }
}

/**
 * The latest turns of a conversation with at most `maxCharacters` in total; the draft holds the results of earlier
 * ones. If the latest turn is too long, only the assistant's last words are kept, because the visitor replies to them.
 */
export function latestTurns(history: readonly AssistantItem[], maxCharacters: number): AssistantItem[] {
  let start = history.length;
  let room = maxCharacters;
  for (let index = history.length - 1; index >= 0 && room >= 0; index -= 1) {
    const item = history[index];
    if (!item) break;
    room -= charactersOfItem(item);
    // A call and its result must stay together; a turn begins with the visitor's message.
    if (room >= 0 && item.type === 'message' && item.role === 'user') start = index;
  }
  if (start < history.length) return history.slice(start);
  const said = history.findLast((item) => item.type === 'message' && item.role === 'assistant');
  return said?.type === 'message' ? [{ ...said, text: said.text.slice(-maxCharacters) }] : [];
}
