import { type OpenAI, APIError } from 'openai';
import type { Logger } from 'pino';
import type { ImagesConfig } from '../../serviceSettings.ts';
import { AssistantFailure, type DrawnShape, type ImageGateway } from './assistant.gateway.ts';
import { AssistantReport } from './assistantReport.ts';
import { assistantFailureOf, createOpenAiClient, isAboutWords } from './openaiClient.ts';

/** The sizes that the service supports, in px; it has no 16:9. */
const SIZES = { square: '1024x1024', landscape: '1536x1024' } as const satisfies Record<DrawnShape, string>;

/** Pictures by the OpenAI Images API, or a compatible service at `config.baseUrl`. Failures are logged and counted. */
export function createOpenAiImages(
  config: ImagesConfig,
  log: Logger,
): ImageGateway & Pick<AssistantReport, 'counts'> {
  const client = createOpenAiClient(config, config.timeoutMs);
  const report = new AssistantReport(log, config);
  return {
    counts: report.counts,
    async draw(prompt, shape) {
      try {
        const drawn = await draw(client, config, prompt, shape);
        report.answered();
        return drawn;
      } catch (error) {
        if (error instanceof AssistantFailure) report.failed(error, 'Images API');
        throw error;
      }
    },
  };
}

async function draw(
  client: OpenAI,
  { model, timeoutMs }: ImagesConfig,
  prompt: string,
  shape: DrawnShape,
): Promise<Buffer> {
  // The timeout of the SDK ends with the headers.
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const { data } = await client.images.generate(
      { model, prompt, n: 1, size: SIZES[shape], quality: 'medium', output_format: 'webp' },
      { signal: deadline },
    );
    const encoded = data?.[0]?.b64_json;
    if (!encoded) throw new AssistantFailure('cut');
    return Buffer.from(encoded, 'base64');
  } catch (error) {
    if (deadline.aborted) throw new AssistantFailure('timeout', { cause: error });
    const failure = assistantFailureOf(error);
    // Another prompt would not help against a wrong key or model.
    if (failure.reason === 'refused' && !(error instanceof APIError && isAboutWords(error.code)))
      throw new AssistantFailure('unavailable', { cause: error });
    throw failure;
  }
}
