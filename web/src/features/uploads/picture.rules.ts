import { messages } from './messages.ts';

const MEGABYTE = 1024 * 1024;

/** The accepted types (spec §5). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Bytes as whole megabytes. */
export const megabytes = (bytes: number): number => Math.floor(bytes / MEGABYTE);

/** Why a file cannot be uploaded, as a sentence; null when it can. Sizes in bytes. */
export function pictureProblem(
  { type, size }: { type: string; size: number },
  maxBytes: number,
): string | null {
  if (!PICTURE_TYPES.some((allowed) => allowed === type)) return messages.wrongType;
  if (size === 0) return messages.emptyFile;
  return size > maxBytes ? messages.tooLarge(megabytes(maxBytes)) : null;
}

/** The smallest stored width of photos, px. */
const SMALLEST = 480;

const SIZED_PICTURE = /^(.*\/)(\d{3,4})\.webp$/;

/** The address of the smallest version of one of our photos (`…/<largest width>.webp`); other addresses unchanged. */
export function thumbnailOf(url: string): string {
  const [, folder, largest] = SIZED_PICTURE.exec(url) ?? [];
  return folder !== undefined && Number(largest) > SMALLEST ? `${folder}${SMALLEST}.webp` : url;
}
