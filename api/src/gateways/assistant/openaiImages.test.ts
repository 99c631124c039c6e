import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { AssistantFailure, type DrawnShape } from './assistant.gateway.ts';
import { createOpenAiImages } from './openaiImages.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

/** The outcome of one call of `draw` against a service with this response: the bytes, or the reason of the failure. */
async function drawn(
  answer: Answer | null,
  timeoutMs = 5_000,
  shape: DrawnShape = 'square',
): Promise<string> {
  const server = createServer((request, response) => void answer?.(response, request)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  if (!answer) await stop();
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const images = createOpenAiImages(
      { apiKey: 'key', baseUrl, model: 'painter', timeoutMs },
      createLog('silent'),
    );
    return (await images.draw('Soup', shape)).toString();
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error;
    return error.reason;
  } finally {
    if (answer) await stop();
  }
}

const send = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const picture = { created: 1, data: [{ b64_json: Buffer.from('a picture').toString('base64') }] };

describe('draw', () => {
  it.each([
    ['square', '1024x1024'],
    ['landscape', '1536x1024'],
  ] as const)('draw requests one %s picture of %s and returns its bytes', async (shape, size) => {
    const asked: unknown[] = [];
    const answer: Answer = async (response, request) => {
      asked.push(request.method, request.url, request.headers.authorization, await json(request));
      send(response, picture);
    };
    const bytes = await drawn(answer, 5_000, shape);
    expect(bytes).toBe('a picture');
    expect(asked).toEqual([
      'POST',
      '/v1/images/generations',
      'Bearer key',
      {
        model: 'painter',
        prompt: 'Soup',
        n: 1,
        size,
        quality: 'medium',
        output_format: 'webp',
      },
    ]);
  });

  it.each([
    [400, 'moderation_blocked', 'refused'],
    [400, 'content_policy_violation', 'refused'],
    [400, 'unknown_parameter', 'unavailable'],
    [400, null, 'unavailable'],
    [401, 'invalid_api_key', 'unavailable'],
    [403, null, 'unavailable'],
    [404, 'model_not_found', 'unavailable'],
    [429, 'rate_limit_exceeded', 'rateLimited'],
    [429, 'insufficient_quota', 'unavailable'],
    [500, 'server_error', 'unavailable'],
    [503, null, 'unavailable'],
  ])('status %i with code %s is %s, without a retry', async (status, code, reason) => {
    let count = 0;
    const outcome = await drawn((response) => {
      count += 1;
      send(response, { error: { message: 'No.', type: 'x', param: null, code } }, status);
    });
    expect(outcome).toBe(reason);
    expect(count).toBe(1);
  });

  it.each<[string, Answer]>([
    ['no picture', (response) => send(response, { created: 1, data: [] })],
    ['nothing', (response) => send(response, {})],
    ['an address instead', (response) => send(response, { data: [{ url: 'https://x.example/a.png' }] })],
    [
      'half of it',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"data":[{"b64_json":"AAAA', () => response.destroy());
      },
    ],
  ])('a response with %s is cut', async (_what, answer) => expect(await drawn(answer)).toBe('cut'));

  it.each<[string, Answer]>([
    ['before the headers', () => undefined],
    [
      'after the headers',
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"data"'),
    ],
  ])('silence %s is a timeout', async (_when, answer) => expect(await drawn(answer, 80)).toBe('timeout'));

  it('a refused connection is unavailable', async () => expect(await drawn(null)).toBe('unavailable'));
});
