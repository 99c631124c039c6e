import { type Placed, placesAfterMove } from '@forkfront/common/places.ts';
import type { WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';

/** The positions that change when `movedId` moves behind `afterId`; behind a neighbour that is gone it moves to the front. */
export const placesOfMove = (list: readonly Placed[], movedId: string, afterId: string | null): Placed[] =>
  placesAfterMove(list, movedId, afterId) ?? placesAfterMove(list, movedId, null) ?? [];

/** A section of the menu, without its products. */
export interface MenuHeading extends Placed {
  name: string;
  /** All products, also those that are not loaded. */
  productCount: number;
  readonly description: string;
  readonly imageUrl: string | null | undefined;
  /** When its products can be ordered; empty: always. */
  readonly periods: readonly WeeklyPeriod[];
}

export interface PlacedProduct extends Placed {
  name: string;
  section: { id: string };
}

/** A section with its loaded products, in order. */
export interface MenuGroup<Product extends PlacedProduct> {
  heading: MenuHeading;
  products: readonly Product[];
}

export interface ProductMove {
  id: string;
  sectionId: string;
  /** The product before it; null: it becomes the first. */
  afterId: string | null;
}

/** Groups products by section. Equal positions keep their order. */
export function groupMenu<Product extends PlacedProduct>(
  headings: readonly MenuHeading[],
  products: readonly Product[],
): MenuGroup<Product>[] {
  const bySection = Map.groupBy(products, ({ section }) => section.id);
  return headings.map((heading) => ({
    heading,
    products: (bySection.get(heading.id) ?? []).toSorted((a, b) => a.position - b.position),
  }));
}

/** Id of the first section with products that are not loaded: the next page continues there. Null when all are loaded. */
export function openHeading(groups: readonly MenuGroup<PlacedProduct>[]): string | null {
  return groups.find(({ heading, products }) => products.length < heading.productCount)?.heading.id ?? null;
}

/** A step up or down within the section; null at the end. */
export function stepMove(
  { heading, products }: MenuGroup<PlacedProduct>,
  id: string,
  step: 'up' | 'down',
): ProductMove | null {
  const afterId = stepAfter(products, id, step);
  return afterId === undefined ? null : { id, sectionId: heading.id, afterId };
}

/** The new predecessor after a step up or down (null: none); undefined when no step is possible. */
export function stepAfter(
  list: readonly Placed[],
  id: string,
  step: 'up' | 'down',
): string | null | undefined {
  const index = list.findIndex((one) => one.id === id);
  if (index < 0 || !list[step === 'up' ? index - 1 : index + 1]) return undefined;
  return (step === 'up' ? list[index - 2] : list[index + 1])?.id ?? null;
}

export function moveToEnd({ heading, products }: MenuGroup<PlacedProduct>, id: string): ProductMove {
  const last = products.findLast((product) => product.id !== id);
  return { id, sectionId: heading.id, afterId: last?.id ?? null };
}

/** The move of a product dropped before or behind `target`, or on the section itself (null). */
export function dropMove(
  group: MenuGroup<PlacedProduct>,
  id: string,
  target: { id: string; isBefore: boolean } | null,
): ProductMove {
  const others = group.products.filter((product) => product.id !== id);
  if (!target) return moveToEnd(group, id);
  const all = target.id === id ? group.products : others;
  const index = all.findIndex((product) => product.id === target.id);
  const before = target.isBefore || target.id === id ? index - 1 : index;
  return { id, sectionId: group.heading.id, afterId: all[before]?.id ?? null };
}

/** Number of a product in its section after a move, from 1. */
export function numberAfter({ products }: MenuGroup<PlacedProduct>, { id, afterId }: ProductMove): number {
  const others = products.filter((product) => product.id !== id);
  return others.findIndex((product) => product.id === afterId) + 2;
}

/** The sections after one moved behind `afterId` (null: to the front). */
export function moveHeading(
  headings: readonly MenuHeading[],
  id: string,
  afterId: string | null,
): MenuHeading[] {
  const places = new Map(placesOfMove(headings, id, afterId).map((place) => [place.id, place.position]));
  return headings
    .map((heading) => ({ ...heading, position: places.get(heading.id) ?? heading.position }))
    .toSorted((a, b) => a.position - b.position);
}
