import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { z } from 'zod';
import type { openApiDocument } from '../src/rest/openApi.ts';
import type { RestRoute } from '../src/rest/restRoute.ts';

/** Makes a function that fails unless a document of these routes describes an answer with exactly its fields. */
export function answerChecker(routes: readonly RestRoute[], document: ReturnType<typeof openApiDocument>) {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
  ajv.addVocabulary(['openapi', 'info', 'servers', 'paths', 'components']);
  for (const [name, schema] of Object.entries(FORMATS))
    ajv.addFormat(name, (value: string) => schema.safeParse(value).success);
  ajv.addSchema({ ...(closed(document) as object), $id: 'document' });

  return (method: RestRoute['method'], address: string, status: number, json: unknown): void => {
    const [path = ''] = address.split('?');
    const route = routes.find((one) => one.method === method && matches(one.path, path));
    if (!route) throw new Error(`${method} ${path} is not documented`);
    const validate = validatorOf(
      ajv,
      `#/paths/${pointer(route.path)}/${method}/responses/${status}`,
      document.paths?.[route.path]?.[method]?.responses?.[status],
    );
    validate(json);
    expect(validate.errors ?? [], `${method} ${path} answers ${status} as documented`).toEqual([]);
  };
}

/** Documented paths have parameters as `{name}`. */
const matches = (documented: string, path: string): boolean =>
  new RegExp(`^${documented.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

const FORMATS = { uuid: z.uuid(), uri: z.url(), email: z.email(), 'date-time': z.iso.datetime() };

/** The validator of a documented JSON answer. Throws when the document does not have it. */
function validatorOf(ajv: Ajv2020, place: string, answer: object | undefined): ValidateFunction {
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
