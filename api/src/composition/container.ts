import type { EntityManager } from '@mikro-orm/postgresql';
import { NodeResolver } from '../graphql/node.resolver.ts';
import type { AccountPart } from '../lib/accountPart.ts';
import type { Get, Token } from '../lib/inject.ts';
import type { Infrastructure } from './infrastructure.ts';
import { type Module, scoped, type Provider, type ScopedParts } from './module.ts';

/** Serves `node` and `nodes` for the types of all modules. */
export const nodeModule = (modules: readonly Module[]): Module => {
  const fetchers = Object.assign({}, ...modules.map(({ nodes }) => nodes)) as NonNullable<Module['nodes']>;
  return {
    resolvers: [scoped(NodeResolver, () => new NodeResolver(fetchers))],
    access: { 'Query.node': 'public', 'Query.nodes': 'public' },
  };
};

/** Creates the classes of the modules on first use. There is one per process; it keeps the singletons. */
export class Container {
  private readonly providers = new Map<Token<unknown>, Provider>();
  private readonly made = new Map<Token<unknown>, unknown>();
  /** The modules' data of an account; children come before their parents. */
  readonly accountParts: AccountPart[];

  constructor(
    readonly infrastructure: Infrastructure,
    readonly modules: readonly Module[],
  ) {
    const all = [...modules, nodeModule(modules)];
    for (const provider of all.flatMap(({ services = [], resolvers = [] }) => [...services, ...resolvers])) {
      if (this.providers.has(provider.token)) throw new Error(`${provider.token.name} is provided twice`);
      this.providers.set(provider.token, provider);
    }
    this.accountParts = modules
      .toReversed()
      .flatMap((module) => module.accountParts?.({ ...infrastructure, get: this.get }) ?? []);
  }

  /** A singleton. */
  readonly get: Get = (token) => {
    const provider = this.providerOf(token);
    if (provider.lifetime === 'scoped') throw new Error(`${token.name} belongs to a request: ask its scope`);
    return once(this.made, token, () => provider.make({ ...this.infrastructure, get: this.get }));
  };

  /**
   * A container of the same modules with another instance of one singleton. It makes its own instances of all others, so that
   * everything uses the other one.
   */
  replacing<T>(token: Token<T>, instance: NoInfer<T>): Container {
    const other = new Container(this.infrastructure, this.modules);
    other.made.set(token, instance);
    return other;
  }

  providerOf(token: Token<unknown>): Provider {
    const provider = this.providers.get(token);
    if (!provider) throw new Error(`No module provides ${token.name}`);
    return provider;
  }
}

/** The services of one request, event or job, on one EntityManager, which is made when it is first used. */
export class Scope {
  private ownEm: EntityManager | null = null;
  private readonly made = new Map<Token<unknown>, unknown>();
  private readonly parts: ScopedParts;

  /** `userAgent`: the caller's `User-Agent`; null without one. */
  constructor(
    private readonly container: Container,
    userAgent: string | null = null,
  ) {
    const { infrastructure, accountParts } = container;
    const em = () => this.em;
    this.parts = {
      ...infrastructure,
      accountParts,
      get em() {
        return em();
      },
      userAgent,
      get: (token) => this.get(token),
    };
  }

  get em(): EntityManager {
    return (this.ownEm ??= this.container.infrastructure.database.orm.em.fork());
  }

  readonly get: Get = (token) => {
    const provider = this.container.providerOf(token);
    if (provider.lifetime === 'singleton') return this.container.get(token);
    return once(this.made, token, () => provider.make(this.parts));
  };
}

/** The instance of `token`, created on first use. `singleton` and `scoped` ensure that it has the type of its token. */
function once<T>(made: Map<Token<unknown>, unknown>, token: Token<T>, make: () => unknown): T {
  if (!made.has(token)) made.set(token, make());
  return made.get(token) as T;
}
