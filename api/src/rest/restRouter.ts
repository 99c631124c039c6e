import { Router, type RequestHandler } from 'express';
import { type Metrics, secondsSince, statusClass } from '../gateways/metrics/metrics.ts';
import type { CreateContext } from '../graphql/context.ts';
import { nameRequestSpan } from '../lib/spans.ts';
import { notFound, sendError, tellWhenUnexpected } from '../http/jsonErrors.ts';
import { isUtf8Of, JSON_TYPE } from '../http/mediaType.ts';
import { readJson } from '../http/readJson.ts';
import { callerOf } from '../http/request.ts';
import { nulPath } from '../lib/plainText.ts';
import { type ApiDescription, openApiDocument } from './openApi.ts';
import { WRONG_FIELDS, type RestRoute, sendFailure } from './restRoute.ts';

const MAX_BODY_BYTES = 64 * 1024;

interface RestParts {
  routes: readonly RestRoute[];
  api: ApiDescription;
  createContext: CreateContext;
  /** Number of trusted proxies in front of the server. */
  trustedProxies: number;
  metrics: Metrics;
}

/** A REST API with its document, on the same services as GraphQL. */
export function restRouter({ routes, api, createContext, trustedProxies, metrics }: RestParts): Router {
  const router = Router();
  router.use((_request, response, next) => {
    // Answers contain tokens and personal data.
    response.set('Cache-Control', 'no-store');
    next();
  });
  const document = openApiDocument(routes, api);
  router.get('/', (_request, response) => {
    response.json({ title: api.title, openapi: `${api.url}/openapi.json` });
  });
  router.get('/openapi.json', (_request, response) => void response.json(document));
  for (const route of routes)
    router[route.method](
      expressPath(route.path),
      measure(`${route.method.toUpperCase()} ${route.path}`, metrics),
      refuseOtherTypes,
      readJson(route.maxBodyBytes ?? MAX_BODY_BYTES),
      refuseNul,
      answer(route, createContext, trustedProxies),
    );
  for (const [path, methods] of methodsByPath(routes)) router.all(path, methodNotAllowed(methods));
  router.use(notFound);
  return router;
}

/** Measures the requests of a route; its path has the names of its parameters, not their values. */
const measure =
  (route: string, { restSeconds }: Metrics): RequestHandler =>
  (_request, response, next) => {
    const begun = performance.now();
    nameRequestSpan(route, { 'http.route': route });
    response.once('close', () =>
      restSeconds.observe({ route, status: statusClass(response.statusCode) }, secondsSince(begun)),
    );
    next();
  };

function answer(route: RestRoute, createContext: CreateContext, trustedProxies: number): RequestHandler {
  return async (request, response) => {
    if (route.unexpected !== undefined) tellWhenUnexpected(response, route.unexpected);
    const { get, viewer: asked, ip } = await createContext(callerOf(request, trustedProxies));
    // Programs and downloads are the owner's own: who looks through the owner's eyes is a guest here.
    const viewer = asked?.watchedBy == null ? asked : null;
    await route.answer(get, { viewer, ip, body: request.body as unknown, request, response });
  };
}

/** Browsers send forms and plain text to other origins without a preflight request, so only JSON is accepted. */
const refuseOtherTypes: RequestHandler = ({ headers }, response, next) => {
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  if (isEmpty || isUtf8Of(JSON_TYPE, headers['content-type'])) next();
  else sendError(response, 415, 'Please send JSON (application/json, UTF-8).');
};

/** PostgreSQL cannot store the character NUL. */
const refuseNul: RequestHandler = ({ body, params, query }, response, next) => {
  const path = nulPath(body) ?? nulPath(params) ?? nulPath(query);
  if (path === null) return next();
  const fields = [{ path, message: 'Please remove the invisible character from this text.' }];
  sendFailure(response, { kind: 'validation', message: WRONG_FIELDS, fields });
};

function methodsByPath(routes: readonly RestRoute[]): Map<string, string[]> {
  const methods = new Map([
    ['/', ['GET']],
    ['/openapi.json', ['GET']],
  ]);
  for (const { method, path } of routes) {
    const key = expressPath(path);
    methods.set(key, [...(methods.get(key) ?? []), method.toUpperCase()]);
  }
  return methods;
}

const methodNotAllowed =
  (methods: string[]): RequestHandler =>
  (_request, response) => {
    const allowed = methods.join(', ');
    sendError(response.set('Allow', allowed), 405, `This path takes ${allowed}.`);
  };

const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
