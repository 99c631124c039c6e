import { createServer } from 'node:http';
import express from 'express';
import { isLoopbackHost } from '../lib/isLoopbackHost.ts';
import type { Services } from '../services.ts';
import { listenAt } from './listenOnLoopback.ts';

interface SandboxPages {
  /** Origin by which browsers reach it. */
  url: string;
  /** Address to listen on. */
  host: string;
  port: number;
  routers: Services['routers'];
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Serves the pages of stand-ins where no app does, and `/healthz` and `/readyz` for the container that runs them. */
export async function serveSandboxPages({
  url,
  host,
  port,
  routers,
}: SandboxPages): Promise<{ close(): Promise<void> }> {
  const app = express();
  app.disable('x-powered-by');
  // A page of another site can lead its own name here (DNS rebinding); its requests carry that name.
  app.use((request, response, next) => {
    const { hostname } = new URL(url);
    if (request.hostname === hostname || isLoopbackHost(request.hostname)) next();
    else response.status(421).json({ message: 'Unknown host.' });
  });
  app.get(['/healthz', '/readyz'], (_request, response) => void response.json({ ok: true }));
  for (const { path, router } of routers) app.use(path, router);
  app.use((_request, response) => void response.status(404).json({ message: 'Not found.' }));
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    app,
  );
  await listenAt(server, { port, shared: { host, origin: url } });
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
    },
  };
}
