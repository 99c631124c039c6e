import type { OpenAI } from 'openai';
import type {
  FunctionTool,
  ResponseInputItem,
  ResponseStreamEvent,
} from 'openai/resources/responses/responses';
import {
  AssistantFailure,
  type AssistantItem,
  type AssistantRequest,
  type AssistantTool,
} from './assistant.gateway.ts';
import {
  dataUrl,
  isReasoningModel,
  MAX_OUTPUT_TOKENS,
  type ModelApi,
  type ModelEvent,
  REASONING_EFFORT,
} from './modelApi.ts';
import { reasonOfCode } from './openaiClient.ts';

/** OpenAI's Responses API. */
export const responsesApi: ModelApi = { name: 'Responses API', setting: 'responses', stream };

async function* stream(
  client: OpenAI,
  model: string,
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const events = await client.responses.create(
    {
      model,
      instructions: request.instructions,
      input: toResponseInput(request),
      tools: toFunctionTools(request.tools),
      max_output_tokens: MAX_OUTPUT_TOKENS,
      store: false,
      stream: true,
      ...(isReasoningModel(model) ? { reasoning: { effort: REASONING_EFFORT } } : {}),
    },
    { signal },
  );
  let isFirst = true;
  for await (const event of events) {
    const told = toModelEvent(event);
    if (told) yield told;
    else if (isFirst && event.type.startsWith('response.')) yield { type: 'started' };
    isFirst = false;
  }
}

/** Converts an event of the stream; null for irrelevant events. Throws AssistantFailure for a failed end. */
function toModelEvent(event: ResponseStreamEvent): ModelEvent | null {
  switch (event.type) {
    case 'response.output_text.delta':
    case 'response.refusal.delta':
      return { type: 'text', delta: event.delta };
    case 'response.function_call_arguments.delta':
      return { type: 'writing' };
    case 'response.output_item.done':
      if (event.item.type !== 'function_call' || event.item.status === 'incomplete') return null;
      return {
        type: 'toolCall',
        callId: event.item.call_id,
        name: event.item.name,
        arguments: event.item.arguments,
      };
    case 'response.completed': {
      const { usage } = event.response;
      return {
        type: 'end',
        tokens: usage ? { input: usage.input_tokens, output: usage.output_tokens } : null,
      };
    }
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
const toPhotoItem = (photo: NonNullable<AssistantRequest['photo']>): ResponseInputItem.Message => ({
  type: 'message',
  role: 'user',
  content: [{ type: 'input_image', image_url: dataUrl(photo), detail: 'high' }],
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
