import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, problemAt, type Result } from '../../lib/result.ts';
import { messages } from './messages.ts';
import type { DraftSection, LastRemoved, OnboardingDraft } from './onboarding.rules.ts';
import { addDish, dishProblems, itemOf, type ReviewedDish } from './review.rules.ts';

/** A dish of the draft as somebody saw it. */
export interface DishPlace {
  section: string;
  name: string;
  /** Its place in the section: it decides between two dishes of one name. */
  at: number;
}

type Edited = Result<OnboardingDraft, FieldProblem[]>;

/**
 * Adds a dish (no `place`), changes one, or removes it (no `dish`). A changed dish keeps what its fields do not show, and its place
 * while its section stays; with another section it goes to the end of that one. A section goes with its last dish.
 */
export function editDish(draft: OnboardingDraft, place: DishPlace | null, dish: ReviewedDish | null): Edited {
  const found = place && placeOf(draft.sections, place);
  if (place && !found) return fail([{ path: 'dish', message: messages.dishGone }]);
  if (!dish) return ok(found ? removed(draft, found) : draft);
  const known = found ? draft.sections[found.section]?.items[found.item] : undefined;
  const item = itemOf(dish, known ?? null);
  const heading = oneLine(dish.section);
  const wrong = dishProblems(item, dish, heading);
  if (wrong.length > 0) return fail(wrong);
  const touchedDishes = touchedWith(draft, item.name);
  const popularItems = known ? renamed(draft.popularItems, known.name, item.name) : draft.popularItems;
  const kept = found && draft.sections[found.section];
  if (found && kept && isSame(kept.name, heading)) {
    const changed = { ...kept, items: kept.items.with(found.item, item) };
    return ok({
      ...draft,
      popularItems,
      touchedDishes,
      sections: draft.sections.with(found.section, changed),
    });
  }
  const { sections: rest } = found ? removed(draft, found) : draft;
  const sections = rest.map((section) => ({ ...section, items: [...section.items] }));
  const full = problemAt('section', addDish(sections, heading, item));
  return full.length > 0 ? fail(full) : ok({ ...draft, popularItems, touchedDishes, sections });
}

/** Puts the dish back that was removed last, when it is this one; another one changes nothing. */
export function restoreDish(draft: OnboardingDraft, { section: heading, name }: DishPlace): OnboardingDraft {
  const { lastRemoved } = draft;
  if (!lastRemoved || !isSame(lastRemoved.section.name, heading) || !isSame(lastRemoved.item.name, name))
    return draft;
  const { section, sectionAt, item, itemAt } = lastRemoved;
  const at = draft.sections.findIndex((each) => isSame(each.name, section.name));
  const known = draft.sections[at];
  const sections = known
    ? draft.sections.with(at, { ...known, items: known.items.toSpliced(itemAt, 0, item) })
    : draft.sections.toSpliced(sectionAt, 0, { ...section, items: [item] });
  return { ...draft, sections, lastRemoved: null };
}

interface Found {
  section: number;
  item: number;
}

function placeOf(sections: readonly DraftSection[], { section, name, at }: DishPlace): Found | null {
  for (const [index, { name: heading, items }] of sections.entries()) {
    if (!isSame(heading, section)) continue;
    const seen = items[at];
    const item = seen && isSame(seen.name, name) ? at : items.findIndex((each) => isSame(each.name, name));
    if (item >= 0) return { section: index, item };
  }
  return null;
}

function removed(draft: OnboardingDraft, { section: sectionAt, item: itemAt }: Found): OnboardingDraft {
  const section = draft.sections[sectionAt];
  const item = section?.items[itemAt];
  if (!section || !item) return draft;
  const items = section.items.toSpliced(itemAt, 1);
  const sections =
    items.length > 0
      ? draft.sections.with(sectionAt, { ...section, items })
      : draft.sections.toSpliced(sectionAt, 1);
  const lastRemoved: LastRemoved = { section: { ...section, items: [] }, sectionAt, item, itemAt };
  return { ...draft, sections, lastRemoved };
}

/** The record of entered dishes: names that the menu has, and this one. */
function touchedWith({ sections, touchedDishes }: OnboardingDraft, name: string): string[] {
  const known = new Set(sections.flatMap(({ items }) => items.map((item) => item.name.toLowerCase())));
  return [...new Set([...touchedDishes.filter((each) => known.has(each)), name.toLowerCase()])];
}

/** A favourite has the new name of its dish. */
const renamed = (favourites: readonly string[], from: string, to: string): string[] =>
  favourites.map((name) => (isSame(name, from) ? to : name));

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
