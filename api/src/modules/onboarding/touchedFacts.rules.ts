import type { OnboardingDraft, TextFact } from './onboarding.rules.ts';

type Facts = Pick<OnboardingDraft, TextFact>;

/** Asks for a change in so many words. */
const ASKS =
  /\b(?:chang(?:e|ed|ing)|replace|update|correct(?:ion|ed)?|instead|wrong|new (?:phone|number|address|name)|moved|renam(?:e|ed)|use this)\b/iu;
/** A longer message is a menu or a story: a fact in it does not replace what somebody has entered. */
const MAX_MESSAGE = 300;

/**
 * The facts after a message. What the visitor has entered beside the chat stays, unless a short message asks for a change. `kept` are the
 * entered facts that differ from what was said, so that the answer names them.
 */
export function keepTouched<Said extends Partial<Facts>>(
  draft: Facts & Pick<OnboardingDraft, 'touched'>,
  said: Said,
  message: string,
): { facts: Said; kept: Partial<Facts> } {
  const isAsked = message.length <= MAX_MESSAGE && ASKS.test(message);
  const kept: Partial<Facts> = {};
  for (const fact of draft.touched) {
    const value = said[fact];
    if (!isAsked && value !== undefined && value !== draft[fact]) kept[fact] = draft[fact];
  }
  return { facts: { ...said, ...kept }, kept };
}
