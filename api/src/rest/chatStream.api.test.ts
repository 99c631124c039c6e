import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordedLog } from '../../test/recordedLog.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { untilPreview } from '../../test/untilPreview.ts';
import { AssistantFailure } from '../gateways/assistant/assistant.gateway.ts';
import { RunningTurns } from '../modules/onboarding/reply.service.ts';
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

describe('clients that leave', () => {
  /** Sends a chat message and resets the connection after `afterMs`. */
  const resetAfter = (port: number, accept: string, afterMs: number) =>
    new Promise<void>((resolve) => {
      const body = JSON.stringify({ message: 'Hello' });
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /api/v1/onboarding/provisional-chat HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
            `Accept: ${accept}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
        setTimeout(() => socket.resetAndDestroy(), afterMs);
      });
      socket.on('error', () => undefined);
      socket.once('close', () => resolve());
    });

  /** The product with a recorded log; its assistant records the signals of its requests. */
  async function observed() {
    const { log, lines } = recordedLog();
    const running = await startTestApp({ replace: { log } });
    const { assistant } = running.container.infrastructure;
    const respond = assistant.respond.bind(assistant);
    const signals: AbortSignal[] = [];
    vi.spyOn(assistant, 'respond').mockImplementation((request) => {
      signals.push(request.signal);
      return respond(request);
    });
    const requests = () => lines.filter(({ msg }) => msg === 'request');
    return { running, lines, signals, requests, [Symbol.asyncDispose]: () => running.close() };
  }

  it.each(['text/event-stream', 'application/json'])(
    'a client of %s that leaves before its conversation is known is no error, and the model is not asked',
    async (accept) => {
      await using product = await observed();
      const { limiter } = product.running.container.infrastructure;
      const take = limiter.take.bind(limiter);
      const reached = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      vi.spyOn(limiter, 'take').mockImplementationOnce(async (...of) => {
        reached.resolve();
        await goOn.promise;
        return take(...of);
      });
      const client = new AbortController();
      const chat = fetch(`${product.running.url}/api/v1/onboarding/provisional-chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: accept },
        body: JSON.stringify({ message: 'Hello' }),
        signal: client.signal,
      });
      await reached.promise;
      client.abort();
      await expect(chat).rejects.toThrow();
      await vi.waitFor(() => expect(product.requests()).toMatchObject([{ aborted: true }]));
      goOn.resolve();
      // A whole chat afterwards: what the first one does is done by then.
      const next = await fetch(`${product.running.url}/api/v1/onboarding/provisional-chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message: 'Hello' }),
      });
      expect(await next.json()).toHaveProperty('content');
      expect(product.lines.filter(({ level }) => level >= 40)).toEqual([]);
      expect(product.signals).toHaveLength(1);
    },
  );

  it.each(['text/event-stream', 'application/json'])(
    'chats as %s that are reset at any moment are no errors, and their turns end',
    { tags: ['@long'] },
    async (accept) => {
      await using product = await observed();
      const { port, container } = product.running;
      await Promise.all(Array.from({ length: 50 }, (_, client) => resetAfter(port, accept, client / 2 + 2)));
      await vi.waitFor(() => expect(product.requests()).toHaveLength(50), 20_000);
      await container.get(RunningTurns).settled();
      expect(product.lines.filter(({ level }) => level >= 40)).toEqual([]);
      expect(product.signals.every(({ aborted }) => aborted)).toBe(true);
    },
  );
});
