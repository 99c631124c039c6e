/** An earlier message as a client tells it (spec §3, onboarding chat state). */
export interface ToldMessage {
  sender: string;
  text: string;
}

const INTRODUCTION = 'Earlier in this conversation, as my browser remembers it:';

/** A client's history without the message that is being sent, which some clients put in before they send it. */
export function earlierMessages(history: readonly ToldMessage[], message: string): ToldMessage[] {
  const last = history.at(-1);
  const isCurrent = last?.sender === 'user' && last.text.trim() === message.trim();
  return history.slice(0, isCurrent ? -1 : undefined).filter(({ text }) => text.trim() !== '');
}

/**
 * A message with what a client told of earlier ones in front, as a quotation: we cannot know who said it, so it counts
 * as the visitor's own words. The oldest are left out when it would be longer than `maxLength` characters.
 */
export function quotedHistory(earlier: readonly ToldMessage[], message: string, maxLength: number): string {
  let room = maxLength - message.length - INTRODUCTION.length - 4;
  const quotes: string[] = [];
  for (const told of earlier.toReversed()) {
    const quote = quoteOf(told);
    room -= quote.length + 1;
    if (room < 0) break;
    quotes.unshift(quote);
  }
  return quotes.length === 0 ? message : [INTRODUCTION, ...quotes, '', message].join('\n');
}

const quoteOf = ({ sender, text }: ToldMessage): string =>
  `> ${sender === 'user' ? 'Me' : 'You'}: ${text.trim().replaceAll(/\r?\n|\r/g, '\n> ')}`;
