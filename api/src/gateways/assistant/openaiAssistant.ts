import { APIError, type OpenAI } from 'openai';
import type { Logger } from 'pino';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { AssistantConfig } from '../../serviceSettings.ts';
import {
  type AssistantEvent,
  AssistantFailure,
  type AssistantGateway,
  type AssistantRequest,
} from './assistant.gateway.ts';
import { AssistantReport } from './assistantReport.ts';
import { chatApi, plainChatApi } from './chatApi.ts';
import { problemOf } from './failureFacts.ts';
import type { ModelApi, ModelEvent } from './modelApi.ts';
import { assistantFailureOf, createOpenAiClient, isAboutWords } from './openaiClient.ts';
import { responsesApi } from './responsesApi.ts';

/** Time for the connection to close normally after the end mark (ms), so that it can be reused. */
const DRAIN_MS = 500;
/** Time for the check at the start (ms); a model that loads for longer is asked again with the first message. */
const CHECK_MS = 5_000;

const ALL_APIS: readonly ModelApi[] = [responsesApi, chatApi, plainChatApi];

/** The smallest request with all that a chat needs. */
const CHECK: Omit<AssistantRequest, 'signal'> = {
  instructions: 'Answer with one word.',
  items: [{ type: 'message', role: 'user', text: 'Hello' }],
  tools: [
    {
      name: 'say_nothing',
      description: 'Never call this.',
      parameters: { type: 'object', properties: {}, required: [], additionalProperties: false },
    },
  ],
};

export interface OpenAiAssistant extends AssistantGateway, Pick<AssistantReport, 'counts'> {
  /**
   * Asks the service for one word, in at most 5 s: whether the address, the key and the model are right. Returns the name
   * of the API that it speaks, or what to check in plain words. A failure is logged.
   */
  check(): Promise<Result<string, string>>;
}

/**
 * The assistant over OpenAI's APIs, or a compatible service at `config.baseUrl`. Without `config.api` the first request
 * finds out which API the service speaks. Failures are logged and counted.
 */
export function createOpenAiAssistant(config: AssistantConfig, log: Logger): OpenAiAssistant {
  const service = new ModelService(config);
  const report = new AssistantReport(log, config);

  async function* respond(request: AssistantRequest): AsyncGenerator<AssistantEvent> {
    try {
      yield* answer(service, config, request, report);
    } catch (error) {
      if (error instanceof AssistantFailure) report.failed(error, service.spoken?.name);
      throw error;
    }
  }

  async function check(): Promise<Result<string, string>> {
    const signal = AbortSignal.timeout(CHECK_MS);
    try {
      for await (const _proof of service.stream({ ...CHECK, signal }, signal)) break;
      if (service.spoken) return ok(service.spoken.name);
      throw new AssistantFailure(signal.aborted ? 'timeout' : 'cut');
    } catch (error) {
      const failure = signal.aborted
        ? new AssistantFailure('timeout', { cause: error })
        : assistantFailureOf(error);
      report.failed(failure);
      return fail(problemOf(failure, CHECK_MS));
    }
  }

  return { respond, check, counts: report.counts };
}

async function* answer(
  service: ModelService,
  config: AssistantConfig,
  request: AssistantRequest,
  report: AssistantReport,
): AsyncGenerator<AssistantEvent> {
  const deadline = new AbortController();
  const expire = () => deadline.abort();
  const firstToken = setTimeout(expire, config.firstTokenTimeoutMs);
  const total = setTimeout(expire, config.totalTimeoutMs);
  let drain: NodeJS.Timeout | undefined;
  try {
    for await (const event of service.stream(request, AbortSignal.any([request.signal, deadline.signal]))) {
      if (event.type === 'started') continue;
      clearTimeout(firstToken);
      if (event.type === 'end') {
        if (!drain) report.answered();
        report.spent(event.tokens);
        drain ??= setTimeout(expire, DRAIN_MS);
      } else if (event.type !== 'writing') yield event;
    }
    // The SDK ends an aborted or interrupted stream silently.
    if (!drain) throw new AssistantFailure('cut');
  } catch (error) {
    if (drain) return;
    if (request.signal.aborted) throw new AssistantFailure('aborted', { cause: error });
    if (deadline.signal.aborted) throw new AssistantFailure('timeout', { cause: error });
    throw assistantFailureOf(error);
  } finally {
    clearTimeout(firstToken);
    clearTimeout(total);
    clearTimeout(drain);
  }
}

/** The service, and which API it speaks. */
class ModelService {
  /** The API that has worked; null before the first answer and after the service denied it. */
  spoken: ModelApi | null = null;
  private readonly client: OpenAI;
  private readonly apis: readonly ModelApi[];

  constructor(private readonly config: AssistantConfig) {
    this.client = createOpenAiClient(config, config.totalTimeoutMs);
    // OpenAI itself needs no search.
    const setting = config.api ?? (config.baseUrl === null ? 'responses' : null);
    this.apis = ALL_APIS.filter((api) => setting === null || api.setting === setting);
  }

  /** Streams one answer by the API that the service speaks. Throws the failure that says most when it speaks none. */
  async *stream(request: AssistantRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const apis = this.spoken ? [this.spoken] : this.apis;
    let failure: unknown = null;
    for (const [place, api] of apis.entries()) {
      const events = api.stream(this.client, this.config.model, request, signal);
      try {
        const first = await events.next();
        // An aborted stream ends silently; a page of a proxy has no events.
        if (first.done) throw new AssistantFailure('cut');
        this.spoken = api;
        yield first.value;
        yield* events;
        return;
      } catch (error) {
        // Another service may answer at this address now: the next request finds out.
        if (this.spoken === api) this.spoken = isDenied(error) ? null : api;
        if (this.spoken === api) throw error;
        if (failure === null || isDenied(failure) || !isDenied(error)) failure = error;
        const next = apis[place + 1];
        if (!next || signal.aborted || !mayTry(next, error)) throw failure;
      } finally {
        await events.return(undefined);
      }
    }
  }
}

/** Whether the service does not know the address or the model. */
const isDenied = (error: unknown): boolean =>
  error instanceof APIError && (error.status === 404 || error.status === 405);

/** The service works, but did not understand the fields. */
const ABOUT_FIELDS = [400, 422];
/** The service works, but did not understand the address. */
const ABOUT_ADDRESS = [403, 404, 405, 415, 501];

/** Whether a service that failed with `error` may answer by another API. */
function mayTry(next: ModelApi, error: unknown): boolean {
  const isFurtherApi = next !== plainChatApi;
  if (!(error instanceof APIError)) return isFurtherApi && assistantFailureOf(error).reason === 'cut';
  if (error.status === undefined || isAboutWords(error.code)) return false;
  return ABOUT_FIELDS.includes(error.status) || (isFurtherApi && ABOUT_ADDRESS.includes(error.status));
}
