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
