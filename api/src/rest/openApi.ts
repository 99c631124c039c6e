/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type Schema = Record<string, unknown>;

export interface Operation {
  summary: string;
  description?: string;
  tags: string[];
  /** Empty where no token is needed. */
  security: Record<string, string[]>[];
  parameters?: { name: string; in: 'path'; required: true; schema: Schema }[];
  requestBody?: { required: true; content: { 'application/json': { schema: Schema } } };
  /** By status. */
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: Schema }> } | { $ref: string }
  >;
}

/** Operations by path and method. */
export type Paths = Record<string, Partial<Record<'get' | 'post' | 'patch' | 'delete', Operation>>>;

/** An object of which all properties are required unless they are named in `optional`. */
export const object = (properties: Record<string, Schema>, optional: string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

export const string = (description: string, more: Schema = {}): Schema => ({
  type: 'string',
  description,
  ...more,
});

export const integer = (description: string): Schema => ({ type: 'integer', description });

export const nullable = (schema: Schema): Schema => ({ ...schema, type: [schema.type, 'null'] });

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The JSON body of a request. */
export const body = (schema: Schema): Pick<Operation, 'requestBody'> => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
});

/** The JSON body of an answer. */
export const answer = (description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

const FAILURES = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'PaidPlanNeeded',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'WrongType',
  429: 'TooManyRequests',
  503: 'Unavailable',
} as const;

/** Failures that an operation answers. */
export const failures = (...statuses: (keyof typeof FAILURES)[]): Operation['responses'] =>
  Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${FAILURES[status]}` }]),
  );

/** Needs a bearer token, or takes one if it is there. */
export const bearer = [{ bearer: [] }];
export const optionalBearer = [{ bearer: [] }, {}];
