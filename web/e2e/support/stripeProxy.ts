import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from './freePort.ts';

/** A call, e.g. `POST /v1/customers`: `asked` before the provider gets it, `answered` before the product gets the answer. */
export type Watch = (call: string, moment: 'asked' | 'answered') => void | Promise<void>;

/** A proxy between the product and its payment provider. */
export interface StripeProxy {
  url: string;
  /** Called for each request and answer before it is forwarded. */
  watch: Watch;
  /** From now on the provider does not answer. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy for the provider at `target`. */
export async function startStripeProxy(target: string): Promise<StripeProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const port = await freePort();
  const server = createServer((request, response) => {
    // The client may have disconnected.
    pass(request, response).catch(() => response.destroy());
  });
  const proxy: StripeProxy = {
    url: `http://127.0.0.1:${port}`,
    watch: () => undefined,
    async goAway() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async comeBack() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      if (server.listening) await this.goAway();
    },
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const call = `${method} ${url.split('?')[0]}`;
    const body = await buffer(request);
    await proxy.watch(call, 'asked');
    const onward = send({ hostname, port: targetPort, method, path: url, headers });
    onward.end(body);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const content = await buffer(answer);
    await proxy.watch(call, 'answered');
    response.writeHead(answer.statusCode ?? 502, answer.headers).end(content);
  }

  await proxy.comeBack();
  return proxy;
}
