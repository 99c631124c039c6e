/** What `attempt` gives; undefined where storage is forbidden or full, which the pages work without. */
function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

/** Quantities by product id. */
type Basket = Record<string, number>;

const keyOf = (slug: string): string => `basket:${slug}`;
/** Later the same food under the same key would not be cooked again, which is what the diner wants by then. */
const UNANSWERED_MS = 30 * 60_000;

const sentKeyOf = (slug: string): string => `basket-sent:${slug}`;

/** The basket kept on this device for a site; empty when there is none or it is unreadable. */
export function readBasket(slug: string): Basket {
  const kept = quietly((): unknown => JSON.parse(localStorage.getItem(keyOf(slug)) ?? '{}'));
  return Object.fromEntries(
    Object.entries(kept ?? {}).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  );
}

export function writeBasket(slug: string, basket: Basket): void {
  quietly(() => localStorage.setItem(keyOf(slug), JSON.stringify(basket)));
}

/**
 * Remembers under which key the basket was sent, in this tab: the status page that follows empties the basket, a failed
 * order (`null`) does not.
 */
export function markSent(slug: string, key: string | null): void {
  quietly(() =>
    key === null
      ? sessionStorage.removeItem(sentKeyOf(slug))
      : sessionStorage.setItem(sentKeyOf(slug), `${Date.now()} ${key}`),
  );
}

/** The key of an order that was sent a short while ago and whose answer never came; null when there is none. */
export function unansweredKey(slug: string): string | null {
  const [sentAt, key] = (quietly(() => sessionStorage.getItem(sentKeyOf(slug))) ?? '').split(' ');
  return key && Date.now() - Number(sentAt) < UNANSWERED_MS ? key : null;
}

export function emptySentBasket(slug: string): void {
  quietly(() => {
    if (sessionStorage.getItem(sentKeyOf(slug)) === null) return;
    localStorage.removeItem(keyOf(slug));
    sessionStorage.removeItem(sentKeyOf(slug));
  });
}

/**
 * In the editor's preview every saved version is a document of its own: each goes on where the one before was scrolled to.
 * The frames of a tab share its session storage, so the page around them need not be told.
 */
export function keepScroll(): void {
  const key = `scroll:${location.pathname}`;
  // After a reload of the editor the browser would restore the position of an earlier version.
  history.scrollRestoration = 'manual';
  onload = () => {
    scrollTo({ top: Number(quietly(() => sessionStorage.getItem(key)) ?? 0), behavior: 'instant' });
    onscroll = () => quietly(() => sessionStorage.setItem(key, String(scrollY)));
  };
}
