import type { OrderingSettings } from './ordering.ts';

/**
 * Whether diners can place real orders at some time, by the settings of hours, collection and delivery. Pauses and the present
 * time do not count: a kitchen that is closed tonight still takes orders.
 */
export function takesOrders({
  collection,
  delivery,
  zones,
  hasHours,
  opensWithoutHours,
  specialDays,
}: Pick<
  OrderingSettings,
  'collection' | 'delivery' | 'zones' | 'hasHours' | 'opensWithoutHours' | 'specialDays'
>): boolean {
  // Without hours only collection is possible.
  if (!hasHours) return opensWithoutHours;
  const isOpenOnce = (kind: 'collection' | 'delivery', { isOffered, periods }: typeof collection) =>
    isOffered && (periods.length > 0 || specialDays.some((day) => day[kind].length > 0));
  return isOpenOnce('collection', collection) || (zones.length > 0 && isOpenOnce('delivery', delivery));
}
