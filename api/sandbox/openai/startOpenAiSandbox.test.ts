import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { OpenAI } from 'openai';
import type { ResponseStreamEvent } from 'openai/resources/responses/responses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUESTIONS } from './script.ts';
import { startOpenAiSandbox } from './startOpenAiSandbox.ts';

let sandbox: Awaited<ReturnType<typeof startOpenAiSandbox>>;
beforeAll(async () => {
  sandbox = await startOpenAiSandbox({ port: 0, apiKey: 'secret', wordDelayMs: 0 });
});
afterAll(() => sandbox.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.baseUrl}/responses`, {
    method: 'POST',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const client = () => new OpenAI({ apiKey: 'secret', baseURL: sandbox.baseUrl, maxRetries: 0 });

const asking = { role: 'assistant', content: QUESTIONS.name } as const;

async function eventsOf(input: OpenAI.Responses.ResponseInput): Promise<ResponseStreamEvent[]> {
  const events: ResponseStreamEvent[] = [];
  for await (const event of await client().responses.create({ model: 'm', input, stream: true }))
    events.push(event);
  return events;
}

describe('protocol', { tags: ['@long'] }, () => {
  it('the phrase "wf_error please" is refused with an error that a retry does not fix', async () => {
    const refused = client().responses.create({
      model: 'm',
      input: [{ role: 'user', content: 'WF_ERROR please.' }],
      stream: true,
    });
    await expect(refused).rejects.toMatchObject({ status: 400, code: 'invalid_prompt' });
    // Only the last message counts: the conversation continues afterwards.
    const events = await eventsOf([
      { role: 'user', content: 'wf_error please' },
      asking,
      { role: 'user', content: 'Luigi' },
    ]);
    expect(events.at(-1)?.type).toBe('response.completed');
  });

  it('a picture is refused, as by a model for text alone', async () => {
    const picture = { type: 'input_image', image_url: 'data:image/png;base64,AAAA', detail: 'high' } as const;
    const refused = client().responses.create({
      model: 'm',
      input: [{ role: 'user', content: [{ type: 'input_text', text: 'Hello' }, picture] }],
    });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('input_image is only supported by certain models') as string,
    });
  });

  it('a JSON response is readable by the SDK', async () => {
    const response = await client().responses.create({
      model: 'm',
      instructions: 'Be kind.',
      input: 'hello',
    });
    expect(response).toMatchObject({ object: 'response', status: 'completed', model: 'm', error: null });
    expect(response.output_text).toContain(QUESTIONS.name);
    expect(response.usage?.total_tokens).toBeGreaterThan(10);
    expect(response.id).toMatch(/^resp_/);
  });

  it('a stream has numbered events word by word and ends with the whole response', async () => {
    const events = await eventsOf([{ role: 'user', content: 'hello' }]);
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual(events.map((_, index) => index));
    const types = events.map(({ type }) => type);
    expect(types.filter((type) => type !== 'response.output_text.delta')).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ]);
    const words = events.flatMap((event) =>
      event.type === 'response.output_text.delta' ? [event.delta] : [],
    );
    expect(words.length).toBeGreaterThan(8);
    expect(words.every((word) => /^\S+\s*$/.test(word))).toBe(true);
    const last = events.at(-1);
    expect(last?.type === 'response.completed' && last.response.output).toMatchObject([
      { type: 'message', content: [{ text: words.join('') }] },
    ]);
  });

  it('function calls are streamed as output items', async () => {
    const events = await eventsOf([asking, { role: 'user', content: 'Luigi’s' }]);
    expect(events.map(({ type }) => type)).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.function_call_arguments.delta',
      'response.function_call_arguments.done',
      'response.output_item.done',
      'response.completed',
    ]);
    const done = events.find((event) => event.type === 'response.output_item.done');
    expect(done?.item).toMatchObject({ type: 'function_call', name: 'save_details', status: 'completed' });
    expect(done?.item).toHaveProperty('call_id', expect.stringMatching(/^call_/));
  });

  it('an event has its name on the line before its data, and the stream has no [DONE]', async () => {
    const body = await (await post({ model: 'm', input: 'hello', stream: true })).text();
    expect(body.startsWith('event: response.created\ndata: {"type":"response.created"')).toBe(true);
    expect(body).not.toContain('[DONE]');
  });

  it('words are delayed, except the first one', async () => {
    const slow = await startOpenAiSandbox({ port: 0, apiKey: 'secret', wordDelayMs: 60_000 });
    try {
      const openai = new OpenAI({ apiKey: 'secret', baseURL: slow.baseUrl, maxRetries: 0 });
      const stream = await openai.responses.create({ model: 'm', input: 'hello', stream: true });
      const words: string[] = [];
      for await (const event of stream) {
        if (event.type !== 'response.output_text.delta') continue;
        words.push(event.delta);
        break;
      }
      expect(words).toEqual(['Hello! ']);
    } finally {
      await slow.close();
    }
  });

  it('the server listens on the loopback address only', () => {
    expect(sandbox.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
  });

  it('the server takes another port when its own is taken', async () => {
    const port = Number(new URL(sandbox.baseUrl).port);
    const other = await startOpenAiSandbox({ port, apiKey: 'secret' });
    expect(other.baseUrl).not.toBe(sandbox.baseUrl);
    await other.close();
  });

  it('a client that disconnects does not break the server', async () => {
    const body = JSON.stringify({ model: 'm', input: 'hello', stream: true });
    const outgoing = httpRequest(`${sandbox.baseUrl}/responses`, {
      method: 'POST',
      headers: { authorization: 'Bearer secret' },
    }).end(body);
    const [incoming] = (await once(outgoing, 'response')) as [NodeJS.ReadableStream];
    await once(incoming, 'data');
    outgoing.destroy();
    expect((await post({ model: 'm', input: 'hello' })).status).toBe(200);
  });
});

describe('refusals', { tags: ['@long'] }, () => {
  const call = { type: 'function_call', call_id: 'c1', name: 'x', arguments: '{}' };
  const output = { type: 'function_call_output', call_id: 'c1', output: '{}' };
  const tool = (parameters: unknown, strict = true) => ({
    model: 'm',
    input: 'hello',
    tools: [{ type: 'function', name: 'x', description: '', parameters, strict }],
  });
  const object = (properties: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
    ...more,
  });

  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{"model":', /parse the JSON/],
    ['no model', { input: 'hello' }, /'model'/],
    ['no input', { model: 'm' }, /'input'/],
    ['an unknown role', { model: 'm', input: [{ role: 'wizard', content: 'x' }] }, /'input'/],
    ['a tiny output limit', { model: 'm', input: 'x', max_output_tokens: 3 }, /'max_output_tokens'/],
    ['a call without its output', { model: 'm', input: [call] }, /No tool output found for function call c1/],
    ['an output without its call', { model: 'm', input: [output] }, /No tool call found for .* c1/],
    ['an output before its call', { model: 'm', input: [output, call] }, /No tool call found for .* c1/],
    ['a strict tool without a schema', tool(null), /Invalid schema for function 'x'/],
    [
      'a strict tool that allows more',
      tool(object({}, { additionalProperties: true })),
      /'additionalProperties'/,
    ],
    ['a strict tool with an optional property', tool(object({ a: {} }, { required: [] })), /Missing 'a'/],
    [
      'a loose object within',
      tool(object({ a: { type: 'array', items: { type: 'object' } } })),
      /context=\(\) a items/,
    ],
  ])('a request with %s is refused with 400', async (_, body, message) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: {
        message: expect.stringMatching(message) as string,
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
    });
  });

  it('a loose tool that is not strict, and a call with its output are accepted', async () => {
    expect((await post(tool({ type: 'object' }, false))).status).toBe(200);
    expect((await post({ model: 'm', input: [call, output] })).status).toBe(200);
  });

  it.each(['', 'Bearer ', 'Bearer wrong', 'secret', 'Basic secret'])(
    'the authorization %j is refused',
    async (authorization) => {
      const response = await post({ model: 'm', input: 'hello' }, { authorization });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { code: 'invalid_api_key' } });
    },
  );

  it('unknown addresses and methods are refused', async () => {
    for (const [path, method] of [
      ['/models', 'GET'],
      ['/responses', 'GET'],
      ['/embeddings', 'POST'],
    ] as const) {
      const response = await fetch(sandbox.baseUrl + path, {
        method,
        headers: { authorization: 'Bearer secret' },
      });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    }
  });
});
