import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An endpoint of tracking pixels that records its requests. */
export interface PixelEndpoint {
  origin: string;
  /** Path and query of every request so far, e.g. `/social?id=1&ev=PageView`. */
  heard: string[];
  close(): Promise<void>;
}

/** Starts an endpoint on loopback. */
export async function startPixelEndpoint(): Promise<PixelEndpoint> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    heard,
    close: () =>
      new Promise((closed, failed) => {
        server.close((problem) => (problem ? failed(problem) : closed()));
        server.closeAllConnections();
      }),
  };
}
