import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import type { AssistantEvent, AssistantItem } from './assistant.gateway.ts';
import { AssistantFailure } from './assistant.gateway.ts';
import { createOpenAiAssistant } from './openaiAssistant.ts';

/** The gateway against an independent implementation of the protocols. */
describe.each(['responses', 'chat'] as const)('against an independent service that speaks %s', (api) => {
  const mock = new LLMock({ port: 0, host: '127.0.0.1', chunkSize: 4 });
  beforeAll(() => mock.start());
  afterAll(() => mock.stop());
  beforeEach(() => void mock.clearFixtures());

  async function respond(items: AssistantItem[]): Promise<AssistantEvent[]> {
    const assistant = createOpenAiAssistant(
      {
        apiKey: 'key',
        baseUrl: `${mock.url}/v1`,
        model: 'gpt-5-mini',
        api,
        firstTokenTimeoutMs: 5_000,
        totalTimeoutMs: 8_000,
      },
      createLog('silent'),
    );
    const parameters = {
      type: 'object',
      properties: { name: { type: 'string' } },
      required: ['name'],
      additionalProperties: false,
    };
    const events: AssistantEvent[] = [];
    const tools = [{ name: 'save_details', description: 'Saves.', parameters }];
    const request = { instructions: 'Be kind.', items, tools, signal: new AbortController().signal };
    for await (const event of assistant.respond(request)) events.push(event);
    return events;
  }

  const user = (text: string): AssistantItem => ({ type: 'message', role: 'user', text });

  it('the gateway streams text', async () => {
    mock.onMessage('Hello', { content: 'What is your business called?' });
    const events = await respond([user('Hello')]);
    expect(events.length).toBeGreaterThan(3);
    expect(events.map((event) => (event.type === 'text' ? event.delta : '')).join('')).toBe(
      'What is your business called?',
    );
  });

  it('the gateway returns text and tool calls of one answer in order', async () => {
    const args = '{"name":"Luigi’s"}';
    mock.onMessage('Luigi', {
      content: 'Lovely.',
      toolCalls: [{ id: 'call_7', name: 'save_details', arguments: args }],
    });
    const events = await respond([user('We are Luigi’s')]);
    expect(events.at(-1)).toEqual({
      type: 'toolCall',
      callId: 'call_7',
      name: 'save_details',
      arguments: args,
    });
    expect(events.slice(0, -1).every(({ type }) => type === 'text')).toBe(true);
  });

  it('the gateway sends the result of a tool', async () => {
    mock.onToolResult('call_7', { content: 'Saved.' });
    const events = await respond([
      user('We are Luigi’s'),
      { type: 'toolCall', callId: 'call_7', name: 'save_details', arguments: '{"name":"Luigi’s"}' },
      { type: 'toolResult', callId: 'call_7', output: '{"ok":true}' },
    ]);
    expect(events.map((event) => (event.type === 'text' ? event.delta : '')).join('')).toBe('Saved.');
  });

  const reasonOf = async (asked: Promise<unknown>) => {
    const error: unknown = await asked.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return error instanceof AssistantFailure ? error.reason : error;
  };

  it('an interrupted stream fails as cut', async () => {
    mock.onMessage(
      'Hello',
      { content: 'A longer answer that never ends' },
      { truncateAfterChunks: 8, latency: 2 },
    );
    expect(await reasonOf(respond([user('Hello')]))).toBe('cut');
  });

  it.each([
    [429, 'rateLimited'],
    [500, 'unavailable'],
    [400, 'refused'],
  ])('status %i fails as %s', async (status, reason) => {
    mock.nextRequestError(status, { message: 'No.' });
    expect(await reasonOf(respond([user('Hello')]))).toBe(reason);
  });
});
