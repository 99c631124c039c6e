import { z } from 'zod';
import { type OnboardingAction, type OnboardingEvent, ONBOARDING_ACTIONS } from './onboarding.rules.ts';

/** The response to a chat message (spec §7). */
export const ChatTurn = z
  .object({
    content: z.object({
      parts: z
        .array(z.object({ text: z.string().describe('The answer as sanitised HTML.') }))
        .describe('One part.'),
    }),
    action: z.enum(ONBOARDING_ACTIONS).describe('What the chat expects next.'),
    conversation: z.string().describe('Secret of the conversation. Treat it like a password.'),
    status: z.literal('preview_ready').describe('Only when the preview is ready.').exactOptional(),
    slug: z.string().describe('Subdomain of the preview.').exactOptional(),
    previewUrl: z.url().describe('Address of the preview.').exactOptional(),
    claimToken: z.string().describe('Token to claim the preview once.').exactOptional(),
    message: z.string().describe('The answer again, when the preview is ready.').exactOptional(),
  })
  .meta({ id: 'ChatTurn' });

export type TurnBody = z.infer<typeof ChatTurn>;

/** The response before the turn is answered. */
export const openTurnBody = (conversation: string, action: OnboardingAction): TurnBody => ({
  content: { parts: [] },
  action,
  conversation,
});

/** Adds the data of one more event. */
export function withEvent(body: TurnBody, event: OnboardingEvent): TurnBody {
  switch (event.type) {
    case 'action':
      return { ...body, action: event.action };
    case 'previewReady': {
      const { slug, previewUrl, claimToken } = event;
      return { ...body, status: 'preview_ready', slug, previewUrl, claimToken };
    }
    case 'completed': {
      const text = event.message.html;
      return { ...body, content: { parts: [{ text }] }, ...(body.status ? { message: text } : {}) };
    }
    default:
      return body;
  }
}

/** An earlier message according to the client (spec §3, onboarding chat state). */
export interface ToldMessage {
  sender: string;
  text: string;
}

/** How many earlier messages are replayed when we have no record; each one calls the assistant. */
const MAX_REPEATED = 12;
const MARK = /<!--conversation:([\w-]{43})-->/;

/** A client's history without the current message, which some clients include. */
export function earlierMessages(history: readonly ToldMessage[], message: string): ToldMessage[] {
  const last = history.at(-1);
  const isCurrent = last?.sender === 'user' && last.text.trim() === message.trim();
  return history.slice(0, isCurrent ? -1 : undefined).filter(({ text }) => text.trim() !== '');
}

/** The visitor's earlier messages, at most the latest 12. Answers of the agent in the history are not trusted. */
export const toldWords = (earlier: readonly ToldMessage[]): string[] =>
  earlier
    .filter(({ sender }) => sender === 'user')
    .map(({ text }) => text)
    .slice(-MAX_REPEATED);

/** The conversation's secret from our latest marked answer in the history; null without one. */
export function markedConversation(earlier: readonly ToldMessage[]): string | null {
  const marks = earlier.flatMap(({ sender, text }) =>
    sender === 'user' ? [] : (MARK.exec(text)?.[1] ?? []),
  );
  return marks.at(-1) ?? null;
}

/**
 * Adds the conversation's secret to the answer as an invisible HTML comment, for clients that send only their history
 * (spec §7).
 */
export async function* markAnswers(
  events: AsyncIterable<OnboardingEvent>,
  conversation: string,
): AsyncGenerator<OnboardingEvent> {
  const mark = `<!--conversation:${conversation}-->`;
  for await (const event of events) {
    if (event.type !== 'completed') yield event;
    else {
      yield { type: 'delta', html: mark };
      yield { ...event, message: { ...event.message, html: event.message.html + mark } };
    }
  }
}
