import type { OpenAI } from 'openai';
import type {
  ResponseStreamEvent,
  FunctionTool,
  ResponseInputItem,
} from 'openai/resources/responses/responses';
import type { AssistantConfig } from '../../serviceSettings.ts';
import {
  type AssistantEvent,
  type AssistantGateway,
  type AssistantRequest,
  AssistantFailure,
  type AssistantItem,
  type AssistantTool,
} from './assistant.gateway.ts';
import { assistantFailureOf, reasonOfCode, createOpenAiClient } from './openaiClient.ts';

/** Enough for a menu of 300 dishes in one `save_menu`. */
const MAX_OUTPUT_TOKENS = 16_000;
/** Time for the connection to close normally after the end mark (ms), so that it can be reused. */
const DRAIN_MS = 500;
/** Reasoning models. A chat needs little reasoning, which delays the first word. */
const REASONING_MODEL = /^(?:gpt-5(?!.*chat)|o\d)/;

/** The assistant over the OpenAI Responses API, or a compatible service at `config.baseUrl`. */
export function createOpenAiAssistant(config: AssistantConfig): AssistantGateway {
  const client = createOpenAiClient(config, config.totalTimeoutMs);
  return { respond: (request) => respond(client, config, request) };
}

async function* respond(
  client: OpenAI,
  config: AssistantConfig,
  request: AssistantRequest,
): AsyncGenerator<AssistantEvent> {
  const deadline = new AbortController();
  const expire = () => deadline.abort();
  const firstToken = setTimeout(expire, config.firstTokenTimeoutMs);
  const total = setTimeout(expire, config.totalTimeoutMs);
  let drain: NodeJS.Timeout | undefined;
  try {
    const stream = await client.responses.create(
      {
        model: config.model,
        instructions: request.instructions,
        input: toResponseInput(request),
        tools: toFunctionTools(request.tools),
        max_output_tokens: MAX_OUTPUT_TOKENS,
        store: false,
        stream: true,
        ...(REASONING_MODEL.test(config.model) ? { reasoning: { effort: 'low' } } : {}),
      },
      { signal: AbortSignal.any([request.signal, deadline.signal]) },
    );
    for await (const event of stream) {
      const told = toAssistantEvent(event);
      if (told || event.type === 'response.function_call_arguments.delta') clearTimeout(firstToken);
      if (event.type === 'response.completed') drain = setTimeout(expire, DRAIN_MS);
      if (told) yield told;
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

/** Converts an event of the stream; null for irrelevant events. Throws AssistantFailure for a failed end. */
function toAssistantEvent(event: ResponseStreamEvent): AssistantEvent | null {
  switch (event.type) {
    case 'response.output_text.delta':
    case 'response.refusal.delta':
      return { type: 'text', delta: event.delta };
    case 'response.output_item.done':
      if (event.item.type !== 'function_call' || event.item.status === 'incomplete') return null;
      return {
        type: 'toolCall',
        callId: event.item.call_id,
        name: event.item.name,
        arguments: event.item.arguments,
      };
    case 'response.failed':
      throw new AssistantFailure(reasonOfCode(event.response.error?.code), { cause: event.response.error });
    case 'response.incomplete':
      throw new AssistantFailure(
        event.response.incomplete_details?.reason === 'content_filter' ? 'refused' : 'cut',
        { cause: event.response.incomplete_details },
      );
    case 'error':
      throw new AssistantFailure(reasonOfCode(event.code), { cause: event });
    default:
      return null;
  }
}

/**
 * Converts our items for the Responses API. They have no ids on purpose: with ids the service requires their reasoning
 * items, which are not stored (`store: false`).
 */
const toResponseInput = ({ items, photo }: AssistantRequest): ResponseInputItem[] => [
  ...items.map(toInputItem),
  ...(photo ? [toPhotoItem(photo)] : []),
];

/** In high detail, because menus are printed small. */
const toPhotoItem = ({
  bytes,
  contentType,
}: NonNullable<AssistantRequest['photo']>): ResponseInputItem.Message => ({
  type: 'message',
  role: 'user',
  content: [
    {
      type: 'input_image',
      image_url: `data:${contentType};base64,${bytes.toString('base64')}`,
      detail: 'high',
    },
  ],
});

function toInputItem(item: AssistantItem): ResponseInputItem {
  switch (item.type) {
    case 'message':
      return { type: 'message', role: item.role, content: item.text };
    case 'toolCall':
      return { type: 'function_call', call_id: item.callId, name: item.name, arguments: item.arguments };
    case 'toolResult':
      return { type: 'function_call_output', call_id: item.callId, output: item.output };
  }
}

/** Our tools as strict functions, so that the service enforces the schema. */
const toFunctionTools = (tools: readonly AssistantTool[]): FunctionTool[] =>
  tools.map(({ name, description, parameters }) => ({
    type: 'function',
    name,
    description,
    parameters,
    strict: true,
  }));
