/** A page of a list: `first`/`after` from the start or `last`/`before` from the end. */
export interface PageRequest<Place = string> {
  first?: number;
  after?: Place;
  last?: number;
  before?: Place;
}
