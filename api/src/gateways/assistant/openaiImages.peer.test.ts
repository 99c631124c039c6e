import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { createOpenAiImages } from './openaiImages.ts';

/** The gateway against an independent implementation of the protocol. */
describe('against an independent /v1/images/generations', () => {
  const mock = new LLMock({ port: 0, host: '127.0.0.1' });
  beforeAll(() => mock.start());
  afterAll(() => mock.stop());
  beforeEach(() => void mock.clearFixtures());

  const draw = (prompt: string) =>
    createOpenAiImages(
      { apiKey: 'key', baseUrl: `${mock.url}/v1`, model: 'gpt-image-2.5-flare', timeoutMs: 5_000 },
      createLog('silent'),
    ).draw(prompt, 'square');

  it('the gateway reads the picture', async () => {
    mock.onImage('Soup', { image: { b64Json: Buffer.from('a picture').toString('base64') } });
    expect((await draw('Soup')).toString()).toBe('a picture');
  });

  it.each([
    [429, 'rate_limit_exceeded', 'rateLimited'],
    [400, 'moderation_blocked', 'refused'],
    [500, 'server_error', 'unavailable'],
  ])('status %i with code %s fails as %s', async (status, code, reason) => {
    mock.addFixture({
      match: { userMessage: 'Soup', endpoint: 'image' },
      response: { error: { message: 'No.', code }, status },
    });
    await expect(draw('Soup')).rejects.toMatchObject({ reason });
  });
});
