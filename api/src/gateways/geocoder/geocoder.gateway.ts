import type { Result } from '../../lib/result.ts';

/** A place on the map, in degrees (WGS 84). */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Finds places of postcodes. */
export interface GeocoderGateway {
  /**
   * The place of a UK postcode in normal form (`SE1 7PB`); null for one without a place. A postcode that is no longer in use
   * has its last place; an unknown one has the centre of its outward code, and null when that is unknown, too. Fails with the reason, for the log, when there is no usable answer in time.
   */
  locate(postcode: string): Promise<Result<Place | null, string>>;
}
