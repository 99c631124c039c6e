import type { ShelfFacts } from './shelf.ts';

/** Some products of a shop under one heading. */
export interface Shelf {
  /** Name of the category, or empty: the page has another heading. */
  name: string;
  /** Path of the page with all of them; null: this is it. */
  path: string | null;
  /** How many products the category has. */
  count: number;
  /** Global ids, in the order to show them. */
  items: readonly string[];
}

/** A page with products of a grocery shop. */
export interface ShopView {
  /** All categories with products, in their order. */
  categories: readonly { name: string; path: string; isCurrent: boolean }[];
  shelves: readonly Shelf[];
  /** What was searched, as typed; null: the page is no search. */
  search: string | null;
  /** Paths of the pages before and after this one; `page` of `of` (null: not counted). null: there is one page. */
  pages: { previous: string | null; next: string | null; page: number | null; of: number | null } | null;
  /** By the global ids of the shown products. */
  facts: Readonly<Record<string, ShelfFacts>>;
  /** Path of the page, to which its forms return. */
  path: string;
  /** Text of the basket bar; empty without a basket. */
  bar: string;
  /** A sentence above the products; may be empty. */
  note: string;
}
