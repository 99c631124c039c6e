import { DAY_MS } from '@forkfront/common/durations.ts';
import { fieldsOf } from '@forkfront/common/productFields.ts';
import type { MenuContent, MenuOption, MenuProduct } from '@forkfront/common/menu.ts';

/** An import can be undone for this long. */
const UNDO_MS = 7 * DAY_MS;
/** A replaced version is kept for this long. */
const KEPT_MS = 30 * DAY_MS;

/** Imports before this time cannot be undone any more. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS);

/** When an import can no longer be undone. */
export const undoableUntil = (importedAt: Date): Date => new Date(importedAt.getTime() + UNDO_MS);

/** Versions that were replaced before this time are removed. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

/** A kept version of a menu as a menu of now: a plain field that is newer than the version has its default. */
export const asMenuOfNow = ({ sections, ...version }: MenuContent): MenuContent => ({
  ...version,
  sections: sections.map((section) => ({
    ...section,
    items: section.items.map((product) => ({ ...product, ...fieldsOf(product) })),
  })),
});

type Facts = MenuProduct | MenuOption;

/**
 * An old version of a menu, to be published again. Allergens that were confirmed since stay as they are now: a restored
 * menu never brings back an older confirmation.
 */
export function restoredMenu(version: MenuContent, present: MenuContent): MenuContent {
  const products = new Map(present.sections.flatMap(({ items }) => items.map((item) => [item.id, item])));
  const options = new Map(present.optionGroups.flatMap((group) => group.options.map((one) => [one.id, one])));
  return {
    sections: version.sections.map((section) => ({
      ...section,
      items: section.items.map((product) => withNewest(product, products.get(product.id))),
    })),
    optionGroups: version.optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => withNewest(option, options.get(option.id))),
    })),
  };
}

const confirmedAt = ({ allergensConfirmedAt: at }: Facts): number => (at === null ? 0 : Date.parse(at));

function withNewest<One extends Facts>(old: One, now: Facts | undefined): One {
  if (!now || confirmedAt(now) <= confirmedAt(old)) return old;
  const { allergens, allergenSuggestion, allergensConfirmedAt, allergensConfirmedBy } = now;
  // They were confirmed for the words of now.
  const allergensCheckAgain = now.allergensCheckAgain || now.name !== old.name || isOtherText(old, now);
  return {
    ...old,
    allergens,
    allergenSuggestion,
    allergensConfirmedAt,
    allergensConfirmedBy,
    allergensCheckAgain,
  };
}

const isOtherText = (old: Facts, now: Facts): boolean =>
  'description' in old && 'description' in now && old.description !== now.description;
