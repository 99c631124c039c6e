import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountPart } from '../lib/accountPart.ts';
import type { Get, Token } from '../lib/inject.ts';
import type { Infrastructure } from './infrastructure.ts';

/** What a singleton can be made of. */
export interface SingletonParts extends Infrastructure {
  get: Get;
}

/** What a service of one request can be made of. */
export interface ScopedParts extends SingletonParts {
  em: EntityManager;
  /** What the caller's browser calls itself; null when there is none. */
  userAgent: string | null;
  /** What all modules keep about a person. */
  accountParts: AccountPart[];
}

/** How a class is made, and how long its instance lives. */
export type Provider =
  | { token: Token<unknown>; lifetime: 'singleton'; make(parts: SingletonParts): unknown }
  | { token: Token<unknown>; lifetime: 'scoped'; make(parts: ScopedParts): unknown };

/** One instance per process. */
export const singleton = <T>(token: Token<T>, make: (parts: SingletonParts) => NoInfer<T>): Provider => ({
  token,
  lifetime: 'singleton',
  make,
});

/** One instance per request, event or job. */
export const scoped = <T>(token: Token<T>, make: (parts: ScopedParts) => NoInfer<T>): Provider => ({
  token,
  lifetime: 'scoped',
  make,
});
