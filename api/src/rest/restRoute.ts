import type { Request, Response } from 'express';
import { z } from 'zod';
import { sendError } from '../http/jsonErrors.ts';
import type { Get, Token } from '../lib/inject.ts';
import { instantOf } from '../lib/instant.ts';
import {
  type ValidationFailure,
  ok,
  type Result,
  type Failure,
  shownFields,
  invalid,
} from '../lib/result.ts';
import type { Viewer } from '../lib/viewer.ts';

/** One request to the REST API. */
export interface RestCall {
  /** The signed-in user; null for a guest and for an invalid or expired token. */
  viewer: Viewer | null;
  /** IP address of the caller, for rate limits. */
  ip: string;
  request: Request;
  response: Response;
}

/** A successful answer of a route. */
export interface RestAnswer {
  description: string;
  /** The JSON body; undefined when the answer has none. */
  json?: z.ZodType;
  /** The bodies of other content types. */
  otherTypes?: Readonly<Record<string, z.ZodType>>;
  /** Headers by name, with their descriptions. */
  headers?: Readonly<Record<string, string>>;
}

type Answers = Readonly<Record<number, RestAnswer>>;

const STATUS = {
  validation: 400,
  unauthenticated: 401,
  paidPlan: 402,
  confirmation: 403,
  secondStep: 403,
  notFound: 404,
  conflict: 409,
  rateLimited: 429,
  unavailable: 503,
} as const;

/** The failures of the routes; orders are placed by GraphQL and the sites' forms only. */
type RestFailure = Extract<Failure, { kind: keyof typeof STATUS }>;

export type FailureStatus = (typeof STATUS)[RestFailure['kind']];

/** Path parameters are texts: an id that is not well-formed is not found. */
type Params = z.ZodObject<Record<string, z.ZodType<string>>>;

/** A route of the specification (§7), for the router and the OpenAPI document. */
export interface RestRoute {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Path below `/api/v1` in OpenAPI syntax: `/restaurants/{id}`. */
  path: string;
  /** Unique name of the operation in generated clients. */
  operationId: string;
  /** The group of the operation in the document. */
  tag: string;
  summary: string;
  description?: string;
  /** `viewer` routes answer 401 to guests. */
  access: 'public' | 'viewer';
  /** Whether a public route reads the session token when there is one. */
  takesToken?: boolean;
  params?: Params;
  /** Schema of the fields after `?`; other fields are ignored. */
  query?: z.ZodObject;
  /** Schema of the headers, by their names in lower case; other headers are ignored. */
  headers?: z.ZodObject;
  /** Schema of the JSON body; other fields are ignored. */
  body?: z.ZodType;
  /** Answers by status. A JSON body from `answer` gets the first status. */
  answers: Answers;
  /** Statuses of the failures of `answer`. The document adds those of the router. */
  failures?: readonly FailureStatus[];
  /** Maximum bytes of the body; undefined for the default limit. */
  maxBodyBytes?: number;
  /** The message of an unexpected error, instead of the default. */
  unexpected?: string;
  /** Answers a call. */
  answer(get: Get, call: RestCall & { body: unknown }): Promise<void>;
}

type Uses = Record<string, Token<unknown>>;
type Used<U extends Uses> = { [Name in keyof U]: U[Name] extends Token<infer T> ? T : never };

type JsonOf<A> = A extends { json: infer Schema extends z.ZodType } ? z.output<Schema> : never;
type FailureOf<S, F extends RestFailure = RestFailure> = F extends RestFailure
  ? (typeof STATUS)[F['kind']] extends S
    ? F
    : never
  : never;
type BodyStatus<B> = B extends z.ZodUndefined ? never : 400;

interface Definition<
  U extends Uses,
  P extends Params,
  Q extends z.ZodObject,
  H extends z.ZodObject,
  B extends z.ZodType,
  A extends Answers,
  S extends FailureStatus,
  Call,
> extends Omit<
  RestRoute,
  'access' | 'answer' | 'params' | 'query' | 'headers' | 'body' | 'answers' | 'failures'
> {
  params?: P;
  query?: Q;
  headers?: H;
  body?: B;
  answers: A;
  failures?: readonly S[];
  /** The services for `answer`, by name. */
  uses: U;
  /** Returns the JSON body or a failure; null when it has already sent the answer. */
  answer(
    call: Call &
      Used<U> & { params: z.output<P>; query: z.output<Q>; headers: z.output<H>; body: z.output<B> },
  ): Promise<Result<JsonOf<A[keyof A]>, FailureOf<S | BodyStatus<B>>> | null>;
}

type MakeRoute<Call> = <
  U extends Uses,
  A extends Answers,
  P extends Params = z.ZodObject<Record<never, never>>,
  Q extends z.ZodObject = z.ZodObject<Record<never, never>>,
  H extends z.ZodObject = z.ZodObject<Record<never, never>>,
  B extends z.ZodType = z.ZodUndefined,
  S extends FailureStatus = never,
>(
  definition: Definition<U, P, Q, H, B, A, S, Call>,
) => RestRoute;

/** A route for guests and signed-in users. */
export const publicRoute: MakeRoute<RestCall> = (definition) => ({
  ...definition,
  access: 'public',
  answer: (get, call) => run(definition, get, call),
});

/** A route for signed-in users. */
export const viewerRoute: MakeRoute<RestCall & { viewer: Viewer }> = (definition) => ({
  ...definition,
  access: 'viewer',
  async answer(get, { viewer, ...call }) {
    if (viewer) await run(definition, get, { ...call, viewer });
    else sendFailure(call.response, { kind: 'unauthenticated', message: 'Please sign in.' });
  },
});

/** Reads the parameters, the query and the body, and sends what the route returns. */
async function run<
  U extends Uses,
  P extends Params,
  Q extends z.ZodObject,
  H extends z.ZodObject,
  B extends z.ZodType,
  A extends Answers,
  S extends FailureStatus,
  Call extends RestCall,
>(
  { answer, answers, uses, ...route }: Definition<U, P, Q, H, B, A, S, Call>,
  get: Get,
  call: Call & { body: unknown },
): Promise<void> {
  const { response } = call;
  const params = read(route.params, call.request.params);
  if (!params.ok) return sendFailure(response, params.error);
  const query = read(route.query, call.request.query);
  if (!query.ok) return sendFailure(response, query.error);
  const headers = read(route.headers, call.request.headers);
  if (!headers.ok) return sendFailure(response, headers.error);
  const body = read(route.body, call.body ?? {});
  if (!body.ok) return sendFailure(response, body.error);
  const services = Object.fromEntries(Object.entries(uses).map(([name, token]) => [name, get(token)]));
  const answered = await answer({
    ...call,
    ...(services as Used<U>),
    params: params.value,
    query: query.value,
    headers: headers.value,
    body: body.value,
  });
  if (answered === null) return;
  if (answered.ok) response.status(Number(Object.keys(answers)[0])).json(answered.value);
  else sendFailure(response, answered.error);
}

/** The message above the errors of the fields. */
export const WRONG_FIELDS = 'Some fields are missing or wrong.';

function read<S extends z.ZodType>(
  schema: S | undefined,
  sent: unknown,
): Result<z.output<S>, ValidationFailure> {
  // Without a schema the type has no readable fields.
  if (!schema) return ok(undefined as z.output<S>);
  const parsed = schema.safeParse(sent);
  if (parsed.success) return ok(parsed.data);
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return invalid(WRONG_FIELDS, fields);
}

/** A required text. Missing and null are read as empty, so that the service reports them with its own message. */
export const text = z.preprocess((value) => value ?? '', z.string({ error: 'Please send a text.' }));

/** An optional text; missing and null are read as empty. */
export const optionalText = z
  .string({ error: 'Please send a text.' })
  .nullish()
  .transform((value) => value ?? '');

/** A time: RFC 3339 with an offset, of a day that exists. */
export const instant = z
  .string({ error: 'Please send an RFC 3339 time.' })
  .meta({ format: 'date-time' })
  .transform((sent, { addIssue }) => {
    const at = instantOf(sent);
    if (at) return at;
    addIssue('Please send an RFC 3339 time with an offset, such as 2026-12-01T18:00:00Z.');
    return z.NEVER;
  });

/** A whole number in a query: digits, not the other ways in which JavaScript reads a text as a number. */
export const inDigits = <S extends z.ZodType>(number: S) =>
  z.preprocess((sent) => (typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : sent), number);

/** A list of `least` to `most` items; `error` is the message for too many. The length is checked before the items are read. */
export const listOf = <S extends z.ZodType>(item: S, least: number, most: number, error: string) =>
  z.preprocess((sent, { addIssue }) => {
    if (!Array.isArray(sent) || sent.length <= most) return sent;
    addIssue(error);
    return z.NEVER;
  }, z.array(item).min(least).max(most));

/** Metadata of a field that accepts null only for the service's own message; the document does not list null. */
export const nullRefused = { isNullRefused: true } as const;

/** Maps the value of a successful result; a failure stays. */
export const mapOk = <T, E, Body>(result: Result<T, E>, toBody: (value: T) => Body): Result<Body, E> =>
  result.ok ? ok(toBody(result.value)) : result;

/** Sends an expected failure with its status. */
export function sendFailure(response: Response, failure: RestFailure): void {
  if (failure.kind === 'unauthenticated') response.set('WWW-Authenticate', 'Bearer');
  if ('retryAfterSeconds' in failure && failure.retryAfterSeconds !== undefined)
    response.set('Retry-After', String(failure.retryAfterSeconds));
  sendError(response, STATUS[failure.kind], failure.message, detailsOf(failure));
}

function detailsOf(failure: RestFailure): Record<string, unknown> {
  if (failure.kind === 'validation') return { errors: shownFields(failure.fields) };
  if (failure.kind === 'confirmation') return { code: 'confirmation-needed', ways: failure.ways };
  if (failure.kind === 'secondStep')
    return { code: 'second-step-needed', challenge: failure.challenge, factors: failure.factors };
  return {};
}
