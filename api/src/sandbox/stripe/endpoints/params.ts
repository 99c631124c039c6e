import { z } from 'zod';

/** Form fields are text: what they mean, in Stripe's terms. */
export const text = z.string().max(5000);
export const name = text.min(1, 'You passed an empty string.');
export const url = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });
export const flag = z.enum(['true', 'false'], 'Invalid boolean').transform((value) => value === 'true');
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number);
export const natural = integer.refine(
  (value) => value >= 0,
  'This value must be greater than or equal to 0.',
);
export const timestamp = integer.refine((value) => value >= 0, 'Invalid timestamp: must be an integer');

/** An empty text takes a value away. */
export const nullable = text.transform((value) => value || null);

const METADATA_KEYS = 50;
/** Texts by key; an empty one removes its key, and empty altogether removes all. */
export const metadata = z.union([
  z.literal(''),
  z
    .record(z.string().max(40), z.string().max(500))
    .refine((value) => Object.keys(value).length <= METADATA_KEYS, 'Too many keys'),
]);

/** What is there with what was sent. */
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

/** Whether `time` passes the filter. */
export function isCreated(time: number, filter: z.infer<typeof created>): boolean {
  if (filter === undefined) return true;
  if (typeof filter === 'number') return time === filter;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = filter;
  return time > gt && time >= gte && time < lt && time <= lte;
}
