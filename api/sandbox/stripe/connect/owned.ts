import type { Owned, Records } from '../records.ts';
import { missingObject } from '../stripeRefusal.ts';
import type { World } from '../world.ts';

/** The kinds of objects that belong to a connected account. */
type OwnedKind = { [K in keyof Records]: Records[K] extends Owned<unknown> ? K : never }[keyof Records];
type ObjectOf<K extends OwnedKind> = Records[K]['object'];

/** The objects of an account, newest first. */
export const ownedBy = <K extends OwnedKind>(world: World, kind: K, account: string): ObjectOf<K>[] =>
  world.ledger
    .all(kind)
    .filter((owned) => owned.account === account)
    .map(({ object }) => object)
    .toReversed();

/** An object of an account. Throws as Stripe does for another account's. `what` and `param` are for the message. */
export function ownedObject<K extends OwnedKind>(
  world: World,
  kind: K,
  account: string,
  id: string,
  what: string,
  param = 'id',
): ObjectOf<K> {
  const owned = world.ledger.get(kind, id);
  if (owned?.account !== account) throw missingObject(what, id, param);
  return owned.object;
}

/** Stores an object of an account. */
export const putOwned = <K extends OwnedKind>(
  world: World,
  kind: K,
  account: string,
  object: ObjectOf<K> & { id: string },
): void => world.ledger.put(kind, { id: object.id, account, object } as Records[K]);
