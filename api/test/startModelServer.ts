import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

/** A request to the model server. */
export interface ModelRequest {
  path: string;
  body: Record<string, unknown>;
  response: ServerResponse;
}

/** A server on a free port whose answers the test writes; `asked` has its requests in order. */
export async function startModelServer(
  answer: (request: ModelRequest) => unknown,
): Promise<{ baseUrl: string; asked: ModelRequest[] } & AsyncDisposable> {
  const asked: ModelRequest[] = [];
  const server = createServer((incoming, response) => {
    void json(incoming).then((body) => {
      const request = { path: incoming.url ?? '', body: body as Record<string, unknown>, response };
      asked.push(request);
      answer(request);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    async [Symbol.asyncDispose]() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Sends an error of a model service as JSON. */
export function sendModelError(
  { response }: ModelRequest,
  status: number,
  error: { message?: string; code?: string | null } = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_1' });
  response.end(JSON.stringify({ error: { message: 'No.', type: 'x', param: null, code: null, ...error } }));
}

/** The streamed answer of a server that speaks Chat Completions. */
export class ChatWire {
  constructor(private readonly response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    this.delta({ role: 'assistant', content: '' });
  }

  send(data: unknown): void {
    this.response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
  }

  delta(delta: Record<string, unknown>, finishReason: string | null = null): void {
    this.send({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: finishReason }],
    });
  }

  word(content: string): void {
    this.delta({ content });
  }

  /** One part of a tool call, as the service sends it. */
  call(part: Record<string, unknown>): void {
    this.delta({ tool_calls: [part] });
  }

  end(
    finishReason = 'stop',
    usage: { prompt_tokens: number; completion_tokens: number } | null = null,
  ): void {
    this.delta({}, finishReason);
    if (usage) this.send({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [], usage });
    this.send('[DONE]');
    this.response.end();
  }

  /** Ends the connection in the middle. */
  cut(): void {
    this.response.destroy();
  }
}
