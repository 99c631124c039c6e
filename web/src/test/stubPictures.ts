import { vi } from 'vitest';

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
