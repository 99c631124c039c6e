import { createHash } from 'node:crypto';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { digestsEqual, hashSecret } from '../../src/lib/secrets.ts';
import { catchUp } from './billing/moveClock.ts';
import { accountEndpoints } from './connect/accountEndpoints.ts';
import { balanceEndpoints } from './connect/balanceEndpoints.ts';
import type { ConnectedEndpoint } from './connect/connectedEndpoint.ts';
import { intentEndpoints } from './connect/intentEndpoints.ts';
import { orderPageEndpoints } from './connect/orderPages.ts';
import { orderRefundEndpoints } from './connect/orderRefunds.ts';
import { checkoutSessionEndpoints } from './endpoints/checkoutSessions.ts';
import { customerEndpoints } from './endpoints/customers.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { eventEndpoints } from './endpoints/events.ts';
import { expand } from './endpoints/expand.ts';
import { invoiceEndpoints } from './endpoints/invoices.ts';
import { paymentEndpoints } from './endpoints/payments.ts';
import { portalSessionEndpoints } from './endpoints/portalSessions.ts';
import { priceEndpoints } from './endpoints/prices.ts';
import { productEndpoints } from './endpoints/products.ts';
import { subscriptionEndpoints } from './endpoints/subscriptions.ts';
import { testClockEndpoints } from './endpoints/testClocks.ts';
import { StripeRefusal, invalidRequest } from './stripeRefusal.ts';
import { newStripeId } from './wire.ts';
import { type World, API_VERSION } from './world.ts';

/** All endpoints of the sandbox. */
export const stripeEndpoints: Endpoint[] = [
  ...productEndpoints,
  ...priceEndpoints,
  ...customerEndpoints,
  ...checkoutSessionEndpoints,
  ...portalSessionEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...eventEndpoints,
  ...testClockEndpoints,
  ...accountEndpoints,
];

/** Those for requests in the name of a connected account. */
export const connectedEndpoints: ConnectedEndpoint[] = [
  ...orderPageEndpoints,
  ...intentEndpoints,
  ...orderRefundEndpoints,
  ...balanceEndpoints,
];

interface WireAnswer {
  status: number;
  /** JSON text. */
  body: string;
}

const ACCOUNT_HEADER = 'stripe-account';
const KEPT_MS = 24 * 60 * 60 * 1000;
const LONGEST_KEY = 255;

/**
 * The response to an earlier request with this key within 24 hours; null for a new key. Throws StripeRefusal for a
 * different request.
 */
function keptAnswer(world: World, key: string, fingerprint: string): WireAnswer | null {
  if (key.length > LONGEST_KEY)
    throw new StripeRefusal(
      400,
      'idempotency_error',
      'Idempotency keys must be at most 255 characters long.',
    );
  const kept = world.ledger.get('answer', key);
  if (!kept || kept.at <= world.clock().getTime() - KEPT_MS) return null;
  if (kept.fingerprint !== fingerprint)
    throw new StripeRefusal(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { code: 'idempotency_key_in_use' },
    );
  return { status: kept.status, body: kept.body };
}

function keepAnswer(world: World, key: string, fingerprint: string, { status, body }: WireAnswer): void {
  const at = world.clock().getTime();
  for (const old of world.ledger.all('answer')) {
    if (old.at > at - KEPT_MS) break;
    world.ledger.remove('answer', old.id);
  }
  world.ledger.put('answer', { id: key, fingerprint, status, body, at });
}

interface ApiOptions {
  world: World;
  secretKey: string;
  /** Further requests in the same second are answered with 429. */
  requestsPerSecond: number;
  /** Called after every request that may have created events. */
  onChange(): void;
}

/** Stripe's API, mounted at `/`. */
export function createApiRouter({ world, secretKey, requestsPerSecond, onChange }: ApiOptions): Router {
  const router = Router();
  const allows = rateGate(requestsPerSecond, () => world.clock().getTime());
  router.use('/v1', (request, response, next) => {
    response.set({ 'request-id': newStripeId('req', 14), 'stripe-version': API_VERSION });
    if (!isAuthorized(request, secretKey))
      throw new StripeRefusal(401, 'invalid_request_error', 'Invalid API Key provided.', {
        code: 'api_key_invalid',
      });
    if (!allows())
      throw new StripeRefusal(429, 'rate_limit_error', 'Request rate limit exceeded.', {
        code: 'rate_limit',
      });
    next();
  });
  router.use('/v1', express.urlencoded({ extended: true, limit: '256kb' }));
  const serve = (endpoint: Endpoint, request: Request, response: Response) => {
    catchUp(world);
    const { status, body, replayed } = answer(world, endpoint, request, response);
    if (replayed) response.set('idempotent-replayed', 'true');
    response.status(status).type('json').send(body);
    onChange();
  };
  for (const { method, path, answer: answerFor } of connectedEndpoints)
    router[method](path, (request, response, next) => {
      const account = request.get(ACCOUNT_HEADER);
      if (account === undefined) return next();
      return serve({ method, path, answer: answerFor(account) }, request, response);
    });
  for (const endpoint of stripeEndpoints)
    router[endpoint.method](endpoint.path, (request, response, next) => {
      // What is not listed above would work on the platform's own objects.
      if (request.get(ACCOUNT_HEADER) !== undefined) return next();
      return serve(endpoint, request, response);
    });
  router.use('/v1', ({ method, baseUrl, path }) => {
    throw new StripeRefusal(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${method}: ${baseUrl}${path}).`,
    );
  });
  router.use('/v1', sendRefusal);
  return router;
}

function answer(
  world: World,
  endpoint: Endpoint,
  request: Request,
  response: Response,
): WireAnswer & { replayed: boolean } {
  const sent: unknown = endpoint.method === 'get' ? request.query : { ...request.query, ...request.body };
  const account = request.get(ACCOUNT_HEADER);
  const sentKey = endpoint.method === 'post' ? (request.get('idempotency-key') ?? null) : null;
  // Each account has its own keys.
  const key = sentKey !== null && account !== undefined ? `${account} ${sentKey}` : sentKey;
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.path} ${JSON.stringify(sent)}`)
    .digest('base64url');
  const kept = key === null ? null : keptAnswer(world, key, fingerprint);
  if (kept) return { ...kept, replayed: true };

  const { expand: paths, ...params } = { expand: undefined, ...Object(sent) };
  const run = (): WireAnswer => {
    const id = String(request.params['id'] ?? '');
    const result = endpoint.answer(world, id, params);
    const wire: WireAnswer =
      result instanceof StripeRefusal
        ? { status: result.status, body: JSON.stringify(result.body) }
        : { status: 200, body: JSON.stringify(expand(world, result, expandPaths(paths))) };
    if (key !== null) keepAnswer(world, key, fingerprint, wire);
    return wire;
  };
  const made =
    endpoint.method === 'get'
      ? run()
      : world.transaction(run, { id: response.get('request-id') ?? null, idempotency_key: sentKey });
  return { ...made, replayed: false };
}

function expandPaths(sent: unknown): string[] {
  if (sent === undefined) return [];
  const list: unknown[] = Array.isArray(sent) ? sent : [sent];
  return list.map((path) => {
    if (typeof path !== 'string') throw invalidRequest('Invalid array', { param: 'expand' });
    return path;
  });
}

function isAuthorized(request: Request, secretKey: string): boolean {
  const header = request.get('authorization') ?? '';
  const bearer = /^Bearer (.+)$/i.exec(header)?.[1];
  const basic = /^Basic (.+)$/i.exec(header)?.[1];
  const key =
    bearer ??
    Buffer.from(basic ?? '', 'base64')
      .toString()
      .replace(/:.*$/, '');
  return digestsEqual(hashSecret(key), hashSecret(secretKey));
}

/** Allows `perSecond` requests in each second. */
function rateGate(perSecond: number, now: () => number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, count] = [current, 0];
    count += 1;
    return count <= perSecond;
  };
}

function sendRefusal(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) return next(error);
  const { status, body } = refusalOf(error);
  response.status(status).json(body);
}

function refusalOf(error: unknown): StripeRefusal {
  if (error instanceof StripeRefusal) return error;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status >= 400 && status < 500)
    return new StripeRefusal(status, 'invalid_request_error', 'We could not read your request.');
  process.emitWarning(error instanceof Error ? error : String(error));
  return new StripeRefusal(500, 'api_error', 'Something went wrong in the sandbox.');
}
