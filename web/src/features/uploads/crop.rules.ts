import { MAX_PICTURE_WIDTH } from '@forkfront/common/limits.ts';
/** A part of a picture in percent of its width and height. */
export interface PartOfPicture {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part to cut out, and the size of the result; px. */
export interface Cut extends PartOfPicture {
  toWidth: number;
  toHeight: number;
}

const PERCENT = 100;

/** The cut of a chosen part: within the picture, never enlarged, at most 1920 px wide, exactly in `aspect`. Sizes in px. */
export function cutOf(part: PartOfPicture, size: { width: number; height: number }, aspect: number): Cut {
  const width = Math.min(size.width, (part.width / PERCENT) * size.width);
  const height = Math.min(size.height, (part.height / PERCENT) * size.height);
  const toWidth = Math.max(1, Math.round(Math.min(MAX_PICTURE_WIDTH, width, height * aspect)));
  return {
    x: Math.max(0, Math.min((part.x / PERCENT) * size.width, size.width - width)),
    y: Math.max(0, Math.min((part.y / PERCENT) * size.height, size.height - height)),
    width,
    height,
    toWidth,
    toHeight: Math.max(1, Math.round(toWidth / aspect)),
  };
}

/** The name of the cropped file, with the extension of its new type. */
export function cutName(name: string, type: string): string {
  const stem = name.replace(/\.[^.]*$/, '') || 'picture';
  return `${stem}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
}
