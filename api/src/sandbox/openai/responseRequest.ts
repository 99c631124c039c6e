import { z } from 'zod';

const Content = z.union([
  z.string(),
  z
    .array(z.object({ type: z.enum(['input_text', 'output_text']), text: z.string() }))
    .transform((parts) => parts.map(({ text }) => text).join('')),
]);

const InputItem = z.union([
  z.object({
    type: z.literal('function_call'),
    call_id: z.string(),
    name: z.string(),
    arguments: z.string(),
  }),
  z.object({ type: z.literal('function_call_output'), call_id: z.string(), output: z.string() }),
  z.object({
    type: z.literal('message').default('message'),
    role: z.enum(['user', 'assistant', 'system', 'developer']),
    content: Content,
  }),
]);

/** One item of the conversation, as `POST /v1/responses` takes it. */
export type InputItem = z.infer<typeof InputItem>;

const FunctionTool = z.object({
  type: z.literal('function'),
  name: z.string().regex(/^[\w-]{1,64}$/),
  description: z.string().nullish(),
  parameters: z.record(z.string(), z.unknown()).nullable(),
  strict: z.boolean().nullable(),
});

export type FunctionTool = z.infer<typeof FunctionTool>;

/** The part of the body of `POST /v1/responses` that the scripted assistant understands; the rest is let through. */
export const ResponseRequest = z.looseObject({
  model: z.string().min(1),
  instructions: z.string().nullish(),
  input: z.union([
    z.string().transform((content): InputItem[] => [{ type: 'message', role: 'user', content }]),
    z.array(InputItem),
  ]),
  tools: z.array(FunctionTool).default([]),
  stream: z.boolean().nullish(),
  store: z.boolean().nullish(),
  max_output_tokens: z.int().min(16).nullish(),
});

export type ResponseRequest = z.infer<typeof ResponseRequest>;
