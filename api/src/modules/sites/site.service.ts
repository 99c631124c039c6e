import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import type { EventsGateway } from '../../gateways/events/events.gateway.ts';
import type { SiteDocument } from './site.entity.ts';
import { readRetiredSlug, readSite, siteVersionsOf } from './site.repository.ts';

/** Slugs are DNS labels; no other text is worth a statement, and PostgreSQL refuses some (U+0000). */
const SLUG = /^[a-z0-9-]{1,63}$/;

/** Whether a text can be the slug of a site. */
const isSlug = (text: string): boolean => SLUG.test(text);

/** A published site as read. */
export interface Site {
  version: number;
  document: SiteDocument;
}

const MAX_CACHED_SITES = 2_000;
const MAX_DERIVED_PER_SITE = 64;

/**
 * Reads published sites and keeps what was derived from them (pages, answers) for as long as they are current.
 * A change empties a site's entry in every process. While the event connection is lost every read asks the database,
 * and what is known is only used when that cannot be reached.
 */
export class SiteService {
  private readonly cache = new Map<string, CachedSite>();

  constructor(
    private readonly pool: Pool,
    private readonly events: EventsGateway,
  ) {
    events.on('siteChanged', (slug) => this.forget(slug));
    events.onGap(() => this.cache.clear());
  }

  /** The site on this slug, null when there is none. */
  async find(slug: string): Promise<Site | null> {
    return this.entry(slug).site;
  }

  /** Something derived from the current version of a site, made once per version and key; null without a site. */
  async derive<T>(slug: string, key: string, make: (site: Site) => T | Promise<T>): Promise<T | null> {
    const entry = this.entry(slug);
    const site = await entry.site;
    if (!site) return null;
    const known = entry.derived.get(key);
    if (known !== undefined) return known as T;
    // Asked for by many at once, e.g. right after a change, it is still made once.
    const making = entry.making.get(key) ?? this.make(entry, key, () => make(site));
    return making as Promise<T>;
  }

  /** What `derive` has ready without waiting; undefined when it has to be made. */
  peek(slug: string, key: string): unknown {
    if (!this.events.connected()) return undefined;
    return this.cache.get(slug)?.derived.get(key);
  }

  /** Drops what is kept of a site in this process at once, e.g. right after the commit that changed it. */
  forget(slug: string): void {
    this.cache.delete(slug);
  }

  private entry(slug: string): CachedSite {
    const cached = this.cache.get(slug);
    if (cached && this.events.connected()) return cached;
    const site = this.read(slug).catch((error: unknown) => {
      // While the database is away, what was known last is better than no page at all.
      if (cached) return cached.site;
      throw error;
    });
    const entry: CachedSite = { site, derived: new Map(), making: new Map() };
    // In place before the row arrives: a change that commits meanwhile removes it, so a stale read is never kept.
    this.cache.set(slug, entry);
    if (this.cache.size > MAX_CACHED_SITES) this.evictOldest();
    entry.site.then(
      (site) => !site && this.drop(slug, entry),
      () => this.drop(slug, entry),
    );
    return entry;
  }

  private make<T>(entry: CachedSite, key: string, make: () => T | Promise<T>): Promise<T> {
    const making = (async () => {
      try {
        const made = await make();
        if (entry.derived.size < MAX_DERIVED_PER_SITE) entry.derived.set(key, made);
        return made;
      } finally {
        entry.making.delete(key);
      }
    })();
    entry.making.set(key, making);
    return making;
  }

  private drop(slug: string, entry: CachedSite): void {
    if (this.cache.get(slug) === entry) this.cache.delete(slug);
  }

  private evictOldest(): void {
    const [oldest] = this.cache.keys();
    if (oldest !== undefined) this.cache.delete(oldest);
  }

  private async read(slug: string): Promise<Site | null> {
    if (!isSlug(slug)) return null;
    const [site] = await readSite(this.pool, { slug });
    return site ?? null;
  }
}

interface CachedSite {
  site: Promise<Site | null>;
  derived: Map<string, unknown>;
  /** What is being derived right now, by the same keys. */
  making: Map<string, Promise<unknown>>;
}

/** What became of the site that had a slug: it has another one now (`movedTo`), or is gone (null). */
interface FormerSite {
  movedTo: string | null;
}

/** Slugs that sites had before. Ask only for those that no site has now. */
export class RetiredSlugs {
  constructor(private readonly pool: Pool) {}

  /** null when no site ever had this slug, or it is free again. */
  async find(slug: string): Promise<FormerSite | null> {
    if (!isSlug(slug)) return null;
    const [former] = await readRetiredSlug(this.pool, { slug });
    return former ?? null;
  }
}

/** Published versions by restaurant. Those that are asked for together are read by one statement. */
export class SiteVersions {
  // Nothing is kept: after a change the same request reads the version that was just written.
  private readonly loader = new DataLoader<string, number>((ids) => this.read(ids), { cache: false });

  constructor(private readonly em: EntityManager) {}

  /** Rejects for a restaurant that is not published. */
  load(restaurantId: string): Promise<number> {
    return this.loader.load(restaurantId);
  }

  private async read(restaurantIds: readonly string[]): Promise<(number | Error)[]> {
    const versions = await siteVersionsOf(this.em, restaurantIds);
    return restaurantIds.map((id) => versions.get(id) ?? new Error(`Restaurant ${id} is not published`));
  }
}
