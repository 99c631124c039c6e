import { readStored, writeStored } from './storage.ts';

/** An operator looks at a site as its owner sees it, in this tab. */
export interface Watch {
  token: string;
  /** The owner. */
  user: { _id: string; name: string; email: string };
  /** Name of the site. */
  siteName: string;
  /** Id of the site in the console. */
  siteId: string;
  /** When the looking ends, RFC 3339. */
  until: string;
}

const TEXTS = ['token', 'siteName', 'siteId', 'until'] as const;

/** The stored look that has not ended; null without one. */
export function readWatch(now = Date.now()): Watch | null {
  const watch = parse(readStored('watch', 'visit'));
  return watch && Date.parse(watch.until) > now ? watch : null;
}

/** Stores a look until the tab is closed; null removes it. */
export const writeWatch = (watch: Watch | null): boolean =>
  writeStored('watch', watch && JSON.stringify(watch), 'visit');

/** Storage can contain anything: an invalid look is null. */
function parse(stored: string | null): Watch | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { user, ...rest } = value as Record<string, unknown>;
    if (typeof user !== 'object' || user === null) return null;
    const texts = [
      ...TEXTS.map((name) => rest[name]),
      ...['_id', 'name', 'email'].map((name) => (user as Record<string, unknown>)[name]),
    ];
    return texts.every((text) => typeof text === 'string') ? (value as Watch) : null;
  } catch {
    return null;
  }
}
