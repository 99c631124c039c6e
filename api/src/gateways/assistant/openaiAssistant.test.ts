import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AssistantBench } from '../../../test/assistantBench.ts';
import type { AssistantItem } from './assistant.gateway.ts';

const hi = { type: 'text', delta: 'Hi' };

/** A service that returns an empty answer and records its requests. */
async function listener() {
  const asked: { body: Promise<unknown>; key: string | undefined }[] = [];
  const bench = await AssistantBench.start((wire, incoming) => {
    const body = json(incoming);
    asked.push({ body, key: incoming.headers.authorization });
    wire.begin();
    wire.complete();
    wire.end();
  });
  return { bench, asked };
}

describe('requests', () => {
  it('a request has items, strict tools and limits, and stores nothing at the service', async () => {
    const { bench, asked } = await listener();
    await using _ = bench;
    const parameters = { type: 'object', properties: {}, required: [], additionalProperties: false };
    const items: AssistantItem[] = [
      { type: 'message', role: 'user', text: 'Hello' },
      { type: 'message', role: 'assistant', text: 'Hi' },
      { type: 'toolCall', callId: 'c1', name: 'request_logo', arguments: '{}' },
      { type: 'toolResult', callId: 'c1', output: '{"ok":true}' },
    ];
    const tools = [{ name: 'request_logo', description: 'Asks for it.', parameters }];
    expect(await bench.collect({ items, tools })).toEqual({ told: [], reason: null });
    expect(asked[0]?.key).toBe('Bearer key');
    expect(await asked[0]?.body).toEqual({
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
  ])('a request asks %s to think %o', async (model, reasoning) => {
    const { bench, asked } = await listener();
    await using _ = bench;
    await bench.collect({}, bench.assistant({ model }));
    const body = z.object({ reasoning: z.unknown().optional() }).parse(await asked[0]?.body);
    expect(body.reasoning).toEqual(reasoning);
  });
});

describe('photos', () => {
  it('a photo is sent as the last message, in high detail', async () => {
    const { bench, asked } = await listener();
    await using _ = bench;
    await bench.collect({ photo: { bytes: Buffer.from('a photo'), contentType: 'image/webp' } });
    const { input } = z.object({ input: z.array(z.unknown()) }).parse(await asked[0]?.body);
    const image_url = `data:image/webp;base64,${Buffer.from('a photo').toString('base64')}`;
    expect(input.slice(1)).toEqual([
      { type: 'message', role: 'user', content: [{ type: 'input_image', image_url, detail: 'high' }] },
    ]);
  });
});

describe('events', () => {
  it('each word is returned as soon as it arrives', async () => {
    const words = ['One', ' token', ' at', ' a', ' time'];
    let next: () => void = () => undefined;
    await using bench = await AssistantBench.start((wire) => {
      const rest = [...words];
      next = () => {
        const delta = rest.shift();
        if (delta !== undefined) return wire.word(delta);
        wire.complete();
        wire.end();
      };
      wire.begin();
      next();
    });
    const told: string[] = [];
    for await (const event of bench.assistant().respond(bench.request())) {
      if (event.type === 'text') told.push(event.delta);
      // The service sends the next word only after this one has arrived.
      next();
    }
    expect(told).toEqual(words);
  });

  it('the arguments of a tool are returned as the model wrote them, even if they are invalid', async () => {
    await using bench = await AssistantBench.start((wire) => {
      wire.begin();
      wire.word('Hi');
      wire.call('{"sections": [');
      wire.complete();
      wire.end();
    });
    const call = { type: 'toolCall', callId: 'call_1', name: 'save_menu', arguments: '{"sections": [' };
    expect(await bench.collect()).toEqual({ told: [hi, call], reason: null });
  });

  it('the words of a refusal are returned', async () => {
    await using bench = await AssistantBench.start((wire) => {
      wire.begin();
      wire.send({ type: 'response.refusal.delta', delta: 'Hi' });
      wire.complete();
      wire.end();
    });
    expect(await bench.collect()).toEqual({ told: [hi], reason: null });
  });

  it('an answer ends at its end mark although the connection stays open', async () => {
    await using bench = await AssistantBench.start((wire) => {
      wire.begin();
      wire.word('Hi');
      wire.complete();
    });
    expect(await bench.collect()).toEqual({ told: [hi], reason: null });
  });

  it('connections are reused although the body ends after the end mark', async () => {
    const ports = new Set<number | undefined>();
    let end: () => void = () => undefined;
    await using bench = await AssistantBench.start((wire, incoming) => {
      ports.add(incoming.socket.remotePort);
      wire.response.cork();
      wire.begin();
      wire.word('Hi');
      wire.complete();
      wire.response.uncork();
      end = () => wire.end();
    });
    const assistant = bench.assistant();
    for (let i = 0; i < 6; i += 1) {
      const events = bench.events({}, assistant);
      expect((await events.next()).done).toBe(false);
      const last = events.next();
      await new Promise((resolve) => setImmediate(resolve));
      end();
      expect((await last).done).toBe(true);
    }
    // fetch releases a connection a moment after its body has ended, so a second one may be open.
    expect(ports.size).toBeLessThanOrEqual(2);
  });
});
