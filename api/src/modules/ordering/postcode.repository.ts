import type { EntityManager } from '@mikro-orm/postgresql';
import type { Place } from '../../gateways/geocoder/geocoder.gateway.ts';
import type { PostcodeTables } from './postcode.entity.ts';

/** Stores what the geocoder answered. Of two answers the later one is kept. */
export async function keepPostcode(
  em: EntityManager,
  postcode: string,
  place: Place | null,
  foundAt: Date,
): Promise<void> {
  const found = { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null, found_at: foundAt };
  await em
    .getKysely<PostcodeTables>()
    .insertInto('postcodes')
    .values({ postcode, ...found })
    .onConflict((conflict) => conflict.column('postcode').doUpdateSet(found))
    .execute();
}
