/** Tells which addresses are pictures that an owner may show on a restaurant. */
export abstract class OwnPictures {
  /**
   * The key of the stored picture at `url`, when this owner uploaded it for this restaurant or the restaurant shows it
   * already (on itself or on one of its products); else null. Ids are uuids.
   */
  abstract keyOf(ownerId: string, restaurantId: string, url: string): Promise<string | null>;
}
