import type { Request, Response } from 'express';
import { z } from 'zod';
import { sendError } from '../http/jsonErrors.ts';
import type { Get, Token } from '../lib/inject.ts';
import { type ValidationFailure, fail, ok, type Result, type Failure } from '../lib/result.ts';
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

/** The sentence above the problems of single fields. */
export const WRONG_FIELDS = 'Some fields are missing or wrong.';

/** A text; missing and null are empty, so that the service's own sentence is told. */
export const text = z
  .string({ error: 'Please send a text.' })
  .nullish()
  .transform((value) => value ?? '');

/** What a route needs of the JSON that was sent. Fields it does not name are ignored. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): Result<T, ValidationFailure> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return ok(parsed.data);
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return fail({ kind: 'validation', message: WRONG_FIELDS, fields });
}

/** Answers with what a service returned: its value as `toBody` writes it, or its failure. */
export function respond<T>(
  response: Response,
  result: Result<T, Failure>,
  toBody: (value: T) => object,
  status = 200,
): void {
  if (result.ok) response.status(status).json(toBody(result.value));
  else sendFailure(response, result.error);
}

const STATUS: Record<Failure['kind'], number> = {
  validation: 400,
  unauthenticated: 401,
  paidPlan: 402,
  notFound: 404,
  conflict: 409,
  totalChanged: 409,
  closed: 409,
  rateLimited: 429,
  unavailable: 503,
};

/** Answers an expected failure: the one place where failures become statuses. */
export function sendFailure(response: Response, failure: Failure): void {
  if (failure.kind === 'unauthenticated') response.set('WWW-Authenticate', 'Bearer');
  if ('retryAfterSeconds' in failure && failure.retryAfterSeconds !== undefined)
    response.set('Retry-After', String(failure.retryAfterSeconds));
  sendError(response, STATUS[failure.kind], failure.message, detailsOf(failure));
}

function detailsOf(failure: Failure): Record<string, unknown> {
  if (failure.kind === 'validation') return { errors: failure.fields };
  return failure.kind === 'totalChanged' ? { total: failure.total } : {};
}
