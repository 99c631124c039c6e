import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { untilPreview } from '../../test/untilPreview.ts';
import { AssistantFailure } from '../gateways/assistant/assistant.gateway.ts';
import { ConversationService } from '../modules/onboarding/conversation.service.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

interface Frame {
  event: string;
  data: Record<string, unknown>;
}

function stream(body: Record<string, unknown>, signal?: AbortSignal) {
  return fetch(`${app.url}/api/v1/onboarding/provisional-chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

const framesOf = (text: string): Frame[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((frame) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
      return { event, data: JSON.parse(data) as Record<string, unknown> };
    });

describe('a streamed answer', () => {
  it('a streamed answer has the same text as the stored turn', async () => {
    const response = await stream({ message: 'Hello' });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^onboarding=/)]);
    const frames = framesOf(await response.text());
    const deltas = frames.filter(({ event }) => event === 'delta');
    expect(deltas.length).toBeGreaterThan(3);
    const last = frames.at(-1);
    expect(last?.event).toBe('completed');
    const { conversation } = last?.data ?? {};
    const view = await app.scope().get(ConversationService).find(String(conversation));
    const stored = view?.messages.at(-1)?.html;
    const mark = `<!--conversation:${String(conversation)}-->`;
    expect(last?.data).toMatchObject({ content: { parts: [{ text: `${stored}${mark}` }] } });
    const streamed = deltas.map(({ data }) => data.text).join('');
    expect(streamed.replaceAll('<br>', '<br />')).toBe(`${stored}${mark}`);
  });

  it('the stream reports the progress and the preview', async () => {
    let conversation: unknown;
    const seen: Frame[] = [];
    await untilPreview(async (message) => {
      const frames = framesOf(await (await stream({ message, conversation })).text());
      seen.push(...frames);
      const last = frames.at(-1)?.data ?? {};
      conversation = last.conversation;
      return last;
    });
    const events = new Set(seen.map(({ event }) => event));
    expect([...events].toSorted()).toEqual(['action', 'completed', 'delta', 'previewReady', 'progress']);
    expect(seen.find(({ event }) => event === 'action')?.data).toEqual({
      action: expect.any(String),
      step: 1,
    });
    expect(JSON.stringify(seen)).not.toContain('logoKey');
  });

  it('the stream reports a failure', async () => {
    const respond = vi.spyOn(app.container.infrastructure.assistant, 'respond').mockImplementationOnce(() => {
      throw new AssistantFailure('cut');
    });
    const frames = framesOf(await (await stream({ message: 'Hello' })).text());
    respond.mockRestore();
    expect(frames.at(-1)).toEqual({
      event: 'failed',
      data: { message: 'Sorry, an error occurred. Please try again.', retryable: true },
    });
  });

  it('the assistant stops when the client disconnects', async () => {
    const stopped = Promise.withResolvers<string>();
    const respond = vi
      .spyOn(app.container.infrastructure.assistant, 'respond')
      .mockImplementationOnce(async function* (request) {
        yield { type: 'text', delta: 'One moment' };
        await new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve()));
        stopped.resolve('stopped');
        throw new AssistantFailure('aborted');
      });
    const client = new AbortController();
    const response = await stream({ message: 'Hello' }, client.signal);
    await response.body?.getReader().read();
    client.abort();
    expect(await stopped.promise).toBe('stopped');
    respond.mockRestore();
  });
});
