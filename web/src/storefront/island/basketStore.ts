/** Quantities by product id. */
export type Basket = Record<string, number>;

const keyOf = (slug: string): string => `basket:${slug}`;
const sentKeyOf = (slug: string): string => `basket-sent:${slug}`;

/** Storage may be forbidden or full: the pages work without it. */
function quietly<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}

/** The basket kept on this device for a site; empty when there is none or it is unreadable. */
export function readBasket(slug: string): Basket {
  return quietly(() => {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
    );
  }, {});
}

export function writeBasket(slug: string, basket: Basket): void {
  quietly(() => localStorage.setItem(keyOf(slug), JSON.stringify(basket)), undefined);
}

/** Remembers that the basket was sent: the status page that follows empties it, a failed order does not. */
export function markSent(slug: string, sent: boolean): void {
  quietly(
    () => (sent ? localStorage.setItem(sentKeyOf(slug), '1') : localStorage.removeItem(sentKeyOf(slug))),
    undefined,
  );
}

export function emptySentBasket(slug: string): void {
  quietly(() => {
    if (localStorage.getItem(sentKeyOf(slug)) !== '1') return;
    localStorage.removeItem(keyOf(slug));
    localStorage.removeItem(sentKeyOf(slug));
  }, undefined);
}
