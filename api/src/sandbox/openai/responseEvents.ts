import type {
  ResponseContentPartAddedEvent,
  ResponseContentPartDoneEvent,
  ResponseFunctionCallArgumentsDeltaEvent,
  ResponseFunctionCallArgumentsDoneEvent,
  ResponseFunctionToolCall,
  ResponseOutputItemAddedEvent,
  ResponseOutputItemDoneEvent,
  ResponseOutputMessage,
  ResponseTextDeltaEvent,
  ResponseTextDoneEvent,
} from 'openai/resources/responses/responses';
import type { WireResponse } from './toResponse.ts';

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
export type WireEvent = Step & { sequence_number: number };

/** A finished response as the stream of events that builds it up, its text word by word. */
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
