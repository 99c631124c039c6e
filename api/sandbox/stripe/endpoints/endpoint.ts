import { z } from 'zod';
import { invalidRequest, missingObject } from '../stripeRefusal.ts';
import type { WireList } from '../wire.ts';
import type { World } from '../world.ts';

export type Method = 'get' | 'post' | 'delete';

export interface Endpoint {
  method: Method;
  /** A path in Express's notation; the object's id is `:id`. */
  path: string;
  /** Returns the response object. Throws StripeRefusal. `sent` are the form fields. */
  answer(world: World, id: string, sent: unknown): object;
}

/** An endpoint that validates its parameters with `schema` first. */
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

/** Form fields are text; these schemas parse them as Stripe does. */
export const text = z.string().max(5000);
export const name = text.min(1, 'You passed an empty string.');
export const url = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });
export const flag = z.enum(['true', 'false'], 'Invalid boolean').transform((value) => value === 'true');
const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number);
export const natural = integer.refine(
  (value) => value >= 0,
  'This value must be greater than or equal to 0.',
);
export const timestamp = integer.refine((value) => value >= 0, 'Invalid timestamp: must be an integer');

/** An empty text removes a value. */
export const nullable = text.transform((value) => value || null);

const METADATA_KEYS = 50;
/** Texts by key; an empty text removes its key, and an empty value removes all. */
export const metadata = z.union([
  z.literal(''),
  z
    .record(z.string().max(40), z.string().max(500))
    .refine((value) => Object.keys(value).length <= METADATA_KEYS, 'Too many keys'),
]);

/** Merges the stored and the sent metadata. */
export function mergeMetadata(
  before: Record<string, string>,
  sent: z.infer<typeof metadata> | undefined,
): Record<string, string> {
  if (sent === undefined) return before;
  if (sent === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...sent }).filter(([, value]) => value !== ''));
}

const LARGEST_PAGE = 100;
export const paging = {
  limit: natural
    .refine((value) => value >= 1 && value <= LARGEST_PAGE, 'Invalid integer: must be between 1 and 100')
    .default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

const moments = z.strictObject({
  gt: timestamp.optional(),
  gte: timestamp.optional(),
  lt: timestamp.optional(),
  lte: timestamp.optional(),
});
/** A filter of times. */
export const created = z.union([timestamp, moments]).optional();

/** Whether `time` matches the filter. */
export function isCreated(time: number, filter: z.infer<typeof created>): boolean {
  if (filter === undefined) return true;
  if (typeof filter === 'number') return time === filter;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = filter;
  return time > gt && time >= gte && time < lt && time <= lte;
}

interface Paging {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** One page of `newestFirst`. Throws StripeRefusal for an unknown cursor. */
export function pageOf<T extends { id: string }>(
  newestFirst: T[],
  { limit, starting_after: after, ending_before: before }: Paging,
  url: string,
): WireList<T> {
  if (after !== undefined && before !== undefined)
    throw invalidRequest('You cannot parameterize with both starting_after and ending_before.', {
      param: 'ending_before',
    });
  const placeOf = (id: string, param: string) => {
    const place = newestFirst.findIndex((item) => item.id === id);
    if (place < 0) throw missingObject('object', id, param);
    return place;
  };
  if (before !== undefined) {
    const end = placeOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newestFirst.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : placeOf(after, 'starting_after') + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}
