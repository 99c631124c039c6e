import {
  type DraftItem,
  DRAFT_LIMITS,
  type OnboardingDraft,
  TEXT_FACTS,
  type TextFact,
} from './onboarding.rules.ts';
import { wordsOfAreas, wordsOfHours } from './orderingWords.rules.ts';
import type { KeptFacts } from './touchedFacts.rules.ts';

const WORDS: Readonly<Record<TextFact, string>> = {
  name: 'the name',
  tagline: 'the tagline',
  addressLine: 'the address',
  phone: 'the phone',
};

/** The answers to a name that did not clearly rename the restaurant. */
export const nameReplies = (known: string, said: string): string[] => [`Keep ${known}`, `Rename to ${said}`];

/**
 * The answers to facts that were entered beside the chat and kept; none without one. They are words that `keepTouched` and
 * `isClearRenaming` understand, because a press sends them as a message. A change that needs more words than a button has is not offered.
 */
export function keptReplies(
  kept: Partial<KeptFacts>,
  said: { [Fact in keyof KeptFacts]?: KeptFacts[Fact] | null },
): string[] {
  const texts = TEXT_FACTS.flatMap((fact) => {
    const wanted = said[fact] ?? null;
    if (!(fact in kept) || wanted === null) return [];
    const words = WORDS[fact];
    const known = kept[fact] ?? null;
    return [[known === null ? `Leave ${words} out` : `Keep ${known}`, `Change ${words} to ${wanted}`]];
  });
  const { primary, secondary, popularItems, hours, zones } = said;
  const colours = [primary ?? kept.primary, secondary ?? kept.secondary].filter(Boolean).join(' and ');
  const areas = zones ? wordsOfAreas(zones) : null;
  const others = [
    ...('primary' in kept && primary ? [['Keep the colours', `Change the colours to ${colours}`]] : []),
    ...('popularItems' in kept && popularItems
      ? [['Keep the favourites', `Change the favourites to ${popularItems.join(', ')}`]]
      : []),
    ...('hours' in kept && hours ? [['Keep the hours', `Change the hours to ${wordsOfHours(hours)}`]] : []),
    ...('zones' in kept && areas !== null ? [['Keep the areas', `Change the areas: ${areas}`]] : []),
  ];
  return [...texts, ...others]
    .filter((replies) => replies.every(({ length }) => length <= DRAFT_LIMITS.quickReply))
    .flat()
    .slice(0, DRAFT_LIMITS.quickReplies);
}

/** The answers to dishes that were entered beside the chat and kept. New sizes are not offered: they need more words than a price. */
export const keptDishReplies = (kept: readonly DraftItem[]): string[] =>
  kept
    .filter(({ sizes }) => sizes.length === 0)
    .flatMap(({ name, price }) => [`Keep ${name}`, `Change ${name} to ${(price / 100).toFixed(2)}`])
    .slice(0, DRAFT_LIMITS.quickReplies);

/** A draft without the answers that are offered. */
export const withoutReplies = (draft: OnboardingDraft): OnboardingDraft => ({ ...draft, quickReplies: [] });
