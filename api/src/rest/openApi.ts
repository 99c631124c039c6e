import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { PRODUCT_NAME } from '../lib/product.ts';
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
      .describe('Every wrong field, for status 400.')
      .optional(),
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

const FAILURES: Record<Status, ZodOpenApiResponseObject> = {
  400: failure('BadRequest', 'The JSON cannot be read, or fields are wrong: see `errors`.'),
  401: failure('Unauthorized', 'Not signed in, or the sign-in was wrong.', {
    'WWW-Authenticate': header('string', '`Bearer`.'),
  }),
  402: failure('PaidPlanNeeded', 'The plan of the site does not include it.'),
  404: failure('NotFound', 'There is no such thing, or it is not yours.'),
  409: failure('Conflict', 'It clashes with what is there already.'),
  413: failure('TooLarge', 'The body is too large.'),
  415: failure('WrongType', 'The body is not JSON.'),
  429: failure('TooManyRequests', 'Too many tries.', {
    'Retry-After': header('integer', 'Seconds to wait.'),
  }),
  503: failure('Unavailable', 'A service we need does not answer; try again later.', {
    'Retry-After': header('integer', 'Seconds to wait, where that is known.'),
  }),
};

/** The OpenAPI 3.1 document of these routes at this origin, generated from the schemas of the routes. */
export function openApiDocument(routes: readonly RestRoute[], publicUrl: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) };
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT_NAME} REST API`,
        version: '1',
        description:
          'JSON over HTTP. Pages of any origin may call it: it takes no cookie from them, only bearer tokens. Every error has the form of `Error`.',
      },
      servers: [{ url: `${publicUrl}/api/v1` }],
      paths,
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'Token of `login` or `register`.' },
        },
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

function operationOf(route: RestRoute): ZodOpenApiOperationObject {
  const { operationId, summary, description, tag, params, query, body, answers } = route;
  return {
    operationId,
    summary,
    ...(description && { description }),
    tags: [tag],
    security: securityOf(route),
    ...((params || query) && { requestParams: { ...(params && { path: params }), ...(query && { query }) } }),
    ...(body && { requestBody: { required: true, content: jsonOf(body) } }),
    responses: {
      ...mapValues(answers, responseOf),
      ...Object.fromEntries(failuresOf(route).map((status) => [status, FAILURES[status]])),
    },
  };
}

function responseOf({ description, json, otherTypes, headers }: RestAnswer): ZodOpenApiResponseObject {
  return {
    description,
    ...(headers && { headers: mapValues(headers, (meaning) => header('string', meaning)) }),
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
function failuresOf({ access, method, params, query, body, failures = [] }: RestRoute): Status[] {
  const router: Status[] = [
    ...(access === 'viewer' ? ([401] as const) : []),
    ...(body ? ([400, 413] as const) : []),
    ...(params || query ? ([400] as const) : []),
    ...(method === 'post' || method === 'patch' ? ([415] as const) : []),
  ];
  return [...new Set([...router, ...failures])].toSorted((a, b) => a - b);
}
