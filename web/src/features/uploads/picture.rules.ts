import { messages } from './messages.ts';

const MEGABYTE = 1024 * 1024;

/** The accepted types (spec §5). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Bytes as whole megabytes. */
export const megabytes = (bytes: number): number => Math.floor(bytes / MEGABYTE);

/** In bytes (spec §9). */
export const MAX_PICTURE_BYTES = 5 * MEGABYTE;

/** In bytes (spec §9). */
export const MAX_HERO_BYTES = 10 * MEGABYTE;

/** Why a file cannot be uploaded, as a sentence; null when it can. Sizes in bytes. */
export function pictureProblem(
  { type, size }: { type: string; size: number },
  maxBytes: number,
): string | null {
  if (!PICTURE_TYPES.some((allowed) => allowed === type)) return messages.wrongType;
  if (size === 0) return messages.emptyFile;
  return size > maxBytes ? messages.tooLarge(megabytes(maxBytes)) : null;
}
