import { APIError } from 'openai';
import type { ImagesConfig } from '../../serviceSettings.ts';
import { AssistantFailure, type DrawnShape, type ImageGateway } from './assistant.gateway.ts';
import { assistantFailureOf, createOpenAiClient } from './openaiClient.ts';

/** Error codes that another prompt could avoid. */
const ABOUT_PROMPT: ReadonlySet<string> = new Set([
  'moderation_blocked',
  'content_policy_violation',
  'content_filter',
  'invalid_prompt',
]);

/** The sizes that the service supports, in px; it has no 16:9. */
const SIZES = { square: '1024x1024', landscape: '1536x1024' } as const satisfies Record<DrawnShape, string>;

/** Pictures by the OpenAI Images API, or a compatible service at `config.baseUrl`. */
export function createOpenAiImages(config: ImagesConfig): ImageGateway {
  const client = createOpenAiClient(config, config.timeoutMs);
  return {
    async draw(prompt, shape) {
      // The timeout of the SDK ends with the headers.
      const deadline = AbortSignal.timeout(config.timeoutMs);
      try {
        const { data } = await client.images.generate(
          { model: config.model, prompt, n: 1, size: SIZES[shape], quality: 'medium', output_format: 'webp' },
          { signal: deadline },
        );
        const encoded = data?.[0]?.b64_json;
        if (!encoded) throw new AssistantFailure('cut');
        return Buffer.from(encoded, 'base64');
      } catch (error) {
        if (deadline.aborted) throw new AssistantFailure('timeout', { cause: error });
        const failure = assistantFailureOf(error);
        // Another prompt would not help against a wrong key or model.
        if (failure.reason === 'refused' && !isAboutPrompt(error))
          throw new AssistantFailure('unavailable', { cause: error });
        throw failure;
      }
    },
  };
}

const isAboutPrompt = (error: unknown): boolean =>
  error instanceof APIError && ABOUT_PROMPT.has(error.code ?? '');
