import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { EventStream } from './statusRoutes.ts';

const server = createServer();

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A source without values that ends with the signal. */
const nothingUntil = (signal: AbortSignal): AsyncIterable<object> => ({
  [Symbol.asyncIterator]: () => ({
    async next() {
      if (!signal.aborted) await once(signal, 'abort');
      return { value: undefined, done: true };
    },
  }),
});

it('an event stream sends heartbeats, and stops its source when the browser disconnects', async () => {
  const stop = new AbortController();
  server.on('request', (request, response) => {
    void new EventStream(nothingUntil(stop.signal), stop, 10).send(request, response);
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [stream] = (await once(get({ port, agent: false }), 'response')) as [IncomingMessage];
  let said = '';
  stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(() => expect(said).toMatch(/^retry: 3000\n\n(:\n\n){2,}$/), 5_000);
  expect(stop.signal.aborted).toBe(false);
  stream.destroy();
  await vi.waitFor(() => expect(stop.signal.aborted).toBe(true), 5_000);
});
