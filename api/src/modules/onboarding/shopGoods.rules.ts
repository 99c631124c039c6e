import type { Unit } from '@forkfront/common/shelf.ts';
import { nameWithoutUnit, type ShelfChange, unitOf } from '../products/shelf.rules.ts';
import type { MenuContent } from '@forkfront/common/menu.ts';
import type { DraftItem, DraftSection, OnboardingDraft } from './onboarding.rules.ts';

/** An EAN or UPC between other words. */
const BARCODE = /(?<![\d.,])(?:\d{8}|\d{12,14})(?![\d.,]*\d)/;

/** A product of a pasted list: what its line says besides name and price. */
interface Goods {
  item: DraftItem;
  unit: Unit | null;
  barcode: string | null;
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;|–-]+|[\s,;|–-]+$/g, '')
    .trim();

/** Reads size and barcode out of a product of a draft. The barcode is taken out of its texts, the size stays in its name. */
function goodsOf(item: DraftItem): Goods {
  const barcode = BARCODE.exec(`${item.name} ${item.description}`)?.[0] ?? null;
  const without = (text: string) => (barcode === null ? text : tidy(text.replace(barcode, ' ')));
  const name = without(item.name) || item.name;
  const description = without(item.description);
  const [size, ...others] = item.sizes;
  const ofSize = size && others.length === 0 ? unitOf(size.name) : null;
  const ofText = unitOf(description);
  const unit = nameWithoutUnit(name).unit ?? ofSize ?? ofText;
  return {
    item: {
      ...item,
      name,
      description: ofText ? '' : description,
      sizes: ofSize ? [] : item.sizes,
    },
    unit,
    barcode,
  };
}

const shopOf = ({ sections }: Pick<OnboardingDraft, 'sections'>) =>
  sections.map(({ items, ...section }) => ({ ...section, goods: items.map(goodsOf) }));

/**
 * The sections of a grocery shop's draft as its site shows them. The site shows the size beside the name, so names lose their size.
 * A name keeps it when two products would have the same name without it.
 */
export function shopSections(draft: Pick<OnboardingDraft, 'sections'>): DraftSection[] {
  const shop = shopOf(draft);
  const names = shop.flatMap(({ goods }) => goods.map(({ item }) => short(item.name).toLowerCase()));
  const isOnly = (name: string) => names.filter((each) => each === name.toLowerCase()).length === 1;
  return shop.map(({ goods, ...section }) => ({
    ...section,
    items: goods.map(({ item }) => {
      const name = short(item.name);
      return isOnly(name) ? { ...item, name } : item;
    }),
  }));
}

const short = (name: string): string => nameWithoutUnit(name).name;

/** The shelves of the products that `shopSections` made. Of products with one barcode the first has it. Stock is not counted. */
export function shopShelves(
  draft: Pick<OnboardingDraft, 'sections'>,
  { sections }: MenuContent,
): Map<string, ShelfChange> {
  const goods = shopOf(draft).flatMap((section) => section.goods);
  const ids = sections.flatMap(({ items }) => items.map(({ id }) => id));
  const seen = new Set<string>();
  return new Map(
    goods.flatMap(({ unit, barcode }, at): [string, ShelfChange][] => {
      const id = ids[at];
      const isNew = barcode !== null && !seen.has(barcode);
      if (isNew) seen.add(barcode);
      return id === undefined || (!unit && !isNew)
        ? []
        : [[id, { ...(unit ? { unit } : {}), ...(isNew ? { barcode } : {}) }]];
    }),
  );
}
