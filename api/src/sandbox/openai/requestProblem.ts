import type { FunctionTool, InputItem, ResponseRequest } from './responseRequest.ts';

/** What the real service would refuse in a well-formed request, as its sentence; null when it is fine. */
export const requestProblem = (request: ResponseRequest): string | null =>
  unpairedCall(request.input) ?? request.tools.map(looseTool).find((problem) => problem !== null) ?? null;

/** Every function call needs its output, and every output its call before it. */
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

/** A strict tool allows no other property and requires each of its own, at every depth. */
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
