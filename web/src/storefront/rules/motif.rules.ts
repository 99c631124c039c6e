import { type Cuisine, CUISINES } from '@forkfront/common/cuisine.ts';
import type { Storefront } from '../queries/storefrontPage.ts';

/** The cuisine whose pattern and sign (`motifs/`) a page has; `plain` without a site, and for a cuisine that this build does not know. */
export const motifOf = (cuisine: Storefront['cuisine'] | undefined): Cuisine =>
  CUISINES.find((known) => known.toUpperCase() === cuisine) ?? 'plain';
