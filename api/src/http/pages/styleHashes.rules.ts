import { contentHash } from './contentHash.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Sources for `style-src` that allow exactly the style attributes of a page and no others: `'unsafe-hashes'` and one
 * `'sha256-…'` for each; '' when it has none.
 */
export function styleHashes(html: string): string {
  const values = [...html.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/g)].map(([, value = '']) =>
    value.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity),
  );
  if (values.length === 0) return '';
  return ["'unsafe-hashes'", ...new Set(values.map(contentHash))].join(' ');
}
