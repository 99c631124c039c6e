import { z } from 'zod';
import { PRODUCT_NAME } from '../lib/product.ts';
import type { FailureStatus, RestAnswer, RestRoute } from './restRoute.ts';

/** A JSON Schema (2020-12), the format of OpenAPI 3.1. */
export type Schema = Record<string, unknown>;

type Status = FailureStatus | 413 | 415;

interface Header {
  description: string;
  schema: Schema;
}

/** An answer with its bodies by content type. */
export interface OpenApiResponse {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, { schema: Schema }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  /** Empty when no token is read. */
  security: Record<string, string[]>[];
  parameters?: { name: string; in: 'path'; required: true; schema: Schema }[];
  requestBody?: { required: true; content: Record<'application/json', { schema: Schema }> };
  /** By status. */
  responses: Record<string, OpenApiResponse | { $ref: string }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  /** Operations by path and method. */
  paths: Record<string, Partial<Record<RestRoute['method'], Operation>>>;
  components: {
    securitySchemes: Record<string, Schema>;
    schemas: Record<string, Schema>;
    responses: Record<string, OpenApiResponse>;
  };
}

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

/** The component of a failure's status; every failure has the same body. */
interface FailureResponse extends Omit<OpenApiResponse, 'content'> {
  name: string;
}

const header = (type: string, description: string): Header => ({ description, schema: { type } });

const FAILURES: Record<Status, FailureResponse> = {
  400: { name: 'BadRequest', description: 'The JSON cannot be read, or fields are wrong: see `errors`.' },
  401: {
    name: 'Unauthorized',
    description: 'Not signed in, or the sign-in was wrong.',
    headers: { 'WWW-Authenticate': header('string', '`Bearer`.') },
  },
  402: { name: 'PaidPlanNeeded', description: 'The plan of the site does not include it.' },
  404: { name: 'NotFound', description: 'There is no such thing, or it is not yours.' },
  409: { name: 'Conflict', description: 'It clashes with what is there already.' },
  413: { name: 'TooLarge', description: 'The body is too large.' },
  415: { name: 'WrongType', description: 'The body is not JSON.' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many tries.',
    headers: { 'Retry-After': header('integer', 'Seconds to wait.') },
  },
  503: {
    name: 'Unavailable',
    description: 'A service we need does not answer; try again later.',
    headers: { 'Retry-After': header('integer', 'Seconds to wait, where that is known.') },
  },
};

/** The OpenAPI 3.1 document of these routes at this origin, generated from the schemas of the routes. */
export function openApiDocument(routes: readonly RestRoute[], publicUrl: string): OpenApiDocument {
  const sent = jsonSchemas(Object.fromEntries(routes.flatMap(sentSchemas)), 'input');
  const answered = jsonSchemas(
    { error: ErrorBody, ...Object.fromEntries(routes.flatMap(answeredSchemas)) },
    'output',
  );
  const byKey = new Map(Object.entries({ ...sent.byKey, ...answered.byKey }));
  const schemaOf = (key: string): Schema => {
    const schema = byKey.get(key);
    if (!schema) throw new Error(`${key} has no schema`);
    return schema;
  };
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, schemaOf) };
  return {
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
      schemas: { ...sent.named, ...answered.named },
      responses: Object.fromEntries(
        Object.values(FAILURES).map(({ name, ...failure }) => [
          name,
          { ...failure, content: jsonOf(schemaOf('error')) },
        ]),
      ),
    },
  };
}

const jsonOf = (schema: Schema) => ({ 'application/json': { schema } });

type Keyed = [key: string, schema: z.ZodType];

const paramKey = (route: RestRoute, name: string) => `${route.operationId} params ${name}`;
const bodyKey = (route: RestRoute) => `${route.operationId} body`;
const answerKey = (route: RestRoute, status: string, type: string) =>
  `${route.operationId} ${status} ${type}`;

const bodiesOf = ({ json, otherTypes }: RestAnswer): Keyed[] => [
  ...(json ? [['application/json', json] satisfies Keyed] : []),
  ...Object.entries(otherTypes ?? {}),
];

const sentSchemas = (route: RestRoute): Keyed[] => [
  ...Object.entries(route.params?.shape ?? {}).map(([name, schema]): Keyed => [
    paramKey(route, name),
    schema,
  ]),
  ...(route.body ? [[bodyKey(route), route.body] satisfies Keyed] : []),
];

const answeredSchemas = (route: RestRoute): Keyed[] =>
  Object.entries(route.answers).flatMap(([status, answer]) =>
    bodiesOf(answer).map(([type, schema]): Keyed => [answerKey(route, status, type), schema]),
  );

/** JSON Schemas by key, and those with an id by that id. They refer to components of the document. */
function jsonSchemas(
  schemas: Record<string, z.ZodType>,
  io: 'input' | 'output',
): { byKey: Record<string, Schema>; named: Record<string, Schema> } {
  const whole = z.toJSONSchema(z.object(schemas), { io, override: ({ jsonSchema }) => tidy(jsonSchema) });
  const json = JSON.stringify({ byKey: whole.properties, named: whole.$defs ?? {} });
  return JSON.parse(json.replaceAll('"#/$defs/', '"#/components/schemas/')) as ReturnType<typeof jsonSchemas>;
}

/** Removes parts that do not help a reader. */
function tidy(schema: Schema): void {
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
  Object.assign(schema, { ...anyOf.find(({ type }: Schema) => type !== 'null'), ...schema });
}

function operationOf(route: RestRoute, schemaOf: (key: string) => Schema): Operation {
  const { operationId, summary, description, tag, params, body } = route;
  return {
    operationId,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tag],
    security: securityOf(route),
    ...(params ? { parameters: Object.keys(params.shape).map(parameter) } : {}),
    ...(body ? { requestBody: { required: true, content: jsonOf(schemaOf(bodyKey(route))) } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.answers).map(([status, answer]) => [status, responseOf(status, answer)]),
      ),
      ...Object.fromEntries(
        failuresOf(route).map((status) => [
          status,
          { $ref: `#/components/responses/${FAILURES[status].name}` },
        ]),
      ),
    },
  };

  function parameter(name: string) {
    return { name, in: 'path', required: true, schema: schemaOf(paramKey(route, name)) } as const;
  }

  function responseOf(status: string, answer: RestAnswer): OpenApiResponse {
    const content = bodiesOf(answer).map(([type]) => [
      type,
      { schema: schemaOf(answerKey(route, status, type)) },
    ]);
    const headers = Object.entries(answer.headers ?? {}).map(([name, meaning]) => [
      name,
      header('string', meaning),
    ]);
    return {
      description: answer.description,
      ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
      ...(content.length > 0 ? { content: Object.fromEntries(content) } : {}),
    };
  }
}

function securityOf({ access, takesToken }: RestRoute): Operation['security'] {
  if (access === 'viewer') return [{ bearer: [] }];
  return takesToken ? [{ bearer: [] }, {}] : [];
}

/** Failures of the route, and those of the router before it. */
function failuresOf({ access, method, params, body, failures = [] }: RestRoute): Status[] {
  const router: Status[] = [
    ...(access === 'viewer' ? ([401] as const) : []),
    ...(body ? ([400, 413] as const) : []),
    ...(params ? ([400] as const) : []),
    ...(method === 'post' || method === 'patch' ? ([415] as const) : []),
  ];
  return [...new Set([...router, ...failures])].toSorted((a, b) => a - b);
}
