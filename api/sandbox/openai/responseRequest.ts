import { z } from 'zod';

const Part = z.union([
  z.object({ type: z.enum(['input_text', 'output_text']), text: z.string() }),
  z.object({ type: z.literal('input_image') }),
]);

const Content = z.union([
  z.string().transform((text) => ({ text, hasImage: false })),
  z.array(Part).transform((parts) => ({
    text: parts.map((part) => ('text' in part ? part.text : '')).join(''),
    hasImage: parts.some(({ type }) => type === 'input_image'),
  })),
]);

const InputItem = z.union([
  z.object({
    type: z.literal('function_call'),
    call_id: z.string(),
    name: z.string(),
    arguments: z.string(),
  }),
  z.object({ type: z.literal('function_call_output'), call_id: z.string(), output: z.string() }),
  z
    .object({
      type: z.literal('message').default('message'),
      role: z.enum(['user', 'assistant', 'system', 'developer']),
      content: Content,
    })
    .transform(({ content: { text, hasImage }, ...message }) => ({
      ...message,
      content: text,
      ...(hasImage && { hasImage: true as const }),
    })),
]);

/** One item of the conversation in `POST /v1/responses`. */
export type InputItem = z.infer<typeof InputItem>;

const FunctionTool = z.object({
  type: z.literal('function'),
  name: z.string().regex(/^[\w-]{1,64}$/),
  description: z.string().nullish(),
  parameters: z.record(z.string(), z.unknown()).nullable(),
  strict: z.boolean().nullable(),
});

type FunctionTool = z.infer<typeof FunctionTool>;

/** The supported part of the body of `POST /v1/responses`; other fields are ignored. */
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

/** The error message of the real service for an invalid request; null for a valid one. */
export const requestProblem = (request: ResponseRequest): string | null =>
  imageProblem(request.input) ??
  unpairedCall(request.input) ??
  request.tools.map(looseTool).find((problem) => problem !== null) ??
  null;

/** The scripted assistant sees no images, like a model for text alone. */
const imageProblem = (items: readonly InputItem[]): string | null =>
  items.some((item) => item.type === 'message' && item.hasImage)
    ? 'Invalid content type. input_image is only supported by certain models.'
    : null;

/** Every function call needs its output, and every output needs an earlier call. */
function unpairedCall(items: readonly InputItem[]): string | null {
  const open = new Set<string>();
  for (const item of items) {
    if (item.type === 'function_call') open.add(item.call_id);
    else if (item.type === 'function_call_output' && !open.delete(item.call_id))
      return `No tool call found for function call output with call_id ${item.call_id}.`;
  }
  const [first] = open;
  return first === undefined ? null : `No tool output found for function call ${first}.`;
}

/** A strict tool allows no other property and requires all of its own, at every depth. */
function looseTool(tool: FunctionTool): string | null {
  if (!tool.strict) return null;
  const problem = looseObject(tool.parameters, '()');
  return problem && `Invalid schema for function '${tool.name}': ${problem}`;
}

function looseObject(schema: unknown, context: string): string | null {
  if (!isRecord(schema)) return `In context=${context}, schema must be an object.`;
  if (schema['items'] !== undefined) return looseObject(schema['items'], `${context} items`);
  if (schema['type'] !== 'object') return null;
  if (schema['additionalProperties'] !== false)
    return `In context=${context}, 'additionalProperties' is required to be supplied and to be false.`;
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const missing = Object.keys(properties).find((name) => !required.includes(name));
  if (missing !== undefined)
    return `In context=${context}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  for (const [name, property] of Object.entries(properties)) {
    const problem = looseObject(property, `${context} ${name}`);
    if (problem) return problem;
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
