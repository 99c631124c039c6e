import type { DeliveryZone } from '@forkfront/common/ordering.ts';
import { newId } from '../../lib/ids.ts';

/** An area of delivery as a client sends it; a new one has no id. */
export type SentZone = Omit<DeliveryZone, 'id'> & { id: string | null };

/** Areas keep the ids that are stored, each once; all others are new. */
export function withIds(zones: readonly SentZone[], stored: readonly DeliveryZone[]): DeliveryZone[] {
  const free = new Set(stored.map(({ id }) => id));
  return zones.map((zone) => ({ ...zone, id: zone.id !== null && free.delete(zone.id) ? zone.id : newId() }));
}
