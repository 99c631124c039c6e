import { randomUUID } from 'node:crypto';
import type { OpenAI } from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from 'openai/resources/chat/completions';
import {
  type AssistantEvent,
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
  type TokenUse,
} from './modelApi.ts';

/** Chat Completions, which most services with models of other makers speak. */
export const chatApi: ModelApi = {
  name: 'Chat Completions',
  setting: 'chat',
  stream: (client, model, request, signal) => stream(client, fullRequest(model, request), signal),
};

/** Chat Completions with the oldest fields alone, for services that refuse unknown ones or long answers. */
export const plainChatApi: ModelApi = {
  name: 'Chat Completions with basic fields',
  setting: 'chat',
  stream: (client, model, request, signal) => stream(client, plainRequest(model, request), signal),
};

const plainRequest = (model: string, request: AssistantRequest): ChatCompletionCreateParamsStreaming => ({
  model,
  messages: toMessages(request),
  ...(request.tools.length > 0 ? { tools: request.tools.map((tool) => toTool(tool)) } : {}),
  stream: true,
});

const fullRequest = (model: string, request: AssistantRequest): ChatCompletionCreateParamsStreaming => ({
  ...plainRequest(model, request),
  // Strict, so that the service enforces the schema.
  ...(request.tools.length > 0 ? { tools: request.tools.map((tool) => toTool(tool, true)) } : {}),
  stream_options: { include_usage: true },
  // Reasoning models refuse the older name; other services know only that one.
  ...(isReasoningModel(model)
    ? { max_completion_tokens: MAX_OUTPUT_TOKENS, reasoning_effort: REASONING_EFFORT }
    : { max_tokens: MAX_OUTPUT_TOKENS }),
});

async function* stream(
  client: OpenAI,
  body: ChatCompletionCreateParamsStreaming,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const chunks = await client.chat.completions.create(body, { signal });
  const calls = new ToolCalls();
  let isFirst = true;
  let isEnded = false;
  for await (const chunk of chunks) {
    // Services send the tokens with the last choice, or in a chunk of their own after the end mark.
    const tokens = tokensOf(chunk);
    const choice = chunk.choices?.at(0);
    if (!choice) {
      if (isEnded && tokens) yield { type: 'end', tokens };
      continue;
    }
    if (isFirst) yield { type: 'started' };
    isFirst = false;
    const { delta } = choice;
    const said = (delta?.content ?? '') + (delta?.refusal ?? '');
    if (said !== '') yield { type: 'text', delta: said };
    for (const part of delta?.tool_calls ?? []) {
      calls.add(part);
      yield { type: 'writing' };
    }
    if (!choice.finish_reason || isEnded) continue;
    refuseFailedEnd(choice.finish_reason);
    isEnded = true;
    yield* calls.finished();
    yield { type: 'end', tokens };
  }
}

/** Throws AssistantFailure when the model did not end by itself. */
function refuseFailedEnd(reason: NonNullable<ChatCompletionChunk.Choice['finish_reason']>): void {
  if (reason === 'length') throw new AssistantFailure('cut', { cause: { reason } });
  if (reason === 'content_filter') throw new AssistantFailure('refused', { cause: { reason } });
}

const tokensOf = ({ usage }: ChatCompletionChunk): TokenUse | null =>
  usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null;

/** Puts the parts of the tool calls together. */
class ToolCalls {
  private readonly calls: { index: number; id: string; name: string; arguments: string }[] = [];

  /** Some services number no calls, or all of them 0: then another id begins another call. */
  add({ index, id, function: part }: ChatCompletionChunk.Choice.Delta.ToolCall): void {
    let call = this.calls.findLast((known) => index === undefined || known.index === index);
    if (!call || (id && call.id !== '' && call.id !== id)) {
      call = { index, id: '', name: '', arguments: '' };
      this.calls.push(call);
    }
    if (id) call.id = id;
    if (part?.name && call.name === '') call.name = part.name;
    call.arguments += part?.arguments ?? '';
  }

  /** The calls in their order. A call without parameters may have no arguments. */
  finished(): AssistantEvent[] {
    return this.calls.map(({ id, name, arguments: text }) => ({
      type: 'toolCall',
      callId: id || `call_${randomUUID()}`,
      name,
      arguments: text || '{}',
    }));
  }
}

function toMessages({ instructions, items, photo }: AssistantRequest): ChatCompletionMessageParam[] {
  const messages: ChatCompletionMessageParam[] = [{ role: 'system', content: instructions }];
  for (const item of items) addItem(messages, item);
  // In high detail, because menus are printed small.
  if (photo)
    messages.push({
      role: 'user',
      content: [{ type: 'image_url', image_url: { url: dataUrl(photo), detail: 'high' } }],
    });
  return messages;
}

/** A tool call belongs to the words before it, and each result follows its call. */
function addItem(messages: ChatCompletionMessageParam[], item: AssistantItem): void {
  if (item.type === 'message') return void messages.push({ role: item.role, content: item.text });
  if (item.type === 'toolResult')
    return void messages.push({ role: 'tool', tool_call_id: item.callId, content: item.output });
  const call = {
    type: 'function' as const,
    id: item.callId,
    function: { name: item.name, arguments: item.arguments },
  };
  const last = messages.at(-1);
  if (last?.role === 'assistant') last.tool_calls = [...(last.tool_calls ?? []), call];
  else messages.push({ role: 'assistant', content: null, tool_calls: [call] });
}

const toTool = ({ name, description, parameters }: AssistantTool, isStrict = false): ChatCompletionTool => ({
  type: 'function',
  function: { name, description, parameters, ...(isStrict ? { strict: true } : {}) },
});
