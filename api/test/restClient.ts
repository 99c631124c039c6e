import { modules } from '../src/modules.ts';
import { mainApi, openApiDocument } from '../src/rest/openApi.ts';
import type { RestRoute } from '../src/rest/restRoute.ts';
import { answerChecker } from './answerChecker.ts';
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
export const document = openApiDocument(restRoutes, mainApi(''));

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
export const expectDocumented = answerChecker(restRoutes, document);
