import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type Wire, AssistantBench } from '../../../test/assistantBench.ts';

const well = { type: 'text', delta: 'Well' };

describe('before the first token', () => {
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
  ])('status %i with code %s before the first token is %s, without a retry', async (status, code, reason) => {
    let count = 0;
    await using bench = await AssistantBench.start(({ response }) => {
      count += 1;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'No.', type: 'x', param: null, code } }));
    });
    expect(await bench.collect()).toEqual({ told: [], reason });
    expect(count).toBe(1);
  });

  it('a refused connection is unavailable', async () => {
    await using bench = await AssistantBench.start(() => undefined);
    const assistant = bench.assistant();
    await bench.close();
    expect(await bench.collect({}, assistant)).toEqual({ told: [], reason: 'unavailable' });
  });

  it('a server that disconnects without a response is unavailable', async () => {
    await using bench = await AssistantBench.start((_, incoming) => void incoming.socket.destroy());
    expect(await bench.collect()).toEqual({ told: [], reason: 'unavailable' });
  });

  it('a response that is not a stream is cut', async () => {
    await using bench = await AssistantBench.start(
      ({ response }) => void response.end('<html>a proxy page</html>'),
    );
    expect(await bench.collect()).toEqual({ told: [], reason: 'cut' });
  });

  it.each<[string, (wire: Wire) => void]>([
    ['before the headers', () => undefined],
    ['after the headers', (wire) => wire.begin()],
  ])('silence %s is a timeout', async (_, answer) => {
    await using bench = await AssistantBench.start(answer);
    const outcome = await bench.collect({}, bench.assistant({ firstTokenTimeoutMs: 60 }));
    expect(outcome).toEqual({ told: [], reason: 'timeout' });
  });
});

describe('after the first token', () => {
  const incomplete = (reason: string) => (wire: Wire) => {
    wire.send({
      type: 'response.incomplete',
      response: { id: 'r', output: [], incomplete_details: { reason } },
    });
    wire.end();
  };
  const failed = (code: string) => (wire: Wire) => {
    wire.send({
      type: 'response.failed',
      response: { id: 'r', output: [], error: { code, message: 'Oh.' } },
    });
    wire.end();
  };
  const unnamed = (code: string) => (wire: Wire) => {
    wire.response.end(`data: ${JSON.stringify({ type: 'error', code, message: 'Oh.' })}\n\n`);
  };

  it.each<[string, (wire: Wire) => void, string]>([
    ['the socket dies', (wire) => void wire.response.socket?.destroy(), 'cut'],
    ['the stream just ends', (wire) => wire.end(), 'cut'],
    [
      'the last event is incomplete',
      (wire) => void wire.response.end('event: response.x\ndata: {"ty\n\n'),
      'cut',
    ],
    ['the length is used up', incomplete('max_output_tokens'), 'cut'],
    ['the content is filtered', incomplete('content_filter'), 'refused'],
    ['the response failed', failed('server_error'), 'unavailable'],
    ['the response failed because of the rate limit', failed('rate_limit_exceeded'), 'rateLimited'],
    ['the response failed because of the prompt', failed('invalid_prompt'), 'refused'],
    [
      'an error event arrives',
      (wire) => {
        wire.send({ type: 'error', code: 'server_error', message: 'Oh.', param: null });
        wire.end();
      },
      'unavailable',
    ],
    ['an error event without a name arrives', unnamed('rate_limit_exceeded'), 'rateLimited'],
    [
      'a tool call is incomplete',
      (wire) => {
        wire.call('{"sect', 'incomplete');
        incomplete('max_output_tokens')(wire);
      },
      'cut',
    ],
  ])('an answer fails after the first token when %s', async (_name, finish, reason) => {
    let goOn: () => void = () => undefined;
    await using bench = await AssistantBench.start((wire) => {
      wire.begin();
      wire.word('Well');
      goOn = () => finish(wire);
    });
    const events = bench.events();
    expect(await events.next()).toEqual({ done: false, value: well });
    goOn();
    await expect(events.next()).rejects.toMatchObject({ reason });
  });

  it('silence after the first token is limited by the total time', async () => {
    await using bench = await AssistantBench.start((wire) => {
      wire.begin();
      wire.word('Well');
    });
    const started = performance.now();
    const outcome = await bench.collect(
      {},
      bench.assistant({ firstTokenTimeoutMs: 60, totalTimeoutMs: 200 }),
    );
    expect(outcome).toEqual({ told: [well], reason: 'timeout' });
    expect(performance.now() - started).toBeGreaterThan(190);
  });
});

describe('a client that disconnects', () => {
  /** A service that sends one word; `left` resolves when its client disconnects. */
  async function talkative() {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const bench = await AssistantBench.start((wire) => {
      wire.response.once('close', resolve);
      wire.begin();
      wire.word('Well');
    });
    return { bench, left };
  }

  it('a client that disconnects while a word is awaited aborts the request to the model', async () => {
    const { bench, left } = await talkative();
    await using _ = bench;
    const leave = new AbortController();
    const events = bench.events({ signal: leave.signal });
    expect((await events.next()).value).toEqual(well);
    const next = events.next();
    leave.abort();
    await expect(next).rejects.toMatchObject({ reason: 'aborted' });
    await left;
  });

  it('a reader that stops reading aborts the request to the model', async () => {
    const { bench, left } = await talkative();
    await using _ = bench;
    for await (const event of bench.assistant().respond(bench.request())) {
      expect(event).toEqual(well);
      break;
    }
    await left;
  });

  it('no request is sent for a client that has already disconnected', async () => {
    let count = 0;
    await using bench = await AssistantBench.start(() => void (count += 1));
    expect(await bench.collect({ signal: AbortSignal.abort() })).toEqual({ told: [], reason: 'aborted' });
    expect(count).toBe(0);
  });

  it('a client that disconnects before the headers aborts the request to the model', async () => {
    const { promise: arrived, resolve } = Promise.withResolvers<IncomingMessage>();
    await using bench = await AssistantBench.start((_, incoming) => resolve(incoming));
    const leave = new AbortController();
    const outcome = bench.collect({ signal: leave.signal });
    const closed = once((await arrived).socket, 'close');
    leave.abort();
    expect(await outcome).toEqual({ told: [], reason: 'aborted' });
    await closed;
  });
});
