import type { Attack, Place, Sent } from './attack.ts';
import { BODY_BYTES, type Caller } from './graphqlPlaces.ts';
import type { Try } from './graphqlAttack.ts';
import { itemsOf, type Kind, SHAPES, TEXTS, toJson, widened } from './inputs.ts';
import type { Fixtures } from './protocol.ts';
import { knownValue } from './values.ts';

/** Letters of an address, which is part of the request's head. */
const ADDRESS_BYTES = 10_000;

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Documented {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}

/** An OpenAPI document, as far as it tells what a request may contain. */
interface Document {
  paths: Record<string, Record<string, Documented>>;
  components?: { schemas?: Record<string, Schema> };
}

/** One of the REST APIs. */
export interface RestApi {
  name: 'rest' | 'grocery';
  to: Sent['to'];
  /** Where its document is. */
  documentPath: string;
  /** The headers of a caller. */
  headersOf(caller: Caller, attack: Attack): Record<string, string>;
}

export const MAIN_API: RestApi = {
  name: 'rest',
  to: 'app',
  documentPath: '/api/v1/openapi.json',
  headersOf: ({ token }) => (token === null ? {} : { authorization: `Bearer ${token}` }),
};

export const GROCERY_API: RestApi = {
  name: 'grocery',
  to: 'grocery',
  documentPath: '/api/v1/openapi.json',
  headersOf: (_caller, attack) => ({ 'x-api-key': attack.server.at.groceryKey }),
};

/** A route of an OpenAPI document. */
export interface Route {
  api: RestApi;
  method: string;
  path: string;
  documented: Documented;
  document: Document;
}

/** All routes of an API, from its document. */
export async function routesOf(attack: Attack, api: RestApi): Promise<Route[]> {
  const sent = { to: api.to, method: 'GET', path: api.documentPath, headers: api.headersOf(GUEST, attack) };
  const { answer } = await attack.measure(sent);
  const document = JSON.parse(answer.text) as Document;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => ({ api, method, path, documented, document })),
  );
}

const GUEST: Caller = { name: 'guest', token: null };

/** Attacks a route as a guest and as an owner. False: its right request does not reach it. */
export async function attackRoute(attack: Attack, route: Route, tryPlace: Try): Promise<boolean> {
  const fixtures = idsOfRest(await attack.server.fixtures());
  const callers = [GUEST, { name: 'owner', token: fixtures['token'] ?? '' }];
  let isReached = false;
  for (const caller of route.api.name === 'rest' ? callers : [GUEST]) {
    const { answer } = await attack.measure(requestOf(attack, route, caller, rightRequest(route, fixtures)));
    if ([401, 405, 413, 415].includes(answer.status)) continue;
    isReached = true;
    for (const place of placesOf(attack, route, caller, fixtures)) await tryPlace(place);
  }
  return isReached;
}

/** REST has uuids where GraphQL has global ids. */
const idsOfRest = (fixtures: Fixtures): Fixtures => ({
  ...fixtures,
  restaurantId: fixtures['restaurantUuid'] ?? '',
  productId: fixtures['productUuid'] ?? '',
  orderId: fixtures['orderUuid'] ?? '',
});

/** The values of a request, by where they are. */
interface Values {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

function rightRequest({ documented, document, path }: Route, fixtures: Fixtures): Values {
  const { parameters = [], requestBody, operationId } = documented;
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && (place === 'path' || parameter.required))
        .map(({ name, schema }) => [
          name,
          right(schema, nameIn(path, name, operationId), document, fixtures),
        ]),
    );
  const schema = requestBody?.content['application/json'].schema;
  return {
    path: valuesIn('path'),
    query: valuesIn('query'),
    body: schema && right(schema, operationId, document, fixtures),
  };
}

/** The name of a path parameter for the table of values: `{id}` is the id of what is before it. */
function nameIn(path: string, name: string, operationId: string): string {
  if (name !== 'id') return `${operationId}.${name}`;
  const noun = /(\w+?)s?\/\{id\}/.exec(path)?.[1] ?? 'thing';
  return `${operationId}.${noun}Id`;
}

function requestOf(attack: Attack, { api, method, path }: Route, caller: Caller, values: Values): Sent {
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(asText(values.path[name])),
  );
  const query = new URLSearchParams(
    Object.entries(values.query).map(([name, value]): [string, string] => [name, asText(value)]),
  ).toString();
  return {
    to: api.to,
    method: method.toUpperCase(),
    path: `/api/v1${address}${query && `?${query}`}`,
    headers: {
      ...api.headersOf(caller, attack),
      ...(values.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(values.body === undefined ? {} : { body: toJson(values.body) }),
  };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function placesOf(attack: Attack, route: Route, caller: Caller, fixtures: Fixtures): Place[] {
  const { documented, document, path, api, method } = route;
  const values = rightRequest(route, fixtures);
  const { parameters = [], requestBody, operationId } = documented;
  const place = (
    part: string,
    maxBytes: number,
    kinds: readonly Kind[],
    change: (value: unknown) => Values,
  ): Place => ({
    entry: `${api.name} ${method.toUpperCase()} ${path}`,
    part,
    caller: caller.name,
    maxBytes,
    kinds,
    request: (value) => requestOf(attack, route, caller, change(value)),
  });
  const schema = requestBody?.content['application/json'].schema;
  return [
    ...parameters
      .filter((parameter): parameter is Parameter & { in: 'path' | 'query' } =>
        ['path', 'query'].includes(parameter.in),
      )
      .map((parameter) =>
        place(`${parameter.in} ${parameter.name}`, ADDRESS_BYTES, TEXTS, (value) => ({
          ...values,
          [parameter.in]: { ...values[parameter.in], [parameter.name]: value },
        })),
      ),
    place('an unknown query field', ADDRESS_BYTES, TEXTS, (value) => ({
      ...values,
      query: { ...values.query, [asText(value)]: 'x' },
    })),
    ...(schema
      ? below(schema, operationId, document, fixtures).map(({ path: part, kinds, wrap }) =>
          place(`body${part}`, BODY_BYTES.guest, kinds, (value) => ({ ...values, body: wrap(value) })),
        )
      : []),
  ];
}

/** A place in a JSON value: where it is, and the value with something else in this place. */
interface Below {
  path: string;
  kinds: readonly Kind[];
  wrap(value: unknown): unknown;
}

function below(schema: Schema, name: string, document: Document, fixtures: Fixtures): Below[] {
  const { properties, items } = resolved(schema, document);
  const itself = (kinds: readonly Kind[]): Below => ({ path: '', kinds, wrap: (value) => value });
  const whole = right(schema, name, document, fixtures);
  if (properties) {
    const object = whole as Record<string, unknown>;
    const fields = Object.entries(properties).flatMap(([field, inner]) =>
      below(inner, `${name}.${field}`, document, fixtures).map(({ path, kinds, wrap }) => ({
        path: `.${field}${path}`,
        kinds,
        wrap: (value: unknown) => ({ ...object, [field]: wrap(value) }),
      })),
    );
    return [itself([widened(object), ...SHAPES]), ...fields];
  }
  if (items) {
    const inner = below(items, name, document, fixtures).map(({ path, kinds, wrap }) => ({
      path: `[]${path}`,
      kinds,
      wrap: (value: unknown) => [wrap(value)],
    }));
    return [itself([itemsOf(right(items, name, document, fixtures)), ...SHAPES]), ...inner];
  }
  return [itself([...TEXTS, ...SHAPES])];
}

/** A schema without references and choices: of several, the first that is not null. */
function resolved(schema: Schema, document: Document): Schema {
  const { $ref, anyOf, oneOf, allOf } = schema;
  if ($ref !== undefined) {
    const found = document.components?.schemas?.[$ref.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`The document does not contain ${$ref}`);
    return resolved(found, document);
  }
  const choice = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].find(({ type }) => type !== 'null');
  return choice ? resolved(choice, document) : schema;
}

/** A right value of a schema: required fields only. */
function right(schema: Schema, name: string, document: Document, fixtures: Fixtures): unknown {
  const found = resolved(schema, document);
  if (found.properties)
    return Object.fromEntries(
      Object.entries(found.properties)
        .filter(([field]) => found.required?.includes(field))
        .map(([field, inner]) => [field, right(inner, `${name}.${field}`, document, fixtures)]),
    );
  if (found.items) return [right(found.items, name, document, fixtures)];
  const known = knownValue(name, fixtures);
  if (known !== null) return known;
  if (found.const !== undefined) return found.const;
  if (found.enum) return found.enum[0];
  const type = [found.type ?? 'string'].flat().find((one) => one !== 'null');
  if (type === 'integer' || type === 'number') return found.minimum ?? 1;
  return type === 'boolean' ? true : 'Something good';
}
