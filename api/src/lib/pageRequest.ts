/** A page of a list: `first`/`after` from the start or `last`/`before` from the end. */
export interface PageRequest {
  first?: number;
  after?: string;
  last?: number;
  before?: string;
}
