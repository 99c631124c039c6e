import { MAX_PICTURE_WIDTH } from './limits.ts';

/** The types of pictures that people can upload (spec §5). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The widths in which a photo is stored, px: those below its own width, and the largest one that it has. */
export const PHOTO_WIDTHS = [480, 960, MAX_PICTURE_WIDTH] as const;

/** Bytes as whole megabytes. */
export const megabytes = (bytes: number): number => Math.floor(bytes / (1024 * 1024));
