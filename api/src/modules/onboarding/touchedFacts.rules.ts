import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SECTION } from './draftMenu.rules.ts';
import { NOTHING_SAID } from './draftSite.rules.ts';
import type {
  DraftFact,
  DraftItem,
  DraftOrdering,
  DraftSection,
  OnboardingDraft,
} from './onboarding.rules.ts';

/** The facts that can be entered beside the chat. */
export type KeptFacts = DraftOrdering & Pick<OnboardingDraft, DraftFact & keyof OnboardingDraft>;

/** Asks for a change in so many words. */
const ASKS =
  /\b(?:chang(?:e|ed|ing)|replace|update|correct(?:ion|ed)?|instead|wrong|new (?:phone|number|address|name|hours|colou?rs?)|moved|renam(?:e|ed)|use this|make (?:it|them|the))\b/iu;
/** A longer message is a menu or a story: a fact in it does not replace what somebody has entered. */
const MAX_MESSAGE = 300;

const asksForChange = (message: string): boolean => message.length <= MAX_MESSAGE && ASKS.test(message);

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
  const isAsked = asksForChange(message);
  for (const fact of draft.touched) {
    const value = said[fact];
    if (!isAsked && value !== undefined && !isDeepStrictEqual(value, known[fact])) keep(fact);
  }
  return { facts: { ...said, ...kept }, kept };
}

/**
 * The dishes of a read menu without those that were entered beside the chat and are different there; they are `kept`, as they were
 * read. A short message that asks for a change changes them.
 */
export function keepTouchedDishes(
  { sections, touchedDishes }: Pick<OnboardingDraft, 'sections' | 'touchedDishes'>,
  read: readonly DraftSection[],
  message: string,
): { sections: DraftSection[]; kept: DraftItem[] } {
  const touched = new Set(asksForChange(message) ? [] : touchedDishes);
  const known = new Map(
    sections.flatMap(({ name, items }) => items.map((item) => [keyOf(name, item), item] as const)),
  );
  const byName = new Map(
    sections.flatMap(({ items }) => items.map((item) => [item.name.toLowerCase(), item])),
  );
  const kept: DraftItem[] = [];
  const isKept = (section: string, item: DraftItem): boolean => {
    const name = item.name.toLowerCase();
    // A line without a heading is for the dish wherever it is.
    const entered =
      known.get(keyOf(section, item)) ?? (section === DEFAULT_SECTION ? byName.get(name) : undefined);
    if (!entered || !touched.has(name)) return false;
    if (entered.price !== item.price || !isDeepStrictEqual(entered.sizes, item.sizes)) kept.push(item);
    return true;
  };
  return {
    sections: read.map((section) => ({
      ...section,
      items: section.items.filter((item) => !isKept(section.name, item)),
    })),
    kept,
  };
}

const keyOf = (section: string, { name }: DraftItem): string => `${section}\n${name}`.toLowerCase();
