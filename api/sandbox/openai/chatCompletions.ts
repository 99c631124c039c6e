import { randomUUID } from 'node:crypto';
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { InputItem } from './responseRequest.ts';
import type { ScriptedAnswer } from './scriptedCalls.ts';

const Content = z.union([
  z.string(),
  z
    .array(z.object({ type: z.literal('text'), text: z.string() }))
    .transform((parts) => parts.map(({ text }) => text).join('')),
]);
const ToolCall = z.object({
  id: z.string(),
  type: z.literal('function'),
  function: z.object({ name: z.string(), arguments: z.string() }),
});
const Message = z.union([
  z.object({ role: z.enum(['system', 'developer', 'user']), content: Content }),
  z.object({
    role: z.literal('assistant'),
    content: Content.nullish(),
    tool_calls: z.array(ToolCall).default([]),
  }),
  z.object({ role: z.literal('tool'), tool_call_id: z.string(), content: Content }),
]);

/** The supported part of the body of `POST /v1/chat/completions`; other fields are ignored. */
export const ChatRequest = z.looseObject({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/** The instructions and the items of the conversation, as the Responses API has them. */
export function itemsOf({ messages }: ChatRequest): { instructions: string; items: InputItem[] } {
  const instructions: string[] = [];
  const items = messages.flatMap((message): InputItem[] => {
    switch (message.role) {
      case 'system':
      case 'developer':
        instructions.push(message.content);
        return [];
      case 'user':
        return [{ type: 'message', role: 'user', content: message.content }];
      case 'tool':
        return [{ type: 'function_call_output', call_id: message.tool_call_id, output: message.content }];
      case 'assistant':
        return [
          ...(message.content
            ? [{ type: 'message' as const, role: 'assistant' as const, content: message.content }]
            : []),
          ...message.tool_calls.map(({ id, function: call }) => ({
            type: 'function_call' as const,
            call_id: id,
            ...call,
          })),
        ];
    }
  });
  return { instructions: instructions.join('\n'), items };
}

const callsOf = ({ toolCalls }: ScriptedAnswer) =>
  toolCalls.map((call) => ({
    id: `call_${randomUUID().replaceAll('-', '')}`,
    type: 'function' as const,
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  }));

/** One token has about four characters in English text. */
const usageOf = (request: ChatRequest, answer: ScriptedAnswer) => {
  const [input, output] = [request.messages, answer].map((part) =>
    Math.ceil(JSON.stringify(part).length / 4),
  );
  return {
    prompt_tokens: input ?? 0,
    completion_tokens: output ?? 0,
    total_tokens: (input ?? 0) + (output ?? 0),
  };
};

const common = ({ model }: ChatRequest) => ({
  id: `chatcmpl-${randomUUID()}`,
  created: Math.floor(Date.now() / 1000),
  model,
});

const reasonOf = ({ toolCalls }: ScriptedAnswer) => (toolCalls.length > 0 ? 'tool_calls' : 'stop');

/** The whole answer as one object. */
export const toCompletion = (request: ChatRequest, answer: ScriptedAnswer): ChatCompletion => ({
  ...common(request),
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: answer.text === '' ? null : answer.text,
        refusal: null,
        ...(answer.toolCalls.length > 0 && { tool_calls: callsOf(answer) }),
      },
      finish_reason: reasonOf(answer),
      logprobs: null,
    },
  ],
  usage: usageOf(request, answer),
});

/** The answer as the chunks of a stream, word by word; the service ends it with `[DONE]`. */
export function* completionChunks(
  request: ChatRequest,
  answer: ScriptedAnswer,
): Generator<ChatCompletionChunk> {
  const shared = { ...common(request), object: 'chat.completion.chunk' as const };
  const chunk = (
    delta: ChatCompletionChunk.Choice.Delta,
    finish_reason: ChatCompletionChunk.Choice['finish_reason'] = null,
  ): ChatCompletionChunk => ({ ...shared, choices: [{ index: 0, delta, finish_reason, logprobs: null }] });
  yield chunk({ role: 'assistant', content: '' });
  for (const content of answer.text.match(/\S+\s*|\s+/g) ?? []) yield chunk({ content });
  for (const [index, call] of callsOf(answer).entries()) {
    yield chunk({ tool_calls: [{ index, ...call, function: { name: call.function.name, arguments: '' } }] });
    yield chunk({ tool_calls: [{ index, function: { arguments: call.function.arguments } }] });
  }
  yield chunk({}, reasonOf(answer));
  if (request.stream_options?.include_usage)
    yield { ...shared, choices: [], usage: usageOf(request, answer) };
}
