import { act } from '@testing-library/react';
import { vi, onTestFinished } from 'vitest';

/** The browser has a quiet moment at once: what waits for one comes. */
export function stubIdle(): void {
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((call) => {
    queueMicrotask(() => call({ didTimeout: false, timeRemaining: () => 50 }));
    return 1;
  });
}

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

interface Stubbed {
  /** Where the last cut began, how large it was, and what it became: x, y, width, height, to width, to height. */
  cuts: number[][];
  /** The only type that the canvas writes. */
  writes: string;
}

/** There is no decoder and no canvas here: pictures are `width` by `height` px, and cutting one writes a file of 4 bytes. */
export function stubPictures(width: number, height: number): Stubbed {
  const stubbed: Stubbed = { cuts: [], writes: 'image/webp' };
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
  const context = {
    fillRect: () => undefined,
    drawImage: (_image: unknown, x: number, y: number, w: number, h: number, ...to: number[]) =>
      void stubbed.cuts.push([x, y, w, h, ...to.slice(2)]),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    // A browser that cannot write a type writes PNG instead.
    done(new Blob(['abcd'], { type: type === stubbed.writes ? type : 'image/png' })),
  );
  return stubbed;
}

/** There is no decoder and no canvas here: for one test every picture has two halves of these colours, red, green and blue each. */
export function stubPixels(left: readonly number[], right: readonly number[]): void {
  const data = new Uint8ClampedArray([...left, 255, ...right, 255]);
  const context = { drawImage: () => undefined, getImageData: () => ({ data, width: 2, height: 1 }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2, height: 1, close: () => undefined }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Watches, for one test, what only a real browser does: going to another address, and its own alert. */
export function watchBrowser() {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const alert = vi.fn<(message: string) => void>();
  vi.stubGlobal('alert', alert);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { assign, alert };
}

/** Links out of the app are followed by nobody until the test is over; their handlers run. */
export function stayHere(): void {
  const refuse = (event: Event): void => event.preventDefault();
  window.addEventListener('click', refuse);
  onTestFinished(() => window.removeEventListener('click', refuse));
}
