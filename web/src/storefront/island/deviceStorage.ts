/** The result of `attempt`; undefined when storage is blocked or full. The pages work without it. */
function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

/** After this time the diner wants a new order, so the old key must not be used again. */
const UNANSWERED_MS = 30 * 60_000;

const sentKeyOf = (slug = ''): string => `basket-sent:${slug}`;

/** Stores the fields of a sent order for this tab, until it is placed. Null removes them. */
export function markSent(slug: string | undefined, fields: URLSearchParams | null): void {
  quietly(() =>
    fields === null
      ? sessionStorage.removeItem(sentKeyOf(slug))
      : sessionStorage.setItem(sentKeyOf(slug), `${Date.now()} ${fields.toString()}`),
  );
}

/** The fields of a recent order that was sent, and not placed as far as we know; null when there is none. */
export function unplacedOrder(slug: string | undefined): URLSearchParams | null {
  const [sentAt, fields] = (quietly(() => sessionStorage.getItem(sentKeyOf(slug))) ?? '').split(' ');
  return fields && Date.now() - Number(sentAt) < UNANSWERED_MS ? new URLSearchParams(fields) : null;
}

/**
 * Keeps the scroll position of the editor's preview, where each saved version is a new document in a new frame. All frames
 * of a tab share its session storage. `onDrawn` is called at the restored position.
 */
export function keepScroll(onDrawn: () => void): void {
  const key = `scroll:${location.pathname}`;
  onload = () => {
    const top = Number(quietly(() => sessionStorage.getItem(key)) ?? 0);
    const restore = (): void => scrollTo({ top, behavior: 'instant' });
    restore();
    // On a busy device the frame may have no size yet when it has loaded, and when it is first drawn.
    const draw = (): void =>
      void requestAnimationFrame(() => {
        if (!innerHeight) return addEventListener('resize', draw, { once: true });
        restore();
        onDrawn();
        onscroll = () => quietly(() => sessionStorage.setItem(key, String(scrollY)));
      });
    draw();
  };
}
