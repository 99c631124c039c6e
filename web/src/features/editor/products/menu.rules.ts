/** Something with a place in an order: lowest position first. */
export interface Placed {
  id: string;
  position: number;
}

/** Two neighbours closer than this have no room between them any more; the server's limit. */
const SMALLEST_GAP = 1e-6;

/**
 * Where things will stand after `movedId` was put right behind `afterId` (null: to the front), as the server decides it:
 * the moved one alone, in the middle between its neighbours, or all anew where there is no room. Only what changes, in the
 * new order. `list` is in order; the moved one may come from elsewhere, an `afterId` that is not there counts as the front.
 */
export function placesAfterMove(list: readonly Placed[], movedId: string, afterId: string | null): Placed[] {
  const others = list.filter(({ id }) => id !== movedId);
  const index = others.findIndex(({ id }) => id === afterId) + 1;
  if (list[index]?.id === movedId) return [];
  const position = between(others[index - 1]?.position, others[index]?.position);
  if (position !== null) return [{ id: movedId, position }];
  const before = new Map(others.map((one) => [one.id, one.position]));
  return others
    .toSpliced(index, 0, { id: movedId, position: 0 })
    .map(({ id }, place) => ({ id, position: place + 1 }))
    .filter((placed) => before.get(placed.id) !== placed.position);
}

/** null when there is no room. */
function between(previous: number | undefined, next: number | undefined): number | null {
  if (previous === undefined) return next === undefined ? 1 : next - 1;
  if (next === undefined) return previous + 1;
  return next - previous < SMALLEST_GAP ? null : previous + (next - previous) / 2;
}

/** A heading of the menu. */
export interface MenuHeading extends Placed {
  name: string;
  /** How many products it has, whether they have been loaded or not. */
  productCount: number;
}

export interface PlacedProduct extends Placed {
  name: string;
  section: { id: string };
}

/** A heading with those of its products that have been loaded, in order. */
export interface MenuGroup<Product extends PlacedProduct> {
  heading: MenuHeading;
  products: readonly Product[];
}

/** Where a product is to go. */
export interface ProductMove {
  id: string;
  sectionId: string;
  /** The product it comes after; null: it comes first. */
  afterId: string | null;
}

/** Products under their headings. Equal positions stay in the order they came in. */
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

/** Id of the heading below which the next page goes on: the first with products that have not come; null when all have. */
export function openHeading(groups: readonly MenuGroup<PlacedProduct>[]): string | null {
  return groups.find(({ heading, products }) => products.length < heading.productCount)?.heading.id ?? null;
}

/** One step up or down among the products of its section; null at the end. */
export function stepMove(
  { heading, products }: MenuGroup<PlacedProduct>,
  id: string,
  step: 'up' | 'down',
): ProductMove | null {
  const afterId = stepAfter(products, id, step);
  return afterId === undefined ? null : { id, sectionId: heading.id, afterId };
}

/** What a thing comes after when it goes one step up or down; undefined at the end. */
export function stepAfter(
  list: readonly Placed[],
  id: string,
  step: 'up' | 'down',
): string | null | undefined {
  const index = list.findIndex((one) => one.id === id);
  if (index < 0 || !list[step === 'up' ? index - 1 : index + 1]) return undefined;
  return (step === 'up' ? list[index - 2] : list[index + 1])?.id ?? null;
}

/** To the end of a section. */
export function moveToEnd({ heading, products }: MenuGroup<PlacedProduct>, id: string): ProductMove {
  const last = products.findLast((product) => product.id !== id);
  return { id, sectionId: heading.id, afterId: last?.id ?? null };
}

/** Where a dragged product was let go: before or behind another one of the section; `target` null: on the section itself. */
export function dropMove(
  group: MenuGroup<PlacedProduct>,
  id: string,
  target: { id: string; isBefore: boolean } | null,
): ProductMove {
  const others = group.products.filter((product) => product.id !== id);
  if (!target) return moveToEnd(group, id);
  // Behind itself or before itself: where it is.
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

/** The headings with one product more or less in some of them. */
export function withCounts(
  headings: readonly MenuHeading[],
  changes: Readonly<Record<string, number>>,
): MenuHeading[] {
  return headings.map((heading) => ({
    ...heading,
    productCount: Math.max(0, heading.productCount + (changes[heading.id] ?? 0)),
  }));
}

/** The headings after one of them was moved right behind `afterId` (null: to the front). */
export function moveHeading(
  headings: readonly MenuHeading[],
  id: string,
  afterId: string | null,
): MenuHeading[] {
  const places = new Map(placesAfterMove(headings, id, afterId).map((place) => [place.id, place.position]));
  return headings
    .map((heading) => ({ ...heading, position: places.get(heading.id) ?? heading.position }))
    .toSorted((a, b) => a.position - b.position);
}
