import { contentHash } from './contentHash.ts';

/** Sources for `script-src` that allow exactly the inline scripts of a page and no others; '' when it has none. */
export const scriptHashes = (html: string): string =>
  [
    ...new Set([...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => contentHash(script))),
  ].join(' ');
