import express, { Router, type RequestHandler } from 'express';
import type { Shared } from '../composition/shared.ts';
import { createContext } from '../graphql/createContext.ts';
import { callerOf } from '../http/callerOf.ts';
import { notFound, sendError, tellWhenUnexpected } from '../http/jsonErrors.ts';
import type { ValidationFailure } from '../lib/failure.ts';
import { nulPath } from '../lib/nulPath.ts';
import { openApiDocument } from './openapi/openApiDocument.ts';
import { publicCors } from './publicCors.ts';
import { WRONG_FIELDS } from './readBody.ts';
import type { RestRoute } from './restRoute.ts';
import { restRoutes } from './restRoutes.ts';
import { sendFailure } from './sendFailure.ts';

const MAX_BODY_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** The REST API of specification §7, a thin translation of the same services that GraphQL has. */
export function restRouter(shared: Shared): Router {
  const router = Router();
  router.use(publicCors);
  router.use((_request, response, next) => {
    // Answers carry tokens and personal data.
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get(
    '/openapi.json',
    (_request, response) => void response.json(openApiDocument(shared.infrastructure.publicUrl)),
  );
  for (const route of restRoutes)
    router[route.method](
      expressPath(route.path),
      refuseOtherTypes,
      express.json({ limit: route.maxBodyBytes ?? MAX_BODY_BYTES }),
      refuseNul,
      answer(shared, route),
    );
  for (const [path, methods] of methodsByPath()) router.all(path, methodNotAllowed(methods));
  router.use(notFound);
  return router;
}

function answer(shared: Shared, route: RestRoute): RequestHandler {
  return async (request, response) => {
    if (route.unexpected !== undefined) tellWhenUnexpected(response, route.unexpected);
    const caller = callerOf(request, shared.infrastructure.trustedProxies);
    const { scope, viewer } = await createContext(shared, caller);
    const call = { scope, ip: caller.ip, body: request.body as unknown, request, response };
    if (route.access === 'public') await route.answer({ ...call, viewer });
    else if (viewer) await route.answer({ ...call, viewer });
    else sendFailure(response, { kind: 'unauthenticated', message: 'Please sign in.' });
  };
}

/** Besides being wrong, a form's or a text's content type is what browsers send across origins without asking. */
const refuseOtherTypes: RequestHandler = ({ headers }, response, next) => {
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  if (isEmpty || JSON_TYPE.test(headers['content-type'] ?? '')) next();
  else sendError(response, 415, 'Please send JSON (application/json, UTF-8).');
};

/** PostgreSQL cannot store the character NUL, in no text of any field. */
const refuseNul: RequestHandler = ({ body, params, query }, response, next) => {
  const path = nulPath(body) ?? nulPath(params) ?? nulPath(query);
  if (path === null) next();
  else sendFailure(response, nulFailure(path));
};

const nulFailure = (path: string): ValidationFailure => ({
  kind: 'validation',
  message: WRONG_FIELDS,
  fields: [{ path, message: 'Please remove the invisible character from this text.' }],
});

function methodsByPath(): Map<string, string[]> {
  const methods = new Map([['/openapi.json', ['GET']]]);
  for (const { method, path } of restRoutes) {
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
