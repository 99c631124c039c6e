import type { PixelsConfig } from '../config.ts';

/** Where the pixels that are on load their scripts from and report to; empty when none is. */
export const pixelOrigins = ({ marketing, social }: PixelsConfig): string[] => [
  ...new Set([marketing, social].flatMap((pixel) => (pixel ? new URL(pixel.url).origin : []))),
];
