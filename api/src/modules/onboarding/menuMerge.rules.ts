import {
  DRAFT_LIMITS,
  emptySection,
  type DraftExtras,
  type DraftItem,
  type DraftSection,
} from './onboarding.rules.ts';

/**
 * Adds dishes and extras to the menu. A dish that already exists under the same heading is replaced, so that a visitor can
 * correct it; two new dishes of one name both stay. Dishes over the limits are left out.
 */
export function mergeSections(menu: readonly DraftSection[], added: readonly DraftSection[]): DraftSection[] {
  const merged = menu.map((section) => ({ ...section, items: [...section.items] }));
  let room = DRAFT_LIMITS.items - merged.reduce((sum, { items }) => sum + items.length, 0);
  for (const { name, description, items, extras } of added) {
    let section = merged.find((known) => isSame(known.name, name));
    if (!section) {
      if (merged.length >= DRAFT_LIMITS.sections || room <= 0) continue;
      section = emptySection(name);
      merged.push(section);
    }
    section.description = description || section.description;
    section.extras = mergeExtras(section.extras, extras);
    const positions = new Map(section.items.map((item, index) => [item.name.toLowerCase(), index]));
    for (const item of items) {
      const at = positions.get(item.name.toLowerCase());
      if (at !== undefined) section.items[at] = item;
      else if (room > 0) {
        section.items.push(item);
        room -= 1;
      }
    }
  }
  return merged;
}

/** An extra of a known name gets its new prices. */
function mergeExtras(known: readonly DraftExtras[], added: readonly DraftExtras[]): DraftExtras[] {
  const merged = known.map((group) => ({ ...group, options: [...group.options] }));
  for (const { name, options } of added) {
    const group = merged.find((each) => isSame(each.name, name));
    if (!group) {
      merged.push({ name, options });
      continue;
    }
    const isNew = (extra: { name: string }) => !options.some((each) => isSame(each.name, extra.name));
    group.options = [...group.options.filter(isNew), ...options].slice(0, DRAFT_LIMITS.groupPrices);
  }
  return merged.slice(0, DRAFT_LIMITS.sectionGroups);
}

/** A dish of a corrected menu; null keeps what the dish of this name has. */
export interface SavedItem extends Pick<DraftItem, 'name' | 'description' | 'price'> {
  sizes: DraftItem['sizes'] | null;
  dietaryTags: DraftItem['dietaryTags'] | null;
  spiceLevel: number | null;
}

/** A section of a corrected menu; null keeps what the section of this name has. */
export interface SavedSection {
  name: string;
  description: string | null;
  items: SavedItem[];
  extras:
    | { name: string; options: { name: string; price: number; sizes: DraftItem['sizes'] | null }[] }[]
    | null;
}

/** The menu after a correction that names every section and dish. */
export function correctedMenu(menu: readonly DraftSection[], saved: readonly SavedSection[]): DraftSection[] {
  const dishes = new Map(menu.flatMap(({ items }) => items.map((item) => [item.name.toLowerCase(), item])));
  return saved.map(({ name, description, items, extras }) => {
    const known = menu.find((section) => isSame(section.name, name));
    const knownExtras = known?.extras.flatMap(({ options }) => options) ?? [];
    return {
      name,
      description: description ?? known?.description ?? '',
      items: items.map((item) => {
        const before = dishes.get(item.name.toLowerCase());
        const sizes = item.sizes ?? before?.sizes ?? [];
        return {
          ...item,
          sizes,
          price: priceFrom(item.price, sizes),
          dietaryTags: item.dietaryTags ?? before?.dietaryTags ?? [],
          spiceLevel: item.spiceLevel ?? before?.spiceLevel ?? 0,
          calories: before?.calories ?? null,
          allergenSuggestion: before?.allergenSuggestion ?? null,
        };
      }),
      extras:
        extras?.map(({ options, ...group }) => ({
          ...group,
          options: options.map((extra) => ({
            ...extra,
            sizes: extra.sizes ?? [],
            price: priceFrom(extra.price, extra.sizes ?? []),
            allergenSuggestion:
              knownExtras.find((each) => isSame(each.name, extra.name))?.allergenSuggestion ?? null,
          })),
        })) ??
        known?.extras ??
        [],
    };
  });
}

/** The price of something with these sizes: that of the cheapest. */
export const priceFrom = (price: number, sizes: DraftItem['sizes']): number =>
  sizes.length > 0 ? Math.min(...sizes.map((size) => size.price)) : price;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
