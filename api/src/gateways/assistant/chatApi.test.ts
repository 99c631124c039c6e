import { describe, expect, it } from 'vitest';
import { askedAssistant } from '../../../test/askedAssistant.ts';
import { ChatWire, type ModelRequest, startModelServer } from '../../../test/startModelServer.ts';
import type { AssistantItem } from './assistant.gateway.ts';

/** What the gateway tells of this answer. */
async function told(answer: (wire: ChatWire) => void, request: Parameters<typeof askedAssistant>[1] = {}) {
  await using server = await startModelServer(({ response }) => answer(new ChatWire(response)));
  const outcome = await askedAssistant({ baseUrl: server.baseUrl, api: 'chat' }, request);
  return { ...outcome, asked: server.asked };
}

const text = (delta: string) => ({ type: 'text', delta });
const call = (callId: string, args: string, name = 'save_menu') => ({
  type: 'toolCall',
  callId,
  name,
  arguments: args,
});

describe('requests', () => {
  it('a request has the instructions, the history, strict tools and limits', async () => {
    const parameters = { type: 'object', properties: {}, required: [], additionalProperties: false };
    const items: AssistantItem[] = [
      { type: 'message', role: 'user', text: 'Hello' },
      { type: 'message', role: 'assistant', text: 'Hi' },
      { type: 'toolCall', callId: 'c1', name: 'request_logo', arguments: '{}' },
      { type: 'toolResult', callId: 'c1', output: '{"ok":true}' },
      { type: 'toolCall', callId: 'c2', name: 'request_logo', arguments: '{}' },
      { type: 'toolResult', callId: 'c2', output: '{"ok":false}' },
    ];
    const tools = [{ name: 'request_logo', description: 'Asks for it.', parameters }];
    const { asked, reason } = await told((wire) => wire.end(), { items, tools });
    const toolCall = (id: string) => ({
      type: 'function',
      id,
      function: { name: 'request_logo', arguments: '{}' },
    });
    expect(reason).toBeNull();
    expect(asked.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
    expect(asked[0]?.body).toEqual({
      model: 'test',
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'Hi', tool_calls: [toolCall('c1')] },
        { role: 'tool', tool_call_id: 'c1', content: '{"ok":true}' },
        { role: 'assistant', content: null, tool_calls: [toolCall('c2')] },
        { role: 'tool', tool_call_id: 'c2', content: '{"ok":false}' },
      ],
      tools: [
        {
          type: 'function',
          function: { name: 'request_logo', description: 'Asks for it.', parameters, strict: true },
        },
      ],
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 16_000,
    });
  });

  it('a reasoning model is asked to think little and has the newer limit', async () => {
    await using server = await startModelServer(({ response }) => new ChatWire(response).end());
    await askedAssistant({ baseUrl: server.baseUrl, api: 'chat', model: 'gpt-5-mini' });
    expect(server.asked[0]?.body).toMatchObject({ max_completion_tokens: 16_000, reasoning_effort: 'low' });
    expect(server.asked[0]?.body).not.toHaveProperty('max_tokens');
  });

  it('a photo is the last message, in high detail', async () => {
    const photo = { bytes: Buffer.from('a photo'), contentType: 'image/webp' };
    const { asked } = await told((wire) => wire.end(), { photo });
    const url = `data:image/webp;base64,${photo.bytes.toString('base64')}`;
    expect([asked[0]?.body['messages']].flat().at(-1)).toEqual({
      role: 'user',
      content: [{ type: 'image_url', image_url: { url, detail: 'high' } }],
    });
  });
});

describe('answers', () => {
  it('each word is returned, and tokens are counted', async () => {
    const { events, reason, counts } = await told((wire) => {
      for (const word of ['One', ' token', ' at', ' a', ' time']) wire.word(word);
      wire.end('stop', { prompt_tokens: 7, completion_tokens: 5 });
    });
    expect(events).toEqual(['One', ' token', ' at', ' a', ' time'].map(text));
    expect(reason).toBeNull();
    expect(counts).toMatchObject({ answers: 1, tokens: { input: 7, output: 5 } });
  });

  it('words come before the calls of the same answer, whose parts are put together', async () => {
    const { events } = await told((wire) => {
      wire.word('Lovely.');
      wire.call({ index: 0, id: 'c1', type: 'function', function: { name: 'save_menu', arguments: '' } });
      wire.call({ index: 0, function: { arguments: '{"sections"' } });
      wire.call({ index: 1, id: 'c2', type: 'function', function: { name: 'request_logo', arguments: '{' } });
      wire.call({ index: 0, function: { arguments: ':[]}' } });
      wire.call({ index: 1, function: { arguments: '}' } });
      wire.end('tool_calls');
    });
    expect(events).toEqual([
      text('Lovely.'),
      call('c1', '{"sections":[]}'),
      call('c2', '{}', 'request_logo'),
    ]);
  });

  it.each<[string, (wire: ChatWire) => void, string[]]>([
    [
      'sends whole calls, all with the number 0, and ends with stop',
      (wire) => {
        wire.call({ index: 0, id: 'c1', function: { name: 'save_menu', arguments: '{"a":1}' } });
        wire.call({ index: 0, id: 'c2', function: { name: 'save_menu', arguments: '{"b":2}' } });
        wire.end('stop');
      },
      ['{"a":1}', '{"b":2}'],
    ],
    [
      'numbers no calls',
      (wire) => {
        wire.call({ id: 'c1', function: { name: 'save_menu', arguments: '{"a"' } });
        wire.call({ function: { arguments: ':1}' } });
        wire.end('tool_calls');
      },
      ['{"a":1}'],
    ],
    [
      'sends no arguments for a call without parameters',
      (wire) => {
        wire.call({ index: 0, id: 'c1', function: { name: 'save_menu' } });
        wire.end('tool_calls');
      },
      ['{}'],
    ],
    [
      'repeats id and name in each part',
      (wire) => {
        wire.call({ index: 0, id: 'c1', function: { name: 'save_menu', arguments: '{"a"' } });
        wire.call({ index: 0, id: 'c1', function: { name: 'save_menu', arguments: ':1}' } });
        wire.end('tool_calls');
      },
      ['{"a":1}'],
    ],
    [
      'gives no ids',
      (wire) => {
        wire.call({ index: 0, function: { name: 'save_menu', arguments: '{"a":1}' } });
        wire.call({ index: 1, function: { name: 'save_menu', arguments: '{"b":2}' } });
        wire.end('tool_calls');
      },
      ['{"a":1}', '{"b":2}'],
    ],
  ])('the calls of a service that %s are read', async (_what, answer, expected) => {
    const { events, reason } = await told(answer);
    expect(reason).toBeNull();
    const calls = events.flatMap((event) => (event.type === 'toolCall' ? [event] : []));
    expect(calls.map((one) => one.arguments)).toEqual(expected);
    expect(calls.every(({ name }) => name === 'save_menu')).toBe(true);
    expect(new Set(calls.map(({ callId }) => callId)).size).toBe(expected.length);
  });

  it('an answer ends at its end mark although the connection stays open', async () => {
    const { events, reason } = await told((wire) => {
      wire.word('Hi');
      wire.delta({}, 'stop');
    });
    expect({ events, reason }).toEqual({ events: [text('Hi')], reason: null });
  });
});

describe('failures', () => {
  const error = (code: string) => ({ error: { message: 'Oh.', code } });

  it.each<[string, (wire: ChatWire) => void, string]>([
    ['the socket dies', (wire) => wire.cut(), 'cut'],
    ['the stream ends without an end mark', (wire) => wire.send('[DONE]'), 'cut'],
    ['an event is broken', (wire) => wire.send('{"choices":['), 'cut'],
    ['the length is used up', (wire) => wire.end('length'), 'cut'],
    ['the content is filtered', (wire) => wire.end('content_filter'), 'refused'],
    ['an error arrives', (wire) => wire.send(error('server_error')), 'unavailable'],
    ['the rate limit is reached', (wire) => wire.send(error('rate_limit_exceeded')), 'rateLimited'],
  ])('an answer fails after the first word when %s', async (_when, finish, reason) => {
    const outcome = await told((wire) => {
      wire.word('Well');
      wire.call({ index: 0, id: 'c1', function: { name: 'save_menu', arguments: '{"sect' } });
      // After the word has been sent.
      setImmediate(() => finish(wire));
    });
    expect(outcome).toMatchObject({ reason, events: outcome.events.length > 0 ? [text('Well')] : [] });
  });

  it.each<[string, (request: ModelRequest) => unknown]>([
    ['before the headers', () => undefined],
    ['after the headers', ({ response }) => new ChatWire(response)],
  ])('silence %s is a timeout', async (_when, answer) => {
    await using server = await startModelServer(answer);
    const config = { baseUrl: server.baseUrl, api: 'chat', firstTokenTimeoutMs: 60 } as const;
    expect(await askedAssistant(config)).toMatchObject({ events: [], reason: 'timeout' });
  });

  it('silence after the first word is limited by the total time', async () => {
    await using server = await startModelServer(({ response }) => new ChatWire(response).word('Well'));
    const config = { baseUrl: server.baseUrl, api: 'chat', firstTokenTimeoutMs: 5_000, totalTimeoutMs: 200 };
    expect(await askedAssistant({ ...config, api: 'chat' })).toMatchObject({
      events: [text('Well')],
      reason: 'timeout',
    });
  });

  it('a reader that stops reading ends the request to the model', async () => {
    const left = Promise.withResolvers<void>();
    await using server = await startModelServer(({ response }) => {
      response.once('close', left.resolve);
      new ChatWire(response).word('Well');
    });
    const leave = new AbortController();
    const outcome = askedAssistant({ baseUrl: server.baseUrl, api: 'chat' }, { signal: leave.signal }, () =>
      leave.abort(),
    );
    expect(await outcome).toMatchObject({ events: [text('Well')], reason: 'aborted' });
    await left.promise;
  });
});
