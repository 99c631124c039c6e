import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { EventsGateway } from '../../gateways/events/events.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { documentAt } from './menuNow.rules.ts';
import type { SiteDocument, StoredDocument } from './site.entity.ts';
import { readRetiredSlug, readSite, siteVersionsOf } from './site.repository.ts';

/** Slugs are DNS labels. Other texts need no statement, and PostgreSQL refuses some (U+0000). */
const SLUG = /^[a-z0-9-]{1,63}$/;

/** A published site as it is now. */
export interface Site {
  version: number;
  document: SiteDocument;
  /** When it changes by itself, e.g. because lunch begins: ms since 1970; Infinity for never. */
  until: number;
}

const MAX_CACHED_SITES = 2_000;
const MAX_DERIVED_PER_SITE = 64;

/**
 * Caches published sites and what was derived from them (pages, answers). A change clears the site's entry in every
 * process. While the event connection is lost every read asks the database; the cache is then used only when that fails.
 */
export class SiteService {
  private readonly cache = new LRUCache<string, CachedSite>({ max: MAX_CACHED_SITES });

  constructor(
    private readonly pool: Pool,
    private readonly events: EventsGateway,
    private readonly clock: Clock,
    /** What is shown of a stored document, e.g. `testView`; by default the site as it is. */
    private readonly viewOf: (stored: StoredDocument) => StoredDocument = (stored) => stored,
  ) {
    events.on('siteChanged', (slug) => this.forget(slug));
    events.onGap(() => this.cache.clear());
  }

  /** The site with this slug; null for an unknown slug. */
  async find(slug: string): Promise<Site | null> {
    return this.entry(slug).site;
  }

  /**
   * The site that had a slug before, for slugs that no site has now: `movedTo` is its present slug, or null when it was
   * removed. null when no site had this slug, or it is free again.
   */
  async findFormer(slug: string): Promise<{ movedTo: string | null } | null> {
    if (!SLUG.test(slug)) return null;
    const [former] = await readRetiredSlug(this.pool, { slug });
    return former ?? null;
  }

  /** Derives a value from the current version of a site, once per version and key; null for an unknown slug. */
  async derive<T>(slug: string, key: string, make: (site: Site) => T | Promise<T>): Promise<T | null> {
    const entry = this.entry(slug);
    const site = await entry.site;
    if (!site) return null;
    const known = entry.derived.get(key);
    if (known !== undefined) return known as T;
    // Parallel requests, e.g. right after a change, share one call.
    const making =
      entry.making.get(key) ??
      Promise.resolve(site)
        .then(make)
        .then((made) => {
          if (entry.derived.size < MAX_DERIVED_PER_SITE) entry.derived.set(key, made);
          return made;
        })
        .finally(() => entry.making.delete(key));
    entry.making.set(key, making);
    return making as Promise<T>;
  }

  /** A value that `derive` has in the cache; undefined without one. */
  peek(slug: string, key: string): unknown {
    const cached = this.cache.get(slug);
    return cached && this.isCurrent(cached) ? cached.derived.get(key) : undefined;
  }

  /** Clears the cache of a site in this process, e.g. right after the commit that changed it. */
  forget(slug: string): void {
    this.cache.delete(slug);
  }

  private entry(slug: string): CachedSite {
    const cached = this.cache.get(slug);
    if (cached && this.isCurrent(cached)) return cached;
    const site = this.read(slug).catch((error: unknown) => {
      // While the database is down, the last known site is better than no page.
      if (cached) return cached.site;
      throw error;
    });
    const entry: CachedSite = { site, until: Infinity, derived: new Map(), making: new Map() };
    // Cached before the row arrives: a change that commits meanwhile removes the entry, so no stale row is kept.
    this.cache.set(slug, entry);
    const drop = () => void (this.cache.peek(slug) === entry && this.cache.delete(slug));
    entry.site.then((found) => (found ? (entry.until = found.until) : drop()), drop);
    return entry;
  }

  /** Whether no change can have been missed, and it is not yet time for a change that was known before. */
  private isCurrent({ until }: CachedSite): boolean {
    return this.events.connected() && this.clock().getTime() < until;
  }

  private async read(slug: string): Promise<Site | null> {
    if (!SLUG.test(slug)) return null;
    const [site] = await readSite(this.pool, { slug });
    return site ? { version: site.version, ...documentAt(this.viewOf(site.document), this.clock()) } : null;
  }
}

interface CachedSite {
  site: Promise<Site | null>;
  /** `Site.until`; Infinity until the row arrives. */
  until: number;
  derived: Map<string, unknown>;
  /** What is being derived now, by the same keys. */
  making: Map<string, Promise<unknown>>;
}

/** Published versions by restaurant, read in batches. Loading rejects for a restaurant that is not published. */
export class SiteVersions extends DataLoader<string, number> {
  constructor(em: EntityManager) {
    // No cache: after a change the same request reads the new version.
    super((ids) => readVersions(em, ids), { cache: false });
  }
}

async function readVersions(em: EntityManager, ids: readonly string[]): Promise<(number | Error)[]> {
  const versions = await siteVersionsOf(em, ids);
  return ids.map((id) => versions.get(id) ?? new Error(`Restaurant ${id} is not published`));
}
