import { isSlug } from '@forkfront/common/slug.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { EventsGateway } from '../../gateways/events/events.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { asTryAgain } from '../../lib/tryAgain.ts';
import { within } from '../../lib/within.ts';
import { documentAt } from '@forkfront/common/menuNow.ts';
import type { SiteDocument, StoredDocument } from '@forkfront/common/siteDocument.ts';
import { readRetiredSlug, readSite, siteVersionsOf } from './site.repository.ts';

/** Slugs are DNS labels. Other texts need no statement, and PostgreSQL refuses some (U+0000). */

/** A published site as it is now. */
export interface Site {
  version: number;
  document: SiteDocument;
  /** When it changes by itself, e.g. because lunch begins: ms since 1970; Infinity for never. */
  until: number;
}

const MAX_CACHED_SITES = 2_000;
const MAX_DERIVED_PER_SITE = 64;
/** How long a read of a site that is in the cache may take while events are lost, before the cached one is shown (ms). */
const READ_WITHIN_MS = 1_000;
/** After a failed read the cache is used so long without another try (ms), so that pages are fast during an outage. */
const TRY_AGAIN_AFTER_MS = 1_000;

/**
 * Caches published sites and what was derived from them (pages, answers). A change makes the site's entry stale in every
 * process, and the next read asks the database. While the event connection is lost every read asks. Stale entries stay
 * until the read succeeds: while the database does not answer, the last known site, as it is at this time of day, is
 * better than no page (decision 79).
 */
export class SiteService {
  private readonly cache = new LRUCache<string, CachedSite>({ max: MAX_CACHED_SITES });
  /** Reads whose row no change has made stale so far. */
  private readonly reading = new Map<string, Promise<CachedSite | null>>();
  private tryAgainAt = 0;

  constructor(
    private readonly pool: Pool,
    private readonly events: EventsGateway,
    private readonly clock: Clock,
    /** What is shown of a stored document, e.g. `testView`; by default the site as it is. */
    private readonly viewOf: (stored: StoredDocument) => StoredDocument = (stored) => stored,
  ) {
    events.on('siteChanged', (slug) => this.forget(slug));
    events.onGap(() => {
      this.tryAgainAt = 0;
      this.reading.clear();
      for (const slug of this.cache.keys()) this.forget(slug);
    });
  }

  /** The site with this slug; null for an unknown slug. */
  async find(slug: string): Promise<Site | null> {
    return (await this.entry(slug))?.site ?? null;
  }

  /**
   * The site that had a slug before, for slugs that no site has now: `movedTo` is its present slug, or null when it was
   * removed. null when no site had this slug, or it is free again.
   */
  async findFormer(slug: string): Promise<{ movedTo: string | null } | null> {
    if (!isSlug(slug)) return null;
    const [former] = await readRetiredSlug(this.pool, { slug });
    return former ?? null;
  }

  /** Derives a value from the current version of a site, once per version and key; null for an unknown slug. */
  async derive<T>(slug: string, key: string, make: (site: Site) => T | Promise<T>): Promise<T | null> {
    const entry = await this.entry(slug);
    if (!entry) return null;
    const known = entry.derived.get(key);
    if (known !== undefined) return known as T;
    // Parallel requests, e.g. right after a change, share one call.
    const making =
      entry.making.get(key) ??
      Promise.resolve(entry.site)
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

  /** Whether the database did not answer the last read. */
  isAway(): boolean {
    return this.clock().getTime() < this.tryAgainAt;
  }

  /** Makes the cached site stale in this process, e.g. right after the commit that changed it. */
  forget(slug: string): void {
    this.reading.delete(slug);
    const cached = this.cache.peek(slug);
    if (cached) cached.isStale = true;
  }

  private async entry(slug: string): Promise<CachedSite | null> {
    const cached = this.cache.get(slug);
    if (cached && this.isCurrent(cached)) return cached;
    const isConnected = this.events.connected();
    if (cached && !isConnected && this.isAway()) return this.lastKnown(slug, cached);
    // While events may be lost, a read that another request began may be older than a change.
    const reading = (isConnected && this.reading.get(slug)) || this.startReading(slug);
    if (!cached) return reading;
    try {
      // A database that sends events answers, if slowly.
      return await (isConnected ? reading : within(READ_WITHIN_MS, reading));
    } catch (error) {
      if (!asTryAgain(error)) throw error;
      this.tryAgainAt = this.clock().getTime() + TRY_AGAIN_AFTER_MS;
      return this.lastKnown(slug, cached);
    }
  }

  /** Reads a site and caches it, unless a change that arrives meanwhile makes the row stale. */
  private startReading(slug: string): Promise<CachedSite | null> {
    const reading: Promise<CachedSite | null> = this.read(slug).then((site) => {
      const isOwn = this.reading.get(slug) === reading;
      const entry: CachedSite | null = site && {
        site,
        isStale: !isOwn,
        derived: new Map(),
        making: new Map(),
      };
      if (!isOwn) return entry;
      this.reading.delete(slug);
      if (entry) this.cache.set(slug, entry);
      else this.cache.delete(slug);
      return entry;
    });
    this.reading.set(slug, reading);
    reading.catch(() => this.reading.get(slug) === reading && this.reading.delete(slug));
    return reading;
  }

  /** A stale entry with the opening hours and offers of now. */
  private lastKnown(slug: string, cached: CachedSite): CachedSite {
    const now = this.clock();
    if (now.getTime() < cached.site.until) return cached;
    const { version, document } = cached.site;
    const site = { version, ...documentAt(document, now) };
    const entry = { site, isStale: true, derived: new Map(), making: new Map() };
    this.cache.set(slug, entry);
    return entry;
  }

  /** Whether no change can have been missed, and it is not yet time for a change that was known before. */
  private isCurrent({ isStale, site }: CachedSite): boolean {
    return !isStale && this.events.connected() && this.clock().getTime() < site.until;
  }

  private async read(slug: string): Promise<Site | null> {
    if (!isSlug(slug)) return null;
    const [site] = await readSite(this.pool, { slug });
    return site ? { version: site.version, ...documentAt(this.viewOf(site.document), this.clock()) } : null;
  }
}

interface CachedSite {
  site: Site;
  /** Whether the site may have changed since. */
  isStale: boolean;
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
