import type { EntityManager } from '@mikro-orm/postgresql';
import type { Router } from 'express';
import type { Entities } from '../db/orm.ts';
import type { JobPayloads } from '../gateways/jobs/jobs.gateway.ts';
import type { Access } from '../graphql/access.ts';
import type { NodeFetchers } from '../graphql/node.resolver.ts';
import type { AccountPart } from '../lib/accountPart.ts';
import type { FormAnswer } from '../lib/formAnswer.ts';
import type { Get, Token } from '../lib/inject.ts';
import type { Viewer } from '../lib/viewer.ts';
import type { RestRoute } from '../rest/restRoute.ts';
import type { Infrastructure } from './infrastructure.ts';

/** Dependencies of a singleton. */
interface SingletonParts extends Infrastructure {
  get: Get;
}

/** Dependencies of a service of one request. */
export interface ScopedParts extends SingletonParts {
  em: EntityManager;
  /** The caller's `User-Agent`; null without one. */
  userAgent: string | null;
  /** All modules' data of an account. */
  accountParts: AccountPart[];
}

/** How a class is created, and the lifetime of its instance. */
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

/** A constructor's argument: the instance of a class, or a part by its name. */
type Need<T> =
  | Token<T>
  | { [Name in keyof ScopedParts]: ScopedParts[Name] extends T ? Name : never }[keyof ScopedParts];

/** One instance per request, event or job, of a class that needs only other instances and parts. */
export const perRequest = <T, Args extends readonly unknown[]>(
  token: Token<T> & (new (...args: Args) => T),
  ...needs: { [I in keyof Args]: Need<Args[I]> }
): Provider => {
  const Class: new (...args: Args) => T = token;
  return scoped(token, (parts) => {
    const given = needs.map((need) => (typeof need === 'string' ? parts[need] : parts.get(need)));
    // `Need` has checked each part against its parameter; TypeScript cannot map the list back.
    return new Class(...(given as unknown as Args));
  });
};

/** The parts of one module. `modules.ts` lists the modules, parents before their children. */
export interface Module {
  entities?: Entities;
  services?: readonly Provider[];
  /** TypeGraphQL's resolver classes. */
  resolvers?: readonly Provider[];
  /** The access rule of each root field of these resolvers. The server does not start when one is missing. */
  access?: Readonly<Record<RootField, Access>>;
  /** For each GraphQL type: finds a node by its uuid; null when it is missing or belongs to another user. */
  nodes?: NodeFetchers;
  /** Routes below `/api/v1`. */
  routes?: readonly RestRoute[];
  /** Routes below `/api/v1` of the grocery API. */
  groceryRoutes?: readonly RestRoute[];
  /** Routers that are mounted before any body is parsed. */
  routers?: readonly { path: string; create(newScope: () => Get): Router }[];
  /** Handlers of forms sent without JavaScript, by the page's path. */
  forms?: Readonly<Record<string, Form>>;
  jobs?: { readonly [Name in keyof JobPayloads]?: ModuleJob<JobPayloads[Name]> };
  /** Each queues the jobs that changes noted in a table of the module, see `EmptyOutbox`. Called by every worker. */
  outboxes?: readonly ((parts: OutboxParts) => Promise<boolean>)[];
  /**
   * How long the oldest row of each outbox waits for a worker (ms); 0 for none. Called by every api process, which does in the meantime
   * what cannot wait.
   */
  waiting?: readonly ((parts: OutboxParts) => Promise<number>)[];
  /** The module's data of an account. */
  accountParts?(parts: SingletonParts): AccountPart[];
  /** Finds the user of a session token; null for an invalid or expired one. Exactly one module has it. */
  authenticate?(get: Get, token: string): Promise<Viewer | null>;
}

type OutboxParts = Pick<Infrastructure, 'database' | 'clock'>;

type RootField = `${'Query' | 'Mutation' | 'Subscription'}.${string}`;

type Form = (get: Get, fields: Record<string, string>, ip: string) => Promise<FormAnswer>;

/** A job that sends a mail. */
export const mailJob = <Payload>(run: ModuleJob<Payload>['run']): ModuleJob<Payload> => ({
  isMail: true,
  run,
});

interface ModuleJob<Payload> {
  run(get: Get, payload: Payload): Promise<unknown>;
  /** Cron expression (UTC) of a scheduled job; runs that were missed while the server was down are skipped. */
  schedule?: string;
  /** Whether the job waits for a mail server: these jobs have their own workers. */
  isMail?: boolean;
}
