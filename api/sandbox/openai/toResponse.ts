import { randomUUID } from 'node:crypto';
import type {
  Response,
  ResponseFunctionToolCall,
  ResponseOutputMessage,
  ResponseUsage,
  ResponseContentPartAddedEvent,
  ResponseContentPartDoneEvent,
  ResponseFunctionCallArgumentsDeltaEvent,
  ResponseFunctionCallArgumentsDoneEvent,
  ResponseOutputItemAddedEvent,
  ResponseOutputItemDoneEvent,
  ResponseTextDeltaEvent,
  ResponseTextDoneEvent,
} from 'openai/resources/responses/responses';
import type { ResponseRequest } from './responseRequest.ts';
import type { ScriptedAnswer, ScriptedToolCall } from './scriptedCalls.ts';

/** A response object as JSON; the client library adds `output_text`. */
export type WireResponse = Omit<Response, 'output_text'>;

/** The finished response object with an answer. */
export function toResponse(request: ResponseRequest, answer: ScriptedAnswer): WireResponse {
  const output = [
    ...(answer.text === '' ? [] : [toMessage(answer.text)]),
    ...answer.toolCalls.map(toFunctionCall),
  ];
  const now = Math.floor(Date.now() / 1000);
  return {
    id: newId('resp'),
    object: 'response',
    created_at: now,
    completed_at: now,
    status: 'completed',
    background: false,
    error: null,
    incomplete_details: null,
    instructions: request.instructions ?? null,
    max_output_tokens: request.max_output_tokens ?? null,
    metadata: {},
    model: request.model,
    output,
    parallel_tool_calls: true,
    previous_response_id: null,
    access_programs: null,
    temperature: 1,
    tool_choice: 'auto',
    tools: request.tools.map((tool) => ({ ...tool, description: tool.description ?? null })),
    top_p: 1,
    truncation: 'disabled',
    usage: usageOf(JSON.stringify([request.instructions, request.input]), JSON.stringify(output)),
  };
}

const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

const toMessage = (text: string): ResponseOutputMessage => ({
  id: newId('msg'),
  type: 'message',
  status: 'completed',
  role: 'assistant',
  content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
});

const toFunctionCall = (call: ScriptedToolCall): ResponseFunctionToolCall => ({
  id: newId('fc'),
  type: 'function_call',
  status: 'completed',
  call_id: newId('call'),
  name: call.name,
  arguments: JSON.stringify(call.arguments),
});

/** One token has about four characters in English text. */
function usageOf(input: string, output: string): ResponseUsage {
  const inputTokens = Math.ceil(input.length / 4);
  const outputTokens = Math.ceil(output.length / 4);
  return {
    input_tokens: inputTokens,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: inputTokens + outputTokens,
  };
}

type Unnumbered<Event> = Event extends unknown ? Omit<Event, 'sequence_number'> : never;

type Step =
  | { type: 'response.created' | 'response.in_progress' | 'response.completed'; response: WireResponse }
  | Unnumbered<
      | ResponseOutputItemAddedEvent
      | ResponseOutputItemDoneEvent
      | ResponseContentPartAddedEvent
      | ResponseContentPartDoneEvent
      | ResponseTextDeltaEvent
      | ResponseTextDoneEvent
      | ResponseFunctionCallArgumentsDeltaEvent
      | ResponseFunctionCallArgumentsDoneEvent
    >;

/** One event of the stream, numbered from 0. */
type WireEvent = Step & { sequence_number: number };

/** A finished response as a stream of events, word by word. */
export function* responseEvents(response: WireResponse): Generator<WireEvent> {
  let number = 0;
  for (const step of steps(response)) {
    yield { ...step, sequence_number: number };
    number += 1;
  }
}

function* steps(response: WireResponse): Generator<Step> {
  const { usage: _usage, ...rest } = response;
  const begun: WireResponse = { ...rest, status: 'in_progress', completed_at: null, output: [] };
  yield { type: 'response.created', response: begun };
  yield { type: 'response.in_progress', response: begun };
  for (const [index, item] of response.output.entries()) {
    if (item.type === 'message') yield* messageSteps(item, index);
    else if (item.type === 'function_call') yield* callSteps(item, index);
  }
  yield { type: 'response.completed', response };
}

function* messageSteps(item: ResponseOutputMessage, index: number): Generator<Step> {
  yield {
    type: 'response.output_item.added',
    output_index: index,
    item: { ...item, status: 'in_progress', content: [] },
  };
  for (const [contentIndex, part] of item.content.entries()) {
    if (part.type !== 'output_text') continue;
    const place = { item_id: item.id, output_index: index, content_index: contentIndex };
    yield { type: 'response.content_part.added', ...place, part: { ...part, text: '' } };
    for (const delta of part.text.match(/\S+\s*|\s+/g) ?? [])
      yield { type: 'response.output_text.delta', ...place, delta, logprobs: [] };
    yield { type: 'response.output_text.done', ...place, text: part.text, logprobs: [] };
    yield { type: 'response.content_part.done', ...place, part };
  }
  yield { type: 'response.output_item.done', output_index: index, item };
}

function* callSteps(item: ResponseFunctionToolCall, index: number): Generator<Step> {
  const place = { item_id: item.id ?? item.call_id, output_index: index };
  yield {
    type: 'response.output_item.added',
    output_index: index,
    item: { ...item, status: 'in_progress', arguments: '' },
  };
  yield { type: 'response.function_call_arguments.delta', ...place, delta: item.arguments };
  yield { type: 'response.function_call_arguments.done', ...place, arguments: item.arguments };
  yield { type: 'response.output_item.done', output_index: index, item };
}
