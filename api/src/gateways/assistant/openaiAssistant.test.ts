import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { AssistantEvent, AssistantItem, AssistantRequest } from './assistant.gateway.ts';
import { AssistantFailure } from './assistant.gateway.ts';
import { createOpenAiAssistant } from './openaiAssistant.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A server that answers every request with `listener`. Returns what a client is given. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

/** Without limits of its own, only what a test does itself ends an answer. */
const assistant = (baseUrl: string, limits: { firstTokenTimeoutMs?: number; totalTimeoutMs?: number } = {}) =>
  createOpenAiAssistant({
    apiKey: 'key',
    baseUrl,
    model: 'test',
    firstTokenTimeoutMs: 600_000,
    totalTimeoutMs: 600_000,
    ...limits,
  });

const request = (more: Partial<AssistantRequest> = {}): AssistantRequest => ({
  instructions: 'Be kind.',
  items: [{ type: 'message', role: 'user', text: 'Hello' }],
  tools: [],
  signal: new AbortController().signal,
  ...more,
});

const send = (response: ServerResponse, event: { type: string } & Record<string, unknown>) =>
  response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);

const begin = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send(response, { type: 'response.created', sequence_number: 0, response: { id: 'resp_1', output: [] } });
};

const word = (response: ServerResponse, delta: string) =>
  send(response, {
    type: 'response.output_text.delta',
    sequence_number: 1,
    item_id: 'msg_1',
    output_index: 0,
    content_index: 0,
    delta,
    logprobs: [],
  });

const complete = (response: ServerResponse) =>
  send(response, { type: 'response.completed', sequence_number: 2, response: { id: 'resp_1', output: [] } });

const call = (response: ServerResponse, args: string, status = 'completed') =>
  send(response, {
    type: 'response.output_item.done',
    sequence_number: 1,
    output_index: 0,
    item: {
      type: 'function_call',
      id: 'fc_1',
      call_id: 'call_1',
      name: 'save_menu',
      arguments: args,
      status,
    },
  });

/** Everything told before the end, and the reason of the failure (null: a whole answer). */
async function collect(events: AsyncIterable<AssistantEvent>) {
  const told: AssistantEvent[] = [];
  try {
    for await (const event of events) told.push(event);
    return { told, reason: null };
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error;
    return { told, reason: error.reason };
  }
}

describe('what is asked', () => {
  it('sends items, strict tools and limits, and keeps nothing at the service', async () => {
    let body: unknown;
    let key: string | undefined;
    const baseUrl = await serve(async (incoming, response) => {
      body = await json(incoming);
      key = incoming.headers.authorization;
      begin(response);
      complete(response);
      response.end();
    });
    const parameters = { type: 'object', properties: {}, required: [], additionalProperties: false };
    const items: AssistantItem[] = [
      { type: 'message', role: 'user', text: 'Hello' },
      { type: 'message', role: 'assistant', text: 'Hi' },
      { type: 'toolCall', callId: 'c1', name: 'request_logo', arguments: '{}' },
      { type: 'toolResult', callId: 'c1', output: '{"ok":true}' },
    ];
    const tools = [{ name: 'request_logo', description: 'Asks for it.', parameters }];
    expect(await collect(assistant(baseUrl).respond(request({ items, tools })))).toEqual({
      told: [],
      reason: null,
    });
    expect(key).toBe('Bearer key');
    expect(body).toEqual({
      model: 'test',
      instructions: 'Be kind.',
      input: [
        { type: 'message', role: 'user', content: 'Hello' },
        { type: 'message', role: 'assistant', content: 'Hi' },
        { type: 'function_call', call_id: 'c1', name: 'request_logo', arguments: '{}' },
        { type: 'function_call_output', call_id: 'c1', output: '{"ok":true}' },
      ],
      tools: [
        { type: 'function', name: 'request_logo', description: 'Asks for it.', parameters, strict: true },
      ],
      max_output_tokens: 16_000,
      store: false,
      stream: true,
    });
  });

  it.each([
    ['gpt-5-mini', { effort: 'low' }],
    ['o4-mini', { effort: 'low' }],
    ['gpt-5-chat-latest', undefined],
    ['gpt-4.1-mini', undefined],
  ])('asks %s to think %o', async (model, reasoning) => {
    let body: unknown;
    const baseUrl = await serve(async (incoming, response) => {
      body = await json(incoming);
      begin(response);
      complete(response);
      response.end();
    });
    const limits = { apiKey: 'key', baseUrl, firstTokenTimeoutMs: 5_000, totalTimeoutMs: 8_000 };
    await collect(createOpenAiAssistant({ ...limits, model }).respond(request()));
    expect((body as { reasoning?: unknown }).reasoning).toEqual(reasoning);
  });
});

describe('what is told', () => {
  it('tells each word when it comes, not later', async () => {
    const words = ['One', ' token', ' at', ' a', ' time'];
    let next: () => void = () => undefined;
    const baseUrl = await serve((_, response) => {
      begin(response);
      const rest = [...words];
      next = () => {
        const delta = rest.shift();
        if (delta !== undefined) return void word(response, delta);
        complete(response);
        response.end();
      };
      next();
    });
    const told: string[] = [];
    for await (const event of assistant(baseUrl).respond(request())) {
      if (event.type === 'text') told.push(event.delta);
      // The server sends the next word only after this one has arrived here.
      next();
    }
    expect(told).toEqual(words);
  });

  it('hands on the arguments of a tool as the model wrote them, even broken ones', async () => {
    const baseUrl = await serve((_, response) => {
      begin(response);
      word(response, 'One moment.');
      call(response, '{"sections": [');
      complete(response);
      response.end();
    });
    expect(await collect(assistant(baseUrl).respond(request()))).toEqual({
      told: [
        { type: 'text', delta: 'One moment.' },
        { type: 'toolCall', callId: 'call_1', name: 'save_menu', arguments: '{"sections": [' },
      ],
      reason: null,
    });
  });

  it('tells the words of a refusal', async () => {
    const baseUrl = await serve((_, response) => {
      begin(response);
      send(response, {
        type: 'response.refusal.delta',
        sequence_number: 1,
        delta: 'I cannot help with that.',
      });
      complete(response);
      response.end();
    });
    expect(await collect(assistant(baseUrl).respond(request()))).toEqual({
      told: [{ type: 'text', delta: 'I cannot help with that.' }],
      reason: null,
    });
  });

  it('ends a whole answer although the connection stays open', async () => {
    const baseUrl = await serve((_, response) => {
      begin(response);
      word(response, 'Hi');
      complete(response);
    });
    expect(await collect(assistant(baseUrl).respond(request()))).toEqual({
      told: [{ type: 'text', delta: 'Hi' }],
      reason: null,
    });
  });

  it('uses its connections again, although the body ends after the end mark', async () => {
    const ports = new Set<number | undefined>();
    let end: () => void = () => undefined;
    const baseUrl = await serve((incoming, response) => {
      ports.add(incoming.socket.remotePort);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.cork();
      word(response, 'Hi');
      complete(response);
      response.uncork();
      end = () => void response.end();
    });
    const gateway = assistant(baseUrl);
    for (let i = 0; i < 6; i += 1) {
      const events = gateway.respond(request())[Symbol.asyncIterator]();
      expect((await events.next()).done).toBe(false);
      const last = events.next();
      await new Promise(setImmediate);
      end();
      expect((await last).done).toBe(true);
    }
    // fetch gives a connection back a moment after its body has ended, so a second one may be open.
    expect(ports.size).toBeLessThanOrEqual(2);
  });
});

describe('failures', () => {
  const answerWith =
    (status: number, code: string | null) => (_: IncomingMessage, response: ServerResponse) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message: 'No.', type: 'x', param: null, code } }));

  it.each([
    [400, 'invalid_prompt', 'refused'],
    [401, 'invalid_api_key', 'refused'],
    [403, null, 'refused'],
    [404, 'model_not_found', 'refused'],
    [408, null, 'unavailable'],
    [429, 'rate_limit_exceeded', 'rateLimited'],
    [429, 'insufficient_quota', 'unavailable'],
    [500, 'server_error', 'unavailable'],
    [503, null, 'unavailable'],
  ])('status %i with code %s is %s, asked once', async (status, code, reason) => {
    let count = 0;
    const baseUrl = await serve((incoming, response) => {
      count += 1;
      answerWith(status, code)(incoming, response);
    });
    expect(await collect(assistant(baseUrl).respond(request()))).toEqual({ told: [], reason });
    expect(count).toBe(1);
  });

  it('a refused connection is unavailable', async () => {
    const baseUrl = await serve(() => undefined);
    await closing.pop()?.();
    expect(await collect(assistant(baseUrl).respond(request()))).toEqual({ told: [], reason: 'unavailable' });
  });

  it('a server that hangs up without an answer is unavailable', async () => {
    const baseUrl = await serve((incoming) => incoming.socket.destroy());
    expect(await collect(assistant(baseUrl).respond(request()))).toEqual({ told: [], reason: 'unavailable' });
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['the socket dies', (response) => void response.socket?.destroy(), 'cut'],
    ['the stream just ends', (response) => void response.end(), 'cut'],
    [
      'half an event is the last',
      (response) => void response.end('event: response.x\ndata: {"ty\n\n'),
      'cut',
    ],
    [
      'response.incomplete for its length',
      (response) => {
        const incomplete = { id: 'r', output: [], incomplete_details: { reason: 'max_output_tokens' } };
        send(response, { type: 'response.incomplete', sequence_number: 2, response: incomplete });
        response.end();
      },
      'cut',
    ],
    [
      'response.incomplete for its content',
      (response) => {
        const incomplete = { id: 'r', output: [], incomplete_details: { reason: 'content_filter' } };
        send(response, { type: 'response.incomplete', sequence_number: 2, response: incomplete });
        response.end();
      },
      'refused',
    ],
    [
      'response.failed',
      (response) => {
        const failed = { id: 'r', output: [], error: { code: 'server_error', message: 'Oh.' } };
        send(response, { type: 'response.failed', sequence_number: 2, response: failed });
        response.end();
      },
      'unavailable',
    ],
    [
      'response.failed for the rate',
      (response) => {
        const failed = { id: 'r', output: [], error: { code: 'rate_limit_exceeded', message: 'Slow down.' } };
        send(response, { type: 'response.failed', sequence_number: 2, response: failed });
        response.end();
      },
      'rateLimited',
    ],
    [
      'an error event',
      (response) => {
        send(response, {
          type: 'error',
          sequence_number: 2,
          code: 'server_error',
          message: 'Oh.',
          param: null,
        });
        response.end();
      },
      'unavailable',
    ],
    [
      'an error event without a name',
      (response) => {
        response.write(
          `data: ${JSON.stringify({ type: 'error', code: 'rate_limit_exceeded', message: 'Oh.' })}\n\n`,
        );
        response.end();
      },
      'rateLimited',
    ],
    [
      'a half call and response.incomplete',
      (response) => {
        call(response, '{"sect', 'incomplete');
        const incomplete = { id: 'r', output: [], incomplete_details: { reason: 'max_output_tokens' } };
        send(response, { type: 'response.incomplete', sequence_number: 2, response: incomplete });
        response.end();
      },
      'cut',
    ],
  ])('after the first word: %s', async (_name, finish, reason) => {
    let goOn: () => void = () => undefined;
    const baseUrl = await serve((_, response) => {
      begin(response);
      word(response, 'Half');
      goOn = () => finish(response);
    });
    const events = assistant(baseUrl).respond(request())[Symbol.asyncIterator]();
    expect(await events.next()).toEqual({ done: false, value: { type: 'text', delta: 'Half' } });
    goOn();
    await expect(events.next()).rejects.toMatchObject({ name: 'Error', reason });
  });

  it('an answer that is no stream is cut', async () => {
    const baseUrl = await serve((_, response) => void response.end('<html>a proxy page</html>'));
    expect(await collect(assistant(baseUrl).respond(request()))).toEqual({ told: [], reason: 'cut' });
  });

  it('silence before the first token is a timeout, before and after the headers', async () => {
    for (const listener of [
      () => undefined,
      (_: IncomingMessage, response: ServerResponse) => begin(response),
    ]) {
      const baseUrl = await serve(listener);
      const outcome = await collect(assistant(baseUrl, { firstTokenTimeoutMs: 60 }).respond(request()));
      expect(outcome).toEqual({ told: [], reason: 'timeout' });
    }
  });

  it('silence after the first token ends with the total time, not before', async () => {
    const baseUrl = await serve((_, response) => {
      begin(response);
      word(response, 'Well');
    });
    const limits = { firstTokenTimeoutMs: 60, totalTimeoutMs: 200 };
    const started = performance.now();
    const outcome = await collect(assistant(baseUrl, limits).respond(request()));
    expect(outcome).toEqual({ told: [{ type: 'text', delta: 'Well' }], reason: 'timeout' });
    expect(performance.now() - started).toBeGreaterThan(190);
  });
});

describe('a visitor who leaves', () => {
  /** A server that says one word; `left` resolves when its client is gone. */
  async function talkative() {
    let gone: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (gone = resolve));
    const baseUrl = await serve((_, response) => {
      response.once('close', gone);
      begin(response);
      word(response, 'Once');
    });
    return { baseUrl, left };
  }

  it('aborts the request upstream while a word is awaited', async () => {
    const { baseUrl, left } = await talkative();
    const leave = new AbortController();
    const events = assistant(baseUrl)
      .respond(request({ signal: leave.signal }))
      [Symbol.asyncIterator]();
    expect((await events.next()).value).toEqual({ type: 'text', delta: 'Once' });
    const next = events.next();
    leave.abort();
    await expect(next).rejects.toMatchObject({ reason: 'aborted' });
    await left;
  });

  it('aborts the request upstream when the reader stops reading', async () => {
    const { baseUrl, left } = await talkative();
    for await (const event of assistant(baseUrl).respond(request())) {
      expect(event.type).toBe('text');
      break;
    }
    await left;
  });

  it('is not even asked for when already gone', async () => {
    let count = 0;
    const baseUrl = await serve(() => (count += 1));
    const outcome = await collect(assistant(baseUrl).respond(request({ signal: AbortSignal.abort() })));
    expect(outcome).toEqual({ told: [], reason: 'aborted' });
    expect(count).toBe(0);
  });

  it('aborts before the headers', async () => {
    let arrived: (incoming: IncomingMessage) => void = () => undefined;
    const incoming = new Promise<IncomingMessage>((resolve) => (arrived = resolve));
    const baseUrl = await serve((message) => arrived(message));
    const leave = new AbortController();
    const outcome = collect(assistant(baseUrl).respond(request({ signal: leave.signal })));
    const closed = once((await incoming).socket, 'close');
    leave.abort();
    expect(await outcome).toEqual({ told: [], reason: 'aborted' });
    await closed;
  });
});
