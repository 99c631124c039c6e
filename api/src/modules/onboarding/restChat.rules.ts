import type { OnboardingAction, OnboardingEvent } from './onboarding.rules.ts';

/** The answer to a chat message (spec §7). */
export interface TurnBody {
  /** `text` is sanitised HTML. */
  content: { parts: { text: string }[] };
  action: OnboardingAction;
  /** Secret of the conversation, for clients without cookies. */
  conversation: string;
  /** The rest is there once a preview is. */
  status?: 'preview_ready';
  slug?: string;
  previewUrl?: string;
  claimToken?: string;
  message?: string;
}

/** What is known of a turn before it is answered. */
export const openTurnBody = (conversation: string, action: OnboardingAction): TurnBody => ({
  content: { parts: [] },
  action,
  conversation,
});

/** The answer with what one more event tells. */
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

/** An earlier message as a client tells it (spec §3, onboarding chat state). */
export interface ToldMessage {
  sender: string;
  text: string;
}

/** How many earlier messages of the visitor are sent again where we have no record: each asks the assistant. */
const MAX_REPEATED = 12;
const MARK = /<!--conversation:([\w-]{43})-->/;

/** A client's history without the message that is being sent, which some clients put in before they send it. */
export function earlierMessages(history: readonly ToldMessage[], message: string): ToldMessage[] {
  const last = history.at(-1);
  const isCurrent = last?.sender === 'user' && last.text.trim() === message.trim();
  return history.slice(0, isCurrent ? -1 : undefined).filter(({ text }) => text.trim() !== '');
}

/** What the visitor said earlier, at most the latest 12 messages. What the agent is said to have answered is not believed. */
export const toldWords = (earlier: readonly ToldMessage[]): string[] =>
  earlier
    .filter(({ sender }) => sender === 'user')
    .map(({ text }) => text)
    .slice(-MAX_REPEATED);

/** The secret of the conversation that an answer of ours among the earlier messages carries; null without one. */
export function markedConversation(earlier: readonly ToldMessage[]): string | null {
  const marks = earlier.flatMap(({ sender, text }) =>
    sender === 'user' ? [] : (MARK.exec(text)?.[1] ?? []),
  );
  return marks.at(-1) ?? null;
}

/**
 * Puts the conversation's secret into the answer as an HTML comment, which nobody sees: a client that sends nothing but
 * its history (spec §7) brings it back.
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
