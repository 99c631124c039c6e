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

/** What a singleton can be made of. */
interface SingletonParts extends Infrastructure {
  get: Get;
}

/** What a service of one request can be made of. */
export interface ScopedParts extends SingletonParts {
  em: EntityManager;
  /** The caller's `User-Agent`; null without one. */
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

/** What one noun contributes to the server. `modules.ts` lists the modules, parents before their children. */
export interface Module {
  entities?: Entities;
  services?: readonly Provider[];
  /** TypeGraphQL's resolver classes. */
  resolvers?: readonly Provider[];
  /** Who may call each root field of these resolvers. A root field without a row stops the server's start. */
  access?: Readonly<Record<RootField, Access>>;
  /** Per GraphQL type: fetches one by its uuid; null when it is missing or not the viewer's. */
  nodes?: NodeFetchers;
  /** Routes below `/api/v1`. */
  routes?: readonly RestRoute[];
  /** Routers that are mounted before any body is parsed. */
  routers?: readonly { path: string; create(newScope: () => Get): Router }[];
  /** Forms of public pages that a browser without JavaScript sends, by the page's path. */
  forms?: Readonly<Record<string, Form>>;
  jobs?: { readonly [Name in keyof JobPayloads]?: ModuleJob<JobPayloads[Name]> };
  /** What the module keeps about a person. */
  accountParts?(parts: SingletonParts): AccountPart[];
  /** Finds who is signed in by a session token; null for a bad or expired one. Exactly one module has it. */
  authenticate?(get: Get, token: string): Promise<Viewer | null>;
}

type RootField = `${'Query' | 'Mutation' | 'Subscription'}.${string}`;

type Form = (get: Get, fields: Record<string, string>, ip: string) => Promise<FormAnswer>;

interface ModuleJob<Payload> {
  run(get: Get, payload: Payload): Promise<unknown>;
  /** Cron expression (UTC) of a job that runs by the clock; what a sleeping server missed is skipped. */
  schedule?: string;
  /** Whether it waits for a mail server (or what takes its place): these jobs have a lane of their own. */
  isMail?: boolean;
}
