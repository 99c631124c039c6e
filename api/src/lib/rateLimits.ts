/** How often something may be tried: `points` tries within `seconds`. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}
