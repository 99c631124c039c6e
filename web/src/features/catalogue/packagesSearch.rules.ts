import { idInAddress } from '../../lib/globalId.ts';
import { CATEGORIES, type Category } from './plan.rules.ts';

/** Query of /packages (spec §2). */
export interface PackagesSearch {
  /** Global id of the site that is to have a paid plan. */
  upgrading?: string | undefined;
  /** Whose plans are shown; missing for restaurants. */
  category?: Exclude<Category, 'restaurant'> | undefined;
}

/** Keeps the valid values of a query. Others are set to undefined, because the router keeps values that are not named. */
export function parsePackagesSearch({ upgrading, category }: Record<string, unknown>): PackagesSearch {
  const known = CATEGORIES.find((name) => name === category);
  return {
    upgrading: idInAddress('Restaurant', upgrading),
    category: known === 'restaurant' ? undefined : known,
  };
}

/** The query with another category. */
export const withCategory = ({ upgrading }: PackagesSearch, category: Category): PackagesSearch =>
  parsePackagesSearch({ upgrading, category });
