import type { Storefront } from '../queries/storefrontPage.ts';

/** The names of the patterns and signs (`motifs/`): those of the cuisines in lower case. */
export const MOTIFS = [
  'italian',
  'indian',
  'grill',
  'cafe',
  'bakery',
  'chinese',
  'japanese',
  'thai',
  'asian',
  'levantine',
  'turkish',
  'greek',
  'mexican',
  'fish',
  'grocery',
  'plain',
] as const;
export type Motif = (typeof MOTIFS)[number];

/** The motif of a cuisine; `plain` without a site, and for a cuisine that has none. */
export const motifOf = (cuisine: Storefront['cuisine'] | undefined): Motif =>
  MOTIFS.find((motif) => motif.toUpperCase() === cuisine) ?? 'plain';
