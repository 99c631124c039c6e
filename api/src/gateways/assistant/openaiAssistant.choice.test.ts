import { describe, expect, it } from 'vitest';
import { eventsOf, modelAssistant } from '../../../test/askedAssistant.ts';
import {
  ChatWire,
  type ModelRequest,
  sendModelError,
  startModelServer,
} from '../../../test/startModelServer.ts';
import { LLMock } from '@copilotkit/aimock';

const CHAT = '/v1/chat/completions';
const RESPONSES = '/v1/responses';

const sayHi = ({ response }: ModelRequest) => {
  const wire = new ChatWire(response);
  wire.word('Hi');
  wire.end();
};
/** A server without the Responses API. */
const chatOnly = (answer: (request: ModelRequest) => unknown) => (request: ModelRequest) =>
  request.path === CHAT ? answer(request) : sendModelError(request, 404);
const hi = { events: [{ type: 'text', delta: 'Hi' }], reason: null };
const paths = (asked: ModelRequest[]) => asked.map(({ path }) => path);

describe('the API of a service', () => {
  it('the check finds out that a service speaks only Chat Completions, and answers follow it', async () => {
    await using server = await startModelServer(chatOnly(sayHi));
    const { assistant, lines } = modelAssistant(server);
    expect(await assistant.check()).toEqual({ ok: true, value: 'Chat Completions' });
    expect(await eventsOf(assistant)).toEqual(hi);
    expect(paths(server.asked)).toEqual([RESPONSES, CHAT, CHAT]);
    expect(lines).toEqual([]);
  });

  it('the check finds the Responses API of an independent service, which also has the other one', async () => {
    const mock = new LLMock({ port: 0, host: '127.0.0.1' });
    await mock.start();
    try {
      mock.onMessage('Hello', { content: 'Hi' });
      const { assistant } = modelAssistant({ baseUrl: `${mock.url}/v1` });
      expect(await assistant.check()).toEqual({ ok: true, value: 'Responses API' });
    } finally {
      await mock.stop();
    }
  });

  it('without a check the first answer finds out which API a service speaks', async () => {
    await using server = await startModelServer(chatOnly(sayHi));
    const { assistant } = modelAssistant(server);
    expect(await eventsOf(assistant)).toEqual(hi);
    expect(await eventsOf(assistant)).toEqual(hi);
    expect(paths(server.asked)).toEqual([RESPONSES, CHAT, CHAT]);
  });

  it.each([403, 405, 400, 422, 501])('a service may deny the Responses API with %i', async (status) => {
    await using server = await startModelServer((request) =>
      request.path === CHAT ? sayHi(request) : sendModelError(request, status),
    );
    expect(await modelAssistant(server).assistant.check()).toEqual({ ok: true, value: 'Chat Completions' });
  });

  it('a service may deny the Responses API with a page', async () => {
    await using server = await startModelServer((request) =>
      request.path === CHAT ? sayHi(request) : request.response.end('<html>Hello</html>'),
    );
    expect(await modelAssistant(server).assistant.check()).toEqual({ ok: true, value: 'Chat Completions' });
  });

  it.each(['stream_options', 'max_tokens', 'strict'])('a service may refuse the field %s', async (field) => {
    await using server = await startModelServer(
      chatOnly((request) =>
        JSON.stringify(request.body).includes(`"${field}"`) ? sendModelError(request, 422) : sayHi(request),
      ),
    );
    const { assistant } = modelAssistant(server);
    expect(await assistant.check()).toEqual({ ok: true, value: 'Chat Completions with basic fields' });
    expect(await eventsOf(assistant)).toEqual(hi);
  });

  it.each([
    ['responses', RESPONSES],
    ['chat', CHAT],
  ] as const)('the setting %s is the only API that is asked', async (api, path) => {
    await using server = await startModelServer((request) => sendModelError(request, 404));
    const { assistant } = modelAssistant({ ...server, api });
    expect(await eventsOf(assistant)).toMatchObject({ reason: 'refused' });
    expect(paths(server.asked)).toEqual([path]);
  });

  it('a service that recovers answers the next message, by the API that it speaks then', async () => {
    let answer: (request: ModelRequest) => unknown = (request) => sendModelError(request, 500);
    await using server = await startModelServer((request) => answer(request));
    const { assistant } = modelAssistant(server);
    expect(await assistant.check()).toMatchObject({ ok: false });
    expect(await eventsOf(assistant)).toMatchObject({ reason: 'unavailable' });
    answer = chatOnly(sayHi);
    expect(await eventsOf(assistant)).toEqual(hi);
    // Another program answers at the address: the first message finds that out, the next one works.
    answer = (request) => {
      if (request.path === CHAT) return sendModelError(request, 404);
      request.response.writeHead(200, { 'content-type': 'text/event-stream' });
      request.response.write('data: {"type":"response.output_text.delta","delta":"Hi"}\n\n');
      request.response.end('data: {"type":"response.completed","response":{"output":[]}}\n\n');
    };
    expect(await eventsOf(assistant)).toMatchObject({ reason: 'refused' });
    expect(await eventsOf(assistant)).toEqual(hi);
  });

  it('an overloaded service is not asked by another API', async () => {
    await using server = await startModelServer((request) => sendModelError(request, 429));
    expect(await eventsOf(modelAssistant(server).assistant)).toMatchObject({ reason: 'rateLimited' });
    expect(paths(server.asked)).toEqual([RESPONSES]);
  });
});

describe('failures', () => {
  it.each<[string, (request: ModelRequest) => unknown, string]>([
    ['404', (request) => sendModelError(request, 404), '404, check OPENAI_BASE_URL and OPENAI_MODEL'],
    [
      'an unknown model',
      chatOnly((request) => sendModelError(request, 404, { code: 'model_not_found' })),
      '404 (model_not_found), check OPENAI_MODEL',
    ],
    ['401', (request) => sendModelError(request, 401), '401, check OPENAI_API_KEY'],
    [
      '401 by Chat Completions',
      chatOnly((request) => sendModelError(request, 401, { code: 'invalid_api_key' })),
      '401 (invalid_api_key), check OPENAI_API_KEY',
    ],
    ['429', (request) => sendModelError(request, 429), '429, too many requests'],
    [
      'an account without credit',
      (request) => sendModelError(request, 429, { code: 'insufficient_quota' }),
      '429 (insufficient_quota), the account has no credit left',
    ],
    ['500', (request) => sendModelError(request, 500), '500, the service has a fault'],
    [
      'a cut connection',
      ({ response }) => response.destroy(),
      'the connection failed (UND_ERR_SOCKET), check OPENAI_BASE_URL',
    ],
    [
      'a page',
      ({ response }) => response.end('<html>Hello</html>'),
      'its answer is neither of the Responses API nor of Chat Completions, check OPENAI_BASE_URL',
    ],
  ])('the check explains %s', async (_what, answer, problem) => {
    await using server = await startModelServer(answer);
    expect(await modelAssistant(server).assistant.check()).toEqual({ ok: false, error: problem });
  });

  it('the check explains an address where nothing listens', async () => {
    const server = await startModelServer(() => undefined);
    await server[Symbol.asyncDispose]();
    expect(await modelAssistant(server).assistant.check()).toEqual({
      ok: false,
      error: 'the connection failed (ECONNREFUSED), check OPENAI_BASE_URL',
    });
  });

  it('the check of a silent service ends in time', { tags: ['@long'] }, async () => {
    await using server = await startModelServer(() => undefined);
    expect(await modelAssistant(server).assistant.check()).toEqual({
      ok: false,
      error: 'no answer within 5 s',
    });
  });

  it('a failure is logged once with its facts, without the key and the words of the guest', async () => {
    const secrets = ['sk-very-secret', 'My phone is 07700 900123'];
    await using server = await startModelServer((request) =>
      sendModelError(request, 401, { message: secrets.join(), code: 'invalid_api_key' }),
    );
    const { assistant, lines } = modelAssistant({
      apiKey: 'sk-very-secret',
      baseUrl: `${server.baseUrl}?key=sk-very-secret`,
    });
    const items = [{ type: 'message' as const, role: 'user' as const, text: secrets.join() }];
    expect(await eventsOf(assistant, { items })).toMatchObject({ reason: 'refused' });
    expect(lines).toEqual([
      {
        level: 50,
        time: expect.any(String) as string,
        msg: 'the assistant failed',
        reason: 'refused',
        status: 401,
        code: 'invalid_api_key',
        serviceRequestId: 'req_1',
        model: 'test',
        baseUrl: server.baseUrl,
      },
    ]);
    for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it.each([
    [400, 'context_length_exceeded', 50],
    [400, 'content_filter', 30],
    [403, null, 50],
    [404, null, 50],
    [429, 'insufficient_quota', 50],
    [429, null, 40],
    [500, null, 40],
  ])('status %i with code %s is logged at level %i and counted', async (status, code, level) => {
    await using server = await startModelServer((request) => sendModelError(request, status, { code }));
    const { assistant, lines } = modelAssistant(server);
    const { reason } = await eventsOf(assistant);
    expect(lines.map((line) => line.level)).toEqual([level]);
    expect(assistant.counts.failures[reason ?? 'aborted']).toBe(1);
    expect(Object.values(assistant.counts.failures).reduce((sum, count) => sum + count)).toBe(1);
  });

  it.each<[string, (request: ModelRequest) => unknown]>([
    ['a silent service', () => undefined],
    ['a cut answer', ({ response }) => response.destroy()],
  ])('%s is logged as a warning', async (_what, answer) => {
    await using server = await startModelServer(answer);
    const { assistant, lines } = modelAssistant({ ...server, firstTokenTimeoutMs: 60 });
    await eventsOf(assistant);
    expect(lines.map((line) => line.level)).toEqual([40]);
  });

  it('a client that leaves is counted but not logged', async () => {
    await using server = await startModelServer(() => undefined);
    const { assistant, lines } = modelAssistant(server);
    expect(await eventsOf(assistant, { signal: AbortSignal.abort() })).toMatchObject({ reason: 'aborted' });
    expect(lines).toEqual([]);
    expect(assistant.counts.failures.aborted).toBe(1);
  });
});
