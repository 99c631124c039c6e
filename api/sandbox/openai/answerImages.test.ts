import { OpenAI } from 'openai';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenAiSandbox } from './startOpenAiSandbox.ts';

let sandbox: Awaited<ReturnType<typeof startOpenAiSandbox>>;
beforeAll(async () => {
  sandbox = await startOpenAiSandbox({ port: 0, apiKey: 'secret' });
});
afterAll(() => sandbox.close());

const images = (apiKey = 'secret') => new OpenAI({ apiKey, baseURL: sandbox.baseUrl, maxRetries: 0 }).images;

async function drawn(change: Partial<OpenAI.Images.ImageGenerateParamsNonStreaming> = {}): Promise<Buffer[]> {
  const { data = [] } = await images().generate({ model: 'painter', prompt: 'Pizza', ...change });
  return data.map(({ b64_json }) => Buffer.from(b64_json ?? '', 'base64'));
}

describe('POST /v1/images/generations', { tags: ['@long'] }, () => {
  it.each([
    [undefined, undefined, 'png', 1024, 1024],
    ['webp', '1024x1024', 'webp', 1024, 1024],
    ['jpeg', '1536x1024', 'jpeg', 1536, 1024],
    ['png', '1024x1536', 'png', 1024, 1536],
  ] as const)(
    'the picture of the format %s and size %s is drawn',
    async (output_format, size, format, width, height) => {
      const [picture] = await drawn({ ...(output_format && { output_format }), ...(size && { size }) });
      expect(await sharp(picture).metadata()).toMatchObject({ format, width, height });
    },
  );

  it('the response has format, size and usage', async () => {
    const response = await images().generate({ model: 'm', prompt: 'Pizza', output_format: 'jpeg', n: 2 });
    expect(response).toMatchObject({ output_format: 'jpeg', size: '1024x1024', quality: 'medium' });
    expect(response.data).toHaveLength(2);
    expect(response.usage?.total_tokens).toBeGreaterThan(1000);
  });

  it('the same prompt gives the same picture, and another prompt another one', async () => {
    const [[pizza], [again], [soup]] = await Promise.all([drawn(), drawn(), drawn({ prompt: 'Soup' })]);
    expect(again).toEqual(pizza);
    expect(soup).not.toEqual(pizza);
    const { channels } = await sharp(pizza).stats();
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(20);
  });

  it.each([
    [{ prompt: '' }, 'prompt'],
    [{ size: '13x13' }, 'size'],
    [{ output_format: 'svg' as const }, 'output_format'],
    [{ n: 11 }, 'n'],
  ])('a request with %j is refused', async (change, name) =>
    expect(images().generate({ model: 'm', prompt: 'Pizza', ...change })).rejects.toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      message: expect.stringContaining(`Invalid value for '${name}'`) as string,
    }),
  );

  it('a request without a key is refused', async () =>
    expect(images('wrong').generate({ model: 'm', prompt: 'Pizza' })).rejects.toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    }));
});
