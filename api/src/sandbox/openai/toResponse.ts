import { randomUUID } from 'node:crypto';
import type {
  Response,
  ResponseFunctionToolCall,
  ResponseOutputMessage,
  ResponseUsage,
} from 'openai/resources/responses/responses';
import type { ResponseRequest } from './responseRequest.ts';
import type { ScriptedAnswer, ScriptedToolCall } from './scriptedAnswer.ts';

/** A response object as it goes over the wire: `output_text` is made by the client library. */
export type WireResponse = Omit<Response, 'output_text'>;

/** The finished response object that carries an answer. */
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

/** Counted as four characters to a token, which is about what English text takes. */
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
