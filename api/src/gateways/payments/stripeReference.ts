import { z } from 'zod';
import type { PaymentsReference } from './payments.gateway.ts';

const Metadata = z.object({ userId: z.uuid(), restaurantId: z.uuid().optional(), attemptId: z.uuid() });

/** What an object at the provider says about us. */
export const toMetadata = ({
  userId,
  restaurantId,
  attemptId,
}: PaymentsReference): Record<string, string> => ({
  userId,
  attemptId,
  ...(restaurantId === null ? {} : { restaurantId }),
});

/** Reads it back; null for an object that is none of ours. */
export function fromMetadata(metadata: Record<string, string> | null): PaymentsReference | null {
  const parsed = Metadata.safeParse(metadata);
  return parsed.success ? { ...parsed.data, restaurantId: parsed.data.restaurantId ?? null } : null;
}
