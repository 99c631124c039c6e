import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { z } from 'zod';
import { modules } from '../src/modules.ts';
import { openApiDocument } from '../src/rest/openApi.ts';
import type { RestRoute } from '../src/rest/restRoute.ts';
import type { TestApp } from './testApp.ts';

export interface RestRequest {
  /** Body, sent as JSON. */
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

type Method = RestRoute['method'];

/** Every route of the REST API. */
export const restRoutes = modules.flatMap(({ routes = [] }) => routes);

/** The OpenAPI document of these routes, for any origin. */
export const document = openApiDocument(restRoutes, '');

/** Calls `/api/v1` of an app. Fails when the OpenAPI document does not describe the answer. */
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
    expectDocumented(method, path, response.status, json);
    return { status: response.status, headers: response.headers, json };
  };
}

/** Fails unless the document describes the answer with exactly its fields. */
export function expectDocumented(method: Method, address: string, status: number, json: unknown): void {
  const [path = ''] = address.split('?');
  const route = restRoutes.find((one) => one.method === method && matches(one.path, path));
  if (!route) throw new Error(`${method} ${path} is not documented`);
  const validate = validatorOf(
    `#/paths/${pointer(route.path)}/${method}/responses/${status}`,
    document.paths?.[route.path]?.[method]?.responses?.[status],
  );
  validate(json);
  expect(validate.errors ?? [], `${method} ${path} answers ${status} as documented`).toEqual([]);
}

/** Documented paths have parameters as `{name}`. */
const matches = (documented: string, path: string): boolean =>
  new RegExp(`^${documented.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
ajv.addVocabulary(['openapi', 'info', 'servers', 'paths', 'components']);
const FORMATS = { uuid: z.uuid(), uri: z.url(), email: z.email(), 'date-time': z.iso.datetime() };
for (const [name, schema] of Object.entries(FORMATS))
  ajv.addFormat(name, (value: string) => schema.safeParse(value).success);
ajv.addSchema({ ...(closed(document) as object), $id: 'document' });

/** The validator of a documented JSON answer. Throws when the document does not have it. */
function validatorOf(place: string, answer: object | undefined): ValidateFunction {
  const at = answer && '$ref' in answer ? String(answer.$ref) : place;
  const validate = answer && ajv.getSchema(`document${at}/content/${pointer('application/json')}/schema`);
  if (!validate) throw new Error(`${place} has no documented answer`);
  return validate;
}

/** Escapes a name for a JSON pointer in a URI. */
const pointer = (name: string): string =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The same schemas, but objects may have only the documented fields. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]));
  return 'properties' in value && 'type' in value && value.type === 'object'
    ? { ...inner, additionalProperties: false }
    : inner;
}
