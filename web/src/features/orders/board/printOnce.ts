import { readStored, writeStored } from '../../../lib/storage.ts';

/** More than a restaurant has in a day. */
const MAX_PRINTED = 1000;

/** Where storage is blocked, at least this tab prints once. */
const ofThisTab = new Set<string>();

function claim(ids: readonly string[]): string[] {
  const before = new Set([...(readStored('printedOrders') ?? '').split(' '), ...ofThisTab]);
  const fresh = ids.filter((id) => !before.has(id));
  for (const id of fresh) ofThisTab.add(id);
  if (fresh.length > 0) writeStored('printedOrders', [...before, ...fresh].slice(-MAX_PRINTED).join(' '));
  return fresh;
}

/** Marks orders as printed; resolves with those that no tab of this device has printed before. */
export const claimPrints = (ids: readonly string[]): Promise<string[]> =>
  // Old browsers lack it; there two tabs may print the same.
  'locks' in navigator
    ? navigator.locks.request('printedOrders', () => claim(ids))
    : Promise.resolve(claim(ids));
