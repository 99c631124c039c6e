import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  method: string | undefined;
  contentType: string | undefined;
  body: unknown;
}

export interface WorkflowPeer {
  url: string;
  /** Received requests, oldest first. */
  calls: ReceivedCall[];
  /** The answer to later requests; `silent` never answers. */
  behave(as: number | 'silent'): void;
  close(): Promise<void>;
}

/** An external workflow: accepts JSON over HTTP and sends the configured answer. */
export async function startWorkflowPeer(): Promise<WorkflowPeer> {
  const calls: ReceivedCall[] = [];
  let behaviour: number | 'silent' = 200;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    calls.push({ method: request.method, contentType: request.headers['content-type'], body });
    // A redirect leads to this server, so that a followed redirect is recorded.
    if (behaviour !== 'silent') response.writeHead(behaviour, { Location: '/elsewhere' }).end('{"ok":true}');
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    calls,
    behave: (as) => void (behaviour = as),
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
