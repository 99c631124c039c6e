import { expect } from 'vitest';
import { z } from 'zod';
import { components, openApiPaths } from '../src/rest/openApiDocument.ts';
import type { TestApp } from './testApp.ts';

export interface RestRequest {
  /** Sent as JSON. */
  body?: unknown;
  /** Session token. */
  token?: string | undefined;
  /** Value of the Cookie header. */
  cookie?: string | undefined;
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  json: Record<string, unknown>;
}

type Method = 'get' | 'post' | 'patch' | 'delete';

/** Calls `/api/v1` of an app. Each answer must be one that the OpenAPI document describes. */
export function restClient(app: TestApp) {
  return async (method: Method, path: string, request: RestRequest = {}): Promise<RestAnswer> => {
    const response = await fetch(`${app.url}/api/v1${path}`, {
      method: method.toUpperCase(),
      headers: {
        ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(request.token === undefined ? {} : { Authorization: `Bearer ${request.token}` }),
        ...(request.cookie === undefined ? {} : { Cookie: request.cookie }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    const json = (await response.json()) as Record<string, unknown>;
    const problems = schemaOf(method, path, response.status).safeParse(json).error?.issues ?? [];
    expect(problems, `${method} ${path} answers ${response.status} as documented`).toEqual([]);
    return { status: response.status, headers: response.headers, json };
  };
}

/** The documented JSON of an answer. Throws for an answer that is not documented. */
function schemaOf(method: Method, path: string, status: number): z.ZodType {
  const documented = resolved(pathOf(path)?.[method]?.responses[status]) as
    { content?: Record<string, { schema: object }> } | undefined;
  const schema = documented?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${method} ${path} has no documented answer ${status}`);
  return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
}

/** What is documented for a path, whose parameters stand as `{name}` there. */
const pathOf = (path: string) =>
  Object.entries(openApiPaths).find(([template]) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )?.[1];

/** Puts what `$ref` names in its place. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') return resolved(target(value.$ref));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner)]));
}

function target(reference: string): unknown {
  const [, , kind, name] = reference.split('/');
  const found = Object.entries({ ...components[kind as 'schemas' | 'responses'] }).find(
    ([key]) => key === name,
  );
  if (!found) throw new Error(`${reference} leads nowhere`);
  return found[1];
}
