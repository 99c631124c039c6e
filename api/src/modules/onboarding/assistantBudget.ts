import type { AssistantItem } from '../../gateways/assistant/assistant.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import { type RateLimitedFailure, fail, ok, type Result } from '../../lib/result.ts';
import { messages } from './messages.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** The day's characters of everybody are counted in so many rows, so that chats do not wait for each other. */
const SHARDS = 16;

/** Characters to and from the model, four of which are about one token. A chat to its preview takes some 250,000. */
const PER_CONVERSATION: RateLimit = { name: 'assistant-chat', points: 3_000_000, seconds: 30 * DAY_SECONDS };
const PER_IP: RateLimit = { name: 'assistant-ip', points: 10_000_000, seconds: DAY_SECONDS };
const FOR_ALL: RateLimit = { name: 'assistant-all', points: 200_000_000 / SHARDS, seconds: DAY_SECONDS };

/** What the model of the chat may cost: in characters, by conversation, by IP and day, and for all by day. */
export class AssistantBudget {
  constructor(private readonly limiter: RateLimiter) {}

  /** Takes the characters of one call; fails with a sentence for the visitor when a budget is used up. */
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

/** Characters sent to the model and received from it. */
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
 * The latest turns of a conversation that have at most `maxCharacters` together; what earlier ones led to stands in the
 * draft. When even the latest is longer, what the assistant said in it: the visitor answers that.
 */
export function latestTurns(history: readonly AssistantItem[], maxCharacters: number): AssistantItem[] {
  let start = history.length;
  let room = maxCharacters;
  for (let index = history.length - 1; index >= 0 && room >= 0; index -= 1) {
    const item = history[index];
    if (!item) break;
    room -= charactersOfItem(item);
    // A call and its result stay together: a turn begins with the visitor's message.
    if (room >= 0 && item.type === 'message' && item.role === 'user') start = index;
  }
  if (start < history.length) return history.slice(start);
  const said = history.findLast((item) => item.type === 'message' && item.role === 'assistant');
  return said?.type === 'message' ? [{ ...said, text: said.text.slice(-maxCharacters) }] : [];
}
