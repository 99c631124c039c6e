import { type OnboardingDraft, TEXT_FACTS, type TextFact } from './onboarding.rules.ts';

const WORDS: Readonly<Record<TextFact, string>> = {
  name: 'the name',
  tagline: 'the tagline',
  addressLine: 'the address',
  phone: 'the phone',
};

/** The answers to a name that did not clearly rename the restaurant. */
export const nameReplies = (known: string, said: string): string[] => [`Keep ${known}`, `Rename to ${said}`];

/**
 * The answers to a fact that was entered beside the chat and kept; none without one. They are words that `keepTouched` and
 * `isClearRenaming` understand, because a press sends them as a message.
 */
export function keptReplies(
  kept: Partial<Record<TextFact, string | null>>,
  said: Partial<Record<TextFact, string | null>>,
): string[] {
  return TEXT_FACTS.flatMap((fact) => {
    const wanted = said[fact] ?? null;
    if (!(fact in kept) || wanted === null) return [];
    const words = WORDS[fact];
    const known = kept[fact] ?? null;
    return [known === null ? `Leave ${words} out` : `Keep ${known}`, `Change ${words} to ${wanted}`];
  });
}

/** A draft without the answers that are offered. */
export const withoutReplies = (draft: OnboardingDraft): OnboardingDraft => ({ ...draft, quickReplies: [] });
