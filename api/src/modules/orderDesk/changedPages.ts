import type { ChangedOrder, ChangePlace } from '../orders/orderList.repository.ts';

/** A page of changed orders, oldest change first, and how to read the next one; null after the last. */
export interface ChangedPage {
  orders: ChangedOrder[];
  next: (() => Promise<ChangedPage>) | null;
}

/**
 * The pages of `read`, which reads at most `size` orders after a place (null: from the start). Each page is read once, when the
 * first of those who share it asks for it, and is kept only as long as somebody has not come to it.
 */
export function changedPages(
  read: (after: ChangePlace | null) => Promise<ChangedOrder[]>,
  size: number,
  after: ChangePlace | null = null,
): () => Promise<ChangedPage> {
  let page: Promise<ChangedPage> | null = null;
  return () =>
    (page ??= read(after).then((orders) => {
      const last = orders.at(-1);
      return {
        orders,
        next: last && orders.length === size ? changedPages(read, size, last.changePlace) : null,
      };
    }));
}
