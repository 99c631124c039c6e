import { createHash } from 'node:crypto';
import type { PixelsConfig } from '../../serviceSettings.ts';

export interface PageOrigins {
  /** Origins of pictures and of uploads. */
  storage: readonly string[];
  /** Sites that the editor shows in a frame. */
  sites: string;
  /** Origins of the scripts of tracking pixels. */
  pixels: readonly string[];
}

/** Results of `scriptHashes` and `styleHashes` for a page. */
export interface PageHashes {
  scripts: string;
  styles: string;
}

/** The content security policy of the pages of the owner's app, from a page's nonce and its hashes. */
export function pagePolicy({
  storage,
  sites,
  pixels,
}: PageOrigins): (nonce: string, hashes: PageHashes) => string {
  const outside = [...storage, ...pixels].join(' ');
  return (nonce, { scripts, styles }) =>
    [
      "default-src 'none'",
      ["script-src 'self'", scripts, ...pixels].filter(Boolean).join(' '),
      ["style-src 'self'", `'nonce-${nonce}'`, styles].filter(Boolean).join(' '),
      `img-src 'self' data: blob: ${outside}`,
      "font-src 'self'",
      `connect-src 'self' ${outside}`,
      `frame-src ${sites}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
}

/** Origins of the enabled pixels, for their scripts and reports; empty without pixels. */
export const pixelOrigins = ({ marketing, social }: PixelsConfig): string[] => [
  ...new Set([marketing, social].flatMap((pixel) => (pixel ? new URL(pixel.url).origin : []))),
];

/** Sources for `script-src` that allow exactly the inline scripts of a page; '' when it has none. */
export const scriptHashes = (html: string): string =>
  [
    ...new Set([...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => contentHash(script))),
  ].join(' ');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Sources for `style-src` that allow exactly the style attributes of a page: `'unsafe-hashes'` and one `'sha256-…'` for
 * each; '' when it has none.
 */
export function styleHashes(html: string): string {
  const values = [...html.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/g)].map(([, value = '']) =>
    value.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity),
  );
  if (values.length === 0) return '';
  return ["'unsafe-hashes'", ...new Set(values.map(contentHash))].join(' ');
}

/** The policy source that allows exactly this inline text. */
const contentHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
