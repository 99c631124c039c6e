/** The result of `attempt`; undefined when storage is blocked or full. The pages work without it. */
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
/** After this time the diner wants a new order, so the old key must not be used again. */
const UNANSWERED_MS = 30 * 60_000;

const sentKeyOf = (slug: string): string => `basket-sent:${slug}`;

/** The stored basket of a site; empty when there is none or it is unreadable. */
export function readBasket(slug: string): Basket {
  const kept = quietly((): unknown => JSON.parse(localStorage.getItem(keyOf(slug)) ?? '{}'));
  return Object.fromEntries(
    Object.entries(kept ?? {}).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  );
}

export function writeBasket(slug: string, basket: Basket): void {
  quietly(() => localStorage.setItem(keyOf(slug), JSON.stringify(basket)));
}

/** Stores the idempotency key of a sent basket for this tab, so that the status page empties the basket. Null removes it. */
export function markSent(slug: string, key: string | null): void {
  quietly(() =>
    key === null
      ? sessionStorage.removeItem(sentKeyOf(slug))
      : sessionStorage.setItem(sentKeyOf(slug), `${Date.now()} ${key}`),
  );
}

/** The idempotency key of a recent order without an answer; null when there is none. */
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
 * Keeps the scroll position of the editor's preview, where each saved version is a new document in a new frame. All frames
 * of a tab share its session storage.
 */
export function keepScroll(): void {
  const key = `scroll:${location.pathname}`;
  onload = () => {
    const top = Number(quietly(() => sessionStorage.getItem(key)) ?? 0);
    const restore = (): void => scrollTo({ top, behavior: 'instant' });
    restore();
    // On a busy device the frame has no size yet when it has loaded. It has one when it is drawn.
    requestAnimationFrame(() => {
      restore();
      onscroll = () => quietly(() => sessionStorage.setItem(key, String(scrollY)));
    });
  };
}
