import { DRAFT_LIMITS } from './draftLimits.ts';
import type { DraftSection } from './onboardingDraft.ts';

/**
 * The menu with more dishes: a dish that is there already under the same heading takes the new description and price, so
 * that a visitor who sends a line again corrects it. What goes over the limits of a draft is left out.
 */
export function mergeSections(menu: readonly DraftSection[], added: readonly DraftSection[]): DraftSection[] {
  const merged = menu.map(({ name, items }) => ({ name, items: [...items] }));
  let room = DRAFT_LIMITS.items - merged.reduce((sum, { items }) => sum + items.length, 0);
  for (const { name, items } of added) {
    let section = merged.find((known) => isSame(known.name, name));
    if (!section) {
      if (merged.length >= DRAFT_LIMITS.sections || room <= 0) continue;
      section = { name, items: [] };
      merged.push(section);
    }
    const positions = new Map(section.items.map((item, index) => [item.name.toLowerCase(), index]));
    for (const item of items) {
      const at = positions.get(item.name.toLowerCase());
      if (at !== undefined) section.items[at] = item;
      else if (room > 0) {
        positions.set(item.name.toLowerCase(), section.items.push(item) - 1);
        room -= 1;
      }
    }
  }
  return merged;
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
