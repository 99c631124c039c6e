import type { z } from 'zod';
import { invalidRequest } from '../refusals.ts';
import type { World } from '../world.ts';

export type Method = 'get' | 'post' | 'delete';

export interface Endpoint {
  method: Method;
  /** Express's notation; the object's id is `:id`. */
  path: string;
  /** The object to answer with. Throws StripeRefusal. `sent` is what the form held. */
  answer(world: World, id: string, sent: unknown): object;
}

/** An endpoint that reads its parameters by `schema` before it does anything. */
export const endpoint = <Schema extends z.ZodType>(
  method: Method,
  path: string,
  schema: Schema,
  handle: (world: World, params: z.output<Schema>, id: string) => object,
): Endpoint => ({
  method,
  path,
  answer: (world, id, sent) => handle(world, readParams(schema, sent), id),
});

function readParams<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const param = paramName([...issue.path, issue.keys[0] ?? '']);
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = paramName(issue?.path ?? []);
  if (issue?.code === 'invalid_type' && issue.message.includes('received undefined'))
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  throw invalidRequest(`Invalid ${param}: ${issue?.message ?? ''}`, { code: 'parameter_invalid', param });
}

/** `items[0][price]` */
function paramName([first = '', ...rest]: PropertyKey[]): string {
  return String(first) + rest.map((part) => `[${String(part)}]`).join('');
}
