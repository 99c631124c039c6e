import { isDeepStrictEqual } from 'node:util';
import { NOTHING_SAID } from './draftSite.rules.ts';
import type { DraftFact, DraftOrdering, OnboardingDraft } from './onboarding.rules.ts';

/** The facts that can be entered beside the chat. */
export type KeptFacts = DraftOrdering & Pick<OnboardingDraft, DraftFact & keyof OnboardingDraft>;

/** Asks for a change in so many words. */
const ASKS =
  /\b(?:chang(?:e|ed|ing)|replace|update|correct(?:ion|ed)?|instead|wrong|new (?:phone|number|address|name|hours|colou?rs?)|moved|renam(?:e|ed)|use this|make (?:it|them|the))\b/iu;
/** A longer message is a menu or a story: a fact in it does not replace what somebody has entered. */
const MAX_MESSAGE = 300;

/**
 * The facts after a message. What the visitor has entered beside the chat stays, unless a short message asks for a change. `kept` are the
 * entered facts that differ from what was said, so that the answer names them.
 */
export function keepTouched<Said extends Partial<KeptFacts>>(
  draft: OnboardingDraft,
  said: Said,
  message: string,
): { facts: Said; kept: Partial<KeptFacts> } {
  const known: KeptFacts = { ...draft, ...(draft.ordering ?? NOTHING_SAID) };
  const kept: Partial<KeptFacts> = {};
  const keep = <Fact extends DraftFact>(fact: Fact): void => {
    kept[fact] = known[fact];
  };
  const isAsked = message.length <= MAX_MESSAGE && ASKS.test(message);
  for (const fact of draft.touched) {
    const value = said[fact];
    if (!isAsked && value !== undefined && !isDeepStrictEqual(value, known[fact])) keep(fact);
  }
  return { facts: { ...said, ...kept }, kept };
}
