import type { Request, Response } from 'express';
import type { Get, Token } from '../lib/inject.ts';
import type { Viewer } from '../lib/viewer.ts';

/** One request to the REST API. */
export interface RestCall {
  /** Who is signed in; null for a guest, and for a bad or expired token. */
  viewer: Viewer | null;
  /** Address of the caller, for limits. */
  ip: string;
  /** The JSON that was sent; undefined without a body. */
  body: unknown;
  request: Request;
  response: Response;
}

/** A row of the specification's table of calls (§7). `viewer` rows answer 401 to guests. */
export interface RestRoute {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Below `/api/v1`, as OpenAPI writes it: `/restaurants/{id}`. */
  path: string;
  access: 'public' | 'viewer';
  /** Bytes of the body; the usual limit without it. */
  maxBodyBytes?: number;
  /** The message of an unexpected error, instead of the usual sentence. */
  unexpected?: string;
  /** Answers a call that may be answered. */
  answer(get: Get, call: RestCall): Promise<void>;
}

type Uses = Record<string, Token<unknown>>;
type Used<U extends Uses> = { [Name in keyof U]: U[Name] extends Token<infer T> ? T : never };

interface Definition<U extends Uses, Call> extends Omit<RestRoute, 'access' | 'answer'> {
  /** The services that `answer` gets, by the names under which it gets them. */
  uses: U;
  answer(call: Call & Used<U>): Promise<void>;
}

/** A route for everybody. */
export const publicRoute = <U extends Uses>({
  uses,
  answer,
  ...route
}: Definition<U, RestCall>): RestRoute => ({
  ...route,
  access: 'public',
  answer: (get, call) => answer({ ...call, ...used(get, uses) }),
});

/** A route for the signed-in. */
export const viewerRoute = <U extends Uses>({
  uses,
  answer,
  ...route
}: Definition<U, RestCall & { viewer: Viewer }>): RestRoute => ({
  ...route,
  access: 'viewer',
  answer: (get, { viewer, ...call }) => {
    if (!viewer) throw new Error(`${route.path} was called without a viewer`);
    return answer({ ...call, viewer, ...used(get, uses) });
  },
});

const used = <U extends Uses>(get: Get, uses: U): Used<U> =>
  Object.fromEntries(Object.entries(uses).map(([name, token]) => [name, get(token)])) as Used<U>;
