import { megabytes, PHOTO_WIDTHS, PICTURE_TYPES } from '@forkfront/common/pictures.ts';
import { messages } from './messages.ts';

/** Why a file cannot be uploaded, as a sentence; null when it can. Sizes in bytes. */
export function pictureProblem(
  { type, size }: { type: string; size: number },
  maxBytes: number,
): string | null {
  if (!PICTURE_TYPES.some((allowed) => allowed === type)) return messages.wrongType;
  if (size === 0) return messages.emptyFile;
  return size > maxBytes ? messages.tooLarge(megabytes(maxBytes)) : null;
}

const [SMALLEST] = PHOTO_WIDTHS;

const SIZED_PICTURE = /^(.*\/)(\d{3,4})\.webp$/;

/** The address of the smallest version of one of our photos (`…/<largest width>.webp`); other addresses unchanged. */
export function thumbnailOf(url: string): string {
  const [, folder, largest] = SIZED_PICTURE.exec(url) ?? [];
  return folder !== undefined && Number(largest) > SMALLEST ? `${folder}${SMALLEST}.webp` : url;
}
