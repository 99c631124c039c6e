import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A storage that takes uploads as the real one does, for one test. */
export interface TestStorage {
  /** Where to PUT. */
  url: string;
  /** What it was sent. */
  received: { method: string | undefined; type: string | undefined; body: Buffer }[];
  /** Status of its answers; null cuts the connection in the middle of the upload. */
  status: number | null;
}

/** Starts a storage that is gone with the test. */
export async function startStorage(): Promise<TestStorage> {
  const server = createServer((request, response) => void take(request, response));
  const storage: TestStorage = { url: '', received: [], status: 200 };

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    response.setHeader('access-control-allow-methods', 'PUT');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (storage.status === null) return void request.socket.destroy();
    const body = await buffer(request);
    storage.received.push({ method: request.method, type: request.headers['content-type'], body });
    response.writeHead(storage.status).end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  storage.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/key`;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return storage;
}
