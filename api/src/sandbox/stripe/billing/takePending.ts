import type { WireLine } from '../objects/wire.ts';
import type { World } from '../world.ts';

/** The prorations that waited for this invoice; they wait no more. */
export function takePending(world: World, subscription: string): WireLine[] {
  const notes = world.ledger.get('notes', subscription);
  if (!notes || notes.pending.length === 0) return [];
  world.ledger.put('notes', { ...notes, pending: [] });
  return notes.pending;
}
