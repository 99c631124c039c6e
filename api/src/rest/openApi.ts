import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import type { FailureStatus, RestAnswer, RestRoute } from './restRoute.ts';

type Status = FailureStatus | 413 | 415;

const ErrorBody = z
  .object({
    message: z.string().describe('A sentence for the user.'),
    data: z.object({ message: z.string().describe('The same sentence.') }),
    requestId: z.string().describe('Reference for our support.'),
    errors: z
      .array(
        z.object({
          path: z.string().describe('Name of the field.'),
          message: z.string().describe('A sentence for the user.'),
        }),
      )
      .describe('The wrong fields, at most the first 10, for status 400.')
      .optional(),
    code: z.string().describe('What to do about it, for status 403.').optional(),
    ways: z
      .array(z.string())
      .describe('The ways to confirm the account, for `confirmation-needed`.')
      .optional(),
    factors: z.array(z.string()).describe('What the second step takes, for `second-step-needed`.').optional(),
    challenge: z.string().describe('Goes back with the second step, for `second-step-needed`.').optional(),
  })
  .meta({ id: 'Error' });

const mapValues = <T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

const jsonOf = (schema: z.ZodType) => ({ 'application/json': { schema } });

const header = (type: 'string' | 'integer', description: string) => ({ description, schema: { type } });

/** The component of a failure; every failure has the same body. */
const failure = (
  id: string,
  description: string,
  headers?: NonNullable<ZodOpenApiResponseObject['headers']>,
): ZodOpenApiResponseObject => ({
  id,
  description,
  ...(headers && { headers }),
  content: jsonOf(ErrorBody),
});

const RATE_LIMIT_HEADERS = {
  'RateLimit-Limit': header('integer', 'Requests that are allowed in a period.'),
  'RateLimit-Remaining': header('integer', 'Requests that are left.'),
  'RateLimit-Reset': header('integer', 'Seconds until all are there again.'),
};

/** What an API is, besides its routes. */
export interface ApiDescription {
  title: string;
  description: string;
  /** Its address, without a trailing slash. */
  url: string;
  /** The header with the key that every request needs; null: routes take bearer tokens. */
  keyHeader: string | null;
}

/** The REST API of specification §7 at an origin without a trailing slash. */
export const mainApi = (publicUrl: string): ApiDescription => ({
  title: `${PRODUCT_NAME} REST API`,
  description:
    'JSON over HTTP. Pages of any origin may call it: it takes no cookie from them, only bearer tokens. Every error has the form of `Error`.',
  url: `${publicUrl}/api/v1`,
  keyHeader: null,
});

const FAILURES: Record<Status, ZodOpenApiResponseObject> = {
  400: failure('BadRequest', 'The JSON cannot be read, or fields are wrong: see `errors`.'),
  401: failure('Unauthorized', 'Not signed in, or the sign-in was wrong.', {
    'WWW-Authenticate': header('string', '`Bearer`.'),
  }),
  402: failure('PaidPlanNeeded', 'The plan of the site does not include it.'),
  403: failure(
    'ProofNeeded',
    'More proof of who the person is. With the `code` `confirmation-needed` by `/users/me/confirm`, with `second-step-needed` by `/users/login/second-step`; `ways` and `factors` say how.',
  ),
  404: failure('NotFound', 'There is no such thing, or it is not yours.'),
  409: failure('Conflict', 'It clashes with what is there already, or somebody changes it at this moment.', {
    'Retry-After': header('integer', 'Seconds to wait, when another change is being saved.'),
  }),
  413: failure('TooLarge', 'The body is too large.'),
  415: failure('WrongType', 'The body is not JSON.'),
  429: failure('TooManyRequests', 'Too many tries.', {
    'Retry-After': header('integer', 'Seconds to wait.'),
  }),
  503: failure('Unavailable', 'A service we need does not answer; try again later.', {
    'Retry-After': header('integer', 'Seconds to wait, where that is known.'),
  }),
};

const WRONG_KEY = failure('WrongKey', 'The header with the key is missing, or the key is wrong.');

/** The OpenAPI 3.1 document of these routes, generated from the schemas of the routes. */
export function openApiDocument(routes: readonly RestRoute[], api: ApiDescription) {
  const { title, description, url, keyHeader } = api;
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, keyHeader !== null) };
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description,
      },
      servers: [{ url }],
      paths,
      components: {
        securitySchemes:
          keyHeader === null
            ? { bearer: { type: 'http', scheme: 'bearer', description: 'Token of `login` or `register`.' } }
            : { key: { type: 'apiKey', in: 'header', name: keyHeader, description: 'The key of the API.' } },
      },
    },
    { override: ({ jsonSchema }) => tidy(jsonSchema) },
  );
}

/** Removes parts that do not help a reader. */
function tidy(schema: Record<string, unknown>): void {
  // Later versions may add fields to answers.
  if (schema['additionalProperties'] === false) delete schema['additionalProperties'];
  if (schema['format'] !== undefined) delete schema['pattern'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  // Metadata of `nullRefused`.
  const { isNullRefused, anyOf } = schema;
  delete schema['isNullRefused'];
  if (isNullRefused !== true || !Array.isArray(anyOf)) return;
  delete schema['anyOf'];
  Object.assign(schema, { ...anyOf.find(({ type }: { type?: unknown }) => type !== 'null'), ...schema });
}

function operationOf(route: RestRoute, hasKey: boolean): ZodOpenApiOperationObject {
  const { operationId, summary, description, tag, params, query, headers, body, answers } = route;
  return {
    operationId,
    summary,
    ...(description && { description }),
    tags: [tag],
    security: hasKey ? [{ key: [] }] : securityOf(route),
    ...((params || query || headers) && {
      requestParams: {
        ...(params && { path: params }),
        ...(query && { query }),
        ...(headers && { header: headers }),
      },
    }),
    ...(body && { requestBody: { required: true, content: jsonOf(body) } }),
    responses: {
      ...mapValues(answers, (answer) => responseOf(answer, hasKey)),
      ...Object.fromEntries(failuresOf(route).map((status) => [status, FAILURES[status]])),
      ...(hasKey && { 401: WRONG_KEY, 429: FAILURES[429] }),
    },
  };
}

function responseOf(
  { description, json, otherTypes, headers }: RestAnswer,
  hasKey: boolean,
): ZodOpenApiResponseObject {
  return {
    description,
    ...((headers || hasKey) && {
      headers: {
        ...mapValues(headers ?? {}, (meaning) => header('string', meaning)),
        ...(hasKey && RATE_LIMIT_HEADERS),
      },
    }),
    ...((json || otherTypes) && {
      content: { ...(json && jsonOf(json)), ...mapValues(otherTypes ?? {}, (schema) => ({ schema })) },
    }),
  };
}

/** Empty when no token is read. */
function securityOf({ access, takesToken }: RestRoute) {
  if (access === 'viewer') return [{ bearer: [] }];
  return takesToken ? [{ bearer: [] }, {}] : [];
}

/** Failures of the route, and those of the router before it. */
function failuresOf({ access, method, params, query, headers, body, failures = [] }: RestRoute): Status[] {
  const router: Status[] = [
    ...(access === 'viewer' ? ([401] as const) : []),
    ...(body ? ([400, 413] as const) : []),
    ...(params || query || headers ? ([400] as const) : []),
    ...(method === 'post' || method === 'patch' ? ([415] as const) : []),
    // Somebody else changes the same thing, or the server cannot do it now (TryAgainError).
    ...(access === 'viewer' && method !== 'get' ? ([409] as const) : []),
    503,
  ];
  return [...new Set([...router, ...failures])].toSorted((a, b) => a - b);
}
