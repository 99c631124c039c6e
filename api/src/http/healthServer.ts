import { createServer, type Server } from 'node:http';
import type { Metrics } from '../gateways/metrics/metrics.ts';
import type { HealthChecks } from './health.ts';

/** A probe and a scraper send little and keep few connections. */
const LIMITS = { headersTimeout: 5_000, requestTimeout: 5_000, maxHeaderSize: 8 * 1024 } as const;
const MAX_CONNECTIONS = 50;

/**
 * The server of `HEALTH_PORT`: `/healthz`, `/readyz` and `/metrics` (text of Prometheus) for any host and without a key. It listens on
 * loopback unless `HEALTH_HOST` says another address, because metrics are for operators alone.
 */
export function createHealthServer(answerHealthCheck: HealthChecks, metrics: Metrics): Server {
  const server = createServer(LIMITS, (request, response) => {
    if (answerHealthCheck(request, response)) return;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    if (!isRead) return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    metrics.text().then(
      ({ type, body }) =>
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      () => response.writeHead(500).end(),
    );
    return undefined;
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
