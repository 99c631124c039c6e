import type { EntityManager } from '@mikro-orm/postgresql';
import type { Shared } from './shared.ts';

/** What every service of one request or one event is made of: each is made when it is first asked for, then kept. */
export abstract class ScopeBase {
  readonly em: EntityManager;
  private readonly made = new Map<string, unknown>();

  /** `userAgent`: what the caller's browser calls itself; null when there is none. */
  constructor(
    readonly shared: Shared,
    protected readonly userAgent: string | null = null,
  ) {
    this.em = shared.infrastructure.database.orm.em.fork();
  }

  protected once<T>(name: string, make: () => T): T {
    if (!this.made.has(name)) this.made.set(name, make());
    return this.made.get(name) as T;
  }
}
