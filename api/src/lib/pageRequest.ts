/** Which page of a list is wanted: `first`/`after` from the start or `last`/`before` from the end. */
export interface PageRequest {
  first?: number;
  after?: string;
  last?: number;
  before?: string;
}
