import type { Result } from '../../lib/result.ts';

/** A place on the map, in degrees (WGS 84). */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Finds places of postcodes. */
export interface GeocoderGateway {
  /**
   * The place of a UK postcode in normal form (`SE1 7PB`); null for an unknown postcode and one without a place. A postcode
   * that is no longer in use has its last place. Fails with the reason, for the log, when there is no usable answer in time.
   */
  locate(postcode: string): Promise<Result<Place | null, string>>;
}
