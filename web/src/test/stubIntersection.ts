import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** There is no layout here: `reveal` tells everything observed that it has come into view. */
export function stubIntersection(): { reveal: () => Promise<void> } {
  const watching = new Map<IntersectionObserver, IntersectionObserverCallback>();
  class Stub extends IntersectionObserver {
    readonly #callback: IntersectionObserverCallback;
    constructor(...[callback, options]: ConstructorParameters<typeof IntersectionObserver>) {
      super(callback, options);
      this.#callback = callback;
    }
    override observe(): void {
      watching.set(this, this.#callback);
    }
    override disconnect(): void {
      watching.delete(this);
    }
  }
  vi.stubGlobal('IntersectionObserver', Stub);
  const reveal = (): Promise<void> =>
    act(async () => {
      for (const [observer, callback] of watching) {
        callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
      }
    });
  return { reveal };
}
